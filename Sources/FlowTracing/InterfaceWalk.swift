import FlowTrace
import PortableUIKit

/// One pass over a window's tree of containers.
///
/// It loads no view, makes nothing that the app did not make, and is gone before the app goes on.
@MainActor
struct InterfaceWalk {
  /// A screen and a child of it that shows another screen.
  struct Embedding {
    var screen: UIViewController
    var child: UIViewController
    var shown: UIViewController
  }

  /// A screen on the way to what is on display, and how it follows from the one before.
  struct Arrival {
    var screen: UIViewController
    var kind: TransitionKind
    /// For a tab, the controller that it is selected in.
    var tabs: UITabBarController?
  }

  let root: UIViewController?
  /// Every screen in the tree, each before what it contains.
  private(set) var screens: [UIViewController] = []
  private(set) var presented: [UIViewController] = []
  private(set) var embeddings: [Embedding] = []
  /// The controllers from the root to the screen on display.
  private(set) var path: [UIViewController] = []
  /// Whether no push, pop, presentation or dismissal is under way.
  private(set) var isSettled = true
  private var hasher = StableHasher()
  private var identities = Hasher()

  private let isLabelled: (UIViewController) -> Bool
  private let hash: (UIViewController) -> UInt64

  /// - Parameters:
  ///   - isLabelled: whether the app named a controller, which makes a screen of a container.
  ///   - hash: a hash of a controller's type, label and title.
  init(
    _ window: UIWindow, isLabelled: @escaping (UIViewController) -> Bool,
    hash: @escaping (UIViewController) -> UInt64
  ) {
    self.isLabelled = isLabelled
    self.hash = hash
    root = window.rootViewController
    if let root {
      visit(root)
      path = root.pathOnDisplay
    }
  }

  /// The screen on display.
  var screen: UIViewController? { path.last { !isTransparent($0) } }

  /// The screens from the root to the one on display, which is the last.
  var arrivals: [Arrival] {
    var arrivals: [Arrival] = []
    var kind = TransitionKind.root
    var tabs: UITabBarController?
    for (index, controller) in path.enumerated() {
      let previous = index > 0 ? path[index - 1] : nil
      if let previous, previous.ownPresentedViewController === controller {
        kind = .present
      } else if let hub = previous as? UITabBarController, kind != .present {
        kind = .tab
        tabs = hub
      }
      if !isTransparent(controller) {
        arrivals.append(Arrival(screen: controller, kind: kind, tabs: tabs))
        kind = .embed
        tabs = nil
      }
    }
    return arrivals
  }

  /// Differs where other objects make up the tree, however alike; means nothing elsewhere.
  var identity: Int { identities.finalize() }

  var state: InterfaceState { InterfaceState(hash: hasher.hash) }

  /// Whether one sees through `controller` to what it contains.
  func isTransparent(_ controller: UIViewController) -> Bool {
    switch controller {
    case is UINavigationController, is UISplitViewController, is UIPageViewController:
      !isLabelled(controller)
    default: false
    }
  }

  private mutating func visit(_ controller: UIViewController) {
    hasher.combine(hash(controller))
    identities.combine(ObjectIdentifier(controller))
    let isScreen = !isTransparent(controller)
    if isScreen {
      screens.append(controller)
    }
    if controller.transitionCoordinator != nil {
      isSettled = false
    }
    hasher.combine(UInt8(ascii: "("))
    switch controller {
    case let navigation as UINavigationController:
      for screen in navigation.viewControllers { visit(screen) }
    case let tabs as UITabBarController:
      for tab in tabs.viewControllers ?? [] {
        hasher.combine(tab === tabs.selectedViewController ? 1 : 0 as UInt8)
        visit(tab)
      }
    case let split as UISplitViewController:
      for column in split.viewControllers { visit(column) }
    case let pages as UIPageViewController:
      for page in pages.viewControllers ?? [] { visit(page) }
    default:
      for child in controller.children {
        if let shown = child.pathOnDisplay.last(where: { !isTransparent($0) }) {
          embeddings.append(Embedding(screen: controller, child: child, shown: shown))
        }
        visit(child)
      }
    }
    if let presented = controller.ownPresentedViewController {
      self.presented.append(presented)
      hasher.combine(UInt8(ascii: "^"))
      visit(presented)
    }
    hasher.combine(UInt8(ascii: ")"))
  }
}
