/// A screen, as somebody names it.
///
/// It may be named as diagrams do, `HomeViewController` or `StepViewController (Ship it!)`; by its
/// full type, `RayPets.HomeViewController`; by its label, `Ship it!`; or without the ending,
/// `Home`. The first of these that fits decides.
package struct ScreenQuery: Sendable {
  /// What it stands for.
  package enum Answer: Sendable, Hashable {
    case screen(FlowGraph.Name)
    /// Several screens are called that, or nearly; sorted.
    case ambiguous([FlowGraph.Name])
    /// No screen is called that; these come nearest, the nearest first.
    case unknown(nearest: [String])
  }

  private let screens: [NameSpellings]

  package init(in graph: FlowGraph) {
    let names = graph.names
    screens = graph.screens.map {
      NameSpellings($0, names, endings: NameSpellings.screenEndings)
    }
  }

  /// The screen of that name. O(*n*) in the number of screens.
  package func callAsFunction(_ text: String) -> Answer {
    for form in screens.first?.forms.indices ?? 0..<0 {
      let found = screens.filter { $0.forms[form].contains(text) }.map(\.name)
      if found.count == 1 { return .screen(found[0]) }
      if !found.isEmpty { return .ambiguous(found) }
    }
    return .unknown(nearest: screens.suggestions(for: text))
  }
}
