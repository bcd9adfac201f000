import Foundation

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
