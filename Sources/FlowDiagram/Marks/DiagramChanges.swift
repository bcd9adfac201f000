public import FlowChanges
import FlowGraph

extension Diagram {
  /// The graph of a comparison that has something which the other has not.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Only the new graph has it.
    case added
    /// Only the old graph has it.
    case removed
  }
}

extension Diagram.Change: CustomStringConvertible {
  /// The change in words: `+ new`.
  public var description: String {
    switch self {
    case .added: "+ new"
    case .removed: "− gone"
    }
  }
}

/// The changes to show in a diagram of two graphs: what is new, what is gone, and what has another
/// name.
///
///     let diff = FlowDiff(from: old, to: new)
///     let diagram = Diagram.make(
///       from: diff.union, options: .init(changes: DiagramChanges(diff))
///     ).diagram
public struct DiagramChanges: Sendable, Hashable {
  var coordinators: [FlowGraph.Name: Diagram.Change] = [:]
  var screens: [FlowGraph.Name: Diagram.Change] = [:]
  var links: [FlowGraph.Link: Diagram.Change] = [:]
  var presents: [FlowGraph.Presentation: Diagram.Change] = [:]
  var transitions: [FlowGraph.Transition: Diagram.Change] = [:]
  /// Backs that are different only because something else is, and are not drawn.
  var impliedBacks: Set<FlowGraph.Transition> = []
  /// The old names of those that have new ones.
  var formerCoordinators: [FlowGraph.Name: String] = [:]
  var formerScreens: [FlowGraph.Name: String] = [:]

  /// Creates no changes.
  public init() {}

  /// Creates the changes in the union of a comparison's graphs. O(*n*).
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

  /// Whether nothing is different.
  public var isEmpty: Bool { self == DiagramChanges() }

  private static func table<T>(_ changes: FlowChanges<T>) -> [T: Diagram.Change] {
    var table: [T: Diagram.Change] = [:]
    for element in changes.added { table[element] = .added }
    for element in changes.removed { table[element] = .removed }
    return table
  }

  /// Returns the changes where what changed is gone as it was, and new as it is.
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
