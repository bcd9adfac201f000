import FlowGraph

/// What boxes and frames say: names without the endings that say only what kind of thing it is.
///
/// A screen loses `ViewController` or `Controller` unless it is one of the system's or another
/// screen would be called the same. Coordinators lose `Coordinator` unless one would then be called
/// like another coordinator or like a screen; then all keep it, so that a diagram has one way to name coordinators. A label
/// is left out where nothing of the same class has another. An alert, like any screen of a class that
/// means nothing, is called by its title, with its owner where others have the same title.
struct DisplayNames {
  /// By number.
  let screens: [String]
  /// A coordinator that is a screen as well is called as the screen is.
  let coordinators: [String]
  /// What to call a coordinator where no screen can be meant: without its ending unless another
  /// coordinator would be called the same.
  let briefCoordinators: [String]

  /// O(*n*).
  init(of graph: NumberedGraph, names: CanonicalNames, long: Bool) {
    guard !long else {
      screens = graph.screens.map { names[$0] }
      coordinators = graph.coordinators.map { names[$0] }
      briefCoordinators = coordinators
      return
    }
    let trimmedScreens = Self.texts(graph.screens, names, types: names.briefType(ofScreen:))
    let screenUses = TextNumbers(trimmedScreens).uses
    let screens = graph.screens.indices.map {
      screenUses[$0] == 1 ? trimmedScreens[$0] : names[graph.screens[$0]]
    }
    let trimmed = Self.texts(graph.coordinators, names) {
      Self.withoutEnding(names.typeName(of: $0))
    }
    let uses = TextNumbers(trimmed + screens).uses
    let keepsEnding = trimmed.indices.contains { uses[$0] > 1 }
    let coordinators = graph.coordinators.indices.map { coordinator in
      let name = graph.coordinators[coordinator]
      return graph.screen(name).map { screens[$0] }
        ?? (keepsEnding ? names[name] : trimmed[coordinator])
    }
    let coordinatorUses = TextNumbers(trimmed).uses
    briefCoordinators = coordinators.indices.map {
      coordinatorUses[$0] == 1 ? trimmed[$0] : coordinators[$0]
    }
    self.screens = screens
    self.coordinators = coordinators
  }

  /// Returns what to call the subject of an effect, or nil where a graph does not have it.
  ///
  /// - Parameters:
  ///   - subject: The coordinator or screen.
  ///   - graph: The graph whose names these are.
  func name(of subject: DiagramMarks.Effect.Subject, in graph: NumberedGraph) -> String? {
    switch subject {
    case .coordinator(let name): graph.coordinator(name).map { briefCoordinators[$0] }
    case .screen(let name): graph.screen(name).map { screens[$0] }
    }
  }

  private static func withoutEnding(_ type: String) -> String {
    let ending = "Coordinator"
    guard type.hasSuffix(ending) else { return type }
    let rest = type.dropLast(ending.count)
    return rest.last.map { $0 == "." } ?? true ? type : String(rest)
  }

  /// The types' texts, with what sets those of one type apart.
  ///
  /// - Parameter all: Sorted, so that those of one type are neighbours.
  private static func texts(
    _ all: [FlowGraph.Name], _ names: CanonicalNames, types: (FlowGraph.Name) -> String
  ) -> [String] {
    all.indices.map { index in
      let name = all[index]
      if ScreenNaming.isNameless(name.type) { return namelessText(name, names) }
      let neighbours = [index - 1, index + 1].filter(all.indices.contains)
      let isAlone = neighbours.allSatisfy { ExactString(all[$0].type) != ExactString(name.type) }
      let distinctions = [name.label, names.owner(of: name).map(withoutEnding)].compactMap { $0 }
      return isAlone || distinctions.isEmpty
        ? types(name) : "\(types(name)) (\(distinctions.joined(separator: ", ")))"
    }
  }

  /// The text of a screen whose class says nothing: its title, else its class with its owner. What asks
  /// something without any text is an action sheet.
  private static func namelessText(_ name: FlowGraph.Name, _ names: CanonicalNames) -> String {
    let owner =
      name.label == nil
      ? name.owner.map { names.typeName(of: FlowGraph.Name(type: $0)) } : names.owner(of: name)
    let text =
      name.label
      ?? (ScreenNaming.isAlert(name.type) ? "Action sheet" : names.briefType(ofScreen: name))
    return owner.map { "\(text) (\(withoutEnding($0)))" } ?? text
  }
}
