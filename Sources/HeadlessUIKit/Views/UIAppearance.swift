import Foundation

/// Views whose look can be set for all of them at once.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// What stands for all views of the class: what is set on it is kept, and changes no view.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(for: self) { unsafeDowncast(UIView.proxy(of: $0), to: Self.self) }
  }

  /// What stands for all views of the class in some containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
  /// What stands for all items of the class: what is set on it is kept, and changes no item.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(for: self) { unsafeDowncast(UIBarItem.proxy(of: $0), to: Self.self) }
  }

  /// What stands for all items of the class in some containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }
}

/// The objects that stand for all views of a class.
@MainActor enum AppearanceProxies {
  private static var proxies: [ObjectIdentifier: NSObject] = [:]

  static func proxy<Kind: NSObject>(for type: Kind.Type, make: (Kind.Type) -> Kind) -> Kind {
    if let proxy = proxies[ObjectIdentifier(type)] as? Kind { return proxy }
    let proxy = make(type)
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}
