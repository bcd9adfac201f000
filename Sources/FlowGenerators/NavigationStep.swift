/// One thing that an app or a person does to the interface.
///
/// Numbers choose among what is there, modulo its count, so that every step has a meaning in every
/// state, and a sequence still runs after steps were removed from it.
public enum NavigationStep: Hashable, Sendable {
  /// Push a new screen on the visible stack.
  case push(animated: Bool)
  /// Pop the visible stack's top screen.
  case pop(animated: Bool)
  /// Pop all screens but the first.
  case popToRoot(animated: Bool)
  /// Pop to the screen at a position of the stack.
  case popTo(Int, animated: Bool)
  /// Replace the stack by those of its screens whose bits are set, and new ones on top.
  case setStack(keep: UInt8, new: Int, animated: Bool)
  /// Present over what is on display.
  case present(PresentedKind, PresentedStyle, animated: Bool)
  /// Dismiss what a screen at a position of the chain of presented screens presents.
  case dismiss(from: Int, animated: Bool)
  /// Give the window a new root view controller.
  case replaceRoot(RootKind)
  /// Select a tab by code.
  case selectTab(Int)
  case addTab
  /// Remove the tab at a position.
  case removeTab(Int)
  case embed
  case removeEmbedded
  /// Show the next or the previous page.
  case turnPage(forward: Bool)
  case personTapsBack
  /// Swipe back from the edge, completely or not.
  case personSwipesBack(letGo: Bool)
  case personSwipesDown
  /// Tap the tab at a position.
  case personTapsTab(Int)
  /// Tap the action at a position of an alert.
  case personTapsAlert(Int)
  /// Let the app do the next step inside the next callback of this kind.
  case inside(CallbackMoment)
  /// Run the main loop until nothing is pending.
  case settle
}

/// A callback in which an app may navigate.
public enum CallbackMoment: Int, CaseIterable, Hashable, Sendable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// A kind of view controller to present.
public enum PresentedKind: Int, CaseIterable, Hashable, Sendable {
  case screen, stack, alert, tabs
}

/// A style to present in.
public enum PresentedStyle: Int, CaseIterable, Hashable, Sendable {
  case automatic, fullScreen, overFullScreen, formSheet, popover
}

/// A kind of root view controller.
public enum RootKind: Int, CaseIterable, Hashable, Sendable {
  /// A screen that embeds a stack.
  case embeddedStack
  case screen, stack, tabs, pages, split
}

extension NavigationStep {
  /// Returns a random step. About every fifth is ``settle``.
  public static func random(using random: inout some RandomNumberGenerator) -> NavigationStep {
    func flip() -> Bool { Bool.random(using: &random) }
    func small() -> Int { Int.random(in: 0..<5, using: &random) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: return .push(animated: flip())
    case 18..<26: return .pop(animated: flip())
    case 26..<29: return .popToRoot(animated: flip())
    case 29..<32: return .popTo(small(), animated: flip())
    case 32..<36:
      let keep = UInt8.random(in: 0...255, using: &random)
      return .setStack(keep: keep, new: Int.random(in: 0..<3, using: &random), animated: flip())
    case 36..<44:
      let kind = PresentedKind.allCases[Int.random(in: 0..<4, using: &random)]
      let style = PresentedStyle.allCases[Int.random(in: 0..<5, using: &random)]
      return .present(kind, style, animated: flip())
    case 44..<50: return .dismiss(from: small(), animated: flip())
    case 50..<52: return .replaceRoot(RootKind.allCases.randomElement(using: &random) ?? .stack)
    case 52..<55: return .selectTab(small())
    case 55..<56: return .addTab
    case 56..<57: return .removeTab(small())
    case 57..<59: return .embed
    case 59..<61: return .removeEmbedded
    case 61..<63: return .turnPage(forward: flip())
    case 63..<66: return .personTapsBack
    case 66..<69: return .personSwipesBack(letGo: flip())
    case 69..<72: return .personSwipesDown
    case 72..<75: return .personTapsTab(small())
    case 75..<78: return .personTapsAlert(small())
    case 78..<82:
      return .inside(CallbackMoment.allCases[small()])
    default: return .settle
    }
  }
}

/// A sequence of steps from a seed.
public struct NavigationWalk: Hashable, Sendable {
  /// The steps in order.
  public var steps: [NavigationStep]

  /// Creates a walk of given steps.
  public init(steps: [NavigationStep]) { self.steps = steps }

  /// Creates random steps, the same for the same seed on every machine.
  ///
  /// - Parameters:
  ///   - seed: the seed of the random numbers.
  ///   - count: the number of steps.
  public init(seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    steps = (0..<count).map { _ in .random(using: &random) }
  }
}
