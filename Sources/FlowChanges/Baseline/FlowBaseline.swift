public import FlowGraph
public import FlowVerdicts

/// What an app's flow is, as one sorted fact a line: for a repository, where a change of the flow
/// shows in review.
///
///     FlowBaseline(of: graph).text
///
///     coordgraph baseline 1.0
///     Cart → Receipt: push by CartCoordinator
///     CartCoordinator presents Cart
///     CartCoordinator presents Receipt
///     coordinator CartCoordinator
///     launch → Cart: root by CartCoordinator
///     screen Cart
///     screen Receipt
///
/// What changes without the flow, the wording of triggers and how often something was done, is left
/// out unless it is asked for. Equal graphs have equal baselines, and lines that branches add merge
/// without conflict where they do not touch.
public struct FlowBaseline: Sendable, Hashable {
  static let version = "1.0"
  static let title = "coordgraph baseline"

  /// What it holds besides what is always in it.
  public let detail: BaselineDetail
  /// The lines' texts, by which facts are distinguished, with the numbers of the lines.
  let lines: [ExactString: Int]

  init(detail: BaselineDetail, lines: [ExactString: Int]) {
    self.detail = detail
    self.lines = lines
  }

  /// Makes the baseline of a graph. O(*n* log *n*).
  ///
  /// - Parameters:
  ///   - graph: the flow.
  ///   - verdicts: what was found wrong, for a detail that includes verdicts.
  ///   - detail: what the baseline holds besides what is always in it.
  public init(of graph: FlowGraph, verdicts: [Verdict] = [], detail: BaselineDetail = []) {
    var facts = BaselineFacts(of: graph, detail: detail).all
    if detail.contains(.verdicts) { facts += verdicts.map { .verdict(id: $0.id) } }
    let sorted = Set(facts.map { ExactString($0.line) }).sorted()
    self.init(
      detail: detail,
      lines: Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0 + 2) }))
  }

  /// The ids of the verdicts that it holds, sorted. O(*n* log *n*).
  package var verdicts: [String] {
    lines.keys.sorted().compactMap { line in
      guard case .verdict(let id) = BaselineScanner.fact(in: line.string[...]) else { return nil }
      return id
    }
  }

  /// The file: the first line names the format, the others are sorted by their bytes.
  public var text: String {
    let named = BaselineDetail.named.filter { detail.contains($0.detail) }.map(\.name)
    let head = "\(Self.title) \(Self.version)"
    let first = named.isEmpty ? head : "\(head) with \(named.joined(separator: ", "))"
    return ([first] + lines.keys.sorted().map(\.string)).map { "\($0)\n" }.joined()
  }
}

/// What a baseline holds besides what is always in it.
public struct BaselineDetail: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the person did, or the program; it changes with every wording.
  public static let triggers = BaselineDetail(rawValue: 1)
  /// How often a transition happened, which changes with every walk.
  public static let counts = BaselineDetail(rawValue: 2)
  /// What was found wrong.
  public static let verdicts = BaselineDetail(rawValue: 4)

  /// By their names in the first line of a baseline.
  static let named: [(name: String, detail: Self)] = [
    ("triggers", .triggers), ("counts", .counts), ("verdicts", .verdicts),
  ]
}
