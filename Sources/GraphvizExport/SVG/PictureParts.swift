import FlowDiagram
import ScreenPictures

/// What a picture must have of each part of a diagram: its words, its title, and its link.
struct PictureParts: Sendable {
  enum Kind: String {
    case node, edge, cluster
  }

  struct Part: Sendable {
    let kind: Kind
    let id: String
    /// Its words, in lines.
    let lines: [String]
    /// For tooltips and screen readers.
    let title: String
    /// Where a click leads.
    var link: String?
    /// What the screen looks like.
    var picture: ScreenPicture?
  }

  let titles: DrawingTitles
  /// The nodes, edges and clusters, in the diagram's order.
  let all: [Part]
  private let numbers: [Kind: [String: Int]]

  init(of diagram: Diagram, links: SourceLinks?) {
    let titles = DrawingTitles(of: diagram)
    let labels = Labels(of: diagram)
    var all: [Part] = []
    var numbers: [Kind: [String: Int]] = [:]
    func add(
      _ kind: Kind, _ id: String, _ lines: [String], _ title: String?, link: String? = nil,
      picture: ScreenPicture? = nil
    ) {
      numbers[kind, default: [:]][id] = all.count
      all.append(
        Part(
          kind: kind, id: id, lines: lines.map(Self.spaced).filter { !$0.isEmpty },
          title: title ?? "", link: link, picture: picture))
    }
    for node in diagram.nodes {
      add(
        .node, node.id, labels.card(of: node).lines, titles.nodes[node.id],
        link: node.role == .entry ? nil : links?.link(to: node.typeName ?? node.name),
        picture: node.picture)
    }
    for edge in diagram.edges {
      add(.edge, edge.id, labels.label(of: edge, in: diagram), titles.edges[edge.id])
    }
    for cluster in diagram.clusters {
      add(
        .cluster, cluster.id, labels.card(of: cluster).lines, titles.clusters[cluster.id],
        link: links?.link(to: cluster.typeName ?? cluster.name))
    }
    (self.titles, self.all, self.numbers) = (titles, all, numbers)
  }

  /// Whether there are photographs of screens.
  var hasPhotographs: Bool {
    all.contains { if case .png = $0.picture { true } else { false } }
  }

  /// Returns a part's place among all.
  func number(of kind: Kind, _ id: String) -> Int? { numbers[kind]?[id] }

  /// Returns the parts that are missing, a clause each: `node "a"`, `the label of edge "e"`.
  ///
  /// - Parameter found: the lines of the parts that are drawn, in the order of all parts.
  func missing(from found: [[String]?]) -> [String] {
    zip(all, found).compactMap { part, lines in
      guard let lines else { return "\(part.kind) \"\(part.id)\"" }
      let shown = lines.map(Self.spaced).filter { !$0.isEmpty }
      return shown == part.lines ? nil : "the label of \(part.kind) \"\(part.id)\""
    }
  }

  /// Returns a text with each run of spaces replaced by one, and none at its ends.
  private static func spaced(_ text: String) -> String {
    guard !isSpaced(text) else { return text }
    return text.unicodeScalars.split { $0 == " " || $0 == "\u{A0}" || $0 == "\t" }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }

  /// Whether words are separated by single spaces, with none at the ends.
  private static func isSpaced(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      // 0xC2 begins a no-break space, among others.
      if byte == 0xC2 || byte == UInt8(ascii: "\t") || byte == 0x20 && last == 0x20 { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") || text.isEmpty
  }
}
