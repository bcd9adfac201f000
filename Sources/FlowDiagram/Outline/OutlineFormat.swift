public import FlowPaths

/// A flow or a session in sentences, one a line: the easiest to read in a review, on a terminal and
/// by ear.
public struct OutlineFormat: DiagramFormat, SequenceFormat {
  public init() {}

  /// `outline`, which chooses both flows and sessions.
  public var name: String { "outline" }
  /// `txt`, since it is plain text.
  public var fileExtension: String { "txt" }

  /// Returns ``Diagram/outline()``.
  public func text(of diagram: Diagram) -> String { diagram.outline() }

  /// Returns `FlowSequence.outline()`.
  public func text(of sequence: FlowSequence) -> String { sequence.outline() }
}

extension TextFormat where Self == OutlineFormat {
  /// A flow or a session in sentences.
  public static var outline: Self { OutlineFormat() }
}

extension Diagram {
  /// Returns the diagram in words, for terminals and for screen readers.
  ///
  ///     Diagram(
  ///       title: "Shop: screens", direction: .topToBottom,
  ///       nodes: [
  ///         .init(id: "list", name: "List", role: .screen),
  ///         .init(id: "cart", name: "Cart", role: .screen),
  ///       ],
  ///       edges: [
  ///         .init(
  ///           id: "1", tail: "list", head: "cart", role: .present,
  ///           rows: [.trigger("tap \"Buy\"")]),
  ///         .init(
  ///           id: "2", tail: "cart", head: "list", role: .dismiss,
  ///           rows: [.trigger("swipe down"), .trigger("tap \"Done\"")]),
  ///       ]
  ///     ).outline()
  ///
  ///     Shop: screens
  ///
  ///     Screen List
  ///       tap "Buy" presents Cart
  ///     Screen Cart
  ///       swipe down or tap "Done" dismisses, back to List
  ///
  /// What a coordinator owns and shows is under it; the transitions from a screen are under the
  /// screen, a sentence a line. Nothing is wrapped. Equal diagrams have equal outlines. O(*n*).
  public func outline() -> String {
    var writer = OutlineWriter(diagram: self)
    return writer.write()
  }
}
