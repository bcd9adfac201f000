/// What sentences call coordinators and screens: `CartCoordinator`, and `Cart` for
/// `CartViewController`.
///
/// Screens lose the ending that says only that they are screens, unless something else would then
/// be called the same.
package struct ReadableNames: Sendable, Hashable {
  private var coordinators: [FlowGraph.Name: String] = [:]
  private var screens: [FlowGraph.Name: String] = [:]

  /// O(*n*) in the graphs' size.
  package init(of graphs: FlowGraph...) {
    let coordinatorSet = graphs.reduce(into: Set()) { $0.formUnion($1.coordinatorSet) }
    let screenSet = graphs.reduce(into: Set()) { $0.formUnion($1.screenSet) }
    let names = CanonicalNames(of: coordinatorSet.union(screenSet))
    var uses: [ExactString: Int] = [:]
    for name in coordinatorSet {
      coordinators[name] = names[name]
      uses[ExactString(names[name]), default: 0] += 1
    }
    for name in screenSet {
      for text in Set([names[name], Self.shortened(name, names)].map { ExactString($0) }) {
        uses[text, default: 0] += 1
      }
    }
    for name in screenSet {
      let short = Self.shortened(name, names)
      screens[name] = uses[ExactString(short)] == 1 ? short : names[name]
    }
  }

  /// What to call a coordinator. O(1).
  package subscript(coordinator name: FlowGraph.Name) -> String { coordinators[name] ?? name.type }

  /// What to call a screen. O(1).
  package subscript(screen name: FlowGraph.Name) -> String { screens[name] ?? name.type }

  private static func shortened(_ name: FlowGraph.Name, _ names: CanonicalNames) -> String {
    let type = names.briefType(ofScreen: name)
    return names.distinction(of: name).map { "\(type) (\($0))" } ?? type
  }
}
