import FlowTrace

/// A set of kinds of transition.
struct TransitionKinds: OptionSet {
  let rawValue: UInt8

  static let root = Self(.root)
  static let present = Self(.present)
  static let dismiss = Self(.dismiss)
  static let tab = Self(.tab)
  static let replace = Self(.replace)
  static let push = Self(.push)
  static let pop = Self(.pop)
  static let embed = Self(.embed)
  /// Those that put something on display.
  static let forward: Self = [.root, .present, .tab, .replace, .push, .embed]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ kind: TransitionKind) {
    rawValue =
      switch kind {
      case .root: 1
      case .present: 2
      case .dismiss: 4
      case .tab: 8
      case .push: 16
      case .pop: 32
      case .embed: 64
      case .replace: 128
      }
  }

  /// The kinds that a method of UIKit brings about, by its name.
  init(of method: String) {
    self = []
    for (kind, prefixes) in Self.verbs where prefixes.contains(where: method.hasPrefix) {
      insert(kind)
    }
  }

  /// What the names of methods begin with that bring about each kind of transition.
  private static let verbs: [(kind: Self, prefixes: [String])] = [
    (.root, ["root"]), (.present, ["present"]), (.dismiss, ["dismiss"]), (.tab, ["selected"]),
    (.replace, ["setView"]), (.push, ["push", "setView", "show"]),
    (.pop, ["pop", "setView", "show", "hide"]),
    (.embed, ["addChild"]),
  ]
}
