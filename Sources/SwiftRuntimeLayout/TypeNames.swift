/// The names of types as they are the same in every process.
package enum TypeNames {
  /// Removes from the name of a private or local class the context that contains an address:
  /// `App.(unknown context at $1040a8).Row` → `App.Row`.
  package static func stable(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let stable = parts.filter { !$0.hasPrefix("(unknown context at $") }
    return stable.count == parts.count ? name : stable.joined(separator: ".")
  }

  /// Returns the name of the view that a hosting controller of SwiftUI's own shows, without the
  /// modifiers around it; the name itself where it is another.
  ///
  /// `SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.Login, …>>` → `App.Login`
  package static func hosted(_ name: String) -> String {
    guard name.hasSuffix(">"), let bracket = name.firstIndex(of: "<"),
      hosts.contains(name[..<bracket])
    else { return name }
    var content = name[bracket...].dropFirst().dropLast()
    for modified in [
      "SwiftUI.ModifiedContent<", "SwiftUICore.ModifiedContent<", "ModifiedContent<",
    ] {
      while content.hasPrefix(modified) {
        content = firstArgument(content.dropFirst(modified.count))
      }
    }
    let isErased = content.split { !$0.isLetter }.contains("AnyView")
    return isErased ? name : String(content)
  }

  /// Those that apps make, and those that a `NavigationStack` and a `sheet` make, by their names with
  /// their modules and without.
  private static let hosts: Set<Substring> = [
    "HeadlessUIKit.UIHostingController", "SwiftUI.UIHostingController", "UIHostingController",
    "SwiftUI.NavigationStackHostingController", "NavigationStackHostingController",
    "SwiftUI.PresentationHostingController", "PresentationHostingController",
  ]

  /// The text up to the first comma that is outside brackets.
  private static func firstArgument(_ text: Substring) -> Substring {
    var depth = 0
    let end = text.firstIndex { character in
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// Returns the module, the outer types and the type of `String(reflecting:)`'s name of a type,
  /// without what the symbols of its methods lack: generic arguments, the module of an extension the
  /// type is nested in, and contexts that are addresses.
  ///
  /// `App.(unknown context at $1040a8).Row<(extension in App):Swift.Array<Swift.Int>.Slot>` →
  /// `App.Row`
  static func plain(_ reflected: String) -> String {
    var text = reflected.utf8[...]
    var plain: [UInt8] = []
    var angles = 0
    while let byte = text.first {
      if angles == 0, text.starts(with: "(unknown context at $".utf8) {
        text = text.drop { $0 != UInt8(ascii: ")") }.dropFirst()
        if text.first == UInt8(ascii: ".") { text.removeFirst() }
        continue
      }
      if angles == 0, text.starts(with: "(extension in ".utf8) {
        text = text.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        continue
      }
      text.removeFirst()
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      // The end of an arrow is no bracket.
      case UInt8(ascii: "-") where text.first == UInt8(ascii: ">"): text.removeFirst()
      case UInt8(ascii: ">"): angles -= 1
      default:
        if angles == 0 { plain.append(byte) }
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether a module comes with the platform: what its types store is nobody's business.
  package static func isPlatform(module: some StringProtocol) -> Bool {
    platform.contains(String(module))
  }

  /// Whether a class is the platform's.
  package static func isOfPlatform(_ type: AnyClass) -> Bool {
    isPlatform(module: String(reflecting: type).prefix { $0 != "." })
  }

  private static let platform: Set = [
    "__C", "AppKit", "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "HeadlessUIKit", "ObjectiveC", "Observation", "Swift", "SwiftUI", "SwiftUICore",
    "Synchronization", "UIKit", "UIKitCore", "_Concurrency", "_StringProcessing",
  ]
}
