/// Which clusters nodes are in. Both are numbers: their places in the diagram.
struct ClusterNumbers {
  /// The number of clusters.
  private let count: Int
  private let nodes: TextNumbers
  /// The group behind those of the clusters is of what is in none.
  private let nodesInside: Groups
  private let clustersInside: Groups

  /// O(*n*).
  init(of diagram: Diagram) {
    let numbers = TextNumbers(diagram.clusters.map(\.id))
    let parents = diagram.clusters.map { $0.parent.flatMap { numbers[$0] } }
    let outside = diagram.clusters.count
    count = outside
    var last: (id: Diagram.Cluster.ID, number: Int?)?
    var inside: [(group: Int, member: Int)] = []
    inside.reserveCapacity(diagram.nodes.count)
    for index in diagram.nodes.indices {
      guard let cluster = diagram.nodes[index].cluster else {
        inside.append((outside, index))
        continue
      }
      let home =
        if let last, last.id == cluster { last.number } else { numbers[cluster] }
      last = (cluster, home)
      if let home { inside.append((home, index)) }
    }
    nodes = TextNumbers(diagram.nodes.map(\.id))
    nodesInside = Groups(count: outside + 1, inside)
    clustersInside = Groups(
      count: outside + 1,
      diagram.clusters.indices.compactMap { index in
        let parent = diagram.clusters[index].parent == nil ? outside : parents[index]
        return parent.map { (group: $0, member: index) }
      })
  }

  func node(_ id: String) -> Int? { nodes[id] }

  /// Returns the nodes in a cluster, or in none.
  func nodes(in cluster: Int?) -> some RandomAccessCollection<Int> { nodesInside[cluster ?? count] }

  /// Returns the clusters in a cluster, or in none.
  func clusters(in cluster: Int?) -> some RandomAccessCollection<Int> {
    clustersInside[cluster ?? count]
  }
}
