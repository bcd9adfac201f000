public import FlowChanges
import FlowGraph

/// What to tell apart in a drawing of two graphs: what is new, what is gone, and what was called
/// something else.
///
///     let diff = FlowDiff(from: old, to: new)
///     let (diagram, _) = Diagram.make(
///       from: diff.union, options: .init(changes: DiagramChanges(diff)))
public struct DiagramChanges: Sendable, Hashable {
  var coordinators: [FlowGraph.Name: Diagram.Change] = [:]
  var screens: [FlowGraph.Name: Diagram.Change] = [:]
  var links: [FlowGraph.Link: Diagram.Change] = [:]
  var presents: [FlowGraph.Presentation: Diagram.Change] = [:]
  var transitions: [FlowGraph.Transition: Diagram.Change] = [:]
  /// Ways back that are different only because something else is, and are not drawn.
  var impliedBacks: Set<FlowGraph.Transition> = []
  /// What those with new names were called.
  var formerCoordinators: [FlowGraph.Name: String] = [:]
  var formerScreens: [FlowGraph.Name: String] = [:]

  /// Nothing.
  public init() {}

  /// What of ``FlowDiff/union`` is different. O(*n*).
  public init(_ diff: FlowDiff) {
    let names = ReadableNames(of: diff.old, diff.new)
    coordinators = Self.table(diff.coordinators)
    screens = Self.table(diff.screens)
    links = Self.table(diff.links, changedToo: diff.translated)
    presents = Self.table(diff.presents, changedToo: diff.translated)
    transitions = Self.table(diff.transitions, changedToo: diff.translated)
    impliedBacks = diff.impliedBacks
    for change in diff.coordinators.changed {
      formerCoordinators[change.new] = names[coordinator: change.old]
    }
    for change in diff.screens.changed { formerScreens[change.new] = names[screen: change.old] }
  }

  /// Whether there is nothing to tell apart.
  public var isEmpty: Bool { self == DiagramChanges() }

  private static func table<T>(_ changes: FlowChanges<T>) -> [T: Diagram.Change] {
    var table: [T: Diagram.Change] = [:]
    for element in changes.added { table[element] = .added }
    for element in changes.removed { table[element] = .removed }
    return table
  }

  /// What changed is gone as it was, and new as it is.
  private static func table<T>(
    _ changes: FlowChanges<T>, changedToo translated: (T) -> T
  ) -> [T: Diagram.Change] {
    var table: [T: Diagram.Change] = [:]
    for element in changes.removed + changes.changed.map(\.old) {
      table[translated(element)] = .removed
    }
    for element in changes.added + changes.changed.map(\.new) { table[element] = .added }
    return table
  }
}
