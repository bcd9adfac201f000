import Escaping
import FlowGraph
import FlowTrace

/// What a test writes to have a step done again.
enum SwiftStep {
  /// The statement, without indentation.
  ///
  /// What the trace does not describe well enough is recorded as an issue of the test.
  ///
  /// - Parameter index: which of several things of a name is tapped.
  static func statement(_ act: FlowAct, index: Int? = nil) -> String {
    guard case .person(let step) = act, let call = call(step, index) else {
      let words = "The trace does not hold enough to repeat this step: \(act)"
      return "Issue.record(\(SwiftText.literal(words)))"
    }
    return "try await person.\(call)"
  }

  private static func call(_ step: PersonStep, _ index: Int?) -> String? {
    let target = SwiftText.literal(step.target ?? "")
    let place = index.map { ", at: \($0)" } ?? ""
    return switch step.action {
    case .tap: "tap(\(target)\(place))"
    case .select: selection(step.target ?? "")
    case .turn: turn(step.target ?? "")
    case .enter: "change(\(target)\(place))"
    case .back: "goBack()"
    case .swipeBack: "swipeBack()"
    case .swipeBackLetGo: "swipeBackAndLetGo()"
    case .swipeDown: "swipeDown()"
    case .longPress: "longPress(\(target)\(place))"
    case .menu: "chooseFromMenu(\(target)\(place))"
    case .swipeRow: "swipeRow(\(target)\(place))"
    case .pull: "pullToRefresh()"
    case .tab: "selectTab(\(target)\(place))"
    case .outside: nil
    }
  }

  /// `row`, or `section.row`.
  private static func selection(_ target: String) -> String? {
    let parts = target.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    return switch numbers.count {
    case 1: "selectRow(\(numbers[0]))"
    case 2: "selectRow(\(numbers[1]), section: \(numbers[0]))"
    default: nil
    }
  }

  private static func turn(_ target: String) -> String? {
    switch target {
    case "forward": "turnPage()"
    case "back": "turnPage(forward: false)"
    default: nil
    }
  }
}
