import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Members that apps and their mocks override", .interface)
struct OverridingTests {
  private final class RouterMock: UINavigationController {
    var presented: UIViewController?
    override var presentedViewController: UIViewController? { presented }
    override var presentingViewController: UIViewController? { self }
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      presented = viewControllerToPresent
      completion?()
    }
  }

  @Test("A mock of a router overrides what is presented and what presents it")
  func presented() {
    let router = RouterMock()
    let screen = UIViewController()
    var isDone = false
    router.present(screen, animated: true) { isDone = true }
    #expect(router.presentedViewController === screen)
    #expect(router.presentingViewController === router)
    #expect(isDone)
  }

  private final class ScreenMock: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
    override var tabBarController: UITabBarController? { nil }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  }

  @Test("A mock of a screen overrides its navigation controller")
  func navigation() {
    let screen = ScreenMock()
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(screen.stack.viewControllers.count == 1)
  }

  private final class Badge: UIView {
    var layouts = 0
    override func setNeedsLayout() { layouts += 1 }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
  }

  @Test("A view overrides its layout and accessibility")
  func view() {
    let badge = Badge()
    badge.setNeedsLayout()
    #expect(badge.layouts == 1)
    #expect(badge.accessibilityTraits == .button)
  }

  @MainActor private final class Batch {
    var rows = 0
    func run(in table: UITableView) {
      table.performBatchUpdates { rows += 1 }
      table.performBatchUpdates({ rows += 1 }, completion: nil)
      table.performBatchUpdates(nil)
    }
  }

  @Test("Batch updates take a closure that does not escape, so that it needs no self")
  func batch() {
    let batch = Batch()
    batch.run(in: UITableView())
    #expect(batch.rows == 2)
  }
}
