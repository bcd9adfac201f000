import InterfaceFiles

/// The code that SwiftGen and R.swift generate from an app's resources, for an app whose folder lacks it.
struct ResourceAccessors {
  let storyboards: [StoryboardListing]
  let nibs: [NibListing]
  /// The strings by their tables and keys.
  let strings: [String: [String: String]]

  /// Returns the declaration of a generator's type; nil for a name of neither.
  func source(of name: String) -> String? {
    switch name {
    case "StoryboardScene" where !storyboards.isEmpty: swiftGenScenes
    case "L10n" where !strings.isEmpty: swiftGenStrings
    case "Asset": Self.swiftGenAssets
    case "R": rSwift
    default: nil
    }
  }

  /// `sign-in flow` as `SignInFlow`.
  static func capitalized(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `URLList` as `urlList`, and `SignIn` as `signIn`.
  static func lowercased(_ name: String) -> String {
    let name = capitalized(name)
    let run = name.prefix { $0.isUppercase }.count
    let count = run > 1 && run < name.count ? run - 1 : run
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
