import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Objects that UIKit returns autoreleased", .interface)
struct AutoreleaseTests {
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow()

  init() {
    UIStoryboard.register("Screen", inStoryboard: "Autorelease") { UIViewController() }
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  private func makeScreen() -> UIViewController {
    UIStoryboard(name: "Autorelease", bundle: nil)
      .instantiateViewController(withIdentifier: "Screen")
  }

  @Test("A screen of a storyboard that is only held weakly can be pushed")
  func pushed() throws {
    weak var screen = makeScreen()
    stack.pushViewController(try #require(screen), animated: true)
    MainLoop.runPending()
    #expect(screen != nil)
    stack.popViewController(animated: true)
    MainLoop.runPending()
    #expect(screen == nil)
  }

  @Test("An alert that is only held weakly can be presented")
  func presented() throws {
    weak var alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    stack.present(try #require(alert), animated: true)
    MainLoop.runPending()
    #expect(stack.presentedViewController === alert)
  }

  @Test("What nobody took is freed when the turn ends, before observers see the loop idle")
  func unused() {
    weak var screen = makeScreen()
    weak var button = UIButton(type: .system)
    let observer = IdleObserver { screen == nil && button == nil }
    InterfaceObservation.add(observer)
    #expect(screen != nil && button != nil)
    MainLoop.runPending()
    #expect(observer.findings == [true])
  }

  @Test("What nobody took is freed in the next turn of the main queue")
  func unusedWithoutPump() async {
    weak var screen = makeScreen()
    for _ in 0..<20 where screen != nil { await Task.yield() }
    #expect(screen == nil)
  }

  @Test("What a turn returned is not held while a later turn ends a transition")
  func exactly() {
    weak var screen = makeScreen()
    var wasFreed: Bool?
    CATransaction.begin()
    CATransaction.setCompletionBlock { wasFreed = screen == nil }
    stack.pushViewController(UIViewController(), animated: true)
    CATransaction.commit()
    MainLoop.runPending()
    #expect(wasFreed == true)
  }

  @Test("Screens taken off a stack live until the turn ends, also those in the middle")
  func arrays() {
    stack.setViewControllers([makeScreen(), makeScreen(), makeScreen()], animated: false)
    MainLoop.runPending()
    weak var middle = stack.viewControllers[1]
    stack.popToRootViewController(animated: false)
    #expect(middle != nil)
    MainLoop.runPending()
    #expect(middle == nil)
  }

  private final class IdleObserver: InterfaceObserver {
    private let isFreed: () -> Bool
    private(set) var findings: [Bool] = []

    init(_ isFreed: @escaping () -> Bool) { self.isFreed = isFreed }

    func interface(_ event: InterfaceEvent) {
      if case .idle = event { findings.append(isFreed()) }
    }
  }
}
