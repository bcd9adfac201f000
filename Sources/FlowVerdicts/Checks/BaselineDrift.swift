import FlowGraph

/// How a flow differs from its baseline.
public struct BaselineDrift: Sendable, Hashable {
  /// A fact, and where it stands in the baseline, or would.
  public struct Line: Sendable, Hashable {
    /// Counted from 1.
    public var number: Int
    /// The line of the baseline, as it is written.
    public var fact: String

    package init(number: Int, fact: String) {
      self.number = number
      self.fact = fact
    }
  }

  /// What to call the baseline.
  public let file: String
  /// What the baseline has and the flow has not.
  public let gone: [Line]
  /// What the flow has and the baseline has not; each with the line that it would come to stand
  /// before, or at the end.
  public let new: [Line]

  /// What changed in the flow, in sentences for people; empty where the baseline does not hold enough.
  public let sentences: [String]

  package init(file: String, gone: [Line], new: [Line], sentences: [String]) {
    self.file = file
    self.gone = gone
    self.new = new
    self.sentences = sentences
  }

  /// Whether the flow matches the baseline.
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
    sentences.isEmpty ? nil : ChangeParagraph.text(sentences)
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
