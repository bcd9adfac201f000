import Foundation

/// A file of build settings, `Debug.xcconfig`.
struct ConfigurationFile {
  /// The settings by their names, those of included files first. Settings with a condition, such as
  /// `[sdk=macosx*]`, are left out.
  private(set) var settings: [String: String] = [:]

  /// Reads a file, as far as it is there.
  init(_ url: URL) {
    var included: Set<URL> = []
    read(url.standardizedFileURL, &included)
  }

  private mutating func read(_ url: URL, _ included: inout Set<URL>) {
    guard included.insert(url).inserted,
      let text = try? String(contentsOf: url.ignoringCase, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      if let include = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let folder = url.deletingLastPathComponent()
        read(folder.appending(path: String(include.1)).standardizedFileURL, &included)
      } else if let setting = line.firstMatch(of: /^\s*(\w+)\s*=\s*(.*)$/) {
        add(String(setting.1), String(setting.2))
      }
    }
  }

  private mutating func add(_ name: String, _ text: String) {
    let value = text.replacing(/\s*\/\/.*$/, with: "").trimmingCharacters(in: .whitespaces)
    settings[name] = value.replacing("$(inherited)", with: settings[name] ?? "")
      .trimmingCharacters(in: .whitespaces)
  }
}
