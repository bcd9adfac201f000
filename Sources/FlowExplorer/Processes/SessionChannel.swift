#if !FLOW_PHONE
  import Dispatch
  import PortableC
  import Subprocess

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// Lines of text that two processes exchange over a socket.
  ///
  /// A socket reports the end of the other process as the end of the input, or as an error; writing to a
  /// pipe would raise a signal.
  ///
  /// Sendable: the descriptor does not change, and the buffer is used by one reader at a time, which is the
  /// main thread of a session's process, or the queue of a channel here.
  final class SessionChannel: @unchecked Sendable {
    private let descriptor: FileDescriptor
    private let queue = DispatchQueue(label: "flow-explorer-session")
    private var received: [UInt8] = []

    /// - Parameter descriptor: a connected socket, which the channel closes in the end.
    init(_ descriptor: FileDescriptor) {
      self.descriptor = descriptor
    }

    deinit { try? descriptor.close() }

    /// Creates a channel and its other end.
    ///
    /// - Returns: the channel, and the descriptor for the other process.
    /// - Throws: `Errno` when there are no descriptors left.
    static func pair() throws(Errno) -> (own: SessionChannel, other: FileDescriptor) {
      var ends: [CInt] = [-1, -1]
      #if canImport(Darwin)
        let kind = SOCK_STREAM
      #else
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      #endif
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Errno(rawValue: errno) }
      #if canImport(Darwin)
        var yes: CInt = 1
        for end in ends {
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
          setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
        }
      #endif
      return (SessionChannel(FileDescriptor(rawValue: ends[0])), FileDescriptor(rawValue: ends[1]))
    }

    /// Sends a line, or as much of it as the other process takes.
    func send(_ line: [UInt8]) {
      let bytes = line + [UInt8(ascii: "\n")]
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          PortableC.send(descriptor.rawValue, $0.baseAddress, $0.count, Self.flags)
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    /// Waits for a line and returns it; nil when the other process has ended, or closed its end.
    func receive() -> [UInt8]? {
      var searched = 0
      while true {
        if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { received.removeFirst(end + 1) }
          return Array(received[..<end])
        }
        searched = received.count
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          var size = -1
          repeat {
            size = recv(descriptor.rawValue, buffer.baseAddress, buffer.count, 0)
          } while size < 0 && errno == EINTR
          count = max(0, size)
        }
        guard !chunk.isEmpty else { return nil }
        received += chunk
      }
    }

    /// Waits for a line without keeping a thread of Swift's tasks; nil when there will be none.
    func nextLine() async -> [UInt8]? {
      await withCheckedContinuation { continuation in
        queue.async { [self] in continuation.resume(returning: receive()) }
      }
    }

    /// Ends the exchange for both processes.
    func close() { shutdown(descriptor.rawValue, CInt(SHUT_RDWR)) }

    /// Waits until the other process has ended, or closed its end.
    func waitForHangup() {
      var entry = pollfd(fd: descriptor.rawValue, events: Int16(POLLHUP), revents: 0)
      while poll(&entry, 1, -1) < 0 && errno == EINTR {}
    }

    /// Without a reader, sending fails instead of raising SIGPIPE. Darwin has an option of the socket.
    private static var flags: CInt {
      #if canImport(Darwin)
        0
      #else
        CInt(MSG_NOSIGNAL)
      #endif
    }
  }
#endif
