import FoundationEssentials
import Glibc
import ImageIO
import Scenes
import ScrimTestSupport
import StrictJSON
import Synchronization
import Testing
import Threads

@testable import scrim_cli

/// `scrim watch`, served from a thread of the test.
@Suite("Watching scenes")
struct WatchTests {
    /// A scene whose view is a picture.
    private static let picture = """
        {"scrim": 1, "device": "iPhone SE (1st generation)",
        "providers": {"p": {"loading": {"view": "Image", "file": "icon.png"}}},
        "hud": {"state": "loading", "provider": "p", "backdrop": "clear"}}
        """

    private static func scene(_ message: String, screen: String = "sample") -> String {
        """
        {"scrim": 1, "device": "iPhone SE (1st generation)", "screen": "\(screen)",
        "hud": {"state": "loading", "message": "\(message)", "backdrop": "clear"}}
        """
    }

    /// Calls `body` with the address of a session that runs beside it.
    private static func serve(_ paths: [String], _ body: (_ address: String) throws -> Void) throws {
        let session = try WatchSession(paths, port: 0)
        let isOver = Atomic<Bool>(false)
        let failure = Locked<(any Error)?>(nil)
        ThreadPool(threads: 2).forEach(2) { index, _ in
            if index == 0 {
                while !isOver.load(ordering: .acquiring) { session.step(timeout: 10) }
            } else {
                do { try body(session.address) } catch { failure.withLock { $0 = error } }
                isOver.store(true, ordering: .releasing)
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }

    @Test(
        "A page shows a scene as it is saved, what is wrong in it, new files, and pictures that change; nothing else loads",
        .enabled(if: HeadlessBrowser.isExpected, "Chromium is missing; run: apt-get install chromium")
    )
    func page() throws {
        try TemporaryFolder.with { folder in
            let file = try folder.write(Self.scene("One"), to: "a.json")
            try Self.serve([folder.path]) { address in
                let page = try HeadlessBrowser().open(address) { evaluate in
                    _ = try evaluate(Self.helpers)
                    func shown(_ words: String) throws {
                        let frame = try SceneFile.read(file).frames()[0]
                        let sum = Self.checksum(try FrameRenderer().render(frame).png().bytes)
                        #expect(try evaluate("shows(\(sum))") == true, "\(words)")
                    }
                    try shown("at first")
                    try folder.write(Self.scene("Two"), to: "a.json")
                    try shown("written in place")
                    try folder.write(Self.scene("Three"), to: "new.tmp")
                    #expect(rename(folder.file("new.tmp"), file) == 0)
                    try shown("put in its place")

                    try folder.write(#"{"scrim": 1, "hud": {"state": "busy"}}"#, to: "a.json")
                    let fault = try evaluate("until(() => !byId('fault').hidden && byId('fault').textContent)")
                    #expect(fault.text.contains("hud.state") && fault.text.contains("a.json"))
                    try PNGEncoder().write(
                        .init(width: 2, height: 2, bytes: .init(repeating: 9, count: 16)),
                        to: folder.file("s.png")
                    )
                    try folder.write(Self.scene("Four", screen: "s.png"), to: "a.json")
                    let words = "document.querySelector('figcaption .bad')?.textContent"
                    #expect(try evaluate("until(() => byId('fault').hidden && \(words))").text.contains("2×2"))
                    let bytes = [UInt8](repeating: 255, count: 4 * 640 * 1136)
                    try PNGEncoder().write(.init(width: 640, height: 1136, bytes: bytes), to: folder.file("s.png"))
                    try shown("with another screenshot")

                    try folder.write(Self.picture, to: "a.json")
                    #expect(try evaluate("until(() => byId('fault').textContent.includes('icon.png'))") == true)
                    for side in [20, 40] {
                        let bytes = [UInt8](repeating: 255, count: 4 * side * side)
                        let icon = PNGImage(width: side, height: side, bytes: bytes)
                        try PNGEncoder().write(icon, to: folder.file("icon.png"))
                        try shown("with a picture of \(side) pixels in a view")
                    }

                    try folder.write(Self.scene("Five"), to: "deep/b.json")
                    #expect(try evaluate("until(() => byId('scenes').value.endsWith('/deep/b.json'))") == true)
                    try FileManager.default.removeItem(atPath: folder.file("deep"))
                    #expect(try evaluate("until(() => byId('scenes').length === 1)") == true)
                    #expect(try evaluate("foreign()") == [])
                }
                // The browser itself tells of the frame that could not be drawn.
                #expect(page.console.filter { !$0.contains("422") } == [])
            }
        }
    }

    /// FNV-1a over words of 32 bits, which is soon done also without optimisation.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 }
        }
    }

    private static let helpers = """
        globalThis.until = async (test) => {
          for (let i = 0; i < 2000 && !test(); i++) await new Promise((done) => setTimeout(done, 5));
          return test();
        };
        globalThis.shows = async (sum) => {
          let found = 0;
          for (let i = 0; i < 1000 && found !== sum; i++) {
            await new Promise((done) => setTimeout(done, 10));
            const image = document.querySelector("img");
            if (!image?.naturalWidth) continue;
            const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
            const ink = canvas.getContext("2d", { willReadFrequently: true });
            ink.drawImage(image, 0, 0);
            const words = new Uint32Array(ink.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
            found = words.reduce((sum, word) => Math.imul(sum ^ word, 16777619), 2166136261) >>> 0;
          }
          return found === sum;
        };
        globalThis.foreign = () => performance.getEntriesByType("resource").map((entry) => entry.name)
          .filter((name) => !name.startsWith(location.origin) && !/^(data|blob):/.test(name));
        null
        """

    @Test("Only requests of this machine's own pages are answered: another host, origin, site or method is refused")
    func strangers() throws {
        try TemporaryFolder.with { folder in
            let file = try folder.write(Self.scene("One"), to: "a.json")
            try Self.serve([file]) { address in
                let port = address.split(separator: ":").last.flatMap { UInt16($0.dropLast()) } ?? 0
                func check(_ line: String, _ headers: String..., gives status: String) throws {
                    let text = ([line] + headers + ["", ""]).joined(separator: "\r\n")
                    let answer = try Self.send(text, port: port).prefix { $0 != "\r\n" }
                    #expect(answer == "HTTP/1.1 \(status)", "\(line.prefix(50)) \(headers)")
                }
                let (host, get) = ("Host: 127.0.0.1:\(port)", "GET / HTTP/1.1")
                try check(get, host, gives: "200 OK")
                try check(get, "host: LOCALHOST:\(port)", gives: "200 OK")
                try check(get, gives: "403 Forbidden")
                try check(get, "Host: evil.example:\(port)", gives: "403 Forbidden")
                try check(get, "Host: 127.0.0.1", gives: "403 Forbidden")
                try check(get, host, "Origin: http://evil.example", gives: "403 Forbidden")
                try check(get, host, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", gives: "403 Forbidden")
                try check("GET /frame/1/0 HTTP/1.1", host, gives: "200 OK")
                try check("POST / HTTP/1.1", host, gives: "405 Method Not Allowed")
                for path in [
                    "/../../etc/passwd", "/frame/1/99", "/frame/1/-1", "/frame/9/0", "/frame/x/0", "/a.json", "//",
                ] {
                    try check("GET \(path) HTTP/1.1", host, gives: "404 Not Found")
                }
                try check("GET", host, gives: "400 Bad Request")
                try check(get, host, host, gives: "400 Bad Request")
                try check("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1", host, gives: "400 Bad Request")
            }
        }
    }

    /// Sends a request and returns all that is answered.
    private static func send(_ text: String, port: UInt16) throws -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
        try #require(isOpen)
        let bytes = Array(text.utf8)
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<count]
        }
    }

    /// What the scenes are told as: a file with its frames and whether something is wrong.
    private static func told(_ scenes: WatchedScenes) throws -> [String] {
        try JSONReader(scenes.json).array().map { scene in
            try scene.anyObject()["file"].string() + (scene.hasKey("fault") ? " is wrong" : "")
        }
    }

    @Test("A folder that goes and comes again is watched again", arguments: [true, false])
    func comingFolder(isMoved: Bool) throws {
        try TemporaryFolder.with { folder in
            let name = "Snapshots/Scenes/a.json"
            let file = try folder.write(Self.scene("One"), to: name)
            let (above, root) = (folder.file("Snapshots"), folder.file("Snapshots/Scenes"))
            let watcher = try FileWatcher()
            // The folder, and the file by its own name.
            for path in [root, file] {
                let scenes = WatchedScenes([path], watcher)
                for round in 0..<2 {
                    #expect(try Self.told(scenes) == [file])
                    if isMoved {
                        #expect(rename(root, folder.file("away")) == 0)
                    } else {
                        try FileManager.default.removeItem(atPath: above)
                    }
                    #expect(scenes.update(watcher.changes()))
                    #expect(try Self.told(scenes) == ["\(path) is wrong"])
                    // Folder by folder, as a branch comes back.
                    for part in isMoved ? [root] : [above, root] {
                        try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: false)
                        if round == 0 { _ = scenes.update(watcher.changes()) }
                    }
                    try folder.write(Self.scene("Two"), to: name)
                    #expect(scenes.update(watcher.changes()))
                    #expect(try Self.told(scenes) == [file])
                    // And what is saved there counts.
                    let before = scenes.json
                    try folder.write(Self.scene("Three"), to: name)
                    #expect(scenes.update(watcher.changes()))
                    #expect(scenes.json != before)
                    if isMoved { try FileManager.default.removeItem(atPath: folder.file("away")) }
                }
            }
        }
    }

    @Test("A file that is not there, a port that is none and one that is taken are refused")
    func refused() throws {
        #expect(CommandRun("watch", "/none/a.json").code == .missingInput)
        #expect(CommandRun("watch", "--port", "65536").code == .usage)
        try TemporaryFolder.with { folder in
            let file = try folder.write(Self.scene("One"), to: "a.json")
            let session = try WatchSession([file], port: 0)
            let port = session.address.split(separator: ":").last.map { String($0.dropLast()) } ?? ""
            let run = CommandRun("watch", file, "--port", port)
            #expect(run.code == .cannotWrite && run.errors.contains("--port"))
        }
    }
}
