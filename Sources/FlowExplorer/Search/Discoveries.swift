import FlowGraph

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
