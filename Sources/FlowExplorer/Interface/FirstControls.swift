import FlowPerson
import PortableUIKit

/// The names of the enabled controls that each screen had when its view was there for the first time.
///
/// In a hidden tab only controls that have changed since tell one state from another: a tab that was
/// never shown has none yet.
@MainActor
final class FirstControls {
  private struct Known {
    weak var screen: UIViewController?
    let names: [String]
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// Notes the controls of the screens in a window whose views are loaded, unless they are known.
  func note(in root: UIViewController?) {
    guard let root else { return }
    let container = ContainerClass(type(of: root))
    if container == .other, root.isViewLoaded, names(of: root) == nil {
      note(ScreenDetails(of: root, rows: 0).enabled, of: root)
    }
    for child in container.contents(of: root) { note(in: child) }
    note(in: root.ownPresentedViewController)
  }

  /// Whether the enabled controls of a screen differ from those that it had first, which they are if it
  /// is not known.
  func differ(from names: [String], on screen: UIViewController) -> Bool {
    guard screen.isViewLoaded else { return false }
    if let first = self.names(of: screen) { return first != names }
    note(names, of: screen)
    return false
  }

  private func names(of screen: UIViewController) -> [String]? {
    known[ObjectIdentifier(screen)].flatMap { $0.screen === screen ? $0.names : nil }
  }

  private func note(_ names: [String], of screen: UIViewController) {
    known[ObjectIdentifier(screen)] = Known(screen: screen, names: names)
  }
}
