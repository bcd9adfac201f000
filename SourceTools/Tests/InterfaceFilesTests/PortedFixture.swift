import Foundation
import InterfaceFiles

/// A fixture app whose sources are adapted just enough to compile: for tests of interface files
/// without the reading of sources.
struct PortedFixture {
  let name: String
  private(set) var sources: [(name: String, text: String)] = []
  private(set) var storyboards: [InterfaceFile] = []
  private(set) var xibs: [InterfaceFile] = []
  private(set) var strings: [InterfaceFile] = []
  private(set) var infoPlist: InterfaceFile?

  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reads `Tests/Apps/<name>/<name>`.
  init(_ name: String) throws {
    self.name = name
    let folder = Self.repository.appending(path: "SourceTools/Tests/Apps/\(name)/\(name)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths {
      let url = folder.appending(path: path)
      guard let contents = try? Data(contentsOf: url) else { continue }
      let file = InterfaceFile(path: path, contents: contents)
      switch url.pathExtension {
      case "swift": sources.append((path, String(decoding: contents, as: UTF8.self)))
      case "storyboard": storyboards.append(file)
      case "xib": xibs.append(file)
      case "strings": strings.append(file)
      case "plist": infoPlist = file
      default: break
      }
    }
  }

  func compile(language: String? = nil) -> CompiledInterface {
    InterfaceCompiler(language: language).compile(
      storyboards: storyboards, xibs: xibs, strings: strings, infoPlist: infoPlist,
      classes: classes)
  }

  /// The classes of the sources, found by the shape of their lines.
  var classes: ClassTable {
    var entries: [ClassTable.Entry] = []
    for line in sources.flatMap({ $0.text.split(separator: "\n") }) {
      if let match = line.firstMatch(of: /^(?:final )?class (\w+): (\w+)/) {
        entries.append(
          ClassTable.Entry(name: String(match.1), superclass: String(match.2)))
      } else if let match = line.firstMatch(of: /@IBOutlet .*var (\w+): (\[)?(\w+)/) {
        entries[entries.count - 1].outlets.append(
          ClassTable.Outlet(
            name: String(match.1), type: String(match.3), isCollection: match.2 != nil))
      } else if let match = line.firstMatch(of: /@IBAction .*func (\w+)\((?:_ \w+: (\w+))?\)/) {
        let type = match.2.map(String.init)
        entries[entries.count - 1].actions.append(
          ClassTable.Action(
            selector: "\(match.1)\(type == nil ? "" : ":")", method: String(match.1),
            parameters: type.map { [$0] } ?? []))
      }
    }
    return ClassTable(entries)
  }

  /// The sources without what the stand-in does not have.
  private func adapted(_ text: String) -> String {
    text.replacing("import UIKit", with: "import Foundation\nimport HeadlessUIKit")
      .replacing("@UIApplicationMain", with: "")
      .replacing(/@IB(Outlet|Action) (private |fileprivate )?/, with: "")
  }

  private var performing: String {
    var text = "import HeadlessUIKit\n"
    for name in classes.names {
      guard let actions = classes[name]?.actions, !actions.isEmpty else { continue }
      text += "extension \(name): SelectorPerforming {\n"
      text += "  func perform(_ selector: Selector, from sender: Any?) -> Bool {\n"
      text += "    switch selector.name {\n"
      for action in actions {
        let argument = action.parameters.first.map {
          $0 == "Any" ? "sender as Any" : "sender as! \($0)"
        }
        text += "    case \"\(action.selector)\": \(action.method)(\(argument ?? ""))\n"
      }
      text += "    default: return false\n    }\n    return true\n  }\n}\n"
    }
    return text
  }

  /// Builds the app with `main` as its main file, runs it, and returns what it prints.
  func run(_ main: String, language: String? = nil) throws -> String {
    let folder = Self.repository.appending(path: "SourceTools/.build/fixtures/\(name)")
    let code = folder.appending(path: "Sources/\(name)")
    try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
    var files = compile(language: language).files.map { ($0.name, $0.contents) }
    files += sources.map { ($0.name, adapted($0.text)) }
    files += [("Performing.swift", performing), ("main.swift", main)]
    for (name, text) in files { try write(text, to: code.appending(path: name)) }
    try write(manifest, to: folder.appending(path: "Package.swift"))
    try execute(["swift", "build", "--package-path", folder.path])
    return try execute([folder.appending(path: ".build/debug/\(name)").path])
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)", platforms: [.macOS(.v14)],
      dependencies: [.package(path: "\(Self.repository.path)")],
      targets: [
        .executableTarget(
          name: "\(name)",
          dependencies: [
            .product(name: "HeadlessUIKit", package: "\(Self.repository.lastPathComponent)"),
            .product(name: "FlowPerson", package: "\(Self.repository.lastPathComponent)"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)])
      ])
    """
  }

  /// Writes a file unless it is there already, so that it is not built again.
  private func write(_ text: String, to url: URL) throws {
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult private func execute(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command.joined(separator: " ")) failed:\n\(output)")
    }
    return output
  }
}
