import CommandSupport
import FlowEmbedding
import FlowGraph
import FlowTrace

/// What has to change so that a Markdown file shows its diagrams as they are.
struct EmbedChange: Sendable {
  let file: EmbedFile
  /// The Markdown as it should be.
  let bytes: [UInt8]
  /// Places that show something else now.
  let stalePlaces: [MarkedPlace]
  let pictures: [EmbedPicture]
  let pages: [EmbedPage]
  /// What is shown, by the first line of each place.
  let flows: [Int: EmbedFlow]

  /// Draws the diagrams of the file.
  ///
  /// - Throws: `Diagnostics` with what cannot be drawn.
  init(_ file: EmbedFile, drawer: inout EmbedDrawer) throws {
    var contents: [[UInt8]] = []
    var stale: [MarkedPlace] = []
    var pictures: [EmbedPicture] = []
    var pages: [EmbedPage] = []
    var flows: [Int: EmbedFlow] = [:]
    var problems: [Diagnostic] = []
    for request in file.requests {
      do {
        let result = try drawer.draw(request)
        let content = result.diagram.content(for: request.place)
        if content[...] != file.document.content(of: request.place) { stale.append(request.place) }
        contents.append(content)
        flows[request.place.line] = result.flow
        if let drawing = result.drawing, let format = request.arguments.format.picture {
          pictures.append(try EmbedPicture(request, drawing, as: format))
        }
        if let path = request.page, let drawings = result.page {
          pages.append(try EmbedPage(path, at: request.place, drawings))
        }
      } catch {
        problems.append(
          file.document.problem(
            at: request.place, columns: request.place.columns(blamedBy: error),
            Self.sentence(about: error)))
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    self.file = file
    self.pictures = pictures
    self.pages = pages
    self.flows = flows
    bytes = file.document.replacing(contents)
    stalePlaces = stale
  }

  var isTextCurrent: Bool { bytes == file.document.bytes }

  private static func sentence(about error: any Error) -> String {
    guard let error = error as? FileError, error.purpose == .read else {
      return error.diagnosticMessage
    }
    let message = error.diagnosticMessage
    return "\(message). Paths are relative to the Markdown file's folder."
  }
}

extension MarkedPlace {
  /// The columns of the option that an error is about.
  fileprivate func columns(blamedBy error: any Error) -> Range<Int>? {
    switch error {
    case let unknown as UnknownName: options.first { $0.value == unknown.name }?.columns
    case let file as FileError: options.first { $0.names(file.path) }?.columns
    case let read as Diagnostics:
      options.first { option in
        ["trace", "graph"].contains(option.name)
          && read.all.contains { $0.file.map(option.names) ?? false }
      }?.columns
    default: nil
    }
  }
}

extension MarkedPlace.Option {
  /// Whether the value is the path of a file, which may be relative.
  fileprivate func names(_ file: String) -> Bool { value.map(file.hasSuffix) ?? false }
}
