import ArgumentParser

/// The name of the page to which a picture of a Markdown file leads.
enum EmbedPageName: ExpressibleByArgument, Sendable, Hashable {
  /// The picture's, ending in `.html`.
  case besidePicture
  case file(String)

  private static let beside = "beside"

  init?(argument: String) {
    self = argument == Self.beside ? .besidePicture : .file(argument)
  }

  /// The word that stands for it on a command line.
  var argument: String {
    switch self {
    case .besidePicture: Self.beside
    case .file(let name): name
    }
  }

  /// The page's file, for a picture.
  func name(beside picture: String) -> String {
    switch self {
    case .besidePicture:
      (picture.lastIndex(of: ".").map { String(picture[..<$0]) } ?? picture) + ".html"
    case .file(let name): name
    }
  }
}
