import FlowGenerators
import FlowTrace

extension SeededApp {
  /// Takes every transition once, in one session.
  func tour(recorder: FlowRecorder) {
    var session = TracedSession(recorder: recorder)
    var isKnown = Array(repeating: false, count: ways.count)
    isKnown[0] = true
    var left = [ways[0][...]]
    while !left.isEmpty {
      if let way = left[left.count - 1].popFirst() {
        session.follow(way)
        left.append(isKnown[way.screen] ? [] : ways[way.screen][...])
        isKnown[way.screen] = true
      } else {
        left.removeLast()
        session.goBack()
      }
    }
  }

  /// Takes random transitions, in sessions of a hundred steps.
  ///
  /// - Returns: how many events that were.
  func walk(recorder: FlowRecorder, using random: inout SeededGenerator) -> Int {
    var session = TracedSession(recorder: recorder)
    for _ in 0..<100 {
      if let way = ways[session.screen].randomElement(using: &random), session.depth < 8,
        Int.random(in: 0..<5, using: &random) > 1
      {
        session.follow(way)
      } else {
        session.goBack()
      }
    }
    return session.events
  }
}
