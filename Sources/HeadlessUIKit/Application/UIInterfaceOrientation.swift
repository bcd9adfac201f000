import Foundation

/// How an interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Ways in which an interface can be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public var rawValue: UInt

  /// Creates a set of ways.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
