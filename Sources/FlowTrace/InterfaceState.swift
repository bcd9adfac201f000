/// Names a settled state of the interface: the whole tree of containers and screens.
///
/// Equal trees have equal states, in every session, on every machine: the value is a hash of
/// types, labels and titles, never of addresses.
public struct InterfaceState: Sendable, Hashable {
  /// The 64-bit FNV-1a hash of the tree.
  public let hash: UInt64

  public init(hash: UInt64) {
    self.hash = hash
  }
}

extension InterfaceState: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
