import FlowGraph

/// The rows of edges: one for each trigger, sorted, with those that differ only in a number as one.
///
/// `select row 0` and `select row 2` become `select a row`, `tap "Cart (0)"` and `tap "Cart (1)"`
/// become `tap "Cart (n)"`, as long as all of that kind lead from a screen the same way. Rows of a
/// list that lead different ways are named by their texts, where a few always show the same, as in a menu:
/// `select "Currency"`. Others keep their numbers: `select row 0–2, 5`; but not the many numbers of a button,
/// such as prices.
enum TriggerRows {
  /// The most rows of a list that lead one way and are named by their texts.
  private static let mostNamed = 3
  /// The most numbers of one button that lead one way and are shown where others lead another way.
  private static let mostNumbers = 4

  /// Returns the rows of each edge.
  ///
  /// - Parameters:
  ///   - edges: The triggers of each of the edges that leave one screen.
  ///   - texts: What the rows show that the triggers select.
  static func rows(
    of edges: [[ExactString]], texts: [ExactString: FirstUses.RowText] = [:]
  ) -> [[Diagram.Row]] {
    let names = names(of: texts)
    guard edges.contains(where: { $0.count > 1 }) else {
      return edges.map { $0.map { row($0, names) } }
    }
    let numbered = edges.map { triggers in
      Dictionary(grouping: triggers.compactMap { NumberedTrigger($0.string) }, by: \.pattern)
    }
    /// How many edges have triggers of a pattern.
    var uses: [NumberedTrigger.Pattern: Int] = [:]
    var many: Set<NumberedTrigger.Pattern> = []
    for (pattern, triggers) in numbered.joined() {
      uses[pattern, default: 0] += 1
      if triggers.count > mostNumbers, !pattern.isListRow { many.insert(pattern) }
    }
    return zip(edges, numbered).map { triggers, numbered in
      var rows: [Diagram.Row] = triggers.lazy.map(\.string)
        .filter { NumberedTrigger($0) == nil }.map { .trigger($0) }
      for (pattern, triggers) in numbered {
        if triggers.count > 1 && uses[pattern] == 1 || many.contains(pattern) {
          rows.append(pattern.row)
        } else if pattern.isListRow {
          rows += listRows(triggers, names)
        } else {
          rows += triggers.map { .trigger($0.text) }
        }
      }
      return sorted(rows)
    }
  }

  /// Returns rows in the order of their words' bytes, those of a list in the order of their places.
  static func sorted(_ rows: [Diagram.Row]) -> [Diagram.Row] {
    guard rows.count > 1 else { return rows }
    return rows.map { (order: ExactString($0.order), row: $0) }
      .sorted { $0.order < $1.order }.map(\.row)
  }

  /// Returns the texts that name one row of a list each, by their triggers.
  private static func names(of texts: [ExactString: FirstUses.RowText]) -> [ExactString: String] {
    let names = texts.compactMapValues { text -> String? in
      guard case .always(let text) = text else { return nil }
      return RowName(text.string)?.text
    }
    let uses = names.values.reduce(into: [:]) { $0[ExactString($1), default: 0] += 1 }
    return names.filter { uses[ExactString($0.value)] == 1 }
  }

  private static func listRows(
    _ triggers: [NumberedTrigger], _ names: [ExactString: String]
  ) -> [Diagram.Row] {
    let named = triggers.compactMap { trigger in
      names[ExactString(trigger.text)].map { Diagram.Row.listRow($0, place: trigger.place) }
    }
    return named.count == triggers.count && named.count <= mostNamed
      ? named : [NumberedTrigger.listRows(triggers)]
  }

  /// Returns the row of a trigger that is alone on its edge.
  private static func row(
    _ trigger: ExactString, _ names: [ExactString: String]
  ) -> Diagram.Row {
    guard trigger.string.hasPrefix(NumberedTrigger.listRow),
      let numbered = NumberedTrigger(trigger.string), numbered.isListRow
    else { return .trigger(trigger.string) }
    return names[trigger].map { .listRow($0, place: numbered.place) }
      ?? NumberedTrigger.listRows([numbered])
  }
}

/// What a row of a list is called: the first line of its text, not too long.
private struct RowName {
  private static let longest = 40

  let text: String

  init?(_ text: String) {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    self.text = line.count > Self.longest ? line.prefix(Self.longest - 1) + "…" : line
  }
}
