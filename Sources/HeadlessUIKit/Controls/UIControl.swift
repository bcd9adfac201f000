import Foundation

/// A view that a person operates.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: primaryEvent) }
  }

  var listeners: [ControlListener] = []

  /// Whether the control is enabled.
  open var isEnabled = true

  open var isSelected = false

  open var isHighlighted = false

  /// Whether a person enters a value with the control: its events are then changes of that value.
  var hasValue: Bool { false }

  /// The event for a primary action.
  private var primaryEvent: Event { hasValue ? .valueChanged : .primaryActionTriggered }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The control's state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The name by which a person refers to the control.
  public var spokenName: String { accessibilityLabel ?? "\(type(of: self))" }

  /// A person's action on the control.
  var spokenAction: InterfaceAction {
    hasValue ? .enter(spokenName) : .tap(spokenName)
  }

  /// Adds an action for events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.removeAll { $0.events == controlEvents && $0.action?.identifier == action.identifier }
    listeners.append(ControlListener(events: controlEvents, reaction: .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in listeners.indices.reversed()
    where listeners[index].action?.identifier == actionIdentifier {
      listeners[index].events.subtract(controlEvents)
      if listeners[index].events.isEmpty { listeners.remove(at: index) }
    }
  }

  /// The events that actions or targets are registered for.
  open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs a target's method. Every target/action of the control passes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).perform(from: self)
  }

  /// Whether a touch is being tracked.
  open var isTracking: Bool { false }

  /// Whether a tracked touch is inside.
  open var isTouchInside: Bool { false }

  /// Starts tracking a touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when a tracked touch ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancelled a tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs an action once.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Performs the actions and targets registered for events, and reports it to observers.
  open func sendActions(for controlEvents: Event) {
    InterfaceObservation.act(spokenAction, on: self) { send(controlEvents) }
  }

  /// Performs the actions and targets registered for events.
  func send(_ events: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: events) {
      listener.perform(from: self)
    }
  }
}

extension UIControl {
  /// Adds a target's method for events.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listeners.append(
      ControlListener(
        events: controlEvents, reaction: .target(TargetAction(target, action))))
  }

  /// Removes a target's method.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    listeners.removeAll { listener in
      guard case .target(let reaction) = listener.reaction else { return false }
      return (target == nil || reaction.target === target as AnyObject?)
        && (action == nil || reaction.selector == action)
        && !listener.events.isDisjoint(with: controlEvents)
    }
  }

  /// The targets added to the control.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let reaction) in listeners.map(\.reaction) {
      if let target = reaction.target as? NSObject { targets.insert(target) }
    }
    return targets
  }

  /// Returns the names of a target's methods for an event.
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

/// An action or a target's method, with the events it was added for.
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
      target.reportIfDead()
      sender.sendAction(target.selector, to: target.target, for: nil)
    }
  }
}
