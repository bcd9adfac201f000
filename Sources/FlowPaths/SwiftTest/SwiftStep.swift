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
    case .swipe: "swipe(\(target)\(place))"
    case .menu: "chooseFromMenu(\(target)\(place))"
    case .swipeRow: "swipeRow(\(target)\(place))"
    case .pull: "pullToRefresh()"
    case .shake: "shake()"
    case .tab: "selectTab(\(target)\(place))"
    case .outside: nil
    }
  }

  /// `row`, or `section.row`, in the first table or in another: `2 in table 3`.
  private static func selection(_ target: String) -> String? {
    let words = target.split(separator: " ", omittingEmptySubsequences: false)
    let parts = words[0].split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, let row = numbers.last, numbers.count <= 2,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    let place = numbers.count == 1 ? "\(row)" : "\(row), section: \(numbers[0])"
    if words.count == 1 { return "selectRow(\(place))" }
    guard words.count == 4, words[1] == "in", let number = Int(words[3]), number > 0 else {
      return nil
    }
    return switch words[2] {
    case "table": "selectRow(\(place), table: \(number - 1))"
    case "collection": "selectItem(\(place), collection: \(number - 1))"
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
