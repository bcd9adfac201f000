import CommandSupport
import FlowEmbedding
import FlowTrace

/// A Markdown file, read and understood.
struct EmbedFile: Sendable {
  let path: String
  let document: MarkedDocument
  let requests: [EmbedRequest]

  /// - Throws: `FileError`, and `Diagnostics` for marks with errors.
  init(_ path: String) throws {
    let file = InputFile(path: path)
    let document = MarkedDocument(try file.contents(), file: file.name)
    guard document.problems.isEmpty else { throw Diagnostics(document.problems) }

    let folder = EmbedFolder(of: path)
    var problems: [Diagnostic] = []
    var requests: [EmbedRequest] = []
    for place in document.places {
      do {
        requests.append(
          EmbedRequest(place, try EmbedArguments.read(place, of: document), in: folder))
      } catch let problem as Diagnostics {
        problems += problem.all
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    self.path = path
    self.document = document
    self.requests = requests
  }

  /// Where a place is, for messages about another.
  func name(of place: MarkedPlace) -> String { "\(document.file):\(place.line)" }
}
