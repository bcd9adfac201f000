import Foundation

/// Ports an app: reads its sources, and writes a Swift package in which they compile against the
/// stand-in for UIKit.
///
/// The app is only read. Nothing is written outside the output folder.
public struct AppPort {
  /// What a person decided.
  public var configuration: PortConfiguration
  /// What to replace in addition to what earlier runs did, as `path#unit`, and why.
  public var refused: [String: String] = [:]
  /// Whether the parts that earlier runs replaced are put back, but for what declares missing types.
  public var restoresParts = false
  /// What to replace instead of what earlier runs replaced; nil to go by those.
  public var replaced: [String: String]?

  public init(_ configuration: PortConfiguration) {
    self.configuration = configuration
  }

  /// What a run produced.
  public struct Result: Sendable {
    public var report: PortReport
    /// The executable that explores the app.
    public var product: String
    /// The number of files that were written or removed.
    public var changes: Int
  }

  /// Ports an app.
  ///
  /// - Parameters:
  ///   - url: A folder, an `.xcodeproj`, or a `Package.swift`.
  ///   - output: The folder of the ported package.
  ///   - package: Where CoordinatorGraph is: a path or a URL.
  /// - Throws: ``PortError`` for an app that cannot be ported, and errors of the file system.
  public func run(_ url: URL, to output: URL, package: String) throws -> Result {
    let reader = ProjectReader(target: configuration.target, exclude: configuration.exclude)
    let app = try reader.read(url)
    guard !app.root.standardizedFileURL.path.hasPrefix(output.standardizedFileURL.path + "/") else {
      throw PortError("\(output.path) contains the app. Pass another folder with -o.")
    }
    var folder = try OutputFolder(output)
    // Another app may have been ported to the folder before.
    let paths = Set(app.swift.map(\.portedPath))
    if let replaced { folder.replaced = replaced }
    if restoresParts {
      folder.replaced = folder.replaced.filter { key, _ in MissingFact(key: key) != nil }
    }
    folder.replaced = folder.replaced.merging(refused) { $1 }.filter { key, _ in
      let path = key.split(separator: "#", maxSplits: 1).first.map(String.init) ?? ""
      return paths.contains(path) || path.hasPrefix("Generated/")
    }
    var ported = try PortedPackage(of: app, replaced: folder.replaced, configuration)
    let sources =
      ported.files.map { ($0.path, $0.unreplaced) } + ShimSources.all + [StandInListing.of(package)]
    if folder.forgetReplaced(of: sources) {
      ported = try PortedPackage(of: app, replaced: folder.replaced, configuration)
    }
    let answers = try NetworkAnswer.source(of: configuration.answers, in: app.root)
    ported.write(to: &folder, answers: answers, package: package)
    var report = ported.report
    report.notes += folder.notes
    folder.write(report.text, to: "port-report.txt")
    try folder.finish()
    return Result(report: report, product: "\(app.name)Traces", changes: folder.changes)
  }

  /// Returns what the last run replaced, as ``replaced`` takes it.
  public static func replaced(in output: URL) throws -> [String: String] {
    try OutputFolder(output).replaced
  }
}
