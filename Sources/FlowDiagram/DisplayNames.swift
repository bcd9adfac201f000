import FlowGraph

/// What boxes and frames say: names without the endings that say only what kind of thing it is.
///
/// A screen loses `ViewController` or `Controller` unless it is one of the system's or another
/// screen would be called the same. Coordinators lose `Coordinator` unless one would then be called like another coordinator
/// or like a screen; then all keep it, so that a diagram has one way to name coordinators. A label
/// is left out where nothing of the same class has another.
struct DisplayNames {
  private var texts: [FlowGraph.Name: String] = [:]
  /// Of coordinators, where it is clear that one is meant.
  private var briefTexts: [FlowGraph.Name: String] = [:]

  init(of graph: FlowGraph, names: CanonicalNames, long: Bool) {
    let screens = graph.screens
    let coordinators = graph.coordinators
    guard !long else {
      for name in screens + coordinators { texts[name] = names[name] }
      return
    }
    var screenTexts: [FlowGraph.Name: String] = [:]
    let screenTypes = Self.count(screens.map(\.type))
    let trimmedScreens = screens.map {
      Self.text(
        names.briefType(ofScreen: $0), of: $0, isLabelled: screenTypes[ExactString($0.type)] != 1)
    }
    let screenUses = Self.count(trimmedScreens)
    for (name, trimmed) in zip(screens, trimmedScreens) {
      screenTexts[name] = screenUses[ExactString(trimmed)] == 1 ? trimmed : names[name]
    }
    let coordinatorTypes = Self.count(coordinators.map(\.type))
    let trimmedCoordinators = coordinators.map {
      Self.text(
        Self.withoutEnding(names.typeName(of: $0)), of: $0,
        isLabelled: coordinatorTypes[ExactString($0.type)] != 1)
    }
    let uses = Self.count(trimmedCoordinators + screenTexts.values)
    let keepsEnding = trimmedCoordinators.contains { (uses[ExactString($0)] ?? 0) > 1 }
    for (name, trimmed) in zip(coordinators, trimmedCoordinators) {
      texts[name] = keepsEnding ? names[name] : trimmed
    }
    let coordinatorUses = Self.count(trimmedCoordinators)
    for (name, trimmed) in zip(coordinators, trimmedCoordinators)
    where coordinatorUses[ExactString(trimmed)] == 1 {
      briefTexts[name] = trimmed
    }
    texts.merge(screenTexts) { _, screen in screen }
  }

  subscript(_ name: FlowGraph.Name) -> String { texts[name] ?? name.type }

  /// What to call a coordinator where no screen can be meant: without its ending unless another
  /// coordinator would be called the same.
  func brief(_ coordinator: FlowGraph.Name) -> String {
    briefTexts[coordinator] ?? self[coordinator]
  }

  private static func withoutEnding(_ type: String) -> String {
    let ending = "Coordinator"
    guard type.hasSuffix(ending) else { return type }
    let rest = type.dropLast(ending.count)
    return rest.last.map { $0 == "." } ?? true ? type : String(rest)
  }

  private static func text(
    _ type: String, of name: FlowGraph.Name, isLabelled: Bool
  ) -> String {
    guard let label = name.label, isLabelled else { return type }
    return "\(type) (\(label))"
  }

  private static func count(_ texts: [String]) -> [ExactString: Int] {
    texts.reduce(into: [:]) { $0[ExactString($1), default: 0] += 1 }
  }
}
