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
  /// Performs a target's method on the given events.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listeners.append(
      ControlListener(
        events: controlEvents, reaction: .target(TargetAction(target, action))))
  }

  /// Performs a target's method no more.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    listeners.removeAll { listener in
      guard case .target(let reaction) = listener.reaction else { return false }
      return (target == nil || reaction.target === target as AnyObject?)
        && (action == nil || reaction.selector == action)
        && !listener.events.isDisjoint(with: controlEvents)
    }
  }

  /// The targets that wait for events.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let reaction) in listeners.map(\.reaction) {
      if let target = reaction.target as? NSObject { targets.insert(target) }
    }
    return targets
  }

  /// The names of the methods a target performs on an event.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = listeners.compactMap { listener -> String? in
      guard case .target(let reaction) = listener.reaction,
        reaction.target === target as AnyObject?,
        !listener.events.isDisjoint(with: controlEvent)
      else { return nil }
      return reaction.selector.name
    }
    return names.isEmpty ? nil : names
  }
}

/// Somebody who waits for a control's events.
struct ControlListener {
  enum Reaction {
    case action(UIAction)
    case target(TargetAction)
  }

  var events: UIControl.Event
  let reaction: Reaction

  var action: UIAction? {
    guard case .action(let action) = reaction else { return nil }
    return action
  }

  @MainActor func perform(from sender: UIControl) {
    switch reaction {
    case .action(let action): action.perform(from: sender)
    case .target(let target):
      guard target.goesUpTheLine || target.target != nil else { return }
      sender.sendAction(target.selector, to: target.target, for: nil)
    }
  }
}
