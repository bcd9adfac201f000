import TestSupport
import Testing

@testable import HeadlessUIKit

/// Tests as people write them for a phone, where the main loop runs by itself.
@MainActor @Suite("The main loop runs by itself", .interface)
struct UnpumpedTests {
  private let window = UIWindow()
  private let stack = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  /// Waits until `begin` calls what it is handed.
  private func callback(_ begin: (@escaping () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      begin { continuation.resume() }
    }
  }

  @Test("The completion of a presentation and of a dismissal can be awaited")
  func presentation() async {
    let sheet = UIViewController()
    await callback { stack.present(sheet, animated: true, completion: $0) }
    #expect(sheet.isViewLoaded)
    #expect(stack.presentedViewController === sheet)
    await callback { stack.dismiss(animated: true, completion: $0) }
    #expect(stack.presentedViewController == nil)
  }

  @Test("The completion of a transaction around a push can be awaited")
  func push() async {
    let screen = UIViewController()
    await callback {
      CATransaction.begin()
      CATransaction.setCompletionBlock($0)
      stack.pushViewController(screen, animated: true)
      CATransaction.commit()
    }
    #expect(screen.isViewLoaded)
    #expect(screen.view.window === window)
  }

  @Test("The completions of animations and animators can be awaited")
  func animations() async {
    await callback { done in
      UIView.animate(withDuration: 0.3, animations: {}) { _ in done() }
    }
    await callback { done in
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
      animator.addCompletion { _ in done() }
      animator.startAnimation(afterDelay: 1)
    }
    await callback { done in
      CATransaction.setCompletionBlock(done)
    }
  }

  @Test("A confirmation is met while a test gives way")
  func confirmations() async {
    let delegate = Delegate()
    stack.delegate = delegate
    await confirmation { shown in
      delegate.didShow = { shown() }
      stack.pushViewController(UIViewController(), animated: true)
      for _ in 0..<10 where delegate.didShow != nil { await Task.yield() }
    }
  }

  @Test("A window shows its root in the next turn of the main queue")
  func root() async {
    let root = UIViewController()
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(root.isViewLoaded)
  }

  @Test("A chain of animations goes on, leaves the main queue to others, and has an end")
  func chain() async {
    let pulse = Pulse()
    let others = MainQueueCount { pulse.count < 64 }
    pulse.beat()
    await withCheckedContinuation { continuation in
      others.run { continuation.resume() }
    }
    #expect(others.count >= 32)
    #expect(pulse.count == 64)
    #expect(Misuse.log.count == 1)
  }

  @Test("One who drives the loop gets to the end of a task that awaits one animation after another")
  func taskOfAnimations() async {
    var count = 0
    let task = Task { @MainActor in
      for _ in 0..<20 {
        await callback { done in UIView.animate(withDuration: 1, animations: {}) { _ in done() } }
        count += 1
      }
    }
    while count < 20 { await MainLoop.runUntilIdle() }
    await task.value
  }

  @Test("A task that animates for ever comes to rest for one who drives the loop")
  func endlessTask() async {
    var count = 0
    let task = Task { @MainActor in
      while !Task.isCancelled {
        await callback { done in UIView.animate(withDuration: 1, animations: {}) { _ in done() } }
        count += 1
      }
    }
    while count == 0 { await Task.yield() }
    await MainLoop.runUntilIdle()
    task.cancel()
    await task.value
    #expect(count > 0)
  }

  @Test("One who drives the loop is not interrupted by its own turns")
  func driven() async {
    let screen = UIViewController()
    await MainLoop.drive {
      stack.pushViewController(screen, animated: true)
      for _ in 0..<20 { await Task.yield() }
      #expect(!screen.isViewLoaded)
    }
    for _ in 0..<20 where !screen.isViewLoaded { await Task.yield() }
    #expect(screen.isViewLoaded)
  }

  private final class Delegate: UINavigationControllerDelegate {
    var didShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      didShow?()
      didShow = nil
    }
  }

  /// Counts the turns of the main queue that others get.
  @MainActor private final class MainQueueCount {
    private let goesOn: () -> Bool
    private(set) var count = 0

    init(_ goesOn: @escaping () -> Bool) { self.goesOn = goesOn }

    func run(then end: @escaping @MainActor () -> Void) {
      guard goesOn() else { return end() }
      count += 1
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.run(then: end) }
      }
    }
  }

  /// An animation that starts the next one when it stops.
  private final class Pulse: CAAnimationDelegate {
    private let layer = CALayer()
    private(set) var count = 0

    func beat() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      animation.delegate = self
      layer.add(animation, forKey: nil)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      count += 1
      beat()
    }
  }
}
