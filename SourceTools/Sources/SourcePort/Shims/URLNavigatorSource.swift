extension ShimSources {
  /// URLNavigator's screens and handlers by the patterns of links.
  static let urlNavigator = #"""
    import Foundation
    import PortableUIKit

    public typealias URLPattern = String
    public protocol URLConvertible {
      var urlValue: URL? { get }
      var urlStringValue: String { get }
    }
    extension URLConvertible {
      public var queryItems: [URLQueryItem]? {
        URLComponents(string: urlStringValue)?.queryItems
      }
      public var queryParameters: [String: String] {
        (queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
      }
    }
    extension String: URLConvertible {
      public var urlValue: URL? { URL(string: self) }
      public var urlStringValue: String { self }
    }
    extension URL: URLConvertible {
      public var urlValue: URL? { self }
      public var urlStringValue: String { absoluteString }
    }

    public typealias ViewControllerFactory =
      (_ url: any URLConvertible, _ values: [String: Any], _ context: Any?) -> UIViewController?
    public typealias URLOpenHandlerFactory =
      (_ url: any URLConvertible, _ values: [String: Any], _ context: Any?) -> Bool
    public typealias URLOpenHandler = () -> Bool

    public protocol UINavigationControllerType { }
    extension UINavigationController: UINavigationControllerType {}
    public protocol UIViewControllerType { }
    extension UIViewController: UIViewControllerType {}

    public protocol NavigatorDelegate: AnyObject {
      func shouldPush(viewController: UIViewController, from: any UINavigationControllerType) -> Bool
      func shouldPresent(viewController: UIViewController, from: any UIViewControllerType) -> Bool
    }
    extension NavigatorDelegate {
      public func shouldPush(viewController: UIViewController, from: any UINavigationControllerType) -> Bool { true }
      public func shouldPresent(viewController: UIViewController, from: any UIViewControllerType) -> Bool { true }
    }

    @preconcurrency @MainActor public protocol NavigatorProtocol: AnyObject {
      var delegate: (any NavigatorDelegate)? { get set }
      func register(_ pattern: URLPattern, _ factory: @escaping ViewControllerFactory)
      func handle(_ pattern: URLPattern, _ factory: @escaping URLOpenHandlerFactory)
      func viewController(for url: any URLConvertible, context: Any?) -> UIViewController?
      func handler(for url: any URLConvertible, context: Any?) -> URLOpenHandler?
    }
    public typealias NavigatorType = NavigatorProtocol

    extension NavigatorProtocol {
      public func viewController(for url: any URLConvertible) -> UIViewController? {
        viewController(for: url, context: nil)
      }
      public func handler(for url: any URLConvertible) -> URLOpenHandler? {
        handler(for: url, context: nil)
      }

      @discardableResult
      public func push(
        _ url: any URLConvertible, context: Any? = nil,
        from: (any UINavigationControllerType)? = nil, animated: Bool = true
      ) -> UIViewController? {
        viewController(for: url, context: context).flatMap { push($0, from: from, animated: animated) }
      }
      @discardableResult
      public func push(
        _ viewController: UIViewController, from: (any UINavigationControllerType)? = nil,
        animated: Bool = true
      ) -> UIViewController? {
        guard !(viewController is UINavigationController),
          let stack = from as? UINavigationController ?? UIViewController.topMost?.navigationController,
          delegate?.shouldPush(viewController: viewController, from: stack) != false
        else { return nil }
        stack.pushViewController(viewController, animated: animated)
        return viewController
      }
      @discardableResult
      public func present(
        _ url: any URLConvertible, context: Any? = nil, wrap: UINavigationController.Type? = nil,
        from: (any UIViewControllerType)? = nil, animated: Bool = true,
        completion: (() -> Void)? = nil
      ) -> UIViewController? {
        viewController(for: url, context: context).flatMap {
          present($0, wrap: wrap, from: from, animated: animated, completion: completion)
        }
      }
      @discardableResult
      public func present(
        _ viewController: UIViewController, wrap: UINavigationController.Type? = nil,
        from: (any UIViewControllerType)? = nil, animated: Bool = true,
        completion: (() -> Void)? = nil
      ) -> UIViewController? {
        guard let screen = from as? UIViewController ?? UIViewController.topMost,
          delegate?.shouldPresent(viewController: viewController, from: screen) != false
        else { return nil }
        let isWrapped = wrap != nil && !(viewController is UINavigationController)
        let shown = isWrapped ? wrap!.init(rootViewController: viewController) : viewController
        screen.present(shown, animated: animated, completion: completion)
        return viewController
      }
      @discardableResult
      public func open(_ url: any URLConvertible, context: Any? = nil) -> Bool {
        handler(for: url, context: context)?() ?? false
      }
    }

    @preconcurrency @MainActor open class Navigator: NavigatorProtocol {
      open weak var delegate: (any NavigatorDelegate)?
      private var factories: [URLPattern: ViewControllerFactory] = [:]
      private var handlers: [URLPattern: URLOpenHandlerFactory] = [:]

      public nonisolated init() {}

      open func register(_ pattern: URLPattern, _ factory: @escaping ViewControllerFactory) {
        factories[pattern] = factory
      }
      open func handle(_ pattern: URLPattern, _ factory: @escaping URLOpenHandlerFactory) {
        handlers[pattern] = factory
      }
      open func viewController(for url: any URLConvertible, context: Any?) -> UIViewController? {
        Self.best(of: factories, for: url).flatMap { $0.factory(url, $0.values, context) }
      }
      open func handler(for url: any URLConvertible, context: Any?) -> URLOpenHandler? {
        Self.best(of: handlers, for: url).map { best in { best.factory(url, best.values, context) } }
      }

      /// The pattern that fits with the fewest places, and the values of these.
      private static func best<Factory>(
        of factories: [URLPattern: Factory], for url: any URLConvertible
      ) -> (factory: Factory, values: [String: Any])? {
        factories.sorted { $0.key < $1.key }
          .compactMap { pattern, factory in
            values(of: url, in: pattern).map { (factory: factory, values: $0) }
          }
          .min { $0.values.count < $1.values.count }
      }

      /// The values of a pattern's places, such as `<int:id>` and `<path:rest>`; nil where it does not match.
      private static func values(of url: any URLConvertible, in pattern: URLPattern) -> [String: Any]? {
        func parts(_ text: String) -> [Substring] {
          let text = text.prefix { $0 != "?" && $0 != "#" }
          return text.replacing("://", with: "/").split(separator: "/")
        }
        let given = parts(url.urlStringValue)
        let wanted = parts(pattern)
        var values: [String: Any] = [:]
        for (place, part) in wanted.enumerated() {
          guard part.first == "<", part.last == ">" else {
            guard place < given.count, given[place] == part else { return nil }
            continue
          }
          let words = part.dropFirst().dropLast().split(separator: ":")
          let name = String(words.last ?? "")
          let type = words.count > 1 ? String(words[0]) : "string"
          guard place < given.count else { return nil }
          if type == "path" {
            values[name] = given.dropFirst(place).joined(separator: "/")
            return values
          }
          let text = String(given[place])
          switch type {
          case "int": values[name] = Int(text)
          case "float": values[name] = Float(text)
          case "uuid": values[name] = UUID(uuidString: text)
          default: values[name] = text
          }
          guard values[name] != nil else { return nil }
        }
        return given.count == wanted.count ? values : nil
      }
    }

    extension UIViewController {
      /// The screen in front.
      public static var topMost: UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          .flatMap(\.windows) + [UIApplication.shared.delegate?.window ?? nil].compactMap { $0 }
        return topMost(of: (windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController)
      }
      public static func topMost(of screen: UIViewController?) -> UIViewController? {
        let next = screen?.presentedViewController
          ?? (screen as? UITabBarController)?.selectedViewController
          ?? (screen as? UINavigationController)?.visibleViewController
        return next.map { topMost(of: $0) } ?? screen
      }
    }

    """#
}
