/// How a flow differs from its baseline.
public struct BaselineDrift: Sendable, Hashable {
  /// A fact, and where it stands in the baseline, or would.
  public struct Line: Sendable, Hashable {
    /// Counted from 1.
    public var number: Int
    public var fact: String
  }

  /// What to call the baseline.
  public let file: String
  /// What the baseline has and the flow has not.
  public let gone: [Line]
  /// What the flow has and the baseline has not; each with the line that it would come to stand
  /// before, or at the end.
  public let new: [Line]

  /// What changed in the flow, in sentences for people; empty where the baseline does not tell.
  public let sentences: [String]

  /// How a flow differs from a baseline, and what of it the baseline can tell in sentences.
  ///
  /// O(*n* log *n*), and as `FlowDiff`.
  public init(
    from baseline: FlowBaseline, to graph: FlowGraph, verdicts: [Verdict] = [], file: String
  ) {
    let flow = FlowBaseline(of: graph, verdicts: verdicts, detail: baseline.detail)
    self.init(
      from: baseline, to: flow, file: file,
      sentences: baseline.flow(before: graph).map { FlowDiff(from: $0, to: graph).sentences } ?? [])
  }

  /// O(*n* log *n*).
  init(
    from baseline: FlowBaseline, to flow: FlowBaseline, file: String, sentences: [String] = []
  ) {
    self.file = file
    self.sentences = sentences
    let known = baseline.lines.sorted { $0.key < $1.key }
    gone = known.filter { flow.lines[$0.key] == nil }
      .map { Line(number: $0.value, fact: $0.key.string) }.sorted { $0.number < $1.number }
    let end = (baseline.lines.values.max() ?? 1) + 1
    new = flow.lines.keys.filter { baseline.lines[$0] == nil }.sorted().map { fact in
      Line(number: known.first { $0.key > fact }?.value ?? end, fact: fact.string)
    }
  }

  /// Whether the flow is what the baseline says.
  public var isEmpty: Bool { gone.isEmpty && new.isEmpty }

  /// Every difference, by line: `app.baseline:12: gone: screen Cart`.
  public var lines: [String] {
    let all = gone.map { ($0, "gone") } + new.map { ($0, "new") }
    return all.enumerated().sorted {
      ($0.element.0.number, $0.offset) < ($1.element.0.number, $1.offset)
    }
    .map { "\(file):\($0.element.0.number): \($0.element.1): \($0.element.0.fact)" }
  }

  /// The sentences under what they are about: `What changed in the flow:`.
  var words: String? {
    sentences.isEmpty ? nil : FlowDiff.words(sentences)
  }

  /// `2 facts of app.baseline gone, 1 new`.
  public var summary: String {
    switch (gone.count, new.count) {
    case (0, 0): "all facts of \(file) hold"
    case (0, let new): "\(Self.facts(new)) new to \(file)"
    case (let gone, 0): "\(Self.facts(gone)) of \(file) gone"
    case (let gone, let new): "\(Self.facts(gone)) of \(file) gone, \(new) new"
    }
  }

  private static func facts(_ count: Int) -> String { count == 1 ? "1 fact" : "\(count) facts" }
}
