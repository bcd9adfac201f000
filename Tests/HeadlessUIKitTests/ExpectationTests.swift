import HeadlessUIKit
import XCTest

/// Tests with XCTest's expectations, as people write them for a phone.
@MainActor final class ExpectationTests: XCTestCase {
  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  func testPresentationIsAwaitedByFulfillment() async {
    let root = UIViewController()
    let window = show(root)
    let shown = expectation(description: "shown")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        root.present(UIViewController(), animated: true) { shown.fulfill() }
      }
    }
    await fulfillment(of: [shown], timeout: 10)
    XCTAssertNotNil(root.presentedViewController?.viewIfLoaded?.window)
    withExtendedLifetime(window) {}
  }

  func testPushIsAwaitedByExpectations() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = show(stack)
    let pushed = UIViewController()
    let shown = expectation(description: "shown")
    CATransaction.begin()
    CATransaction.setCompletionBlock { shown.fulfill() }
    stack.pushViewController(pushed, animated: true)
    CATransaction.commit()
    waitForExpectations(timeout: 10)
    XCTAssertTrue(pushed.view.window === window)
  }

  func testAnimationIsAwaitedByAWaiter() {
    let ended = XCTestExpectation(description: "ended")
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in ended.fulfill() })
    XCTAssertEqual(XCTWaiter.wait(for: [ended], timeout: 10), .completed)
  }
}
