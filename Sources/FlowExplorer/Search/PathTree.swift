import FlowGraph
import FlowPerson
import FlowTrace

/// Every path that was taken through an app, with each common beginning stored once.
struct PathTree {
  typealias Index = Int

  /// A moment at rest on a path.
  struct Node {
    /// The moment before; nil at launch.
    let parent: Index?
    /// The action since the moment before; nil at launch.
    let action: PersonAction?
    /// The index of the launch that the path begins with.
    let launch: Int
    /// The number of actions since launch.
    let depth: Int
    /// The number of actions since launch, where filling in a form is one.
    let distance: Int
    /// The screen of the form that was filled in and left last since launch; nil where none was. A sign-in, or
    /// an entry that was added, lets the app's other screens lead elsewhere than before.
    let form: String?
    let moment: ExplorerSession.Moment
    /// The moments after, by the action since; of an action that was done again, the latest.
    fileprivate(set) var children: [PersonAction: Index] = [:]

    var sighting: ExplorerSession.Sighting { moment.sighting }
    var records: [TraceRecord] { moment.records }
  }

  private(set) var nodes: [Node] = []

  subscript(index: Index) -> Node {
    _read { yield nodes[index] }
  }

  /// Adds the moment right after a launch.
  mutating func addLaunch(_ launch: Int, _ moment: ExplorerSession.Moment) -> Index {
    nodes.append(
      Node(
        parent: nil, action: nil, launch: launch, depth: 0, distance: 0, form: nil, moment: moment))
    return nodes.count - 1
  }

  /// Adds the moment after an action that was done at a node; where it was done there before, the new moment
  /// takes the place of the one among the node's children.
  mutating func add(
    _ action: PersonAction, after parent: Index, _ moment: ExplorerSession.Moment
  ) -> Index {
    let index = nodes.count
    let goesOn = action.fillsIn && nodes[parent].action?.fillsIn == true
    nodes.append(
      Node(
        parent: parent, action: action, launch: nodes[parent].launch,
        depth: nodes[parent].depth + 1, distance: nodes[parent].distance + (goesOn ? 0 : 1),
        form: form(leftBy: action, from: parent, to: moment.sighting) ?? nodes[parent].form,
        moment: moment))
    nodes[parent].children[action] = index
    return index
  }

  /// The screen of a form that an action leaves for another screen, by way of alerts or without; nil for one
  /// of which not even two parts were filled in, unless it is a code, an address of mail or the like.
  private func form(
    leftBy action: PersonAction, from node: Index, to sighting: ExplorerSession.Sighting
  ) -> String? {
    guard !action.fillsIn, sighting.alertTitle == nil else { return nil }
    var form = node
    while nodes[form].sighting.alertTitle != nil, let parent = nodes[form].parent { form = parent }
    guard let last = nodes[form].action, last.fillsIn, let before = nodes[form].parent,
      last.identifiesPerson || nodes[before].action?.fillsIn == true,
      sighting.screen != nodes[form].sighting.screen
    else { return nil }
    return nodes[form].sighting.screen
  }

  /// The screen from which the screen at a node was opened; nil for the first.
  ///
  /// Complexity: O(*n*) in the depth of the node.
  func opener(of index: Index) -> String? {
    let screen = nodes[index].sighting.screen
    return sequence(first: index) { nodes[$0].parent }.lazy.map { nodes[$0].sighting.screen }
      .first { $0 != screen } ?? nil
  }

  /// The nodes from launch to a node, both included.
  ///
  /// Complexity: O(*n*) in the depth of the node; so are the functions below.
  func path(to index: Index) -> [Index] {
    Array(sequence(first: index) { nodes[$0].parent }).reversed()
  }

  /// The actions from launch to a node.
  func actions(to index: Index) -> [PersonAction] {
    path(to: index).compactMap { nodes[$0].action }
  }

  /// The nodes that no path to another one of them goes through.
  func leaves(of nodes: [Index]) -> [Index] {
    let inner = Set(nodes.flatMap { path(to: $0).dropLast() })
    return nodes.filter { !inner.contains($0) }
  }

  /// The records from launch to a node.
  func records(to index: Index) -> [TraceRecord] {
    path(to: index).flatMap { nodes[$0].records }
  }
}

/// The nodes of a path tree at which something happened for the first time.
struct Discoveries {
  /// In the order of their discovery: shortest paths first.
  private(set) var nodes: [PathTree.Index] = []
  /// The different transitions, in words.
  private(set) var transitions: Set<String> = []
  private var effects: Set<ExactString> = []

  /// Keeps a node if what its step brought about is new.
  mutating func add(_ node: PathTree.Index, of tree: PathTree) {
    let effect = tree[node].moment.effect
    var isNew = effects.insert(ExactString(effect.text)).inserted
    for beginning in effect.beginnings where effects.insert(ExactString(beginning)).inserted {
      isNew = true
    }
    guard isNew else { return }
    nodes.append(node)
    transitions.formUnion(effect.transitions)
  }
}
