import Foundation
import InterfaceFiles

extension AppPort {
  /// Returns what to replace for a compiler's errors to go away, as ``refused`` takes it.
  ///
  /// - Parameters:
  ///   - errors: The errors in files of a ported package.
  ///   - output: The folder of the package.
  ///   - app: The app's name.
  ///   - reach: The smallest part to replace.
  public static func repairs(
    for errors: [CompilerError], in output: URL, app: String,
    reach: Repair.Reach = .statements
  ) throws -> [String: String] {
    let replaced = try OutputFolder(output).replaced
    let sources = output.appending(path: "Sources/\(app)")
    var found: [String: String] = [:]
    var byPath = Dictionary(grouping: errors, by: \.path)
    if reach == .statements {
      // What names a missing type may compile once that is declared.
      let missing = missingTypes(for: byPath, in: sources, replaced: replaced)
      guard missing.isEmpty else { return missing }
      // What is declared twice is ambiguous wherever it is used.
      let twice = errors.filter { $0.message.hasPrefix("invalid redeclaration of") }
      if !twice.isEmpty { byPath = Dictionary(grouping: twice, by: \.path) }
    }
    for path in byPath.keys.sorted() {
      let url = URL(fileURLWithPath: path)
      let relative = url.path(relativeTo: sources)
      guard sources.appending(path: relative).exists,
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      let own = byPath[path] ?? []
      if relative == "Generated/\(StandInScreens.registrationsName)" {
        found.merge(StandInScreens.screensWithoutButtons(for: own, in: text)) { first, _ in first }
      }
      // Of what is generated, only the code of interface files names the app's own types.
      guard !launchFiles.contains(relative) else { continue }
      let prefix = relative + "#"
      let earlier = replaced.keys.filter { $0.hasPrefix(prefix) }.map {
        String($0.dropFirst(prefix.count))
      }
      let units = Repair.units(
        for: own, in: CompiledFile(text), earlier: Set(earlier), reach: reach)
      for (unit, reason) in units { found[prefix + unit] = reason }
    }
    return found
  }

  /// What declares the types that errors are about.
  private static func missingTypes(
    for errors: [String: [CompilerError]], in sources: URL, replaced: [String: String]
  ) -> [String: String] {
    var found: [MissingFact: String] = [:]
    let missing = Set(
      replaced.keys.compactMap { key -> String? in
        if case .type(let name)? = MissingFact(key: key) { name } else { nil }
      })
    for path in errors.keys.sorted() {
      guard path.hasPrefix(sources.path + "/"),
        let text = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
      else { continue }
      let lines = text.lines
      lazy var file = CompiledFile(text)
      for error in errors[path] ?? [] where lines.indices.contains(error.line - 1) {
        let fact = MissingFact(error, in: lines[error.line - 1], missing: missing) {
          file.owner(at: error)
        }
        guard let fact, replaced[fact.key] == nil, !fact.contradicts(replaced) else { continue }
        found[fact] = found[fact] ?? error.message
      }
    }
    let declaresTypes = found.keys.contains { if case .type = $0 { true } else { false } }
    // What a type of the app inherits is there once its superclass is.
    let needed = found.filter { fact, _ in
      guard declaresTypes, case .member(let owner, _) = fact else { return true }
      return missing.contains(owner)
    }
    return Dictionary(uniqueKeysWithValues: needed.map { ($0.key, $1) })
  }

  private static let launchFiles = [
    "PortedApp.swift", "BundleInfo.swift", "BundleResources.swift", "LocalizedStringShims.swift",
    "FoundationShims.swift", "FormatterShims.swift", "PredicateShims.swift",
    "KeychainShims.swift", "FileShims.swift", "NetworkNames.swift", "SampleAnswers.swift",
    "NetworkAnswers.swift", MissingTypes.fileName,
    StandInScreens.registrationsName,
  ].map { "Generated/\($0)" }
}
