import Foundation

/// A class of views or items with an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// A class whose objects contain views with an appearance.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance {
  /// Returns the appearance proxy. Properties set on it are stored and change no view or item.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

  /// Returns the appearance proxy, whatever the containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Returns the appearance proxy, whatever the traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The appearance proxies, one per class.
@MainActor private enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Kind: AnyObject>(for type: Kind.Type) -> Kind {
    let identifier = ObjectIdentifier(type)
    guard let proxy = (proxies[identifier] ?? created(type)) as? Kind else {
      Misuse.raise("\(type) has no appearance proxy: it is neither a UIView nor a UIBarItem.")
    }
    proxies[identifier] = proxy
    return proxy
  }

  private static func created(_ type: AnyClass) -> AnyObject? {
    switch type {
    case let view as UIView.Type: view.created(frame: .zero)
    case let item as UIBarItem.Type: item.created(plainly: true)
    default: nil
    }
  }
}
