import Foundation

/// Something that recognises what fingers do.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture is in its course.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that happens at once was recognised.
    public static let recognized = State.ended
  }

  private var listeners: [TargetAction] = []

  /// Creates a recogniser that performs a target's method.
  public init(target: Any?, action: Selector?) {
    if let action { listeners.append(TargetAction(target, action)) }
    super.init()
  }

  /// Creates a recogniser.
  public convenience override init() { self.init(target: nil, action: nil) }

  weak var storedView: UIView?

  /// The view it is on.
  open var view: UIView? { storedView }

  /// Where the gesture is in its course.
  open var state = State.possible

  /// Decides with the app whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it recognises anything.
  open var isEnabled = true

  /// Whether the view's touches are cancelled when it has recognised.
  open var cancelsTouchesInView = true

  /// Whether the view's touches wait until it has failed.
  open var delaysTouchesBegan = false

  /// Whether the view's touches wait to end until it has failed.
  open var delaysTouchesEnded = true

  /// What the app calls it.
  open var name: String?

  /// How many fingers are down.
  open var numberOfTouches: Int { 1 }

  /// Performs a target's method, too.
  open func addTarget(_ target: Any, action: Selector) {
    listeners.append(TargetAction(target, action))
  }

  /// Performs a target's method no more.
  open func removeTarget(_ target: Any?, action: Selector?) {
    listeners.removeAll { listener in
      (target == nil || listener.target === target as AnyObject?)
        && (action == nil || listener.selector == action)
    }
  }

  /// Recognises only when another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the fingers are in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over.
  open func reset() {}

  /// Recognises: the listeners are told.
  func recognise() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for listener in listeners { listener.perform(from: self) }
    state = .possible
  }
}

/// Decides whether a gesture may begin.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the gesture looks at a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether the gesture waits until another has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another waits until the gesture has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
