import Foundation

// Apple's platforms have it in the Objective-C runtime, which Foundation brings along.
#if !canImport(Darwin)
  /// The name of a method: without an Objective-C runtime, no more than that.
  ///
  /// A target that conforms to ``SelectorPerforming`` is asked to perform it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Creates a name.
    public init(_ name: String) { self.name = name }

    /// Creates a name.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }
  }
#else
  extension Selector {
    /// The name.
    public var name: String { description }
  }
#endif
