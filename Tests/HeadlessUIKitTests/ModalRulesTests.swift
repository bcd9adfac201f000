import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source, unless named: Apple's documentation of `UIViewController`, "Presenting a view
/// controller", and of `UIAdaptivePresentationControllerDelegate`.
@MainActor @Suite("Presentation: rules", .interface)
struct ModalRulesTests {
  final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var may = true
    init(_ log: CallLog) { self.log = log }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.note("should")
      return may
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.note("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.note("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.note("attempt")
    }
  }

  @Test("present climbs to the root of the container it is called in")
  func climbs() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.stack.topViewController?.present(modal, animated: true)
    #expect(modal.presentingViewController === fixture.stack)
    #expect(fixture.stack.topViewController?.presentedViewController === modal)
    #expect(fixture.stack.visibleViewController === modal)
  }

  @Test("presenting from a screen that already presents: a warning, nothing else")
  func alreadyPresenting() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.stack.present(modal, animated: true)
    MainLoop.runPending()
    var hasCompleted = false
    fixture.stack.present(UIViewController(), animated: true) { hasCompleted = true }
    MainLoop.runPending()
    #expect(!hasCompleted)
    #expect(fixture.stack.presentedViewController === modal)
    #expect(Complaint.log.count == 1)
    fixture.stack.present(UIViewController(), animated: true)
    #expect(Complaint.log.count == 1, "what was said is not said again")
  }

  @Test("presenting from a screen that is not in a window: a warning, nothing else")
  func notInWindow() {
    var hasCompleted = false
    let screen = UIViewController()
    screen.present(UIViewController(), animated: true) { hasCompleted = true }
    MainLoop.runPending()
    #expect(!hasCompleted)
    #expect(screen.presentedViewController == nil)
    #expect(Complaint.log.count == 1)
  }

  @Test("presentationController is not nil before presenting; its delegate stays")
  func beforePresenting() {
    let screen = UIViewController()
    #expect(screen.presentationController is UISheetPresentationController)
    let delegate = SheetDelegate(CallLog())
    screen.presentationController?.delegate = delegate
    screen.modalPresentationStyle = .popover
    #expect(screen.popoverPresentationController?.delegate === delegate)
    screen.modalPresentationStyle = .fullScreen
    #expect(screen.presentationController?.delegate === delegate)
    #expect(screen.sheetPresentationController == nil)
  }

  @Test("a sheet swiped down: should, will, callbacks, did")
  func swipe() {
    let fixture = StackFixture("A")
    let delegate = SheetDelegate(fixture.log)
    let modal = fixture.screen("M")
    modal.presentationController?.delegate = delegate
    fixture.stack.present(modal, animated: true)
    _ = fixture.settle()
    #expect(modal.canSwipeDown)
    Finger.swipeDown(modal)
    #expect(
      fixture.settle() == [
        "should", "will", "M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed", "did",
      ])
    #expect(fixture.stack.presentedViewController == nil)
  }

  @Test("isModalInPresentation: an attempt, and it stays")
  func isModal() {
    let fixture = StackFixture("A")
    let delegate = SheetDelegate(fixture.log)
    let modal = fixture.screen("M")
    modal.isModalInPresentation = true
    modal.presentationController?.delegate = delegate
    fixture.stack.present(modal, animated: true)
    _ = fixture.settle()
    #expect(!modal.canSwipeDown)
    Finger.swipeDown(modal)
    #expect(fixture.settle() == ["attempt"])
    #expect(fixture.stack.presentedViewController === modal)
  }

  @Test("shouldDismiss says no: an attempt, and it stays")
  func mayNot() {
    let fixture = StackFixture("A")
    let delegate = SheetDelegate(fixture.log)
    delegate.may = false
    let modal = fixture.screen("M")
    modal.presentationController?.delegate = delegate
    fixture.stack.present(modal, animated: true)
    _ = fixture.settle()
    Finger.swipeDown(modal)
    #expect(fixture.settle() == ["should", "attempt"])
    #expect(fixture.stack.presentedViewController === modal)
  }

  @Test("dismiss(animated:) tells the adaptive delegate nothing")
  func byProgram() {
    let fixture = StackFixture("A")
    let delegate = SheetDelegate(fixture.log)
    let modal = fixture.screen("M")
    modal.presentationController?.delegate = delegate
    fixture.stack.present(modal, animated: true)
    _ = fixture.settle()
    modal.dismiss(animated: true)
    #expect(
      fixture.settle() == ["M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed"])
  }

  @Test(
    "which styles can be swiped, and under which the presenter leaves",
    arguments: [
      (UIModalPresentationStyle.automatic, true, false), (.pageSheet, true, false),
      (.formSheet, true, false), (.popover, true, false), (.fullScreen, false, true),
      (.overFullScreen, false, false),
    ])
  func styles(style: UIModalPresentationStyle, canBeSwiped: Bool, presenterLeaves: Bool) {
    let fixture = StackFixture("A")
    let modal = fixture.screen("M")
    modal.modalPresentationStyle = style
    fixture.stack.present(modal, animated: true)
    #expect(fixture.settle().contains("A.viewDidDisappear") == presenterLeaves)
    #expect(modal.canSwipeDown == canBeSwiped)
    Finger.swipeDown(modal)
    MainLoop.runPending()
    #expect((fixture.stack.presentedViewController == nil) == canBeSwiped)
  }

  @Test("dismiss on a screen that presents takes down what is above it, and nothing else")
  func dismissAbove() {
    let fixture = StackFixture("A")
    let (lower, upper) = (UIViewController(), UIViewController())
    fixture.stack.present(lower, animated: true)
    MainLoop.runPending()
    lower.present(upper, animated: true)
    MainLoop.runPending()
    lower.dismiss(animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController === lower)
    #expect(lower.presentedViewController == nil)
    lower.dismiss(animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController == nil)
  }

  @Test("full screens dismissed from the bottom: the presenter comes back once")
  func nestedFullScreen() {
    let fixture = StackFixture("A")
    let (lower, upper) = (fixture.screen("M"), fixture.screen("N"))
    lower.modalPresentationStyle = .fullScreen
    upper.modalPresentationStyle = .fullScreen
    fixture.stack.present(lower, animated: true)
    MainLoop.runPending()
    lower.present(upper, animated: true)
    _ = fixture.settle()
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle().filter { !$0.contains("Show") } == [
        "N.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
        "N.viewDidDisappear dismissed",
      ])
  }

  @Test("a dismissal that is not animated frees the place at once")
  func dismissAndPresent() {
    let fixture = StackFixture("A")
    fixture.stack.present(UIViewController(), animated: true)
    MainLoop.runPending()
    let next = UIViewController()
    fixture.stack.dismiss(animated: false)
    fixture.stack.present(next, animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController === next)
    #expect(Complaint.log.isEmpty)
  }

  @Test("an alert's handler runs after the alert is gone")
  func alert() {
    let fixture = StackFixture("A")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var presentedDuringHandler: UIViewController? = alert
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        presentedDuringHandler = fixture.stack.presentedViewController
        fixture.log.note("handler")
      })
    fixture.stack.present(alert, animated: true)
    #expect(fixture.settle().isEmpty)
    Finger.tap(alert.actions[0], in: alert)
    #expect(fixture.settle() == ["handler"])
    #expect(presentedDuringHandler == nil)
  }

  @Test("presented during the presenter's first turn: shown after it")
  func rightAway() {
    let window = UIWindow()
    let root = UIViewController()
    let modal = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(modal, animated: true)
    MainLoop.runPending()
    #expect(modal.view.window === window)
    #expect(Complaint.log.isEmpty)
  }

  @Test("presented from viewDidLoad of the window's root: a warning, as on a phone")
  func fromViewDidLoad() {
    final class Eager: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(UIViewController(), animated: true)
      }
    }
    let window = UIWindow()
    let root = Eager()
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.runPending()
    #expect(root.presentedViewController == nil)
    #expect(Complaint.log.count == 1)
  }

  @Test("the presenting screen's coordinator moves with an animated presentation")
  func coordinator() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.stack.present(modal, animated: true)
    #expect(modal.transitionCoordinator?.viewController(forKey: .to) === modal)
    MainLoop.runPending()
    #expect(modal.transitionCoordinator == nil)
    fixture.stack.dismiss(animated: false)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test("a presentation controller of the app's own is told")
  func custom() {
    final class Controller: UIPresentationController {
      static var calls: [String] = []
      override func presentationTransitionWillBegin() { Self.calls.append("willBegin") }
      override func presentationTransitionDidEnd(_ completed: Bool) { Self.calls.append("didEnd") }
      override func dismissalTransitionWillBegin() { Self.calls.append("dismissalWillBegin") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        Self.calls.append("dismissalDidEnd")
      }
    }
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Controller(presentedViewController: presented, presenting: presenting)
      }
    }
    let fixture = StackFixture("A")
    let provider = Provider()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = provider
    fixture.stack.present(modal, animated: true)
    MainLoop.runPending()
    fixture.stack.dismiss(animated: true)
    MainLoop.runPending()
    #expect(Controller.calls == ["willBegin", "didEnd", "dismissalWillBegin", "dismissalDidEnd"])
  }
}
