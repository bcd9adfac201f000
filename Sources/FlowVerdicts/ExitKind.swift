import FlowGraph
import FlowTrace

/// How a flow ends.
public enum ExitKind: String, Sendable, Hashable, CaseIterable {
  /// A coordinator took the screens down.
  case finish = "finish callback"
  case backButton = "back button"
  case swipeBack = "swipe back"
  /// A swipe back that the person thought better of: the flow goes on.
  case swipeLetGo = "swipe let go"
  case swipeDown = "swipe down"
  /// A button called Cancel or Close.
  case cancel = "Cancel"
  /// The selected tab was tapped again, which goes back to the tab's first screen.
  case tabRetap = "tab tapped again"
  /// Others took the place of the screens.
  case stackReplaced = "stack replaced"
  /// The coordinator above went with all it had.
  case parentTornDown = "parent torn down"

  /// The exits that the platform offers from a screen, by how it came on display.
  static func offered(after kind: TransitionKind) -> [Self] {
    switch kind {
    case .push: [.backButton, .swipeBack]
    case .present: [.swipeDown]
    case .root, .dismiss, .tab, .replace, .pop, .embed: []
    }
  }

  /// The titles of buttons that give a flow up.
  private static let cancelTitles = ["cancel", "close"]

  /// - Parameters:
  ///   - step: what the person did, if anything.
  ///   - cause: what happened when the flow's last screen went.
  ///   - isParentGone: whether the coordinator above ended with it.
  init(step: PersonStep?, cause: Verdict.Cause, isParentGone: Bool) {
    switch (step?.action, cause.by) {
    case (.back, _): self = .backButton
    case (.swipeBack, _): self = .swipeBack
    case (.swipeDown, _): self = .swipeDown
    case (.tab, .system): self = .tabRetap
    default:
      let title = step?.action == .tap ? step?.target?.lowercased() : nil
      if title.map(Self.cancelTitles.contains) == true {
        self = .cancel
      } else if isParentGone {
        self = .parentTornDown
      } else {
        self = cause.kind?.isForward == true ? .stackReplaced : .finish
      }
    }
  }
}
