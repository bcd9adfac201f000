import ArgumentParser
import GraphvizExport

/// How pictures are drawn.
struct PictureArguments: ParsableArguments, Sendable {
  /// What applies where nothing was passed.
  private static let usual = (timeout: 60.0, memory: 2048, scale: 1)

  @Option(
    help: ArgumentHelp(
      "The processor time that each picture may take, in seconds.", valueName: "seconds"))
  var timeout = usual.timeout

  @Option(
    help: ArgumentHelp(
      "The memory limit for each picture, in megabytes.", valueName: "megabytes"))
  var memory = usual.memory

  @Option(help: "The PNG pixels for each point: 1 or 2.")
  var scale = usual.scale

  @Option(
    help: ArgumentHelp(
      """
      The address that the nodes and clusters of an SVG link to. The type's name replaces {name}, or \
      is appended.
      """, valueName: "address"))
  var linkBase: String?

  @Flag(help: "Don't read or write the cache.")
  var noCache = false

  func validate() throws {
    guard timeout > 0, timeout <= 1_000_000 else {
      throw ValidationError("--timeout must be more than 0, not \(timeout).")
    }
    guard memory >= 512, memory <= 1 << 20 else {
      throw ValidationError(
        "--memory must be 512 or more, not \(memory).")
    }
    guard (1...2).contains(scale) else {
      throw ValidationError("--scale must be 1 or 2, not \(scale).")
    }
    if let linkBase,
      !SourceLinks(base: linkBase).areOnWeb || linkBase.contains(where: \.isWhitespace)
    {
      throw ValidationError(
        "--link-base must be an address such as https://example.com/{name}.swift, not '\(linkBase)'."
      )
    }
    try Placeholders.check(linkBase ?? "", of: "--link-base", known: ["name"])
  }

  /// The options that were passed, without their hyphens.
  var given: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("timeout", timeout != Self.usual.timeout), ("memory", memory != Self.usual.memory),
      ("scale", scale != Self.usual.scale), ("link-base", linkBase != nil), ("no-cache", noCache),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  /// Draws with these arguments.
  func renderer() throws(GraphvizError) -> GraphvizRenderer {
    try GraphvizRenderer(
      timeout: .seconds(timeout), memory: memory, cache: noCache ? nil : .user)
  }

  var links: SourceLinks? { linkBase.map(SourceLinks.init) }
}
