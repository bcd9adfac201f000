import Foundation

/// Something that recognises what fingers do.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Creates a recogniser.
  public override init() { super.init() }

  /// Decides with the app whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it recognises anything.
  open var isEnabled = true
}
