import Foundation

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
