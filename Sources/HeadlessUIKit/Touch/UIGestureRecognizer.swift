import Foundation

/// A recognizer of gestures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  private var listeners: [TargetAction] = []

  /// Creates a recognizer that performs a target's method.
  public init(target: Any?, action: Selector?) {
    if let action { listeners.append(TargetAction(target, action)) }
    super.init()
  }

  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  weak var storedView: UIView?

  /// The view it is attached to.
  open var view: UIView? { storedView }

  open var state = State.possible

  /// The delegate, which allows the gesture. It is held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var isEnabled = true

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether touches reach the view only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether touches end in the view only after the gesture has failed.
  open var delaysTouchesEnded = true

  /// The name that the app chooses.
  open var name: String?

  /// The number of fingers.
  open var numberOfTouches: Int { 1 }

  /// Adds a target's method.
  open func addTarget(_ target: Any, action: Selector) {
    listeners.append(TargetAction(target, action))
  }

  /// Removes a target's method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    listeners.removeAll { listener in
      (target == nil || listener.target === target as AnyObject?)
        && (action == nil || listener.selector == action)
    }
  }

  /// Does nothing: gestures do not compete.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns zero: there are no fingers.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Called when touches began. They never do here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches moved. They never do here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches ended. They never do here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture has ended.
  open func reset() {}

  /// The states in which the targets are called.
  var phases: [State] { [.ended] }

  /// The name by which a person refers to the gesture: its own, or that of its view.
  public var spokenName: String { name ?? view?.nameOfContents ?? "\(type(of: self))" }

  /// Recognizes the gesture and performs the targets' methods.
  func recognise() {
    guard mayBegin else { return }
    for phase in phases { enter(phase) }
    state = .possible
  }

  /// Whether the recognizer and its delegate let the gesture begin.
  var mayBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true }

  /// Performs the targets' methods in a state of the gesture.
  func enter(_ phase: State) {
    state = phase
    for listener in listeners { listener.perform(from: self) }
  }

  /// The sides that a finger can move to for the gesture.
  public var sides: [SwipeSide] { [] }

  /// Recognizes a finger that moves to a side.
  func recognise(_ side: SwipeSide) { recognise() }
}

/// A delegate that allows gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures may be recognized together. It is never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the gesture receives a touch. It is never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether the gesture waits for another to fail. It is never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another gesture waits for this one to fail. It is never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
