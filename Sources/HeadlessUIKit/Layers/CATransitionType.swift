import Foundation

/// What a change looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public var rawValue: String

  /// Creates a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One passes into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one covers the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one uncovers the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
