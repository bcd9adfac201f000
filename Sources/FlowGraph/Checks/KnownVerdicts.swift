/// Verdicts that a team has accepted, so that it can adopt the check today and burn the list down.
///
///     # Swiping down forgets the appointment.
///     zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/FakingIt…
///
/// One id a line; `#` begins a comment, at the start of a line or after a space.
public struct KnownVerdicts: Sendable, Hashable {
  /// The ids, in the order of the list, each once.
  public let ids: [String]

  /// Nothing is accepted.
  public static let none = KnownVerdicts(ids: [])

  public init(ids: [String]) {
    var seen: Set<ExactString> = []
    self.ids = ids.filter { seen.insert(ExactString($0)).inserted }
  }

  /// Reads a list; any text is one.
  public init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      let comment = line.indices.first { index in
        line[index] == "#"
          && (index == line.startIndex || line[line.index(before: index)].isWhitespace)
      }
      return String(line[..<(comment ?? line.endIndex)].trimming(while: \.isWhitespace))
    }
    self.init(ids: lines.filter { !$0.isEmpty })
  }

  func contains(_ id: String) -> Bool {
    ids.contains { ExactString($0) == ExactString(id) }
  }
}

extension Substring {
  func trimming(while predicate: (Character) -> Bool) -> Substring {
    var trimmed = drop(while: predicate)
    while let last = trimmed.last, predicate(last) { trimmed.removeLast() }
    return trimmed
  }
}
