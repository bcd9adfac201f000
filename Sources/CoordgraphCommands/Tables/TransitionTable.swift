import CommandSupport
import FlowGraph
import FlowReading
import FlowTrace

/// Tables of transitions as a graph: what a question of SQL to the rows of `coordgraph columns` answers.
///
/// A table is CSV with a header, JSON objects line by line, or an array of them. It has the columns
/// `source_type` and `target_type`, and may have `nav_kind`, `trigger_kind`, `owner_type`, and a count.
struct TransitionTable {
  /// The columns of counts, of which the first that a table has is used.
  private static let counts = ["uses", "session_count", "session_count_before"]

  private(set) var graph: FlowGraph
  /// The versions of the app that are added up.
  private(set) var appVersions: Set<ExactString> = []

  /// Reads tables, whose counts add up.
  ///
  /// - Parameters:
  ///   - paths: the files, or none to read standard input. The first has the graph's name.
  ///   - report: is given notes.
  /// - Throws: `FileError`, and `Diagnostics` which name the line that is wrong.
  static func read(
    _ paths: [String], report: (String) -> Void
  ) throws -> GraphReader.Found {
    let files = (paths.isEmpty ? [InputFile.standardInput.path] : paths).map(InputFile.init)
    var table = TransitionTable(graph: FlowGraph(app: TraceName(files[0].name).name))
    for file in files {
      for row in try TableReader.rows(of: file) { try table.add(row) }
    }
    if table.appVersions.count > 1 {
      let versions = table.appVersions.sorted().map(\.string).joined(separator: ", ")
      report("note: counts of the versions \(versions) are added up.")
    }
    return GraphReader.Found(
      graph: table.graph, verdicts: [], reading: FlowReading(table.graph), isWhole: true,
      isTable: true)
  }

  private init(graph: FlowGraph) { self.graph = graph }

  private mutating func add(_ row: TableRow) throws(Diagnostics) {
    guard row.has("source_type") || row.has("target_type") else {
      throw row.failure(
        "there are no columns 'source_type' and 'target_type'. Tables of transitions have them, such "
          + "as the answers of Fleet/sql/edges_by_version.sql")
    }
    guard let target = row["target_type"] else { throw row.failure("'target_type' is empty") }
    let source = row["source_type"].map { FlowGraph.Name(type: $0) }
    let text = row["nav_kind"] ?? (source == nil ? "root" : "push")
    guard let kind = TransitionKind(rawValue: text) else {
      let kinds = TransitionKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw row.failure("'nav_kind' is '\(text)' and must be one of \(kinds)")
    }
    let transition = FlowGraph.Transition(
      from: source, to: FlowGraph.Name(type: target), kind: kind,
      trigger: row["trigger_kind"] ?? "", by: Self.owner(row["owner_type"]))
    graph.add(transition, count: try count(of: row))
    if kind.isForward, case .coordinator(let owner) = transition.by {
      graph.add(FlowGraph.Presentation(coordinator: owner, screen: transition.to))
    }
    if let version = row["app_version"] { appVersions.insert(ExactString(version)) }
  }

  private static func owner(_ text: String?) -> FlowGraph.Agent {
    switch text {
    case "system": .system
    case "app", nil: .app
    case "unknown": .unknown
    case let type?: .coordinator(FlowGraph.Name(type: type))
    }
  }

  private func count(of row: TableRow) throws(Diagnostics) -> Int {
    guard let column = Self.counts.first(where: row.has) else { return 1 }
    guard let text = row[column], let count = Int(text), count > 0 else {
      throw row.failure(
        "'\(column)' is '\(row[column] ?? "")' and must be a whole number, 1 or more")
    }
    return count
  }
}
