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
    let container = ContainerClass(type(of: controller))
    let contents = container.contents(of: controller)
    let tabs = controller as? UITabBarController
    return InterfaceDescription.Controller(
      kind: .init(container), type: Self.typeName(controller), title: controller.titleOnDisplay,
      owner: owner(controller),
      selected: tabs.flatMap { tabs in contents.firstIndex { $0 === tabs.selectedViewController } },
      contents: contents.map(describe),
      presented: controller.ownPresentedViewController.map { [describe($0)] } ?? [])
  }

  /// The class of an object without its module, worked out once.
  static func typeName(_ object: AnyObject) -> String {
    let type: any AnyObject.Type = Swift.type(of: object)
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = FlowTracer.shortName(of: type)
    typeNames[ObjectIdentifier(type)] = name
    return name
  }
}

extension InterfaceDescription.Controller.Kind {
  fileprivate init(_ container: ContainerClass) {
    self =
      switch container {
      case .navigation: .navigation
      case .tabs: .tabs
      case .split: .split
      case .pages: .pages
      case .other: .screen
      }
  }
}
