import CommandSupport

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
    guard !inputs.contains(picture.path) else {
      return "the picture would overwrite an input. Name another file with file=."
    }
    guard EmbedFolder(of: file.path).isInside(picture.path, root: root) else {
      let place = root.map { "below '\($0)'" } ?? "in the page's folder"
      return "the picture is not \(place). Name another file with file=, or pass --root."
    }
    return replacesOthers || isCheck ? nil : picture.objection
  }
}
