import PortableC

/// Where a trace is sent.
struct LiveAddress: Sendable {
  var host: String
  var port: UInt16
}

/// A TCP connection, which closes when this value goes away.
final class LiveConnection: Sendable {
  /// How long bytes may wait until the other side takes some, in seconds.
  private static let patience = 10

  private let descriptor: CInt

  /// Connects to the first of the host's addresses that answers; nil where none does.
  init?(to address: LiveAddress) {
    var hints = addrinfo()
    hints.ai_socktype = Self.stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, "\(address.port)", &hints, &found) == 0 else { return nil }
    defer { freeaddrinfo(found) }
    var next = found
    while let entry = next {
      if let descriptor = Self.connected(to: entry.pointee) {
        self.descriptor = descriptor
        return
      }
      next = entry.pointee.ai_next
    }
    return nil
  }

  deinit { _ = PortableC.close(descriptor) }

  /// Sends bytes.
  ///
  /// - Returns: whether the system took all of them.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        PortableC.send(descriptor, $0.baseAddress, $0.count, Self.flags)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func connected(to entry: addrinfo) -> CInt? {
    let descriptor = socket(entry.ai_family, entry.ai_socktype, entry.ai_protocol)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var time = timeval()
    time.tv_sec = .init(patience)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      var yes: CInt = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
    guard connect(descriptor, entry.ai_addr, entry.ai_addrlen) == 0 else {
      _ = PortableC.close(descriptor)
      return nil
    }
    return descriptor
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let flags: CInt = 0
  #elseif canImport(Musl)
    private static let stream = SOCK_STREAM
    private static let flags = CInt(MSG_NOSIGNAL)
  #else
    private static let stream = CInt(SOCK_STREAM.rawValue)
    private static let flags = CInt(MSG_NOSIGNAL)
  #endif
}
