import FlowGraph
import FlowTrace

/// Alerts that one trigger brings up and that differ in the data that they name, such as `Delete “Rome”?` and
/// `Delete “Oslo”?`. A drawing has one card for them, `Delete “…”?`.
struct LikeAlerts {
  /// What each of them is called in a drawing.
  private(set) var names: [FlowGraph.Name: FlowGraph.Name] = [:]

  /// What brings alerts up.
  private struct Cause: Hashable {
    let from: FlowGraph.Name
    let owner: String?
    let trigger: NumberedTrigger.Pattern?
    let text: String?

    init(_ transition: FlowGraph.Transition, from: FlowGraph.Name) {
      self.from = from
      owner = transition.to.owner
      trigger = NumberedTrigger(transition.trigger)?.pattern
      text = trigger == nil ? transition.trigger : nil
    }
  }

  /// O(*n*) in the graph's size, and O(*n* log *n*) in its alerts.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - kept: The screens that keep their names, as a mark names them.
  init(in graph: FlowGraph, leavingOut kept: Set<FlowGraph.Name>) {
    let presents = graph.transitionCounts.keys.filter { transition in
      transition.kind == .present && transition.to.label != nil
        && ScreenNaming.isAlert(transition.to.type) && !kept.contains(transition.to)
    }
    guard presents.count > 1 else { return }
    var causes: [Cause] = []
    var alerts: [Cause: [FlowGraph.Name]] = [:]
    for transition in presents.sorted() {
      guard let from = transition.from else { continue }
      let cause = Cause(transition, from: from)
      if alerts[cause] == nil { causes.append(cause) }
      if alerts[cause]?.contains(transition.to) != true {
        alerts[cause, default: []].append(transition.to)
      }
    }
    for cause in causes {
      let group = alerts[cause]?.filter { names[$0] == nil } ?? []
      guard let title = Self.title(of: group.compactMap(\.label), rows: cause.trigger != nil)
      else { continue }
      for alert in group {
        names[alert] = FlowGraph.Name(type: alert.type, label: title, owner: alert.owner)
      }
    }
  }

  /// The title that stands for several: what they begin and end with, and an ellipsis; nil where they don't
  /// begin alike, or differ in more than data.
  ///
  /// - Parameter rows: whether it depends on the row which of them is brought up.
  private static func title(of titles: [String], rows: Bool) -> String? {
    guard titles.count > 1, let first = titles.first, let shortest = titles.map(\.count).min()
    else { return nil }
    func isShared(_ part: Substring, _ taken: (String) -> Substring) -> Bool {
      titles.allSatisfy { taken($0) == part }
    }
    var start = first.prefix(shortest)
    while !isShared(start, { $0.prefix(start.count) }) { start = start.dropLast() }
    var end = first.suffix(shortest - start.count)
    while !isShared(end, { $0.suffix(end.count) }) { end = end.dropFirst() }
    let parts = titles.map { $0.dropFirst(start.count).dropLast(end.count) }
    // No word is cut apart.
    if parts.contains(where: { $0.first?.isWordPart == true }) {
      while start.last?.isWordPart == true { start = start.dropLast() }
    }
    if parts.contains(where: { $0.last?.isWordPart == true }) {
      while end.first?.isWordPart == true { end = end.dropFirst() }
    }
    guard start.contains(where: \.isLetter) else { return nil }
    let isQuoted = start.last?.isQuote == true && end.first?.isQuote == true
    let isNumber = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isNumber || $0 == "." } }
    return isQuoted || isNumber || rows ? start + "…" + end : nil
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
  fileprivate var isQuote: Bool { "\"'“”„‘’‚«»‹›".contains(self) }
}

extension FlowGraph {
  /// The graph with one alert for those that differ in the data that they name.
  ///
  /// - Parameter options: What is shown. Alerts that it marks stay as they are, and all do where it compares
  ///   graphs or counts uses. What it knows of the others' first uses becomes that of the one.
  func gatheringAlerts(_ options: inout DiagramOptions) -> FlowGraph {
    guard options.changes.isEmpty, options.uses == nil, options.whole == nil else { return self }
    var kept = options.highlighted.union(options.marks.screens.keys)
    for cause in options.marks.causes.keys {
      kept.formUnion([cause.from, cause.to].compactMap(\.self))
    }
    let alike = LikeAlerts(in: self, leavingOut: kept).names
    guard !alike.isEmpty else { return self }
    options.firstUses = options.firstUses.renamingScreens { alike[$0] ?? $0 }
    return renamingScreens { alike[$0] ?? $0 }
  }
}
