import CommandSupport
import FlowEmbedding
import FlowTrace
import PortableC

extension EmbedChange {
  /// Claims the files of all pictures and pages.
  ///
  /// - Parameters:
  ///   - claims: the files that are claimed already.
  ///   - limits: the files that may be written.
  /// - Throws: `Diagnostics` for those that would overwrite another file, and for those elsewhere.
  func claimPictures(
    _ claims: inout PictureClaims, within limits: EmbedLimits
  ) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    for picture in pictures {
      let claimed = claims.add(
        picture: EmbedFolder.absolute(picture.path), writtenAt: file.name(of: picture.place),
        drawnFrom: picture.drawing.dot)
      if let problem = claimed ?? limits.objection(to: picture, of: file) {
        problems.append(file.document.problem(at: picture.place, "\(picture.path): \(problem)"))
      }
    }
    for page in pages {
      let claimed = claims.add(
        picture: EmbedFolder.absolute(page.path), writtenAt: file.name(of: page.place),
        drawnFrom: page.source, as: .page)
      if let problem = claimed ?? limits.objection(to: page, of: file) {
        problems.append(file.document.problem(at: page.place, "\(page.path): \(problem)"))
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  /// Draws what is stale, and writes nothing before all of it is drawn.
  ///
  /// - Returns: the files that were written, standard output not among them.
  /// - Throws: `Diagnostics`, `FileError`.
  func write(_ arguments: PictureArguments, redraw: Bool) async throws -> [String] {
    let isStandardOutput = file.path == "-"
    let stale = pictures.filter { redraw || !$0.isCurrent }
    let stalePages = pages.filter { redraw || !$0.isCurrent }
    let drawnPaths = stale.map(\.path) + stalePages.map(\.path)
    let paths = drawnPaths + (isStandardOutput || isTextCurrent ? [] : [file.path])
    for path in paths { try Self.expectWritable(path) }

    var drawn: [[UInt8]] = []
    for picture in stale {
      drawn.append(
        try await blaming(picture.place, picture.path) {
          try await picture.drawing.picture(as: picture.format, arguments)
        })
    }
    for page in stalePages {
      drawn.append(try await blaming(page.place, page.path) { try await page.html(arguments) })
    }
    for (path, bytes) in zip(drawnPaths, drawn) { try OutputFile(path: path).write(bytes) }
    if isStandardOutput || !isTextCurrent { try OutputFile(path: file.path).write(bytes) }
    return paths
  }

  /// Draws a file, and names the place where it cannot be drawn.
  private func blaming(
    _ place: MarkedPlace, _ path: String, _ draw: () async throws -> [UInt8]
  ) async throws -> [UInt8] {
    do {
      return try await draw()
    } catch {
      throw Diagnostics(file.document.problem(at: place, "\(path): \(error.diagnosticMessage)"))
    }
  }

  /// Checks that a file may be written: a read-only file could still be replaced by renaming.
  private static func expectWritable(_ path: String) throws(Diagnostics) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o222 == 0 else { return }
    throw Diagnostics(
      Diagnostic(.error, file: path, "the file is read-only. Make it writable with chmod u+w."))
  }
}
