import FlowGraph
import FlowPerson

/// What an app is known to remember without showing it, such as a login or what lies in a cart: passages
/// from screen to screen after which the same interface can do something else.
struct AppMemory {
  /// The remembered passages that a path took, each once, in the order in which it took them last.
  typealias History = [Int]

  /// How many passages are remembered: each multiplies the states.
  private static let mostPassages = 4
  /// How many passages a history goes back.
  private static let mostInHistory = 3

  private var numbers: [ExactString: Int] = [:]

  /// One step, as far as it matters for what an app remembers.
  struct Step {
    let action: PersonAction
    let before: ExplorerSession.Sighting
    let after: ExplorerSession.Sighting

    /// What the step has in common with others that do the same elsewhere, such as on another product with
    /// another price; and with those that do just the same.
    fileprivate var passages: [ExactString] {
      let place = after.screen == before.screen ? "in place" : after.screen ?? "nothing"
      let alert = after.alertTitle ?? ""
      let kind = action.descriptionWithoutNumbers
      return [
        ExactString("\(before.screen ?? "nothing")\n\(kind)\n\(place)\n\(alert)"),
        ExactString("\(before.screenDescription)\n\(action)\n\(after.screenDescription)"),
      ]
    }
  }

  /// The steps that are remembered, in words: `tap "Log in" on LoginViewController`.
  private(set) var descriptions: [String] = []

  var isEmpty: Bool { numbers.isEmpty }

  /// The history of a path after one more step.
  func history(after step: Step, from history: History = []) -> History {
    guard !isEmpty else { return [] }
    var longer = history
    for passage in step.passages {
      guard let number = numbers[passage] else { continue }
      longer.removeAll { $0 == number }
      longer.append(number)
    }
    return longer.suffix(Self.mostInHistory)
  }

  /// Remembers a step from now on, and what does the same elsewhere as far as two paths then still have
  /// different histories.
  ///
  /// - Parameter isTold: whether a memory tells the two paths apart.
  /// - Returns: false where none does, or no more can be remembered.
  mutating func remember(_ step: Step, where isTold: (AppMemory) -> Bool) -> Bool {
    guard numbers.count < Self.mostPassages else { return false }
    for passage in step.passages where numbers[passage] == nil {
      var memory = self
      memory.numbers[passage] = numbers.count
      memory.descriptions.append("\(step.action) on \(step.before.screen ?? "nothing")")
      guard isTold(memory) else { continue }
      self = memory
      return true
    }
    return false
  }
}
