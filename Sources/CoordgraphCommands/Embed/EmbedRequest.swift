import FlowEmbedding

/// The diagram that a place of a Markdown file needs, with paths that can be opened.
struct EmbedRequest: Sendable {
  var place: MarkedPlace
  /// Their theme is named as it can be opened.
  var arguments: EmbedArguments
  /// Traces and stored graphs.
  var sources: [String]
  /// The picture's file.
  var picture: String
  /// How the page links to the picture.
  var link: String
  /// The page's file, where the mark asks for one.
  var page: String?
  /// How the Markdown links to the page.
  var pageLink: String?

  init(_ place: MarkedPlace, _ arguments: EmbedArguments, in folder: EmbedFolder) {
    let name = arguments.file ?? Self.pictureName(arguments)
    self.place = place
    self.arguments = arguments
    sources = arguments.sources.map(folder.path)
    picture = folder.path(of: name)
    link = folder.link(to: name)
    let pageName = arguments.page?.name(beside: name)
    page = pageName.map(folder.path)
    pageLink = pageName.map(folder.link)
    if case .file(let theme) = arguments.diagram.theme {
      self.arguments.diagram.theme = .file(folder.path(of: theme))
    }
  }

  /// `shop-flow.svg` for the flow of `traces/shop.trace`.
  private static func pictureName(_ arguments: EmbedArguments) -> String {
    let file = arguments.sources.first?.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "." }
    return "\(stem)-\(arguments.view.rawValue).\(arguments.format.fileExtensions[0])"
  }
}
