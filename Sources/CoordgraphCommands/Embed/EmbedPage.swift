import CommandSupport
import FlowEmbedding
import FlowViewer
import GraphvizExport
import PortableC

/// The page to which a place's picture leads, compared with the one there is.
struct EmbedPage: Sendable {
  private enum State: Sendable {
    case missing
    case written(PageContents)
    /// Another program wrote it.
    case unknown
  }

  let path: String
  let place: MarkedPlace
  private let drawings: PageDrawings
  private let contents: String
  private let state: State

  /// Looks at the page that there is.
  ///
  /// - Throws: `FileError` when it is there and cannot be read.
  init(_ path: String, at place: MarkedPlace, _ drawings: PageDrawings) throws {
    self.path = path
    self.place = place
    self.drawings = drawings
    contents = drawings.contents
    do {
      state = PageContents(of: try InputFile(path: path).contents()).map(State.written) ?? .unknown
    } catch let error as FileError where error.code == ENOENT {
      state = .missing
    }
  }

  /// What it shows; equal pages have equal contents.
  var source: String { drawings.dot + contents }

  /// Fonts, and versions of Graphviz and of the viewer, do not matter.
  var isCurrent: Bool {
    guard case .written(let old) = state,
      let dot = try? CanonicalDOT.read(from: old.picture)
    else { return false }
    return dot.utf8.elementsEqual(drawings.dot.utf8)
      && old.data.elementsEqual(contents.utf8)
  }

  /// Why it is not replaced: nothing in it shows that this program made it. Nil for one that may be.
  var objection: String? {
    guard case .unknown = state else { return nil }
    return "the page is not one of coordgraph's. \(PictureClaims.Kind.page.remedy.dropLast()), "
      + "or pass --force to replace it."
  }

  /// Why it must be written again, as in `Diagnostic.message`.
  var reason: String {
    switch state {
    case .missing: "missing page '\(path)'"
    case .written: "out of date: '\(path)' shows an earlier flow"
    case .unknown: "can't compare '\(path)': it is not one of coordgraph's pages"
    }
  }

  /// Draws its pictures, and returns it; warnings go to standard error.
  ///
  /// - Throws: `GraphvizError`.
  func html(_ arguments: PictureArguments) async throws -> [UInt8] {
    let page = try await drawings.page(arguments, on: arguments.renderer())
    for warning in page.warnings { StandardError.write("warning: \(warning)") }
    return page.bytes
  }
}
