import FlowGraph
public import FlowTrace

/// Verdicts that a team has accepted, so that it can adopt the check today and burn the list down.
///
///     # Swiping down forgets the appointment.
///     zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/FakingIt…
///
/// One id a line; `#` begins a comment, at the start of a line or after a space.
public struct KnownVerdicts: Sendable, Hashable {
  /// The ids, in the order of the list, each once.
  public let ids: [String]
  /// The ids as they are written now.
  private let current: Set<ExactString>

  /// Nothing is accepted.
  public static let none = KnownVerdicts(ids: [])

  public init(ids: [String]) {
    var seen: Set<ExactString> = []
    self.ids = ids.filter { seen.insert(ExactString($0)).inserted }
    current = Set(ids.map { ExactString(VerdictID.current($0)) })
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: ids, one a line; `#` begins a comment.
  ///   - file: what to call the list in errors.
  /// - Throws: `Diagnostics` with an error for each id that no verdict can have.
  public init(parsing text: String, file: String) throws(Diagnostics) {
    var ids: [String] = []
    var errors: [Diagnostic] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let comment = line.indices.first { index in
        line[index] == "#"
          && (index == line.startIndex || line[line.index(before: index)].isWhitespace)
      }
      let id = line[..<(comment ?? line.endIndex)].trimming(while: \.isWhitespace)
      guard !id.isEmpty else { continue }
      if let objection = VerdictID.objection(to: id) {
        let column = line.distance(from: line.startIndex, to: id.startIndex) + 1
        errors.append(
          Diagnostic(
            .error, file: file, line: index + 1, columns: column..<(column + id.count), of: line,
            objection))
      }
      ids.append(String(id))
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    self.init(ids: ids)
  }

  /// Those verdicts that are not accepted. O(*n*).
  public func open(of verdicts: [Verdict]) -> [Verdict] {
    verdicts.filter { !contains($0.id) }
  }

  func contains(_ id: String) -> Bool {
    current.contains(ExactString(id))
  }
}
