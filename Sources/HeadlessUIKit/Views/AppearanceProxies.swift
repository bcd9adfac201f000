import Foundation

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
