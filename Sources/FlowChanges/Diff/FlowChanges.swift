import FlowGraph
import FlowTrace

/// What of one kind is gone, new or different. All of it is sorted.
public struct FlowChanges<Element: Sendable & Hashable>: Sendable, Hashable {
  /// Something that is not what it was.
  public struct Change: Sendable, Hashable {
    /// What it was, as the old graph has it.
    public var old: Element
    /// What it is, as the new graph has it.
    public var new: Element

    package init(from old: Element, to new: Element) {
      self.old = old
      self.new = new
    }
  }

  /// What is new, as the new graph has it.
  public var added: [Element]
  /// What is gone, as the old graph had it.
  public var removed: [Element]
  /// What is different, in the order of what it was.
  public var changed: [Change]

  init(added: [Element] = [], removed: [Element] = [], changed: [Change] = []) {
    self.added = added
    self.removed = removed
    self.changed = changed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  /// How much changed.
  package var count: Int { added.count + removed.count + changed.count }
}

extension FlowChanges where Element: Comparable {
  /// Names, some of which stand for others now.
  init(from old: Set<Element>, to new: Set<Element>, renamed: [Element: Element]) {
    self.init(
      added: new.subtracting(old).subtracting(renamed.values).sorted(),
      removed: old.subtracting(new).subtracting(renamed.keys).sorted(),
      changed: renamed.map { Change(from: $0, to: $1) }.sorted { $0.old < $1.old })
  }

  /// What is made of names.
  ///
  /// - Parameters:
  ///   - translate: What something old would be called in the new graph.
  ///   - place: What stays the same when something changes.
  ///   - pairs: Which of those that are gone from a place became which of those that came there, by their
  ///     numbers; by default one alone became one alone.
  init<Place: Hashable>(
    from old: Set<Element>, to new: Set<Element>, translated translate: (Element) -> Element,
    place: (Element) -> Place,
    pairs: ([Element], [Element]) -> [(old: Int, new: Int)] = { gone, come in
      gone.count == 1 && come.count == 1 ? [(old: 0, new: 0)] : []
    }
  ) {
    let translated = old.map { (old: $0, new: translate($0)) }
    let gone = Dictionary(grouping: translated.filter { !new.contains($0.new) }) { place($0.new) }
    let come = Dictionary(grouping: new.subtracting(translated.lazy.map(\.new)), by: place)
    var changes: [Change] = []
    for (place, gone) in gone {
      let come = come[place] ?? []
      changes += pairs(gone.map(\.new), come).map {
        Change(from: gone[$0.old].old, to: come[$0.new])
      }
    }
    let (before, after) = (Set(changes.map(\.old)), Set(changes.map(\.new)))
    self.init(
      added: come.values.joined().filter { !after.contains($0) }.sorted(),
      removed: gone.values.joined().map(\.old).filter { !before.contains($0) }.sorted(),
      changed: changes.sorted { $0.old < $1.old })
  }
}

/// The ends of a transition, and whether it leads on or back: what stays when it changes.
struct TransitionPlace: Hashable {
  var from: FlowGraph.Name?
  var to: FlowGraph.Name
  var isForward: Bool

  init(_ transition: FlowGraph.Transition) {
    from = transition.from
    to = transition.to
    isForward = transition.kind.isForward
  }
}
