import Glibc
import StrictJSON

/// What `scrim watch` does: it looks at files, and tells the pages that show them.
final class WatchSession {
    private let watcher: FileWatcher
    private let scenes: WatchedScenes
    private let server: LocalServer

    init(_ paths: [String], port: UInt16) throws(Failure) {
        watcher = try FileWatcher()
        server = try LocalServer(port: port)
        scenes = WatchedScenes(paths, watcher)
    }

    var address: String { "http://127.0.0.1:\(server.port)/" }

    /// Pages that are open.
    var pages: Int { server.listeners }

    /// How long a file that is gone is waited for, in microseconds: an editor that saves by a new file puts it there at
    /// once, and the page shall not show a fault between the two.
    private static let replacingTime: UInt32 = 20_000

    /// Serves what has come, and waits for it no longer than that many milliseconds.
    func step(timeout: Int32) {
        guard server.step(also: watcher.descriptor, timeout: timeout, respond: { answer($0) }) else { return }
        var changes = watcher.changes()
        if scenes.lacksFile {
            usleep(Self.replacingTime)
            changes.add(watcher.changes())
        }
        if scenes.update(changes) { server.send(event) }
    }

    private var event: String { "data: \(scenes.json.text)\n\n" }

    private func answer(_ request: HTTPRequest) -> LocalServer.Answer {
        switch request.path {
        case "/":
            let headers = [(name: "Content-Security-Policy", value: WatchPage.policy)]
            return .response(
                HTTPResponse(type: "text/html; charset=utf-8", headers: headers, body: Array(WatchPage.html.utf8))
            )
        case "/events": return .events("retry: 500\n\(event)")
        default: return .response(picture(request.path))
        }
    }

    /// The answer for `/frame/VERSION/INDEX`.
    private func picture(_ path: String) -> HTTPResponse {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[1] == "frame", let version = Int(parts[2]), let index = Int(parts[3]) else {
            return .text("there is nothing here", status: "404 Not Found")
        }
        do {
            switch try scenes.picture(version: version, frame: index) {
            case .png(let bytes): return HTTPResponse(type: "image/png", body: bytes)
            // The page has heard of the change, or will in a moment.
            case .outdated: return HTTPResponse(status: "204 No Content")
            case .none: return .text("there is no such frame", status: "404 Not Found")
            }
        } catch {
            return .text(Failure(error).message, status: "422 Unprocessable Content")
        }
    }
}
