import FlowTrace

/// Composes the cards that drawings show, and the texts that other formats show of the same parts.
///
/// Long lines are wrapped evenly. What no drawing can show becomes U+FFFD, and a line ends in an
/// ellipsis after 4,096 bytes.
package struct Labels: Sendable {
  /// About how many columns a line may take.
  private enum Width {
    /// A card's title and rows. The map of a dozen screens fits a page with it.
    static let card = 24
    /// The names of frames, and marks below a name.
    static let frame = 28
    static let message = 20
  }

  /// The most triggers that a row shows; of more, the first, and how many are left out.
  private static let mostTriggers = 4

  private let isWrapped: Bool
  private let messageWidth: Int
  private let diagramTitle: String
  private let legend: [Diagram.LegendItem]

  /// - Parameter isWrapped: Whether long lines are broken, as drawings need it.
  package init(of diagram: Diagram, isWrapped: Bool = true) {
    self.isWrapped = isWrapped
    messageWidth = diagram.arrangement == .timeline ? Width.message : Width.card
    diagramTitle = diagram.title
    legend = diagram.legend
  }

  /// The diagram's title, in one line.
  package var title: String { Self.plain(diagramTitle) }

  /// The title, and below it the legend.
  package var caption: Card {
    Card(
      title: title.isEmpty ? [] : [title],
      rows: legend.map { .init(kind: .legend($0), lines: [$0.description]) })
  }

  /// Returns a node's card.
  package func card(of node: Diagram.Node) -> Card {
    var card = named(node.name, node.marks, node.formerName, node.change, width: Width.card)
    card.rows = node.rows.map { row in
      Card.Row(kind: .note, lines: lines(row.description, width: Width.card))
    }
    for action in node.actions {
      if node.role == .container, action.isTab {
        card.tabs.append(tab(action))
      } else {
        card.rows.append(row(action))
      }
    }
    // The card of where the app begins has a ground of its own, on which all rows look like launches.
    if node.role == .entry {
      for index in card.rows.indices where card.rows[index].kind != .note {
        card.rows[index].kind = .action(.root)
      }
    }
    return card
  }

  /// Returns a cluster's card: its members are rows.
  package func card(of cluster: Diagram.Cluster) -> Card {
    var card = named(
      cluster.name, cluster.marks, cluster.formerName, cluster.change, width: Width.frame)
    card.rows = cluster.members.map { member in
      Card.Row(
        kind: .note,
        lines: ["+ " + text(of: member)],
        isMarked: !member.marks.isEmpty, change: member.change)
    }
    return card
  }

  /// Returns a card with a name and remarks.
  private func named(
    _ name: String, _ marks: [Diagram.Mark], _ formerName: String?, _ change: Diagram.Change?,
    width: Int
  ) -> Card {
    var card = Card(title: name.isEmpty ? [] : lines(name, width: width))
    let remarks = Self.remarks(marks, formerName, change)
    if !remarks.isEmpty {
      let lines = filled(remarks, gap: "  ", width: Width.frame).flatMap {
        self.lines($0, width: Width.frame)
      }
      card.remarks = .init(
        kind: .note, lines: lines, isMarked: !marks.isEmpty, change: change)
    }
    return card
  }

  /// Returns what is to be said about a name.
  private static func remarks(
    _ marks: [Diagram.Mark], _ formerName: String?, _ change: Diagram.Change?
  ) -> [String] {
    var remarks = Diagram.Mark.texts(marks)
    if let formerName { remarks.append("was \(formerName)") }
    if let change { remarks.append("\(change)") }
    return remarks
  }

  /// Returns a name and what is to be said about it, in one line.
  private static func line(
    _ name: String, _ marks: [Diagram.Mark], _ formerName: String?, _ change: Diagram.Change?
  ) -> String {
    plain(([name] + remarks(marks, formerName, change)).joined(separator: "  "))
  }

  private func tab(_ action: Diagram.Action) -> Card.Row {
    let names = action.rows.map { $0.tabTitle ?? $0.description }
    let title = names.isEmpty ? action.targets.map(\.name) : names
    return row(action, texts: [title.joined(separator: ", ")])
  }

  private func row(_ action: Diagram.Action) -> Card.Row {
    var triggers = action.rows.map(\.description)
    if triggers.count > Self.mostTriggers + 1 {
      let rest = triggers.count - Self.mostTriggers
      triggers = triggers.prefix(Self.mostTriggers) + [Diagram.Row.more(rest).description]
    }
    let leads = Self.leads(action.targets.filter { !$0.hasEdge && !$0.name.isEmpty })
    if leads.isEmpty { return row(action, texts: triggers, leads: []) }
    let all = triggers.enumerated().map { index, trigger in
      index < triggers.count - 1 ? trigger + "," : trigger
    }
    return row(action, texts: filled(all, gap: " ", width: Width.card), leads: leads)
  }

  private func row(
    _ action: Diagram.Action, texts: [String], leads: [String] = []
  ) -> Card.Row {
    let found =
      leads + (action.count.map { [Diagram.Use.times($0)] } ?? [])
      + Diagram.Mark.texts(action.marks) + (action.change.map { ["\($0)"] } ?? [])
    let last = filled(texts.suffix(1) + found, gap: "  ", width: Width.card)
    let role = action.targets.first?.role ?? .push
    let isMember = if case .screen? = action.rows.first { true } else { false }
    return Card.Row(
      kind: isMember ? .member : .action(role), id: action.id,
      lines: (texts.dropLast() + last).flatMap { lines($0, width: Width.card) },
      isMarked: !action.marks.isEmpty, change: action.change)
  }

  /// Returns texts in as few lines as they fit in, none of them divided.
  private func filled(_ texts: [String], gap: String, width: Int) -> [String] {
    var lines: [String] = []
    for text in texts {
      if let last = lines.last, !isWrapped || last.count + gap.count + text.count <= width {
        lines[lines.count - 1] = last + gap + text
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// Returns a text's lines.
  private func lines(_ text: String, width: Int) -> [String] {
    let clean = LabelText.shortened(LabelText.clean(text))
    let text = LabelText.balanced(clean, width: isWrapped ? width : .max)
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Labels {
  /// Returns where an action leads, in a row without an arrow: `← Home`, or `× Home, Settings`.
  private static func leads(_ targets: [Diagram.Action.Target]) -> [String] {
    var leads: [(sign: String, names: [String])] = []
    for target in targets {
      if leads.last?.sign == target.role.sign {
        leads[leads.count - 1].names.append(target.name)
      } else {
        leads.append((target.role.sign, [target.name]))
      }
    }
    return leads.map { "\($0.sign) \($0.names.joined(separator: ", "))" }
  }
}

extension Diagram.Edge.Role {
  /// What stands before a name in a row without an arrow.
  fileprivate var sign: String {
    switch self {
    case .pop: "←"
    case .dismiss: "×"
    case .present: "↑"
    case .replace: "|→"
    case .root, .push, .tab, .embed, .link, .presents, .guide: "→"
    }
  }
}

extension Diagram.Row {
  /// What a tab is called, of the trigger that selects it.
  fileprivate var tabTitle: String? {
    guard case .trigger(let trigger) = self, trigger.hasPrefix("tab \""), trigger.hasSuffix("\""),
      trigger.count > 5
    else { return nil }
    return String(trigger.dropFirst(5).dropLast())
  }
}

extension Labels {
  /// Returns the lines of a node's card that no edge has.
  package func text(of node: Diagram.Node) -> String {
    let rows = node.actions.filter { $0.targets.contains { !$0.hasEdge } }
      .flatMap { row($0).lines }.map { $0.replacing("  ", with: " ") }
    return ([heading(of: node)] + rows).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the name of a node and what was found about it, in lines.
  package func heading(of node: Diagram.Node) -> String {
    let card = named(node.name, node.marks, node.formerName, node.change, width: Width.card)
    return (card.lines + node.rows.flatMap { lines($0.description, width: Width.card) })
      .joined(separator: "\n")
  }

  /// Returns the name of a cluster and what was found about it, in one line.
  package func text(of cluster: Diagram.Cluster) -> String {
    Self.line(cluster.name, cluster.marks, cluster.formerName, cluster.change)
  }

  /// Returns the name of a cluster's member and what was found about it, in one line.
  package func text(of member: Diagram.Cluster.Member) -> String {
    Self.line(member.name, member.marks, member.formerName, member.change)
  }

  /// Returns the triggers that lead along an edge, and what was found about it, in lines.
  package func text(of edge: Diagram.Edge) -> String {
    (edge.rows.map(\.description) + Diagram.Mark.texts(edge.marks)
      + (edge.change.map { ["\($0)"] } ?? [])).flatMap { lines($0, width: messageWidth) }
      .joined(separator: "\n")
  }

  /// Returns the lines that a picture shows above an edge: in a sequence, the triggers and what was
  /// found about them.
  package func label(of edge: Diagram.Edge, in diagram: Diagram) -> [String] {
    diagram.arrangement == .timeline
      ? text(of: edge).split(separator: "\n").map(String.init) : []
  }

  /// Returns what to call a node in a sentence: its name, its former one and its change.
  package func name(of node: Diagram.Node) -> String {
    oneLine(node.name, [], node.formerName, node.change)
  }

  /// Returns what to call a cluster in a sentence.
  package func name(of cluster: Diagram.Cluster) -> String {
    oneLine(cluster.name, [], cluster.formerName, cluster.change)
  }

  /// Returns the full name of a node, its former name and its change.
  package func fullName(of node: Diagram.Node) -> String {
    oneLine(node.fullName ?? node.name, [], node.formerName, node.change)
  }

  /// Returns the full name of a cluster, its former name and its change.
  package func fullName(of cluster: Diagram.Cluster) -> String {
    oneLine(cluster.fullName ?? cluster.name, [], cluster.formerName, cluster.change)
  }

  /// Returns the triggers that lead along an edge, in one line.
  package func words(of edge: Diagram.Edge) -> String {
    oneLine("", edge.rows, nil, edge.change)
  }

  /// Returns text fit for a tooltip or a title: cleaned and cut, in one line.
  package static func plain(_ text: String) -> String {
    LabelText.shortened(LabelText.clean(text))
  }

  private func oneLine(
    _ name: String, _ rows: [Diagram.Row], _ formerName: String?, _ change: Diagram.Change?
  ) -> String {
    let words =
      [name] + rows.map(\.description) + [formerName.map { "was \($0)" } ?? ""]
      + [change?.description ?? ""]
    return words.filter { !$0.isEmpty }.map { Self.plain($0) }.joined(separator: " ")
  }
}

extension Labels {
  /// Returns a warning for the title and for each line that is cut. O(*n*).
  func warnings(for diagram: Diagram) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    func check(_ text: String) {
      // A control of one byte becomes U+FFFD, which has three.
      guard text.utf8.count > LabelText.limit / 4,
        let warning = LabelText.warning(about: LabelText.clean(text))
      else { return }
      warnings.append(warning)
    }
    check(diagram.title)
    for cluster in diagram.clusters {
      check(cluster.name)
      for member in cluster.members { check(member.name) }
    }
    for node in diagram.nodes {
      check(node.name)
      for row in node.rows where row.likelySize > LabelText.limit / 4 { check(row.description) }
      for row in node.actions.lazy.flatMap(\.rows) where row.likelySize > LabelText.limit / 4 {
        check(row.description)
      }
    }
    return warnings
  }
}
