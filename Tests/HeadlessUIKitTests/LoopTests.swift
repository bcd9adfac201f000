import TestSupport
import Testing

@testable import HeadlessUIKit

/// How established: this project's own rules; a phone's run loop commits after each turn.
@MainActor @Suite("Main loop and observation", .interface)
struct LoopTests {
  final class Observer: InterfaceObserver {
    var events: [String] = []
    func interface(_ event: InterfaceEvent) {
      switch event {
      case .willAct(let action, _): events.append("will \(action)")
      case .didAct(let action, let isLetGo):
        events.append("did \(action)\(isLetGo ? " let go" : "")")
      case .willNavigate(let call): events.append(call.method.rawValue)
      case .idle: events.append("idle")
      }
    }
  }

  @Test("runPending runs what was enqueued and reports that the loop is idle")
  func runPending() {
    let fixture = StackFixture("A")
    let observer = Observer()
    InterfaceObservation.add(observer)
    InterfaceObservation.add(observer)
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    MainLoop.runPending()
    #expect(observer.events == ["pushViewController", "idle"])
  }

  @Test("runUntilIdle waits for tasks and for work on the main queue")
  func untilIdle() async {
    let fixture = StackFixture("A")
    Task {
      await Task.yield()
      fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        fixture.stack.pushViewController(fixture.screen("C"), animated: true)
      }
    }
    await MainLoop.runUntilIdle()
    #expect(fixture.stack.viewControllers.count == 3)
    #expect(fixture.stack.topViewController?.isViewLoaded == true)
  }

  @Test("runUntilIdle waits for the main queue and for tasks after it was idle before")
  func untilIdleAgain() async {
    let fixture = StackFixture("A")
    await MainLoop.runUntilIdle()
    await MainLoop.runUntilIdle()
    DispatchQueue.main.async {
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          fixture.stack.pushViewController(fixture.screen("B"), animated: true)
          Task { fixture.stack.pushViewController(fixture.screen("C"), animated: true) }
        }
      }
    }
    await MainLoop.runUntilIdle()
    #expect(fixture.stack.viewControllers.count == 3)
    Task {
      await Task.yield()
      fixture.stack.pushViewController(fixture.screen("D"), animated: true)
    }
    await MainLoop.runUntilIdle()
    #expect(fixture.stack.viewControllers.count == 4)
  }

  @Test("Observers are held weakly and get no events after they are removed")
  func weakObservers() {
    let kept = Observer()
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      InterfaceObservation.add(observer)
    }
    InterfaceObservation.add(kept)
    #expect(gone == nil)
    MainLoop.runPending()
    InterfaceObservation.remove(kept)
    MainLoop.runPending()
    #expect(kept.events == ["idle"])
  }

  @Test("A tap is reported before and after the navigation that it causes")
  func tap() {
    let fixture = StackFixture("A")
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { _ in
        fixture.stack.pushViewController(fixture.screen("B"), animated: true)
      })
    let observer = Observer()
    InterfaceObservation.add(observer)
    Finger.tap(button)
    button.sendActions(for: .primaryActionTriggered)
    #expect(
      observer.events.prefix(3) == [
        #"will tap("Next")"#, "pushViewController", #"did tap("Next")"#,
      ])
    #expect(observer.events.count == 6)
    button.isEnabled = false
    Finger.tap(button)
    #expect(observer.events.count == 6)
  }

  @Test("Only the outermost of nested navigation calls is reported")
  func outermost() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.present(modal)
    let observer = Observer()
    InterfaceObservation.add(observer)
    modal.dismiss(animated: true)
    #expect(observer.events == ["dismiss"])
  }

  @Test("A held swipe is reported when it ends, with whether it was cancelled")
  func heldSwipe() throws {
    let fixture = StackFixture("A", "B")
    let observer = Observer()
    InterfaceObservation.add(observer)
    let swipe = try #require(Finger.beginSwipeBack(in: fixture.stack))
    #expect(observer.events == ["will swipeBack", "popViewController"])
    swipe.letGo()
    swipe.finish()
    #expect(observer.events.last == "did swipeBack let go")
    #expect(observer.events.count == 3)
  }

  @Test("The tap on an alert's button is reported after the button's handler")
  func alert() {
    let fixture = StackFixture("A")
    let observer = Observer()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { _ in
        fixture.stack.pushViewController(fixture.screen("B"), animated: true)
      })
    fixture.stack.present(alert, animated: true)
    MainLoop.runPending()
    InterfaceObservation.add(observer)
    Finger.tap(alert.actions[0], in: alert)
    MainLoop.runPending()
    #expect(
      observer.events == [
        #"will tap("Go")"#, "pushViewController", #"did tap("Go")"#, "idle",
      ])
  }

  @Test(
    "A bar item is named by its title, system item, image, label or view",
    arguments: [
      (UIBarButtonItemKind.title, "Save"), (.system, "Done"), (.image, "Settings"),
      (.label, "Account"), (.view, "Custom"),
    ])
  func names(kind: UIBarButtonItemKind, name: String) {
    #expect(kind.item.spokenName == name)
  }

  @Test("runUntilIdle waits in real time for work on another thread that says so")
  func backgroundWork() async {
    let screen = UIViewController()
    BackgroundWork.begin()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 0.05)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { screen.title = "Loaded" }
        BackgroundWork.end()
      }
    }
    await MainLoop.runUntilIdle()
    #expect(screen.title == "Loaded")
  }

  #if canImport(Glibc)
    @Test("A queue whose block never ends is waited for once")
    func blockedQueue() async {
      let session = MainLoop.beginSession()
      defer { MainLoop.endSession(session) }
      let end = DispatchSemaphore(value: 0)
      defer { end.signal() }
      await MainLoop.run(inSession: session) {
        DispatchQueue.global().async { end.wait() }
        #expect(BackgroundWork.isUnderWay)
        await MainLoop.runUntilIdle()
      }
      #expect(!BackgroundWork.isUnderWay)
    }
  #endif

  @Test("A target that cannot perform a selector is logged once")
  func selector() {
    let target = NSObject()
    let button = UIButton()
    button.addTarget(target, action: "tapped", for: .touchUpInside)
    Finger.tap(button)
    Finger.tap(button)
    #expect(Misuse.log.count == 1)
    #expect(Misuse.log[0].contains("SelectorPerforming"))
  }
}

/// Bar items that get their names in different ways.
enum UIBarButtonItemKind: Sendable {
  case title, system, image, label, view

  @MainActor var item: UIBarButtonItem {
    switch self {
    case .title: return UIBarButtonItem(title: "Save", image: UIImage(systemName: "gear"))
    case .system: return UIBarButtonItem(systemItem: .done)
    case .image: return UIBarButtonItem(image: UIImage(systemName: "gear"))
    case .label:
      let item = UIBarButtonItem(image: UIImage(systemName: "person"))
      item.accessibilityLabel = "Account"
      return item
    case .view:
      return UIBarButtonItem(
        customView: UIButton(type: .system, primaryAction: UIAction(title: "Custom") { _ in }))
    }
  }
}
