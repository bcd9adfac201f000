public import FlowGraph
public import FlowPaths

/// A text format: its name, its files' extension and its language in Markdown.
///
/// What is written in a format is said by the protocols that refine this one: ``FlowFormat`` writes
/// a graph, ``DiagramFormat`` a diagram, ``SequenceFormat`` a session. A format is a small struct
/// that holds its own settings, and is found by a leading dot where a parameter asks for one:
///
///     assertFlow(of: trace, as: .outline)
///     try diagram.text(as: .mermaid(limits: .init(textSize: 100_000, edges: 500)))
public protocol TextFormat: Sendable {
  /// The name by which a command line chooses the format: `mermaid`.
  var name: String { get }

  /// What the names of its files end in, without the dot: `mmd`. The same as ``name`` by default.
  var fileExtension: String { get }

  /// The language that opens a code block of Markdown which holds the text: `text` by default.
  var fenceLanguage: String { get }
}

extension TextFormat {
  /// The same as ``name``.
  public var fileExtension: String { name }
  /// `text`, which no site draws or highlights.
  public var fenceLanguage: String { "text" }
}

/// A text format of a flow: ``DOTFormat``, ``MermaidFormat``, ``OutlineFormat``, ``JSONFormat``, or
/// one of your own.
///
/// Equal graphs must have equal texts, in every process.
public protocol FlowFormat: TextFormat {
  /// Whether `FlowGraph.init(json:file:)` can read the text back. False by default.
  var storesGraph: Bool { get }

  /// Returns a flow as text.
  ///
  /// - Parameters:
  ///   - graph: The flow.
  ///   - view: Which diagram of it; ignored by a format that writes the whole graph.
  ///   - options: What that diagram shows.
  /// - Throws: An error whose description says why the format cannot hold the flow.
  func text(of graph: FlowGraph, view: DiagramView, options: DiagramOptions) throws -> String
}

extension FlowFormat {
  /// False: the text cannot be read back.
  public var storesGraph: Bool { false }
}

/// A text format of a diagram: ``DOTFormat``, ``MermaidFormat``, ``OutlineFormat``, or one of your
/// own, which then is a ``FlowFormat`` as well.
public protocol DiagramFormat: FlowFormat {
  /// Returns a diagram as text.
  ///
  /// - Parameter diagram: The diagram, whose texts are the app's own.
  /// - Throws: An error whose description says why the format cannot hold the diagram.
  func text(of diagram: Diagram) throws -> String
}

extension DiagramFormat {
  /// Makes the diagram, and returns its text. Warnings about labels that were cut are dropped.
  public func text(
    of graph: FlowGraph, view: DiagramView, options: DiagramOptions
  ) throws -> String {
    try text(of: Diagram.make(from: graph, view: view, options: options).diagram)
  }
}

/// A text format of a session, step by step: ``MermaidFormat``, ``OutlineFormat``, or one of your
/// own.
public protocol SequenceFormat: TextFormat {
  /// Returns a session as text.
  ///
  /// - Parameter sequence: The session's steps and events.
  /// - Throws: An error whose description says why the format cannot hold the session.
  func text(of sequence: FlowSequence) throws -> String
}

extension Diagram {
  /// Returns the diagram in a text format.
  ///
  /// - Parameter format: The format, as in `.mermaid`.
  /// - Throws: What the format throws; ``DOTFormat`` and ``OutlineFormat`` throw nothing.
  public func text(as format: some DiagramFormat) throws -> String { try format.text(of: self) }
}
