import FlyingSocks
import PortableC

/// An address of this machine, and a port of it: `127.0.0.1:5858`, `[::1]:5858`, `192.168.1.20:0`.
package struct ListenAddress: Sendable, Equatable {
  /// The address in digits, without brackets.
  package let host: String
  /// The port; 0 for any that is free.
  package let port: UInt16
  private let isIP6: Bool

  /// Reads an address; a port alone is one of the loopback address.
  ///
  /// - Returns: nil where it is not an address in digits and a port.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, let port = UInt16(last) else { return nil }
    var host = parts.count == 1 ? "127.0.0.1" : parts.dropLast().joined(separator: ":")
    isIP6 = host.hasPrefix("[") && host.hasSuffix("]")
    if isIP6 { host = String(host.dropFirst().dropLast()) }
    self.host = host
    self.port = port
    let isAddress =
      isIP6
      ? (try? sockaddr_in6.inet6(ip6: host, port: port)) != nil
      : (try? sockaddr_in.inet(ip4: host, port: port)) != nil
    guard isAddress else { return nil }
  }

  private init(loopback port: UInt16) {
    host = "127.0.0.1"
    self.port = port
    isIP6 = false
  }

  /// A port of the loopback address, which only this machine can connect to.
  static func loopback(port: UInt16) -> Self { Self(loopback: port) }

  /// Whether only this machine can connect to it.
  package var isLoopback: Bool { isIP6 ? host == "::1" : host.hasPrefix("127.") }

  /// The address as it is written with a port.
  package func text(port: UInt16) -> String { isIP6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

  var family: Int32 { isIP6 ? AF_INET6 : AF_INET }

  func bind(_ socket: Socket) throws {
    if isIP6 {
      try socket.bind(to: sockaddr_in6.inet6(ip6: host, port: port))
    } else {
      try socket.bind(to: sockaddr_in.inet(ip4: host, port: port))
    }
  }
}
