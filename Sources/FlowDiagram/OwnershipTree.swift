import FlowGraph

/// Coordinators in a tree, though several may own one and they may own one another in a circle.
///
/// A coordinator stands under the lowest one that all ways from the top to it lead through: its
/// owner where it has one, the lowest common owner where it has several, and otherwise the top.
/// (These are the immediate dominators of the graph of links, found by the algorithm of Cooper,
/// Harvey and Kennedy.)
struct OwnershipTree {
  private let indices: [FlowGraph.Name: Int]
  private let names: [FlowGraph.Name]
  /// By index; the index after the last name stands for the top.
  private var owners: [Int]
  private var depths: [Int]

  /// O(*n* log *n*) for anything like an app.
  init(_ graph: FlowGraph) {
    names = graph.coordinators
    indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let top = names.count
    var children = [[Int]](repeating: [], count: top + 1)
    var parents = [[Int]](repeating: [], count: top + 1)
    for link in graph.links where link.parent != link.child {
      guard let parent = indices[link.parent], let child = indices[link.child] else { continue }
      children[parent].append(child)
      parents[child].append(parent)
    }
    var postorder = [Int](repeating: -1, count: top + 1)
    var order: [Int] = []
    // Those without an owner begin; of a circle that nobody owns, the first by name.
    let starts =
      (0..<top).filter { parents[$0].isEmpty } + (0..<top).filter { !parents[$0].isEmpty }
    var seen = [Bool](repeating: false, count: top + 1)
    for start in starts where !seen[start] {
      parents[start].append(top)
      seen[start] = true
      var stack = [(node: start, next: 0)]
      while let (node, next) = stack.last {
        if next < children[node].count {
          stack[stack.count - 1].next += 1
          let child = children[node][next]
          if !seen[child] {
            seen[child] = true
            stack.append((child, 0))
          }
        } else {
          stack.removeLast()
          postorder[node] = order.count
          order.append(node)
        }
      }
    }
    postorder[top] = order.count
    owners = [Int](repeating: -1, count: top + 1)
    owners[top] = top
    var changed = true
    while changed {
      changed = false
      for node in order.reversed() {
        var owner = -1
        for parent in parents[node] where owners[parent] >= 0 {
          owner = owner < 0 ? parent : Self.meet(owner, parent, owners, postorder)
        }
        if owners[node] != owner {
          owners[node] = owner
          changed = true
        }
      }
    }
    depths = [Int](repeating: 0, count: top + 1)
    for node in order.reversed() { depths[node] = depths[owners[node]] + 1 }
  }

  private static func meet(_ a: Int, _ b: Int, _ owners: [Int], _ postorder: [Int]) -> Int {
    var (a, b) = (a, b)
    while a != b {
      while postorder[a] < postorder[b] { a = owners[a] }
      while postorder[b] < postorder[a] { b = owners[b] }
    }
    return a
  }

  /// The coordinator that this one stands under, or nil at the top. O(1).
  func owner(of name: FlowGraph.Name) -> FlowGraph.Name? {
    indices[name].flatMap { owners[$0] < names.count ? names[owners[$0]] : nil }
  }

  /// The lowest coordinator that is, or stands over, each of these; nil if only the top does.
  /// O(*n* × depth).
  func commonOwner(of some: [FlowGraph.Name]) -> FlowGraph.Name? {
    let nodes = some.compactMap { indices[$0] }
    guard var common = nodes.first else { return nil }
    for var node in nodes.dropFirst() {
      while common != node {
        if depths[common] >= depths[node] { common = owners[common] } else { node = owners[node] }
      }
    }
    return common < names.count ? names[common] : nil
  }
}
