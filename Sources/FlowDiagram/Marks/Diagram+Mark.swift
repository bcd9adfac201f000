public import FlowVerdicts

extension Diagram {
  /// A verdict, shown where it was found: in words and by a shape, not by colour alone.
  ///
  /// On a node or a cluster it is what that is; on an edge it is what a transition caused.
  public struct Mark: Sendable, Hashable {
    /// What a mark is about, where that is not the marked thing itself.
    public enum Subject: Sendable, Hashable {
      /// The coordinator or screen that an edge's transition made so.
      case name(String)
      /// So many coordinators or screens inside a collapsed coordinator, which itself is not so.
      case inside(Int)
      /// The marked coordinator, in this share of the flows that ended.
      case share(Proportion)
    }

    /// What was found.
    public var kind: Verdict.Kind
    /// What it was found about; nil for the marked thing itself.
    public var subject: Subject?

    public init(_ kind: Verdict.Kind, subject: Subject? = nil) {
      self.kind = kind
      self.subject = subject
    }
  }
}

extension Diagram.Mark.Subject: CustomStringConvertible {
  /// The subject in words: `Visit`, `2 inside`, `45% (40–50%)`.
  public var description: String {
    switch self {
    case .name(let name): name
    case .inside(let count): "\(count) inside"
    case .share(let share): "\(share)"
    }
  }
}

extension Diagram.Mark: Comparable {
  /// Orders by kind, then by the bytes of the subject in words.
  public static func < (a: Self, b: Self) -> Bool {
    guard a.kind == b.kind else { return a.kind < b.kind }
    return (a.subject?.description ?? "").utf8
      .lexicographicallyPrecedes((b.subject?.description ?? "").utf8)
  }
}

extension Diagram.Mark: CustomStringConvertible {
  /// The mark in words: `! zombie`, on an edge `! zombie: Visit`.
  public var description: String { "! \(words)" }

  /// The mark in a sentence: `zombie: Visit`.
  package var words: String { kind.markWords + (subject.map { ": \($0)" } ?? "") }

  /// Returns sorted marks in words, a text for each kind: `! zombie: Products, Square`.
  static func texts(_ marks: [Self]) -> [String] {
    marks.isEmpty
      ? []
      : together(marks).map { kind, subjects in
        "! \(kind.markWords)" + (subjects.map { ": \($0)" } ?? "")
      }
  }

  /// Returns sorted marks in words, those of a kind together: `zombie: Products, Square`.
  static func together(_ marks: [Self]) -> [(kind: Verdict.Kind, subjects: String?)] {
    var kinds: [(kind: Verdict.Kind, subjects: [String])] = []
    for mark in marks {
      if kinds.last?.kind != mark.kind { kinds.append((mark.kind, [])) }
      kinds[kinds.count - 1].subjects += mark.subject.map { ["\($0)"] } ?? []
    }
    return kinds.map { ($0, $1.isEmpty ? nil : $1.joined(separator: ", ")) }
  }
}

extension Verdict.Kind {
  /// The kind on a mark: `finished twice`.
  package var markWords: String {
    switch self {
    case .leakedScreen: "leaked"
    case .behindModal: "behind a modal"
    case .growth: "growing"
    case .zombie, .orphan, .unretained, .retained, .finishedTwice, .startedTwice: rawValue
    }
  }

  /// The kind in a diagram's identifiers: `finishedTwice`.
  var markID: String {
    switch self {
    case .zombie: "zombie"
    case .orphan: "orphan"
    case .unretained: "unretained"
    case .retained: "retained"
    case .leakedScreen: "leaked"
    case .finishedTwice: "finishedTwice"
    case .startedTwice: "startedTwice"
    case .behindModal: "behindModal"
    case .growth: "growing"
    }
  }

  /// The meaning of a mark, in a legend.
  var markMeaning: String {
    switch self {
    case .zombie: "its screens are gone, but its parent still holds it"
    case .orphan: "on display, its coordinator is gone"
    case .unretained: "nobody keeps it, freed at once"
    case .retained: "removed, never freed"
    case .leakedScreen: "dismissed, never freed"
    case .finishedTwice: "finished more than once"
    case .startedTwice: "shown again while it was up"
    case .behindModal: "pushed behind a presented screen"
    case .growth: "each round trip leaves one more"
    }
  }
}
