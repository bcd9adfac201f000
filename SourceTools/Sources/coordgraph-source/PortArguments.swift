import ArgumentParser
import Foundation
import SourcePort

/// What is ported to where.
struct PortArguments: ParsableArguments {
  @Argument(help: "The app: a folder, an .xcodeproj, an .xcworkspace, or a Package.swift.")
  var path: String

  @Option(
    name: [.customShort("o"), .long],
    help: "The folder of the ported package. (default: the app's, with -port added)")
  var output: String?

  @Option(help: "The target to port, if there are several.")
  var target: String?

  @Option(help: "The protocol or class of the coordinators. (default: by their names)")
  var coordinator: String?

  @Option(help: "The path or URL of CoordinatorGraph. (default: the one this tool is from)")
  var package: String?

  var app: URL { URL(fileURLWithPath: path).standardizedFileURL }

  var outputFolder: URL {
    if let output { return URL(fileURLWithPath: output).standardizedFileURL }
    return folder.deletingLastPathComponent()
      .appending(path: folder.lastPathComponent + "-port").standardizedFileURL
  }

  private var folder: URL { ProjectReader.folder(of: app) }

  /// The configuration file in the app's folder, and the options over it.
  func configuration() throws -> PortConfiguration {
    let file = folder.appending(path: PortConfiguration.fileName)
    var configuration = PortConfiguration()
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      configuration = try PortConfiguration(text)
      if let package = configuration.package, !Self.isURL(package) {
        configuration.package = URL(fileURLWithPath: package, relativeTo: folder).path
      }
    }
    configuration.target = target ?? configuration.target
    configuration.coordinator = coordinator ?? configuration.coordinator
    configuration.package = package ?? configuration.package
    return configuration
  }

  /// The path or URL of CoordinatorGraph: as given, or the checkout that holds this tool.
  func packageLocation(_ configuration: PortConfiguration) throws -> String {
    if let package = configuration.package {
      return Self.isURL(package) ? package : URL(fileURLWithPath: package).standardizedFileURL.path
    }
    var folder = Program.url.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8),
        text.contains("name: \"CoordinatorGraph\"")
      {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    throw PortError(
      "Can't find CoordinatorGraph from \(Program.url.path). Pass its folder or URL with --package."
    )
  }

  private static func isURL(_ package: String) -> Bool {
    package.contains("://") || package.hasPrefix("git@")
  }

  func port(
    refused: [String: String] = [:], restoringParts restoresParts: Bool = false,
    replacing replaced: [String: String]? = nil
  ) throws -> AppPort.Result {
    let configuration = try configuration()
    var port = AppPort(configuration)
    port.refused = refused
    port.restoresParts = restoresParts
    port.replaced = replaced
    return try port.run(app, to: outputFolder, package: packageLocation(configuration))
  }
}

/// This executable.
enum Program {
  static var url: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
  }
}
