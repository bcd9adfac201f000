import FlowDiagram

extension Diagram {
  /// A diagram like an app's, the same for the same seed: up to 200 screens under nested
  /// coordinators, most reached one way, some jumps across, loops, parallel arrows, clusters with
  /// nothing in them and labels that hurt.
  static func randomApp(seed: UInt64) -> Diagram {
    var random = SplitMix64(state: seed)
    let screens = Int.random(in: 1...200, using: &random)
    let perCluster = Int.random(in: 1...10, using: &random)
    let jumps = [0, 0.07, 0.2, 0.5].randomElement(using: &random)!
    let hurts = Double.random(in: 0...0.3, using: &random)

    func label(_ plain: String) -> String {
      Double.random(in: 0...1, using: &random) < hurts
        ? hostileLabels.dropLast().randomElement(using: &random)! : plain
    }
    var diagram = Diagram(
      title: "", direction: Direction.allCases.randomElement(using: &random)!)
    for index in 0...(screens / perCluster) {
      let parent =
        index > 0 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : nil
      diagram.clusters.append(
        .init(
          id: "c\(index)", label: label("Coordinator \(index)"), parent: parent.map { "c\($0)" }))
    }
    func connect(_ tail: Int, _ head: Int, _ text: String) {
      let id = "e\(diagram.edges.count)"
      diagram.edges.append(
        .init(id: id, tail: "s\(tail)", head: "s\(head)", label: label(text), role: .push))
    }
    for index in 0..<screens {
      diagram.nodes.append(
        .init(
          id: "s\(index)", label: label("Screen \(index)"), role: .screen,
          cluster: Int.random(in: 0...20, using: &random) == 0 ? nil : "c\(index / perCluster)"))
      if index > 0 {
        connect(Int.random(in: max(0, index - 8)..<index, using: &random), index, "tap “\(index)”")
      }
      if Double.random(in: 0...1, using: &random) < jumps {
        connect(index, Int.random(in: 0..<screens, using: &random), "select row \(index)")
      }
    }
    return diagram
  }
}

/// A small generator of random numbers with a seed.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
