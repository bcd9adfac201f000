/// Which frames boxes are in, by numbers: their places in the diagram.
struct FrameNumbers {
  private var boxes: [String: Int] = [:]
  private var homes: [Int?] = []
  private var parents: [Int?] = []

  /// O(*n*).
  init(of diagram: Diagram) {
    let numbers = Dictionary(
      diagram.clusters.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    parents = diagram.clusters.map { $0.parent.flatMap { numbers[$0] } }
    homes = diagram.nodes.map { $0.cluster.flatMap { numbers[$0] } }
    boxes = Dictionary(
      diagram.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var count: Int { parents.count }

  func box(_ id: String) -> Int? { boxes[id] }

  func home(of box: Int) -> Int? { homes[box] }

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
