import CommandSupport
import FlowEmbedding
import FlowTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension EmbedChange {
  /// Claims the files of all pictures.
  ///
  /// - Throws: ``EmbedProblem`` when one is something else's.
  func claimPictures(_ claims: inout PictureClaims) throws(EmbedProblem) {
    var problems: [Diagnostic] = []
    for picture in pictures {
      let claim = PictureClaims.Claim(
        place: file.name(of: picture.place), dot: picture.drawing.dot)
      if let problem = claims.add(picture: EmbedFolder.absolute(picture.path), claim) {
        problems.append(file.document.problem(at: picture.place, "\(picture.path): \(problem)."))
      }
    }
    guard problems.isEmpty else { throw EmbedProblem(problems) }
  }

  /// Draws what is stale, and writes nothing before all of it is drawn.
  ///
  /// - Returns: the files that were written, standard output not among them.
  /// - Throws: ``EmbedProblem``, `FileError`.
  func write(_ arguments: PictureArguments, redraw: Bool) async throws -> [String] {
    let isStandardOutput = file.path == "-"
    let stale = pictures.filter { redraw || !$0.isCurrent }
    let paths = stale.map(\.path) + (isStandardOutput || isTextCurrent ? [] : [file.path])
    for path in paths { try Self.expectWritable(path) }

    var drawn: [[UInt8]] = []
    for picture in stale { drawn.append(try await draw(picture, arguments)) }
    for (picture, bytes) in zip(stale, drawn) { try OutputFile(path: picture.path).write(bytes) }
    if isStandardOutput || !isTextCurrent { try OutputFile(path: file.path).write(bytes) }
    return paths
  }

  private func draw(
    _ picture: EmbedPicture, _ arguments: PictureArguments
  ) async throws -> [UInt8] {
    do {
      return try await picture.drawing.picture(as: picture.format, arguments)
    } catch {
      throw EmbedProblem(
        file.document.problem(at: picture.place, "\(picture.path): \(error)"))
    }
  }

  /// What nobody may write is not replaced by another file either, which would be possible.
  private static func expectWritable(_ path: String) throws(EmbedProblem) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o222 == 0 else { return }
    throw EmbedProblem(
      Diagnostic(.error, file: path, "This file is read-only; chmod u+w makes it writable."))
  }
}
