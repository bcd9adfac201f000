import ArgumentParser
import FlowDiagram

extension DiagramArguments {
  /// The options that were passed and have no effect on a sequence.
  var given: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("backs", backs), ("weights", weights), ("instances", instances),
      ("focus", !focus.isEmpty), ("only", !only.isEmpty), ("collapse", !collapse.isEmpty),
      ("overview", overview != nil), ("highlight", !highlight.isEmpty),
      ("long-names", longNames), ("theme", theme != .default), ("rankdir", rankdir != nil),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  /// Whether steps are to be counted from nothing.
  var hasDepthAlone: Bool { depth != nil && focus.isEmpty }

  /// - Throws: `ValidationError` for an option that has no effect on a sequence.
  func expectNone() throws {
    guard let option = given.first else { return }
    throw ValidationError(
      "--\(option) can't be used with --view sequence.")
  }
}
