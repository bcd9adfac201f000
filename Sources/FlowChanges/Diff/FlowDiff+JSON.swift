import FlowGraph
import FlowTrace
import FlowVerdicts

extension FlowDiff {
  /// The difference as JSON: one change a line, keys sorted, and the sentences.
  ///
  ///     {
  ///       "changes": [
  ///         {"change": "removed", "kind": "screen", "old": {"screen": "CartViewController"}}
  ///       ],
  ///       "format": "flowdiff",
  ///       "new": "Shop",
  ///       "old": "Shop",
  ///       "sentences": [
  ///         "Screen Cart is gone."
  ///       ],
  ///       "version": "1.0"
  ///     }
  ///
  /// `change` is `added`, `removed` or `changed`; `kind` is `coordinator`, `screen`, `link`,
  /// `presents`, `transition` or `verdict`, whose members are those of the graph's JSON.
  public var json: String {
    let names = CanonicalNames(
      of: old.coordinatorSet.union(old.screenSet).union(new.coordinatorSet).union(new.screenSet))
    func quoted(_ name: FlowGraph.Name) -> String { JSONText.quoted(names[name]) }
    let rows =
      Self.rows("coordinator", coordinators) { [("coordinator", quoted($0))] }
      + Self.rows("screen", screens) { [("screen", quoted($0))] }
      + Self.rows("link", links) { [("child", quoted($0.child)), ("parent", quoted($0.parent))] }
      + Self.rows("presents", presents) {
        [("coordinator", quoted($0.coordinator)), ("screen", quoted($0.screen))]
      }
      + Self.rows("transition", transitions) {
        [
          ("by", JSONText.quoted(names[$0.by])), ("from", $0.from.map(quoted) ?? "null"),
          ("kind", JSONText.quoted($0.kind.rawValue)), ("to", quoted($0.to)),
          ("trigger", JSONText.quoted($0.trigger)),
        ]
      }
      + Self.rows("verdict", verdicts) {
        [("gravity", JSONText.quoted($0.gravity.rawValue)), ("id", JSONText.quoted($0.id))]
      }
    let (before, after) = sides
    let members = [
      ("changes", JSONText.array(rows)), ("format", JSONText.quoted("flowdiff")),
      ("new", JSONText.quoted(after)), ("old", JSONText.quoted(before)),
      ("sentences", JSONText.array(sentences.map(JSONText.quoted))),
      ("version", JSONText.quoted("1.0")),
    ]
    let lines = members.map { "  \(JSONText.quoted($0.0)): \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func rows<T>(
    _ kind: String, _ changes: FlowChanges<T>, _ members: (T) -> [(key: String, value: String)]
  ) -> [String] {
    func row(_ change: String, old: T?, new: T?) -> String {
      var columns = [("change", JSONText.quoted(change)), ("kind", JSONText.quoted(kind))]
      if let new { columns.append(("new", JSONText.object(members(new)))) }
      if let old { columns.append(("old", JSONText.object(members(old)))) }
      return JSONText.object(columns.map { (key: $0.0, value: $0.1) })
    }
    return changes.added.map { row("added", old: nil, new: $0) }
      + changes.changed.map { row("changed", old: $0.old, new: $0.new) }
      + changes.removed.map { row("removed", old: $0, new: nil) }
  }
}
