import FlowPerson
import FlowTracing
import PortableUIKit

/// Describes a window.
@MainActor
struct InterfaceReader {
  /// Who shows a screen.
  let owner: (UIViewController) -> String?
  private static var typeNames: [ObjectIdentifier: String] = [:]

  func describe(
    _ window: UIWindow, screen: UIViewController?, actions: [PersonAction]
  ) -> InterfaceDescription {
    InterfaceDescription(
      root: window.rootViewController.map(describe), screen: screen.map(Self.typeName),
      actions: actions)
  }

  private func describe(_ controller: UIViewController) -> InterfaceDescription.Controller {
    let (kind, contents) = Self.contents(of: controller)
    let tabs = controller as? UITabBarController
    return InterfaceDescription.Controller(
      kind: kind, type: Self.typeName(controller), title: controller.titleOnDisplay,
      owner: owner(controller),
      selected: tabs.flatMap { tabs in contents.firstIndex { $0 === tabs.selectedViewController } },
      contents: contents.map(describe),
      presented: controller.ownPresentedViewController.map { [describe($0)] } ?? [])
  }

  private static func contents(
    of controller: UIViewController
  ) -> (InterfaceDescription.Controller.Kind, [UIViewController]) {
    switch controller {
    case let navigation as UINavigationController: (.navigation, navigation.viewControllers)
    case let tabs as UITabBarController: (.tabs, tabs.viewControllers ?? [])
    case let split as UISplitViewController: (.split, split.viewControllers)
    case let pages as UIPageViewController: (.pages, pages.viewControllers ?? [])
    default: (.screen, controller.children)
    }
  }

  /// The class of an object without its module, worked out once.
  static func typeName(_ object: AnyObject) -> String {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }
}
