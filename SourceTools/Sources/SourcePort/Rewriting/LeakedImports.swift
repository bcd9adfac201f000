import SwiftSyntax

/// Imports that a file needs here, but not on a phone: there, names leak from what other files and
/// the headers of frameworks import.
enum LeakedImports {
  private static let prefixes = [
    "UI", "CG", "CA", "NS", "WK", "SF", "UN", "URL", "HTTP", "Int", "Notification", "Date", "Data",
  ]
  private static let names: Set<String> = [
    "Selector", "IndexPath", "Bundle", "Timer", "DispatchQueue", "JSONDecoder", "JSONEncoder",
    "UserDefaults", "FileManager", "Locale", "Calendar", "UUID", "Decimal", "TimeInterval",
    "Thread", "LocalizedError", "CustomNSError", "RecoverableError", "TimeZone", "DateInterval",
    "ProcessInfo", "OperationQueue", "NumberFormatter", "CharacterSet", "Measurement",
  ]

  /// What Apple's Foundation has, and here the stand-in.
  private static let foundationNames: Set<String> = [
    "Selector", "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "NSHashTable", "NSMapTable",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "CFTimeInterval",
  ]

  /// Returns imports of the stand-in and of what else a file needs, in front of the first statement on its
  /// line; nil where the file imports it, or uses none of its names.
  static func edit(
    of file: SourceFile, importing modules: Set<String>, _ imports: ImportMap,
    isNeeded: Bool = false
  ) -> SourceEdit? {
    let hasStandIn = modules.contains {
      if case .mapped(let to) = imports.fate(of: $0) { to.contains("PortableUIKit") } else { false }
    }
    // A module that is not here may have exported Foundation or UIKit.
    let lacksModule = modules.contains { [.own, .dropped].contains(imports.fate(of: $0)) }
    let needsUIKit = !hasStandIn && (isNeeded || lacksModule || needsStandIn(file, modules))
    let added =
      (needsUIKit ? ["PortableUIKit"] : [])
      + (hasDefaultSession(file) ? [PortShim.network.rawValue] : [])
      + (sortsByKey(file) && !modules.contains("CoreData") ? [PortShim.coreData.rawValue] : [])
      + shims(of: file, importing: modules).map(\.rawValue).sorted()
      + (observes(file) && modules.isDisjoint(with: ["Observation", "SwiftUI"])
        ? ["Observation"] : [])
      + (parsesXML(file) && !modules.contains("FoundationXML") ? ["FoundationXML"] : [])
    guard !added.isEmpty, let first = file.tree.statements.first else { return nil }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(
      start..<start, added.map { "import \($0); " }.joined(),
      note: "import \(added.joined(separator: ", ")) added")
  }

  /// The shims of what UIKit itself imports on a phone.
  static func shims(of file: SourceFile, importing modules: Set<String>) -> Set<PortShim> {
    guard !modules.contains("CoreImage"), file.text.contains("CI"),
      file.hasIdentifier(where: { coreImageNames.contains($0) || $0.hasPrefix("kCIInput") })
    else { return [] }
    return [.coreImage]
  }
  private static let coreImageNames: Set<String> = ["CIContext", "CIFilter", "CIImage"]

  /// Whether a file observes objects, or has some that can be observed.
  private static func observes(_ file: SourceFile) -> Bool {
    (file.text.contains("withObservationTracking") || file.text.contains("@Observable"))
      && file.hasIdentifier { ["withObservationTracking", "Observable"].contains($0) }
  }

  /// Whether a file reads XML, for which Linux has a module of its own.
  private static func parsesXML(_ file: SourceFile) -> Bool {
    #if canImport(FoundationXML)
      file.text.contains("XMLParser")
        && file.hasIdentifier { ["XMLParser", "XMLParserDelegate"].contains($0) }
    #else
      false
    #endif
  }

  /// Whether a parameter is a session by default. Only what the file itself imports can stand there.
  private static func hasDefaultSession(_ file: SourceFile) -> Bool {
    guard file.text.contains("URLSession") else { return false }
    let visitor = DefaultSessionVisitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.found
  }

  /// Whether a descriptor sorts by a key, which the module for Core Data has.
  private static func sortsByKey(_ file: SourceFile) -> Bool {
    file.text.contains("NSSortDescriptor(key:")
  }

  private static func needsStandIn(_ file: SourceFile, _ modules: Set<String>) -> Bool {
    file.hasIdentifier { name in
      // Foundation's own names are there; those of its networking module are not.
      if modules.contains("Foundation") {
        let isElsewhere = ["UI", "CG", "CA", "WK", "SF", "UN", "URL", "HTTP"].contains {
          name.isType(withPrefix: $0)
        }
        return isElsewhere && name != "URL" || foundationNames.contains(name)
      }
      return names.contains(name) || prefixes.contains { name.isType(withPrefix: $0) }
    }
  }
}

extension SourceFile {
  /// Whether a name of some kind stands in the code.
  fileprivate func hasIdentifier(where matches: (String) -> Bool) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { matches(name) } else { false }
    }
  }
}

/// Finds parameters that have a session by default.
private final class DefaultSessionVisitor: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription.hasPrefix("URLSession"), node.defaultValue != nil {
      found = true
    }
    return .skipChildren
  }
}

extension String {
  /// Whether the text begins with a framework's prefix, and goes on as a type's name does.
  fileprivate func isType(withPrefix prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    guard let next = dropFirst(prefix.count).first else { return true }
    return next.isUppercase
  }
}
