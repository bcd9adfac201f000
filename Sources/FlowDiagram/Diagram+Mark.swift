extension Diagram {
  /// Something that was found, shown where it was found: in words and by a shape, not by colour
  /// alone.
  ///
  /// On a box or a frame it says what that is; on an arrow it says what the arrow caused.
  public struct Mark: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A coordinator whose screens are all gone, and which its parent still holds.
      case zombie
      /// A screen on display whose coordinator is gone.
      case orphan
      /// Held by nobody that should, and never freed.
      case retained
      /// A screen that was taken down, and never freed.
      case leaked
      /// A coordinator that said twice that it was done.
      case finishedTwice
      /// A flow whose first screen was shown again while it was up.
      case startedTwice
      /// A screen that was put where a presented one covers it.
      case behindModal
      /// There is one more of it each time around.
      case growing
    }

    public var kind: Kind
    /// On an arrow: the name of what it made so. On the box of a collapsed coordinator: how much
    /// inside is so, where it is not so itself.
    public var subject: String?

    public init(_ kind: Kind, subject: String? = nil) {
      self.kind = kind
      self.subject = subject
    }
  }
}

extension Diagram.Mark: Comparable {
  /// Orders by kind, then by the bytes of the subject.
  public static func < (a: Self, b: Self) -> Bool {
    let kinds = Kind.allCases
    let (kindA, kindB) = (kinds.firstIndex(of: a.kind) ?? 0, kinds.firstIndex(of: b.kind) ?? 0)
    guard kindA == kindB else { return kindA < kindB }
    return (a.subject ?? "").utf8.lexicographicallyPrecedes((b.subject ?? "").utf8)
  }
}

extension Diagram.Mark: CustomStringConvertible {
  /// The line of a label that shows the mark: `! zombie`, on an arrow `! zombie: Visit`.
  public var description: String { "! " + kind.words + (subject.map { ": \($0)" } ?? "") }
}

extension Diagram.Mark {
  /// The lines of a label that show sorted marks, one for each kind, or two where one would be
  /// wider than `width`: `! zombie: Products, Square`.
  static func lines(_ marks: [Self], width: Int) -> [String] {
    var lines: [(kind: Kind, subjects: [String])] = []
    for mark in marks {
      if lines.last?.kind != mark.kind { lines.append((mark.kind, [])) }
      lines[lines.count - 1].subjects += mark.subject.map { [$0] } ?? []
    }
    return lines.flatMap { kind, subjects in
      let subject = subjects.isEmpty ? nil : subjects.joined(separator: ", ")
      let line = Self(kind, subject: subject).description
      guard let subject, line.count > width else { return [line] }
      return ["\(Self(kind)):", subject]
    }
  }
}

extension Diagram.Mark.Kind {
  /// What to call it: `finished twice`.
  public var words: String {
    switch self {
    case .zombie: "zombie"
    case .orphan: "orphan"
    case .retained: "retained"
    case .leaked: "leaked"
    case .finishedTwice: "finished twice"
    case .startedTwice: "started twice"
    case .behindModal: "behind a modal"
    case .growing: "growing"
    }
  }

  /// What a legend says about it.
  public var meaning: String {
    switch self {
    case .zombie: "its screens are gone, its parent still holds it"
    case .orphan: "on display, its coordinator is gone"
    case .retained: "let go, never freed"
    case .leaked: "taken down, never freed"
    case .finishedTwice: "said twice that it was done"
    case .startedTwice: "shown again while it was up"
    case .behindModal: "put where a presented screen covers it"
    case .growing: "one more each time around"
    }
  }
}
