import TestSupport
import Testing

@testable import HeadlessUIKit

/// How established: this project's own rules; a phone's run loop commits after each turn.
@MainActor @Suite("The main loop and what is told", .interface)
struct LoopTests {
  final class Observer: InterfaceObserver {
    var events: [String] = []
    func interface(_ event: InterfaceEvent) {
      switch event {
      case .willAct(let action): events.append("will \(action)")
      case .didAct(let action, let isLetGo):
        events.append("did \(action)\(isLetGo ? " let go" : "")")
      case .willNavigate(let call): events.append(call.method.rawValue)
      case .idle: events.append("idle")
      }
    }
  }

  @Test("runPending runs what it brings about, and tells that it is idle")
  func runPending() {
    let fixture = StackFixture("A")
    let observer = Observer()
    InterfaceObservation.add(observer)
    InterfaceObservation.add(observer)
    fixture.stack.pushViewController(fixture.screen("B"), animated: true)
    MainLoop.runPending()
    #expect(observer.events == ["pushViewController", "idle"])
  }

  @Test("idle: passes of the main queue brought nothing more")
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

  @Test("idle, too, when it has been so before and only the main queue brings something")
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

  @Test("observers are held weakly, and told no more when removed")
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

  @Test("a tap, and what the app does because of it")
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

  @Test("only the outermost of nested navigation calls is told")
  func outermost() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.stack.present(modal, animated: true)
    MainLoop.runPending()
    let observer = Observer()
    InterfaceObservation.add(observer)
    modal.dismiss(animated: true)
    #expect(observer.events == ["dismiss"])
  }

  @Test("a held swipe is told when it ends, and whether it was let go")
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

  @Test("an alert's button is told after its handler")
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
    "what a person calls a bar item",
    arguments: [
      (UIBarButtonItemKind.title, "Save"), (.system, "Done"), (.image, "gear"),
      (.label, "Settings"), (.view, "Custom"),
    ])
  func names(kind: UIBarButtonItemKind, name: String) {
    #expect(kind.item.spokenName == name)
  }

  @Test("a target that can not perform says so, once")
  func selector() {
    let target = NSObject()
    let button = UIButton()
    button.addTarget(target, action: "tapped", for: .touchUpInside)
    Finger.tap(button)
    Finger.tap(button)
    #expect(Complaint.log.count == 1)
    #expect(Complaint.log[0].contains("SelectorPerforming"))
  }
}

/// Bar items that are called in different ways.
enum UIBarButtonItemKind: Sendable {
  case title, system, image, label, view

  @MainActor var item: UIBarButtonItem {
    switch self {
    case .title: return UIBarButtonItem(title: "Save", image: UIImage(systemName: "gear"))
    case .system: return UIBarButtonItem(systemItem: .done)
    case .image: return UIBarButtonItem(image: UIImage(systemName: "gear"))
    case .label:
      let item = UIBarButtonItem(image: UIImage(systemName: "gear"))
      item.accessibilityLabel = "Settings"
      return item
    case .view:
      return UIBarButtonItem(
        customView: UIButton(type: .system, primaryAction: UIAction(title: "Custom") { _ in }))
    }
  }
}
