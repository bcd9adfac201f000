import CommandSupport
import FlowEmbedding

/// The files that `coordgraph embed` may write: a page may be a stranger's.
struct EmbedLimits: Sendable {
  /// The folder below which pictures are written; nil for that of each page.
  var root: String?
  /// Whether pictures of other programs are replaced.
  var replacesOthers: Bool
  /// Whether nothing is written at all.
  var isCheck: Bool
  /// The pages, and what their places are drawn from.
  var inputs: FileIdentities

  /// Returns why a picture is not written, as in `Diagnostic.message`; nil for one that may be.
  func objection(to picture: EmbedPicture, of file: EmbedFile) -> String? {
    objection(to: .picture, at: picture.path, of: file)
      ?? (replacesOthers || isCheck ? nil : picture.objection)
  }

  /// Returns why a page is not written, as in `Diagnostic.message`; nil for one that may be.
  func objection(to page: EmbedPage, of file: EmbedFile) -> String? {
    objection(to: .page, at: page.path, of: file)
      ?? (replacesOthers || isCheck ? nil : page.objection)
  }

  private func objection(
    to kind: PictureClaims.Kind, at path: String, of file: EmbedFile
  ) -> String? {
    guard !inputs.contains(path) else {
      return "the \(kind) would overwrite an input. \(kind.remedy)"
    }
    guard EmbedFolder(of: file.path).isInside(path, root: root) else {
      let place = root.map { "below '\($0)'" } ?? "in the page's folder"
      return "the \(kind) is not \(place). \(kind.remedy.dropLast()), or pass --root."
    }
    return nil
  }
}
