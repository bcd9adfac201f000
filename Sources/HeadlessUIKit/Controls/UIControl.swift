import Foundation

/// A view that a person operates.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: primaryEvent) }
  }

  var listeners: [ControlListener] = []

  /// Whether it can be operated.
  open var isEnabled = true

  /// Whether it is selected.
  open var isSelected = false

  /// Whether a finger is on it.
  open var isHighlighted = false

  /// The event that is meant when none is named.
  var primaryEvent: Event { .primaryActionTriggered }

  /// How content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// How content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The state as a set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What a person calls the control.
  public var spokenName: String { accessibilityLabel ?? "\(type(of: self))" }

  /// What a person does who causes the event.
  func spokenAction(for event: Event) -> InterfaceAction { .tap(spokenName) }

  /// Performs an action on the given events. One with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.removeAll { $0.events == controlEvents && $0.action?.identifier == action.identifier }
    listeners.append(ControlListener(events: controlEvents, reaction: .action(action)))
  }

  /// Performs an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Performs an action no more.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in listeners.indices.reversed()
    where listeners[index].action?.identifier == actionIdentifier {
      listeners[index].events.subtract(controlEvents)
      if listeners[index].events.isEmpty { listeners.remove(at: index) }
    }
  }

  /// Performs a target's method, as every use of a control with a target does.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).perform(from: self)
  }

  /// Whether a finger is tracked.
  open var isTracking: Bool { false }

  /// Whether a finger is inside.
  open var isTouchInside: Bool { false }

  /// Begins to track a finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Goes on tracking a finger.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a tracked finger lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system took a tracked finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action once, as if the control had been used.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Tells everybody who waits for the given events, by program.
  open func sendActions(for controlEvents: Event) {
    InterfaceObservation.act(spokenAction(for: controlEvents)) { send(controlEvents) }
  }

  /// Tells everybody who waits for the given events.
  func send(_ events: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: events) {
      listener.perform(from: self)
    }
  }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public var rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger was dragged inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger was dragged outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger was dragged in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger was dragged out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like for.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public var rawValue: UInt

    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It can not be operated.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }
}

extension UIControl {
  /// How content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// How content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
