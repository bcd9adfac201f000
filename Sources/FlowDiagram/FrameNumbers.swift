/// Which frames boxes are in, by numbers: their places in the diagram.
struct FrameNumbers {
  private let boxes: TextNumbers
  private var homes: [Int?] = []
  private let parents: [Int?]
  /// The group behind those of the frames is of what is in none.
  private let boxesInside: Groups
  private let framesInside: Groups

  /// O(*n*).
  init(of diagram: Diagram) {
    let numbers = TextNumbers(diagram.clusters.map(\.id))
    let parents = diagram.clusters.map { $0.parent.flatMap { numbers[$0] } }
    self.parents = parents
    let outside = diagram.clusters.count
    var lastFrame: (id: Diagram.Cluster.ID, number: Int?)?
    var inside: [(group: Int, member: Int)] = []
    inside.reserveCapacity(diagram.nodes.count)
    homes.reserveCapacity(diagram.nodes.count)
    for index in diagram.nodes.indices {
      guard let frame = diagram.nodes[index].cluster else {
        homes.append(nil)
        inside.append((outside, index))
        continue
      }
      let home =
        if let lastFrame, lastFrame.id == frame { lastFrame.number } else { numbers[frame] }
      lastFrame = (frame, home)
      homes.append(home)
      if let home { inside.append((home, index)) }
    }
    boxes = TextNumbers(diagram.nodes.map(\.id))
    boxesInside = Groups(count: outside + 1, inside)
    framesInside = Groups(
      count: outside + 1,
      diagram.clusters.indices.compactMap { index in
        let parent = diagram.clusters[index].parent == nil ? outside : parents[index]
        return parent.map { (group: $0, member: index) }
      })
  }

  var count: Int { parents.count }

  func box(_ id: String) -> Int? { boxes[id] }

  func home(of box: Int) -> Int? { homes[box] }

  /// The boxes that stand in a frame, or in none.
  func boxes(in frame: Int?) -> some RandomAccessCollection<Int> { boxesInside[frame ?? count] }

  /// The frames that stand in a frame, or in none.
  func frames(in frame: Int?) -> some RandomAccessCollection<Int> { framesInside[frame ?? count] }

  /// The frames around a box, from the inside out.
  func line(from box: Int) -> [Int] {
    var line: [Int] = []
    var next = homes[box]
    // Frames that stand in one another in a circle end somewhere.
    while let frame = next, line.count < parents.count {
      line.append(frame)
      next = parents[frame]
    }
    return line
  }
}
