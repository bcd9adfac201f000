import Foundation

/// A timer of the screen's frames. No frame is drawn here, and its method is never performed.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Creates a display link.
  ///
  /// - Parameters:
  ///   - target: The object, which is kept alive until the display link is invalidated.
  ///   - sel: The method.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    super.init()
  }

  private var target: Any?

  /// Whether no frames are asked for.
  open var isPaused = false
  /// The time of the last frame, in seconds.
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// The frames in a second; 0 for all.
  open var preferredFramesPerSecond = 0
  /// The range of the frames in a second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts nothing: there are no frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stops nothing: there are no frames.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Releases the target.
  open func invalidate() { target = nil }
}

/// A range of frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's range.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
