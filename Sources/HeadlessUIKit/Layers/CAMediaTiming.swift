import Foundation

/// How the speed of an animation changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAMediaTimingFunctionName

  /// Creates a function of the system's.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// Creates a function from two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(name: CAMediaTimingFunctionName(rawValue: "\(c1x) \(c1y) \(c2x) \(c2y)"))
  }
}

/// A way in which the speed of an animation changes.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always the same speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system uses.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What remains of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It remains afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// It holds before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// It holds before and remains afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing remains.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The time since some point in the past, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
