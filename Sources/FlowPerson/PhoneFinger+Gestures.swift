// What UIKit lets no program do. Where the stand-in plays UIKit, its finger does it; on a phone, it is
// done by the nearest that UIKit offers.
#if FLOW_PHONE
  #if canImport(UIKit)
    import UIKit

    extension Finger {
      static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
        assertionFailure("UIKit lets no program tap the action of an alert")
      }

      static func tapBackButton(in navigation: UINavigationController) {
        navigation.stackToGoBackIn.popViewController(animated: true)
      }

      static func selectTab(_ index: Int, in tabs: UITabBarController) {
        guard let controller = tabs.viewControllers?[index], tabs.delegateLetsSelect(controller)
        else { return }
        if tabs.selectedIndex == index {
          (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        tabs.selectedIndex = index
        tabs.callDelegate(didSelect: controller)
      }

      static func beginSwipeBack(in navigation: UINavigationController) -> HeldSwipe? {
        navigation.canSwipeBack ? HeldSwipe(navigation.stackToGoBackIn) : nil
      }

      static func swipeDown(_ presented: UIViewController) {
        guard let controller = presented.presentationController else { return }
        guard controller.delegateLetsDismiss else {
          return controller.callDelegateDidAttemptToDismiss()
        }
        controller.callDelegateWillDismiss()
        presented.presentingViewController?.dismiss(animated: true) {
          controller.callDelegateDidDismiss()
        }
      }
    }

    /// A swipe from the left edge, which happens when it ends.
    @MainActor
    struct HeldSwipe {
      private let navigation: UINavigationController

      init(_ navigation: UINavigationController) {
        self.navigation = navigation
      }

      func finish() {
        navigation.popViewController(animated: true)
      }

      func letGo() {}
    }
  #else
    import HeadlessUIKit

    extension Finger {
      static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
        HeadlessUIKit.Finger.tap(action, in: alert)
      }

      static func tapBackButton(in navigation: UINavigationController) {
        HeadlessUIKit.Finger.tapBackButton(in: navigation)
      }

      static func selectTab(_ index: Int, in tabs: UITabBarController) {
        HeadlessUIKit.Finger.selectTab(index, in: tabs)
      }

      static func beginSwipeBack(in navigation: UINavigationController) -> HeldSwipe? {
        HeadlessUIKit.Finger.beginSwipeBack(in: navigation)
      }

      static func swipeDown(_ presented: UIViewController) {
        HeadlessUIKit.Finger.swipeDown(presented)
      }
    }
  #endif
#endif
