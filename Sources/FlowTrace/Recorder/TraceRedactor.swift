/// Leaves texts out of events, and numbers what triggers are about, so that transitions stay apart.
///
/// It keeps the types of the objects that live, and the texts that it numbered.
struct TraceRedactor {
  /// The texts that were met on screens of a type with a verb.
  private struct Place: Hashable {
    var screen: String
    var verb: String
  }

  /// How many texts of a place get numbers of their own; those beyond share the next one.
  private static let limit = 500

  private var types: [ObjectID: String] = [:]
  private var displayed: ObjectID?
  private var numbers: [Place: [String: Int]] = [:]

  /// Returns an event without texts; nil for one that is nothing but a digest of texts.
  mutating func redact(_ event: TraceEvent) -> TraceEvent? {
    switch event {
    case .launch(var launch):
      types = [:]
      displayed = nil
      launch.label = nil
      return .launch(launch)
    case .coordinator(var coordinator):
      coordinator.label = nil
      return .coordinator(coordinator)
    case .screen(var screen):
      types[screen.id] = screen.type
      screen.label = nil
      screen.title = nil
      return .screen(screen)
    case .step(let step): return .step(redact(step))
    case .transition(var transition):
      transition.trigger = redact(transition.trigger)
      transition.row = nil
      displayed = transition.to
      return .transition(transition)
    case .covered(var transition):
      transition.trigger = redact(transition.trigger)
      return .covered(transition)
    case .freed(let id):
      types[id] = nil
      return event
    case .state: return nil
    case .link, .unlink, .presents, .enter, .leave, .finishedAgain: return event
    }
  }

  private mutating func redact(_ step: PersonStep) -> PersonStep {
    if step.action == .outside, let name = step.target {
      return PersonStep(.outside, redact(name))
    }
    let trigger = Trigger(step.description)
    return trigger.text == nil ? step : PersonStep(step.action, "#\(number(of: trigger))")
  }

  private mutating func redact(_ text: String) -> String {
    let trigger = Trigger(text)
    return trigger.text == nil ? text : "\(trigger.verb) #\(number(of: trigger))"
  }

  /// Numbers the texts of a verb on screens of a type in the order in which they are met, from 1.
  private mutating func number(of trigger: Trigger) -> Int {
    let screen = displayed.flatMap { types[$0] } ?? ""
    let place = Place(screen: screen, verb: trigger.verb)
    let text = trigger.text ?? ""
    let known = numbers[place, default: [:]]
    if let number = known[text] { return number }
    guard known.count < Self.limit else { return Self.limit + 1 }
    numbers[place, default: [:]][text] = known.count + 1
    return known.count + 1
  }
}

/// A trigger's verb, and the text that it is about: `tap` and `"Pay"`.
package struct Trigger {
  /// What was done; `event` where the trigger is a text of the app's own.
  package let verb: String
  /// What is left out of a redacted trace; nil where the trigger has no text: `back`, `select row 2`,
  /// the name of a function.
  package let text: String?

  /// Takes a trigger apart.
  package init(_ trigger: String) {
    let verbs = PersonStep.Action.allCases.map(\.rawValue)
    let quoted = verbs.first { trigger.hasPrefix("\($0) \"") }
    if let verb = quoted ?? Self.numberedVerb(of: trigger) {
      self.verb = verb
      text = String(trigger.dropFirst(verb.count + 1))
    } else if verbs.contains(trigger) || Self.isPlain(trigger) {
      verb = trigger
      text = nil
    } else {
      verb = "event"
      text = trigger
    }
  }

  /// `tap` for `tap #2`.
  private static func numberedVerb(of trigger: String) -> String? {
    guard let sign = trigger.lastIndex(of: "#") else { return nil }
    let (verb, digits) = (trigger[..<sign].dropLast(), trigger[sign...].dropFirst())
    guard trigger[..<sign].last == " ", !digits.isEmpty, digits.allSatisfy(\.isNumber) else {
      return nil
    }
    let verbs = PersonStep.Action.allCases.map(\.rawValue) + ["event"]
    return verbs.contains(String(verb)) ? String(verb) : nil
  }

  /// Whether it is one of UIKit's methods or a kind, a row's place, or a page's direction.
  private static func isPlain(_ trigger: String) -> Bool {
    for beginning in ["select row ", "turn to page "] where trigger.hasPrefix(beginning) {
      let place = trigger.dropFirst(beginning.count)
      return place.allSatisfy { $0.isNumber || $0 == "." } || ["forward", "back"].contains(place)
    }
    return methods.contains(trigger) || TransitionKind(rawValue: trigger) != nil
  }

  /// What a tracer names where nobody touched anything and the app stated nothing.
  private static let methods: Set<String> = [
    "launch", "rootViewController", "pushViewController", "popViewController",
    "popToViewController", "popToRootViewController", "setViewControllers", "present", "dismiss",
    "selectedIndex", "selectedViewController", "addChild", "removeFromParent",
    "showDetailViewController", "show", "hide", "setViewController",
  ]

  /// Whether this is the trigger of a redacted trace.
  package var isNumbered: Bool { text?.first == "#" }
}
