import ArgumentParser

/// Which app is ported, and how; the arguments of `coordgraph-source`.
struct PortOptions: ParsableArguments {
  @Argument(help: "The app: a folder, an .xcodeproj, an .xcworkspace, or a Package.swift.")
  var path: String

  @Option(help: "The target to port, if there are several.")
  var target: String?

  @Option(
    help: """
      The protocol or class of the coordinators; a class is also started where the app has no delegate. (default: \
      by their names)
      """)
  var coordinator: String?

  @Option(
    help: "The path or URL of CoordinatorGraph. (default: the checkout that coordgraph is from)")
  var package: String?

  /// The options as arguments of `coordgraph-source`.
  var arguments: [String] {
    let options = [
      ("--target", target), ("--coordinator", coordinator), ("--package", package),
    ]
    return options.flatMap { name, value in value.map { [name, $0] } ?? [] } + ["--", path]
  }
}
