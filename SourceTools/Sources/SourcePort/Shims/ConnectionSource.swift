extension ShimSources {
  /// The module Network: the phone is online, by Wi-Fi.
  static let connections = #"""
    import Foundation

    public struct NWInterface: Hashable, Sendable {
      public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
      public let type: InterfaceType
      public var name: String { "en0" }
    }
    public struct NWPath: Hashable, Sendable {
      public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
      public var status: Status { .satisfied }
      public var isExpensive: Bool { false }
      public var isConstrained: Bool { false }
      public var supportsIPv4: Bool { true }
      public var supportsIPv6: Bool { true }
      public var supportsDNS: Bool { true }
      public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi)] }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    }
    public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
      public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
      public let currentPath = NWPath()
      public private(set) var queue: DispatchQueue?
      public init() {}
      public init(requiredInterfaceType: NWInterface.InterfaceType) {}
      public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
      /// Calls the handler once, before it returns: what happens is the same each time.
      public func start(queue: DispatchQueue) {
        self.queue = queue
        pathUpdateHandler?(currentPath)
      }
      public func cancel() { pathUpdateHandler = nil }
      public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        AsyncStream { continuation in continuation.yield(currentPath) }.makeAsyncIterator()
      }
    }

    """#
}
