import Glibc

/// An HTTP server for browsers on this machine alone: it listens on 127.0.0.1 and answers one request a connection.
///
/// It works in the thread that calls ``step(also:timeout:respond:)``. A connection that asked for events stays open,
/// and gets what ``send(_:)`` sends.
final class LocalServer {
    let port: UInt16
    private let listener: Int32
    private var connections: [Int32: Connection] = [:]

    private struct Connection {
        var input: [UInt8] = []
        var output: [UInt8] = []
        /// Bytes of the output that are on their way.
        var sent = 0
        var isStream = false
        /// True when nothing more is to be sent than is there.
        var isDone = false

        var isIdle: Bool { sent == output.count }

        mutating func add(_ event: String) {
            output.removeFirst(sent)
            sent = 0
            output += Array(event.utf8)
        }
    }

    /// The most connections at a time; the oldest browsers open six.
    private static let connectionLimit = 64
    /// The most bytes that wait for a reader; one that does not read them is let go.
    private static let outputLimit = 64 << 20

    /// Listens on a port, or where it is 0 on a free one.
    init(port: UInt16) throws(Failure) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_NONBLOCK | O_CLOEXEC, 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(listener)
            throw Failure(.cannotWrite, "port \(port) of 127.0.0.1 cannot be used: \(reason); give another --port")
        }
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
    }

    deinit {
        for descriptor in connections.keys { close(descriptor) }
        close(listener)
    }

    /// Pages that listen to events.
    var listeners: Int { connections.values.count(where: \.isStream) }

    /// Sends an event to all pages that listen.
    func send(_ event: String) {
        for descriptor in connections.keys where connections[descriptor]?.isStream == true {
            connections[descriptor]?.add(event)
            flush(descriptor)
        }
    }

    /// What to do with a request: answer it, or send it events from now on, beginning with this text.
    enum Answer {
        case response(HTTPResponse)
        case events(String)
    }

    /// Waits for a request, or for another descriptor to be readable, and serves what has come; true where the other
    /// one is readable.
    func step(also other: Int32, timeout: Int32, respond: (HTTPRequest) -> Answer) -> Bool {
        var entries = [
            pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        for (descriptor, connection) in connections {
            let events = Int16(POLLIN) | (connection.isIdle ? 0 : Int16(POLLOUT))
            entries.append(pollfd(fd: descriptor, events: events, revents: 0))
        }
        guard poll(&entries, nfds_t(entries.count), timeout) > 0 else { return false }
        if entries[0].revents != 0 { accept() }
        for entry in entries.dropFirst(2) where entry.revents != 0 {
            if entry.revents & Int16(POLLOUT) != 0 { flush(entry.fd) }
            if entry.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { receive(entry.fd, respond) }
        }
        return entries[1].revents != 0
    }

    private func accept() {
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            // One that waited for a place would be asked about in every step.
            guard connections.count < Self.connectionLimit else {
                close(descriptor)
                continue
            }
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            var yes: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            connections[descriptor] = Connection()
        }
    }

    private func receive(_ descriptor: Int32, _ respond: (HTTPRequest) -> Answer) {
        guard var connection = connections[descriptor] else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else {
            if count == 0 || errno != EAGAIN { drop(descriptor) }
            return
        }
        // What follows a request is not read.
        guard !connection.isStream, !connection.isDone else { return }
        connection.input += buffer[..<count]
        switch HTTPRequest.parse(connection.input) {
        case .incomplete:
            connections[descriptor] = connection
            return
        case .malformed:
            connection.output = HTTPResponse.text("this is no request", status: "400 Bad Request").bytes()
            connection.isDone = true
        case .request(let request):
            switch answer(request, respond) {
            case .response(let response):
                connection.output = response.bytes()
                connection.isDone = true
            case .events(let first):
                let head = HTTPResponse(type: "text/event-stream").bytes(isStream: true)
                connection.output = head + Array(first.utf8)
                connection.isStream = true
            }
        }
        connection.input = []
        connections[descriptor] = connection
        flush(descriptor)
    }

    private func answer(_ request: HTTPRequest, _ respond: (HTTPRequest) -> Answer) -> Answer {
        guard request.isLocal(port: port) else {
            return .response(.text("this server is for pages of its own", status: "403 Forbidden"))
        }
        guard request.method == "GET" else {
            var response = HTTPResponse.text("only GET is answered", status: "405 Method Not Allowed")
            response.headers = [("Allow", "GET")]
            return .response(response)
        }
        return respond(request)
    }

    private func flush(_ descriptor: Int32) {
        while let connection = connections[descriptor], !connection.isIdle {
            let count = connection.output.withUnsafeBytes { bytes in
                let rest = bytes[connection.sent...]
                return Glibc.send(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, noSignal)
            }
            if count < 0, errno == EAGAIN, connection.output.count <= Self.outputLimit { return }
            guard count > 0 else { return drop(descriptor) }
            connections[descriptor]?.sent += count
        }
        guard let connection = connections[descriptor], connection.isDone else { return }
        drop(descriptor)
    }

    /// A page that is gone ends its own connection, not the program.
    private var noSignal: Int32 { Int32(MSG_NOSIGNAL) }

    private func drop(_ descriptor: Int32) {
        connections[descriptor] = nil
        close(descriptor)
    }
}
