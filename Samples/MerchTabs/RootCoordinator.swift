import PortableUIKit

/// The root: shows the tabs, and knows what concerns more than one of them.
final class RootCoordinator: ParentCoordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start(animated: Bool) {
    let tabs = BaseTabBarController(coordinator: self)
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.pushViewController(tabs, animated: animated)
  }

  func commonText(on stack: UINavigationController) {
    let text = CommonTextCoordinator(navigationController: stack, parent: self)
    addChild(text)
    text.start(animated: true)
  }

  func login() {
    children(AuthCoordinator.self).first?.login(on: navigationController)
  }

  /// Another blue screen, on any stack.
  func blueScreen(on stack: UINavigationController, useTheMainMerchCoordinator: Bool) {
    let blue = BlueCoordinator(
      navigationController: stack, usesTheMainMerchCoordinator: useTheMainMerchCoordinator)
    blue.parent = self
    addChild(blue)
    blue.start(animated: true)
  }

  /// Opens the products, through a merch coordinator made for it, or through those that there are.
  func products(on stack: UINavigationController, useTheMainMerchCoordinator: Bool) {
    if useTheMainMerchCoordinator {
      for merch in children(MerchCoordinator.self) {
        merch.products(on: stack)
      }
    } else {
      let merch = MerchCoordinator()
      addChild(merch)
      merch.start(animated: false)
      merch.products(on: stack)
    }
  }
}

extension RootCoordinator {
  /// A blue screen appeared: whatever the main merch coordinator still shows is over.
  func cleanUpMerch() {
    children(MerchCoordinator.self).first?.dismissMerchScreens()
  }

  /// The green screen appeared: no stack but the blue tab's has blue or merch screens now, so only
  /// the tabs' own coordinators are needed, which are the eldest.
  func cleanUpZombieCoordinators() {
    for zombie in children(MerchCoordinator.self).dropFirst() {
      childDidFinish(zombie)
    }
    for zombie in children(BlueCoordinator.self).dropFirst() {
      childDidFinish(zombie)
    }
  }
}
