/// Coordinators in a tree, though several may own one and they may own one another in a circle.
///
/// A coordinator stands under the lowest one that all ways from the top to it lead through: its
/// owner where it has one, the lowest common owner where it has several, and otherwise the top.
/// (These are the immediate dominators of the graph of links, found by the algorithm of Cooper,
/// Harvey and Kennedy.)
struct OwnershipTree {
  /// By coordinator; the number after the last stands for the top.
  private var owners: [Int]
  private var depths: [Int]

  /// O(*n* log *n*) for anything like an app.
  init(_ graph: NumberedGraph) {
    let top = graph.coordinators.count
    let links = graph.links.filter { $0.parent != $0.child }
    let children = Groups(count: top, links.map { ($0.parent, $0.child) })
    let parents = Groups(count: top, links.map { ($0.child, $0.parent) })
    var postorder = [Int](repeating: -1, count: top + 1)
    var order: [Int] = []
    // Those without an owner begin; of a circle that nobody owns, the first by name.
    let starts =
      (0..<top).filter { parents[$0].isEmpty } + (0..<top).filter { !parents[$0].isEmpty }
    var seen = [Bool](repeating: false, count: top)
    var isStart = seen
    for start in starts where !seen[start] {
      isStart[start] = true
      seen[start] = true
      var stack = [(node: start, rest: children[start][...])]
      while let node = stack.last?.node {
        if let child = stack[stack.count - 1].rest.popFirst() {
          guard !seen[child] else { continue }
          seen[child] = true
          stack.append((child, children[child][...]))
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
        var owner = isStart[node] ? top : -1
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
  func owner(of coordinator: Int) -> Int? {
    let owner = owners[coordinator]
    return owner < owners.count - 1 ? owner : nil
  }

  /// The lowest coordinator that is, or stands over, each of these; nil if only the top does.
  /// O(*n* × depth).
  func commonOwner(of some: some Sequence<Int>) -> Int? {
    var common: Int?
    for var node in some {
      guard var other = common else {
        common = node
        continue
      }
      while other != node {
        if depths[other] >= depths[node] { other = owners[other] } else { node = owners[node] }
      }
      common = other
    }
    return common.flatMap { $0 < owners.count - 1 ? $0 : nil }
  }
}
