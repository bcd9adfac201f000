/// A screen, as somebody names it.
///
/// It may be named as diagrams do, `HomeViewController` or `StepViewController (Ship it!)`; by its
/// full type, `RayPets.HomeViewController`; by its label, `Ship it!`; or without the ending,
/// `Home`. The first of these that fits decides.
public struct ScreenQuery: Sendable {
  /// What it stands for.
  public enum Answer: Sendable, Hashable {
    case screen(FlowGraph.Name)
    /// Several screens are called that, or nearly; sorted.
    case ambiguous([FlowGraph.Name])
    /// No screen is called that; these come nearest, the nearest first.
    case unknown(nearest: [FlowGraph.Name])
  }

  private static let endings = ["ViewController", "Controller", "Screen", "View"]
  private static let mostNearest = 5

  private let screens: [FlowGraph.Name]
  private let names: CanonicalNames

  public init(in graph: FlowGraph) {
    screens = graph.screens
    names = graph.names
  }

  /// The screen of that name. O(*n*) in the number of screens.
  public func callAsFunction(_ text: String) -> Answer {
    let forms: [(FlowGraph.Name) -> [String]] = [
      { [names[$0]] },
      { screen in [screen.label.map { "\(screen.type) (\($0))" } ?? screen.type] },
      { [$0.type] },
      { [names.typeName(of: $0)] },
      { [$0.label].compactMap { $0 } },
      { Self.shortened(names[$0]) + Self.shortened(names.typeName(of: $0)) },
    ]
    for form in forms {
      let found = screens.filter { form($0).contains(text) }
      if found.count == 1 { return .screen(found[0]) }
      if !found.isEmpty { return .ambiguous(found) }
    }
    return .unknown(nearest: nearest(to: text))
  }

  private static func shortened(_ name: String) -> [String] {
    endings.filter { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) }
  }

  private func nearest(to text: String) -> [FlowGraph.Name] {
    let wanted = Array(text.lowercased())
    let distances = screens.map { screen in
      let forms = [names[screen]] + Self.shortened(names.typeName(of: screen))
      let distance = forms.map { EditDistance.between(wanted, Array($0.lowercased())) }.min() ?? 0
      return (screen: screen, distance: distance)
    }
    return distances.sorted { ($0.distance, $0.screen) < ($1.distance, $1.screen) }
      .prefix(Self.mostNearest).map(\.screen)
  }
}
