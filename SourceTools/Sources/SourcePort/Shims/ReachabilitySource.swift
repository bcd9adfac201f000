extension ShimSources {
  /// The library Reachability, from version 5: the phone is online, by Wi-Fi.
  static let reachability = #"""
    import Foundation

    public enum ReachabilityError: Error { case failedToCreateWithHostname(String, Int32) }

    public final class Reachability: @unchecked Sendable {
      public typealias NetworkReachable = (Reachability) -> Void
      public typealias NetworkUnreachable = (Reachability) -> Void
      public enum Connection: CustomStringConvertible, Sendable {
        case none, unavailable, wifi, cellular
        public var description: String {
          switch self {
          case .cellular: "Cellular"
          case .wifi: "WiFi"
          case .none, .unavailable: "No Connection"
          }
        }
      }

      public var whenReachable: NetworkReachable?
      public var whenUnreachable: NetworkUnreachable?
      public var allowsCellularConnection = true
      public private(set) var notifierRunning = false
      public let connection = Connection.wifi

      public init(queueQoS: DispatchQoS = .default) throws {}
      public init(hostname: String, queueQoS: DispatchQoS = .default) throws {}

      /// Says once, before it returns, that the phone is online: what happens is the same each time.
      public func startNotifier() throws {
        guard !notifierRunning else { return }
        notifierRunning = true
        whenReachable?(self)
        NotificationCenter.default.post(name: .reachabilityChanged, object: self)
      }
      public func stopNotifier() { notifierRunning = false }
    }
    extension Notification.Name {
      public static let reachabilityChanged = Notification.Name("reachabilityChanged")
    }

    """#
}
