/// The first line and the headers of a request, as far as a server of pictures needs them.
struct HTTPRequest: Equatable {
    let method: String
    /// The path without what follows a question mark.
    let path: String
    /// Names in lower case.
    let headers: [String: String]

    /// The most bytes of a request.
    static let limit = 16 << 10

    enum Parse: Equatable {
        /// The request is not whole yet.
        case incomplete
        case malformed
        case request(HTTPRequest)
    }

    /// Reads a request's bytes; bodies are no part of it.
    static func parse(_ bytes: [UInt8]) -> Parse {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            return bytes.count > limit ? .malformed : .incomplete
        }
        guard end.lowerBound <= limit, let text = String(validating: bytes[..<end.lowerBound], as: UTF8.self) else {
            return .malformed
        }
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return .malformed }
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex, line.first != " " else {
                return .malformed
            }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            guard headers.updateValue(String(value), forKey: line[..<colon].lowercased()) == nil else {
                return .malformed
            }
        }
        return .request(
            HTTPRequest(
                method: String(words[0]),
                path: String(words[1].prefix { $0 != "?" }),
                headers: headers
            )
        )
    }

    /// True where the request is meant for this server: a page of another site that got a name to point here, or that
    /// refers to what is here, has another host or origin.
    func isLocal(port: UInt16) -> Bool {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = headers["host"], hosts.contains(host.lowercased()) else { return false }
        if let origin = headers["origin"], !hosts.contains(where: { origin == "http://\($0)" }) { return false }
        guard let site = headers["sec-fetch-site"] else { return true }
        return ["same-origin", "none"].contains(site) || headers["sec-fetch-mode"] == "navigate"
    }
}

/// What a request is answered with.
struct HTTPResponse {
    var status = "200 OK"
    var type = "text/plain; charset=utf-8"
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []

    static func text(_ text: String, status: String) -> HTTPResponse {
        HTTPResponse(status: status, body: Array((text + "\n").utf8))
    }

    /// The bytes to send; a stream has no length, and its connection stays open.
    func bytes(isStream: Bool = false) -> [UInt8] {
        var lines = [
            "HTTP/1.1 \(status)", "Content-Type: \(type)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
            "Referrer-Policy: no-referrer", "Connection: \(isStream ? "keep-alive" : "close")",
        ]
        if !isStream { lines.append("Content-Length: \(body.count)") }
        lines += headers.map { "\($0.name): \($0.value)" }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
