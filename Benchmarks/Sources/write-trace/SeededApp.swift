import FlowGenerators
import FlowTrace

/// An app like real ones, the same for the same seed: six screens to a coordinator, up to four
/// coordinators in a coordinator, each screen opened from one before it, and from every fourteenth
/// or so a jump across the app.
struct SeededApp {
  /// A button that leads to a screen.
  struct Way {
    var title: String
    var screen: Int
    var kind: TransitionKind
  }

  static let screensPerCoordinator = 6

  /// The transitions from each screen; the app starts at the first screen.
  private(set) var ways: [[Way]]

  init(screens: Int, using random: inout SeededGenerator) {
    ways = Array(repeating: [], count: screens)
    for screen in ways.indices.dropFirst() {
      let isFirst = screen.isMultiple(of: Self.screensPerCoordinator)
      let own = Self.screens(of: Self.coordinator(of: screen)).lowerBound..<screen
      let opener =
        isFirst
        ? Self.screens(of: (Self.coordinator(of: screen) - 1) / 4).randomElement(using: &random)
        : own.randomElement(using: &random)
      let isPresented = isFirst && Bool.random(using: &random)
      ways[opener ?? 0].append(
        Way(title: "Open page \(screen)", screen: screen, kind: isPresented ? .present : .push))
    }
    for screen in ways.indices where Int.random(in: 0..<14, using: &random) == 0 {
      let other = Int.random(in: 0..<screens, using: &random)
      ways[screen].append(Way(title: "Jump to page \(other)", screen: other, kind: .push))
    }
  }

  static func coordinator(of screen: Int) -> Int { screen / screensPerCoordinator }

  private static func screens(of coordinator: Int) -> Range<Int> {
    coordinator * screensPerCoordinator..<(coordinator + 1) * screensPerCoordinator
  }
}
