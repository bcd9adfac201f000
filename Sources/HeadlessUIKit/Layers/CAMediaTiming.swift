import Foundation

/// A function that paces an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  public let name: CAMediaTimingFunctionName

  /// Creates a predefined function.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// Creates a function from two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(name: CAMediaTimingFunctionName(rawValue: "\(c1x) \(c1y) \(c2x) \(c2y)"))
  }
}

/// The name of a function that paces an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name's string.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The state of an animated property before the start and after the end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's string.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The final state stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state applies before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state applies before the start, and the final state stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No state stays.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

#if !canImport(Darwin)
  /// A time interval, in seconds.
  public typealias CFTimeInterval = Double
#endif

/// Returns the time since the system started, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
