import ArgumentParser
import GraphvizExport

/// How pictures are drawn.
struct PictureArguments: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("How many seconds a picture may take.", valueName: "seconds"))
  var timeout = 60.0

  @Option(
    help: ArgumentHelp(
      "How much memory drawing a picture may take, in megabytes.", valueName: "megabytes"))
  var memory = 2048

  @Option(help: "How many pixels of a PNG make a point of the screen: 1 or 2.")
  var scale = 1

  @Option(
    help: ArgumentHelp(
      """
      Where the boxes and frames of an SVG lead to: this address and the type's name, which \
      stands in place of {name} where it says so.
      """, valueName: "address"))
  var linkBase: String?

  @Flag(help: "Draw anew what was drawn before, and keep nothing.")
  var noCache = false

  func validate() throws {
    guard timeout > 0, timeout <= 1_000_000 else {
      throw ValidationError("A picture needs some time: --timeout \(timeout) is none.")
    }
    guard memory >= 512, memory <= 1 << 20 else {
      throw ValidationError(
        "--memory \(memory) cannot be: drawing takes 512 MB at least, half of it for its stack.")
    }
    guard (1...2).contains(scale) else {
      throw ValidationError("--scale \(scale) cannot be: it is 1 or 2.")
    }
    if let linkBase, linkBase.isEmpty || linkBase.contains(where: \.isWhitespace) {
      throw ValidationError(
        "--link-base \"\(linkBase)\" is no address; one looks like https://example.com/{name}.swift."
      )
    }
    try Placeholders.check(linkBase ?? "", of: "--link-base", known: ["name"])
  }

  /// Draws with these arguments.
  func renderer() throws(GraphvizError) -> GraphvizRenderer {
    try GraphvizRenderer(
      timeout: .seconds(timeout), memory: memory, cache: noCache ? nil : .user)
  }

  var links: SourceLinks? { linkBase.map(SourceLinks.init) }
}
