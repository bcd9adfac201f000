import Foundation
import HeadlessUIKit

/// The page that lists what the stand-in covers, generated from its sources.
struct SurfacePage {
  private var types: [String: SurfaceType] = [:]

  /// Reads the sources under a folder.
  init(sources: URL) throws {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    for file in swift.sorted(by: { $0.path < $1.path }) {
      let folder = file.deletingLastPathComponent().lastPathComponent
      read(try String(contentsOf: file, encoding: .utf8), in: folder)
    }
  }

  private mutating func read(_ text: String, in folder: String) {
    var doc = ""
    var current: String?
    var isInProtocol = false
    let lines = Self.withoutConditions(text.components(separatedBy: "\n"))
    for (index, line) in lines.enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("///") {
        if doc.isEmpty { doc = String(trimmed.dropFirst(3)).trimmingCharacters(in: .whitespaces) }
        continue
      }
      if line.hasPrefix("}") { current = nil }
      if let name = SurfaceDeclaration.typeName(line) {
        current = name
        isInProtocol = line.contains("protocol ")
        if line.hasPrefix("extension") {
          types[name, default: SurfaceType(folder: folder)].isKnown = types[name]?.isKnown ?? false
        } else {
          types[name, default: SurfaceType(folder: folder)].doc = doc
          types[name]?.folder = folder
          types[name]?.isKnown = true
        }
      } else if let current, line.hasPrefix("  "), !line.hasPrefix("   ") {
        let declaration = SurfaceDeclaration(
          lines: lines[index...], doc: doc, isInProtocol: isInProtocol)
        if let declaration { types[current]?.members.append(declaration) }
      }
      if !trimmed.hasPrefix("@") { doc = "" }
    }
  }

  /// Returns the lines with declarations under `#if !…` moved left, as if they had no condition.
  private static func withoutConditions(_ lines: [String]) -> [String] {
    var isIndented = false
    return lines.map { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("#if") || trimmed.hasPrefix("#else") || trimmed.hasPrefix("#endif") {
        isIndented = trimmed.hasPrefix("#if !")
        return ""
      }
      return isIndented && line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    }
  }

  /// The page.
  var text: String {
    let known = types.filter {
      $0.value.isKnown && !$0.value.members.isEmpty || !$0.value.doc.isEmpty
    }
    var page = """
      # What HeadlessUIKit covers

      Generated from the sources: `RECORD_DOCS=1 swift test --filter SurfacePageTests`.
      All names are UIKit's. Nothing is drawn; navigation, containment, lifecycle, controls and memory
      behave as on a phone.


      """
    for folder in Set(known.values.map(\.folder)).sorted() {
      page += "## \(folder)\n\n"
      for (name, type) in known.sorted(by: { $0.key < $1.key }) where type.folder == folder {
        page += "**`\(name)`** — \(type.doc)\n"
        let members = type.members.filter { !$0.doesNothing }.map(\.name)
        let list = Set(members).sorted().map { "`\($0)`" }.joined(separator: ", ")
        page += list.isEmpty ? "\n" : "\(list)\n\n"
      }
    }
    page += "## No effect\n\n"
    page +=
      "Properties that describe a look are stored and have no effect. These methods do nothing:\n\n"
    for (name, type) in known.sorted(by: { $0.key < $1.key }) {
      let members = Set(type.members.filter(\.doesNothing).map(\.name)).sorted()
      guard !members.isEmpty else { continue }
      page += "- `\(name)`: \(members.map { "`\($0)`" }.joined(separator: ", "))\n"
    }
    page += "\n## Absent\n\n"
    for part in Absent.parts { page += "- \(part.name): \(part.reason)\n" }
    return page
  }
}
