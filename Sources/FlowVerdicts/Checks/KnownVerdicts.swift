import FlowGraph

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

  /// Reads a list.
  ///
  /// - Parameter file: what to call the list in errors.
  /// - Throws: ``KnownVerdictErrors`` with every id that no verdict can have.
  public init(parsing text: String, file: String) throws(KnownVerdictErrors) {
    var ids: [String] = []
    var errors: [KnownVerdictErrors.Mistake] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let comment = line.indices.first { index in
        line[index] == "#"
          && (index == line.startIndex || line[line.index(before: index)].isWhitespace)
      }
      let id = line[..<(comment ?? line.endIndex)].trimming(while: \.isWhitespace)
      guard !id.isEmpty else { continue }
      if let objection = VerdictID.objection(to: id) {
        errors.append(
          .init(
            file: file, line: index + 1,
            column: line.distance(from: line.startIndex, to: id.startIndex) + 1,
            message: objection))
      }
      ids.append(String(id))
    }
    guard errors.isEmpty else { throw KnownVerdictErrors(errors: errors) }
    self.init(ids: ids)
  }

  /// Those verdicts that are not accepted. O(*n* × *m*).
  public func open(of verdicts: [Verdict]) -> [Verdict] {
    verdicts.filter { !contains($0.id) }
  }

  func contains(_ id: String) -> Bool {
    ids.contains { ExactString($0) == ExactString(id) }
  }
}

/// All ids of a list of known verdicts that no verdict can have.
public struct KnownVerdictErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// One of them.
  public struct Mistake: Sendable, Hashable, CustomStringConvertible {
    /// What to call the list.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in characters.
    public var column: Int
    /// What is wrong, and what an id looks like.
    public var message: String

    public var description: String { "\(file):\(line):\(column): error: \(message)" }
  }

  /// In the order of the lines; at least one.
  public var errors: [Mistake]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
