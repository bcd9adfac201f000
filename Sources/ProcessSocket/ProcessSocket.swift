import PortableC

/// One end of a socket between two processes, which closes when this value goes away.
///
/// A socket reports the end of the other process as the end of the input, or as an error. Writing to a pipe
/// without a reader would raise SIGPIPE, which ends a program.
public final class ProcessSocket: Sendable {
  private let descriptor: CInt

  /// - Parameter descriptor: a connected socket, which is closed in the end.
  public init(_ descriptor: CInt) {
    self.descriptor = descriptor
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
  }

  deinit { _ = PortableC.close(descriptor) }

  /// Creates a socket, and the descriptor of its other end, which whoever is given it closes.
  ///
  /// - Returns: nil when there are no descriptors left; `errno` has the reason.
  public static func pair() -> (own: ProcessSocket, other: CInt)? {
    var ends: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #if canImport(Darwin)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ProcessSocket(ends[0]), ends[1])
  }

  /// Sends bytes, or as many of them as the other process takes.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        PortableC.send(descriptor, $0.baseAddress, $0.count, Self.flags)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for bytes, and returns those that have arrived; none where nothing will.
  public func receive() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var received = -1
      repeat {
        received = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      } while received < 0 && errno == EINTR
      count = max(0, received)
    }
  }

  /// Ends the exchange for both processes, and a wait for bytes.
  public func shutDown() {
    _ = shutdown(descriptor, CInt(SHUT_RDWR))
  }

  /// Waits until the other process has ended, or closed its end.
  public func waitForHangup() {
    var entry = pollfd(fd: descriptor, events: Int16(POLLHUP), revents: 0)
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
