import FlowPerson
import FlowTracing
import PortableUIKit

/// Describes a window.
@MainActor
struct InterfaceReader {
  /// How many rows of a table and items of a collection on display to read.
  let rows: Int
  /// Which page of a page view controller is on display.
  let pages: PagePositions
  /// The controls that screens had at first.
  let firstControls: FirstControls
  /// Who shows a screen.
  let owner: (UIViewController) -> String?
  /// What a container of the app's own keeps, and does not show.
  let kept: (UIViewController) -> [UIViewController]
  private static var typeNames: [ObjectIdentifier: String] = [:]

  func describe(
    _ window: UIWindow, screen: UIViewController?, page: Int, actions: [PersonAction]
  ) -> InterfaceDescription {
    InterfaceDescription(
      root: window.rootViewController.map { describe($0, in: screen) },
      screen: screen.flatMap { $0.isEmptyContainer ? nil : Self.typeName($0) }, page: page,
      permissions: FlowPerson.permissions, actions: actions)
  }

  /// - Parameters:
  ///   - screen: the screen on display.
  ///   - readsKept: whether to read what containers keep; what is kept may keep what keeps it.
  private func describe(
    _ controller: UIViewController, in screen: UIViewController?, readsKept: Bool = true
  ) -> InterfaceDescription.Controller {
    let container = ContainerClass(type(of: controller))
    let contents = container.contents(of: controller)
    let front: UIViewController? =
      switch container {
      case .tabs: (controller as? UITabBarController)?.selectedViewController
      case .other where contents.count > 1: controller.frontContainer
      default: nil
      }
    var description = InterfaceDescription.Controller(
      kind: .init(container), type: Self.typeName(controller), title: controller.titleOnDisplay,
      owner: owner(controller),
      selected: front.flatMap { front in contents.firstIndex { $0 === front } },
      contents: contents.map { describe($0, in: screen, readsKept: readsKept) },
      presented: controller.ownPresentedViewController.map {
        [describe($0, in: screen, readsKept: readsKept)]
      } ?? [])
    if readsKept, container == .other, !contents.isEmpty {
      description.kept = kept(controller).map { describe($0, in: screen, readsKept: false) }
        .filter(\.hasChanged)
    }
    if let tabs = controller as? UITabBarController {
      for (index, tab) in zip(tabs.viewControllers ?? [], tabs.spokenTabNames).enumerated() {
        // On a phone, the item is made when it is first read.
        let item = tab.0.tabBarItem as UITabBarItem?
        if item?.isEnabled == false { description.disabled.append(tab.1) }
        if let badge = item?.badgeValue { description.contents[index].badge = "\(tab.1): \(badge)" }
      }
    }
    if let page = (controller as? UIPageViewController)?.viewControllers?.first {
      description.page = pages.position(of: page) ?? 0
    }
    if container == .other {
      let details = ScreenDetails(of: controller, rows: controller.isPart(of: screen) ? rows : 0)
      description.words = details.words
      description.disabled = details.disabled
      description.enabled = details.enabled
      description.hasChangedControls = firstControls.differ(from: details.enabled, on: controller)
      description.values = details.values
    }
    return description
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

extension UIViewController {
  /// Whether it is a screen, or embedded in it: as one of its pages, a search's results, or by the app.
  fileprivate func isPart(of screen: UIViewController?) -> Bool {
    var controller = self
    while controller !== screen {
      guard let parent = controller.parent,
        [.other, .pages, .search].contains(ContainerClass(type(of: parent)))
      else { return false }
      controller = parent
    }
    return true
  }

  /// Whether it is one of UIKit's containers with nothing in it, such as the stack of a tab that is filled
  /// later.
  fileprivate var isEmptyContainer: Bool {
    let container = ContainerClass(type(of: self))
    return container != .other && container.contents(of: self).isEmpty
      && ownPresentedViewController == nil
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
      case .search: .search
      case .other: .screen
      }
  }
}
