public import FlowGraph
public import FlowVerdicts

extension BaselineDrift {
  /// Compares a flow with a baseline.
  ///
  /// O(*n* log *n*), and as `FlowDiff`.
  ///
  /// - Parameters:
  ///   - baseline: what the flow has to be.
  ///   - graph: what the flow is.
  ///   - verdicts: what was found wrong, for a baseline that holds verdicts.
  ///   - file: what to call the baseline in reports.
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
    let known = baseline.lines.sorted { $0.key < $1.key }
    let end = (baseline.lines.values.max() ?? 1) + 1
    var behind = known[...]
    self.init(
      file: file,
      gone: known.filter { flow.lines[$0.key] == nil }
        .map { Line(number: $0.value, fact: $0.key.string) }.sorted { $0.number < $1.number },
      new: flow.lines.keys.filter { baseline.lines[$0] == nil }.sorted().map { fact in
        behind = behind.drop { $0.key < fact }
        return Line(number: behind.first?.value ?? end, fact: fact.string)
      },
      sentences: sentences)
  }
}
