import CommandSupport
import FlowEmbedding
import GraphvizExport
import PortableC
import TextDiff

/// The picture that a place needs, compared with the one there is.
struct EmbedPicture: Sendable {
  /// What the picture that there is was drawn from.
  enum State: Sendable {
    case missing
    /// Canonical DOT.
    case drawn(from: String)
    /// It has no DOT to compare with.
    case unknown(CanonicalDOTError)
  }

  let path: String
  let place: MarkedPlace
  let format: GraphvizFormat
  let drawing: DiagramDrawing
  let state: State

  /// Looks at the picture that there is.
  ///
  /// - Throws: `FileError` when it is there and cannot be read.
  init(
    _ request: EmbedRequest, _ drawing: DiagramDrawing, as format: GraphvizFormat
  ) throws {
    path = request.picture
    place = request.place
    self.format = format
    self.drawing = drawing
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path: path).contents()
    } catch let error as FileError where error.code == ENOENT {
      state = .missing
      return
    }
    do {
      state = .drawn(from: try CanonicalDOT.read(from: bytes))
    } catch {
      state = .unknown(error)
    }
  }

  /// Fonts and versions of Graphviz do not matter.
  var isCurrent: Bool {
    guard case .drawn(let dot) = state else { return false }
    return dot.utf8.elementsEqual(drawing.dot.utf8)
  }

  /// Why it is not replaced: nothing in it shows that this program made it. Nil for one that may be.
  var objection: String? {
    guard case .unknown(let error) = state else { return nil }
    return "the picture \(error.reason), so it is not one of coordgraph's. "
      + "Name another file with file=, or pass --force to replace it."
  }

  /// Why it must be drawn again, as in `Diagnostic.message`.
  var reason: String {
    switch state {
    case .missing: "missing picture '\(path)'"
    case .drawn: "out of date: '\(path)' shows an earlier diagram"
    case .unknown(let error): "can't compare '\(path)': it \(error.reason)"
    }
  }

  /// How the DOT it is drawn from has changed.
  var difference: String {
    guard case .drawn(let old) = state else { return "" }
    return UnifiedDiff.text(
      from: Array(old.utf8), to: Array(drawing.dot.utf8), old: "\(path), its DOT",
      new: "\(path), current")
  }
}
