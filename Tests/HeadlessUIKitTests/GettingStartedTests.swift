import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The code of the article `HeadlessUIKit.docc/TestingNavigation.md`.
@MainActor @Suite("Getting started with HeadlessUIKit", .interface)
struct GettingStartedTests {
  final class NavigationLog: InterfaceObserver {
    var methods: [NavigationCall.Method] = []

    func interface(_ event: InterfaceEvent) {
      if case .willNavigate(let call) = event { methods.append(call.method) }
    }
  }

  @Test("A test shows a screen, taps a bar item and taps the back button")
  func shows() throws {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(!list.isViewLoaded)
    MainLoop.runPending()
    #expect(list.view.window === window)

    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { _ in
        stack.pushViewController(UIViewController(), animated: true)
      })
    Finger.tap(try #require(list.navigationItem.rightBarButtonItem))
    MainLoop.runPending()
    #expect(stack.viewControllers.count == 2)

    Finger.tapBackButton(in: stack)
    MainLoop.runPending()
    #expect(stack.topViewController === list)
  }

  @Test("A test cancels a swipe back")
  func swipes() throws {
    let fixture = StackFixture("A", "B")
    let stack = fixture.stack
    let swipe = try #require(Finger.beginSwipeBack(in: stack))
    MainLoop.runPending()
    swipe.letGo()
    MainLoop.runPending()
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A test observes navigation calls")
  func observes() {
    let fixture = StackFixture("A", "B")
    let stack = fixture.stack
    let log = NavigationLog()
    InterfaceObservation.add(log)
    stack.popToRootViewController(animated: true)
    #expect(log.methods == [.popToRootViewController])
  }

  @Test("A test registers a screen in place of a storyboard")
  func registers() {
    UIStoryboard.register("Detail", inStoryboard: "Main") { UIViewController() }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    #expect(detail.storyboard === storyboard)
  }
}
