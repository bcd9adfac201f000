import FlowTrace
import PortableUIKit

/// One pass over a window's tree of containers, and over those of the windows in front of it.
///
/// What a window in front shows, such as a lock screen, counts as presented over what is behind.
///
/// It loads no view, makes nothing that the app did not make, and is cleared before the app goes on.
@MainActor
final class InterfaceWalk {
  typealias Entry = LiveObjects.Entry

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

  /// What a pass found.
  struct Found {
    var root: Entry?
    /// Every screen in the tree, each before what it contains.
    var screens: [Entry] = []
    var presented: [Entry] = []
    /// The roots of the windows in front.
    var covers: [UIViewController] = []
    var embeddings: [Embedding] = []
    /// The controllers from the root to the screen on display.
    var path: [Entry] = []
    /// The screen on display.
    var onDisplay: Entry?
    /// Whether no push, pop, presentation or dismissal is under way.
    var isSettled = true
    /// All controllers that were seen, which stay alive until the walk is cleared.
    fileprivate var held: [UIViewController] = []
    /// What is remembered of them.
    fileprivate var seen: [Entry] = []
    fileprivate var hasher = StableHasher()
    fileprivate var identities = StableHasher()
  }

  // Checking each access takes 3 % of the instructions of a navigation. None overlaps another: a tracer
  // looks once at a time.
  @exclusivity(unchecked) private(set) var found = Found()

  private let objects: LiveObjects

  /// - Parameter objects: those that are remembered. A container that has a label is a screen.
  init(_ objects: LiveObjects) {
    self.objects = objects
  }

  convenience init(_ window: UIWindow, _ objects: LiveObjects) {
    self.init(objects)
    look(at: window)
  }

  /// Passes over a window's tree. Only once, unless it is cleared.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - covers: the windows in front of it, from the back to the front.
  func look(at window: UIWindow, behind covers: [UIWindow] = []) {
    guard let root = window.rootViewController else { return }
    found.root = see(root)
    visit(root, isOnStack: false)
    follow(root)
    for case let cover? in covers.lazy.map(\.rootViewController) {
      found.covers.append(cover)
      visitPresented(cover)
      follow(cover)
    }
  }

  /// Follows a controller to what shows in it.
  private func follow(_ root: UIViewController) {
    var next: UIViewController? = root
    while let controller = next {
      let entry = see(controller)
      found.path.append(entry)
      if !entry.isTransparent { found.onDisplay = entry }
      next = controller.nextOnDisplay
    }
  }

  /// What is remembered of a controller, which is held from here on.
  private func see(_ controller: UIViewController) -> Entry {
    let entry = objects.entry(of: controller)
    if entry.pointee.controller == nil {
      entry.pointee.controller = controller
      found.seen.append(entry)
      found.held.append(controller)
    }
    return entry
  }

  /// Lets all controllers go, and keeps the memory that they were in.
  func clear() { found.clear() }

  /// The screen on display.
  var screen: UIViewController? { found.onDisplay?.pointee.controller }

  /// The screens from the root to the one on display, which is the last.
  var arrivals: [Arrival] {
    var arrivals: [Arrival] = []
    var kind = TransitionKind.root
    var tabs: UITabBarController?
    for (index, entry) in found.path.enumerated() {
      guard let controller = entry.pointee.controller else { continue }
      let previous = index > 0 ? found.path[index - 1].pointee.controller : nil
      if isPresented(controller, by: previous) {
        kind = .present
      } else if let hub = previous as? UITabBarController, kind != .present {
        kind = .tab
        tabs = hub
      }
      if !entry.isTransparent {
        arrivals.append(Arrival(screen: controller, kind: kind, tabs: tabs))
        kind = .embed
        tabs = nil
      }
    }
    return arrivals
  }

  /// Differs where other objects make up the tree, however alike; means nothing elsewhere.
  var identity: UInt64 { found.identities.hash }

  var state: InterfaceState { InterfaceState(hash: found.hasher.hash) }

  /// The hash of what a screen is called: its class, label and title.
  private func hash(of entry: Entry, titled title: String?) -> UInt64 {
    if let named = entry.pointee.named, named.title == title { return named.hash }
    var name = StableHasher()
    name.combine(entry.pointee.profile.nameHash)
    name.combine(entry.pointee.label ?? "")
    name.combine(title ?? "")
    entry.pointee.named = (title, name.hash)
    return name.hash
  }

  /// - Parameter isOnStack: whether it is on the stack of the controller that it was reached from.
  private func visit(_ controller: UIViewController, isOnStack: Bool) {
    let entry = see(controller)
    let title = isOnStack ? controller.navigationItem.title : controller.title
    found.hasher.combine(hash(of: entry, titled: title))
    found.identities.mix(UInt64(entry.pointee.number))
    if !entry.isTransparent {
      found.screens.append(entry)
    }
    if controller.isMovingItself {
      found.isSettled = false
    }
    found.hasher.combine(UInt8(ascii: "("))
    let container = entry.pointee.profile.container
    let contents = container.contents(of: controller)
    if container == .tabs {
      let tabs = unsafeDowncast(controller, to: UITabBarController.self)
      for tab in contents {
        found.hasher.combine(tab === tabs.selectedViewController ? 1 : 0 as UInt8)
        visit(tab, isOnStack: false)
      }
    } else {
      for child in contents {
        if container == .other, let shown = screen(in: child) {
          found.embeddings.append(Embedding(screen: controller, child: child, shown: shown))
        }
        visit(child, isOnStack: container == .navigation)
      }
    }
    if let presented = controller.ownPresentedViewController { visitPresented(presented) }
    found.hasher.combine(UInt8(ascii: ")"))
  }

  private func visitPresented(_ controller: UIViewController) {
    found.presented.append(see(controller))
    found.hasher.combine(UInt8(ascii: "^"))
    visit(controller, isOnStack: false)
  }

  /// Whether a controller on the path is presented by the one before, or shows in a window in front of it.
  func isPresented(_ controller: UIViewController, by previous: UIViewController?) -> Bool {
    guard let previous else { return false }
    return previous.ownPresentedViewController === controller
      || !found.covers.isEmpty && found.covers.contains { $0 === controller }
  }

  /// The screen that shows in a controller, if any does; of screens in each other, the outermost but for
  /// tab bars and pages.
  private func screen(in controller: UIViewController) -> UIViewController? {
    var last: UIViewController?
    var next: UIViewController? = controller
    while let controller = next {
      let entry = objects.entry(of: controller)
      if !entry.isTransparent { last = controller }
      if last != nil, entry.pointee.profile.container == .other { return last }
      let isSearch = entry.pointee.profile.container == .search
      next = isSearch ? controller.children.last : controller.nextOnDisplay
    }
    return last
  }
}

extension UIViewController {
  /// The title that the person reads, found without making a navigation item; an alert's message where
  /// it has no title.
  package var titleOnDisplay: String? {
    if let title, !title.isEmpty, !(parent is UINavigationController) { return title }
    if let alert = self as? UIAlertController { return alert.message }
    return parent is UINavigationController ? navigationItem.title : title
  }
}

extension InterfaceWalk.Found {
  /// Lets everything go, and keeps the memory that it was in.
  fileprivate mutating func clear() {
    root = nil
    onDisplay = nil
    for entry in seen { entry.pointee.controller = nil }
    seen.empty()
    held.empty()
    screens.empty()
    presented.empty()
    covers.empty()
    embeddings.empty()
    path.empty()
    isSettled = true
    hasher = StableHasher()
    identities = StableHasher()
  }
}
