import FlowGraph
import FlowTrace

/// Alerts that one trigger brings up and that differ in the data that they name, such as `Delete “Rome”?` and
/// `Delete “Oslo”?`. A drawing has one card for them, `Delete “…”?`; and one for those of a screen that differ
/// only in the coordinator that shows the screen.
struct LikeAlerts {
  /// What each of them is called in a drawing.
  private(set) var names: [FlowGraph.Name: FlowGraph.Name] = [:]
  /// By alert: what one does on it, and where that leads.
  private var exits: [FlowGraph.Name: Set<Exit>] = [:]

  private struct Exit: Hashable {
    let trigger: ExactString
    let kind: TransitionKind
    let to: FlowGraph.Name
  }

  /// What brings alerts up.
  private struct Cause: Hashable {
    let from: FlowGraph.Name
    let trigger: NumberedTrigger.Pattern?
    let text: String?

    init(_ trigger: String, from: FlowGraph.Name) {
      self.from = from
      self.trigger = NumberedTrigger(trigger)?.pattern
      text = self.trigger == nil ? trigger : nil
    }

    /// An alert of a screen, whatever brings it up.
    init(titled title: String, from: FlowGraph.Name) {
      self.from = from
      trigger = nil
      text = title
    }
  }

  /// Alerts by what brings them up, in the order in which they were added. Those of one cause that are the
  /// same follow each other.
  private struct Groups {
    private var causes: [Cause] = []
    private var alerts: [Cause: [FlowGraph.Name]] = [:]

    mutating func add(_ alert: FlowGraph.Name, _ cause: Cause) {
      if alerts[cause] == nil { causes.append(cause) }
      if alerts[cause]?.last != alert { alerts[cause, default: []].append(alert) }
    }

    /// The groups of several.
    var several: [(cause: Cause, alerts: [FlowGraph.Name])] {
      causes.compactMap { cause in
        alerts[cause].flatMap { $0.count > 1 ? (cause, $0) : nil }
      }
    }
  }

  /// O(*n*) in the graph's size, and O(*n* log *n*) in its alerts.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - kept: The screens that keep their names, as a mark names them.
  ///   - rows: The texts of the rows that bring alerts up.
  init(
    in graph: FlowGraph, leavingOut kept: Set<FlowGraph.Name>,
    rows: [FlowGraph.Transition: FirstUses.RowText] = [:]
  ) {
    func isAlert(_ screen: FlowGraph.Name) -> Bool {
      screen.label != nil && ScreenNaming.isAlert(screen.type) && !kept.contains(screen)
    }
    let presents = graph.transitionCounts.keys.filter { $0.kind == .present && isAlert($0.to) }
    guard presents.count > 1 else { return }
    for transition in graph.transitionCounts.keys {
      guard let from = transition.from, isAlert(from) else { continue }
      exits[from, default: []].insert(
        Exit(trigger: ExactString(transition.trigger), kind: transition.kind, to: transition.to))
    }
    var (titled, caused) = (Groups(), Groups())
    var fixed: Set<FlowGraph.Name> = []
    for transition in presents.sorted() {
      guard let from = transition.from, let title = transition.to.label else { continue }
      titled.add(transition.to, Cause(titled: title, from: from))
      caused.add(transition.to, Cause(transition.trigger, from: from))
      if case .always? = rows[transition] { fixed.insert(transition.to) }
    }
    for (_, group) in titled.several { gather(group, as: group[0].label) }
    for (cause, all) in caused.several {
      let group = all.filter { names[$0] == nil || names[$0]?.label == $0.label }
      let isList = cause.trigger?.isListRow == true && fixed.isDisjoint(with: group)
      gather(group, as: title(of: group, rows: cause.trigger != nil, isList: isList))
    }
  }

  /// Names several alerts alike; nothing where there is no such name.
  private mutating func gather(_ alerts: [FlowGraph.Name], as title: String?) {
    guard let title, alerts.count > 1 else { return }
    let owners = Set(alerts.map { $0.owner.map(ExactString.init) })
    let owner = owners.count == 1 ? alerts[0].owner : nil
    for alert in alerts {
      names[alert] = FlowGraph.Name(type: alert.type, label: title, owner: owner)
    }
  }

  /// The title that stands for several alerts; nil where they are not alike.
  ///
  /// Three alerts of rows that change, on which one does the same, name data, whatever they say.
  ///
  /// - Parameters:
  ///   - alerts: the alerts.
  ///   - rows: whether it depends on the row which of them is brought up.
  ///   - isList: whether these are rows of a list whose texts change.
  private func title(of alerts: [FlowGraph.Name], rows: Bool, isList: Bool) -> String? {
    var titles: [String] = []
    for title in alerts.compactMap(\.label) where titles.last != title { titles.append(title) }
    let isSame = haveSameExits(alerts)
    if let title = Self.title(of: titles, rows: rows, isSame: isSame) { return title }
    return isList && titles.count > 2 && isSame ? titles[0] + ", …" : nil
  }

  /// Whether what one does on each of several alerts can be done on one of them.
  private func haveSameExits(_ alerts: [FlowGraph.Name]) -> Bool {
    let all = alerts.map { exits[$0] ?? [] }
    guard let most = all.max(by: { $0.count < $1.count }), !most.isEmpty else { return false }
    return all.allSatisfy { $0.isSubset(of: most) }
  }

  /// The title that stands for several: what they begin and end with, and an ellipsis; nil where they don't
  /// begin alike, or differ in more than data. O(*n*) in their lengths.
  ///
  /// - Parameters:
  ///   - titles: the titles.
  ///   - rows: whether it depends on the row which of them is brought up.
  ///   - isSame: whether one does the same on all of them.
  private static func title(of titles: [String], rows: Bool, isSame: Bool) -> String? {
    guard titles.count > 1, let first = titles.first, let shortest = titles.map(\.count).min()
    else { return nil }
    var start = first.prefix(shortest)
    for title in titles {
      start = start.prefix(zip(start, title).prefix(while: { $0 == $1 }).count)
    }
    var end = first.suffix(shortest - start.count)
    for title in titles {
      end = end.suffix(zip(end.reversed(), title.reversed()).prefix(while: { $0 == $1 }).count)
    }
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
    let words = (start + " " + end).split(separator: " ").count { $0.contains(where: \.isLetter) }
    let isSentence = isSame && words > 1
    return isQuoted || isNumber || rows || isSentence ? start + "…" + end : nil
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
    let alike = LikeAlerts(in: self, leavingOut: kept, rows: options.firstUses.rows).names
    guard !alike.isEmpty else { return self }
    options.firstUses = options.firstUses.renamingScreens { alike[$0] ?? $0 }
    return renamingScreens { alike[$0] ?? $0 }
  }
}
