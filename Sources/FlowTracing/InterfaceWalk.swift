import FlowTrace
import PortableUIKit

/// One pass over a window's tree of containers.
///
/// It loads no view, makes nothing that the app did not make, and is gone before the app goes on.
@MainActor
struct InterfaceWalk {
  /// A screen in the tree.
  struct Screen {
    let controller: UIViewController
    /// What was remembered of it before; nil when it is new.
    let entry: LiveObjects.Entry?
  }

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
  private(set) var screens: [Screen] = []
  private(set) var presented: [UIViewController] = []
  private(set) var embeddings: [Embedding] = []
  /// The controllers from the root to the screen on display.
  private(set) var path: [UIViewController] = []
  /// The screen on display.
  private(set) var screen: UIViewController?
  /// Whether no push, pop, presentation or dismissal is under way.
  private(set) var isSettled = true
  private var hasher = StableHasher()
  private var identities = Hasher()

  private let objects: LiveObjects

  /// - Parameter objects: those that are remembered. A container that has a label is a screen.
  init(_ window: UIWindow, _ objects: LiveObjects) {
    self.objects = objects
    root = window.rootViewController
    if let root {
      visit(root)
      path = root.pathOnDisplay
    }
    for controller in path.reversed() where !isTransparent(controller) {
      screen = controller
      break
    }
  }

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
      objects.known(controller)?.label == nil
    default: false
    }
  }

  /// Takes in what a controller is called: its class, label and title.
  private mutating func combineName(of controller: UIViewController, _ label: String?) {
    var name = StableHasher()
    name.combine(TypeNames.name(of: controller).hash)
    name.combine(label ?? "")
    name.combine(controller.titleOnDisplay ?? "")
    hasher.combine(name.hash)
  }

  private mutating func visit(_ controller: UIViewController) {
    let entry = objects.known(controller)
    combineName(of: controller, entry?.label)
    identities.combine(ObjectIdentifier(controller))
    if entry?.label != nil || !isTransparent(controller) {
      screens.append(Screen(controller: controller, entry: entry))
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

extension UIViewController {
  /// The title that the person reads, found without making a navigation item.
  package var titleOnDisplay: String? {
    parent is UINavigationController ? navigationItem.title : title
  }
}
