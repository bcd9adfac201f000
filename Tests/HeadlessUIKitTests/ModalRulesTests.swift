import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source, unless named: Apple's documentation of `UIViewController`, "Presenting a view
/// controller", and of `UIAdaptivePresentationControllerDelegate`.
@MainActor @Suite("Presentation: rules", .interface)
struct ModalRulesTests {
  final class SheetDelegate: LoggingDelegate, UIAdaptivePresentationControllerDelegate {
    var may = true
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

  @Test("The root of a container presents when present is called on a screen in it")
  func climbs() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.stack.topViewController?.present(modal, animated: true)
    #expect(modal.presentingViewController === fixture.stack)
    #expect(fixture.stack.topViewController?.presentedViewController === modal)
    #expect(fixture.stack.visibleViewController === modal)
  }

  @Test("Presenting from a screen that already presents logs a warning and does nothing")
  func alreadyPresenting() {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.present(modal)
    var hasCompleted = false
    fixture.stack.present(UIViewController(), animated: true) { hasCompleted = true }
    MainLoop.runPending()
    #expect(!hasCompleted)
    #expect(fixture.stack.presentedViewController === modal)
    #expect(Misuse.log.count == 1)
    fixture.stack.present(UIViewController(), animated: true)
    #expect(Misuse.log.count == 1, "A message is logged once.")
  }

  @Test("Presenting from a screen that is not in a window logs a warning and does nothing")
  func notInWindow() {
    var hasCompleted = false
    let screen = UIViewController()
    screen.present(UIViewController(), animated: true) { hasCompleted = true }
    MainLoop.runPending()
    #expect(!hasCompleted)
    #expect(screen.presentedViewController == nil)
    #expect(Misuse.log.count == 1)
  }

  @Test("A screen has a presentation controller before it is presented, and keeps its delegate")
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

  struct Sheet: CustomTestStringConvertible {
    var testDescription: String
    var isModal = false
    var mayDismiss = true
    var end: @MainActor @Sendable (UIViewController) -> Void = Finger.swipeDown
    var calls: [String]
  }

  @Test(
    "A sheet's delegate is called for a swipe down, decides about it, and is not called for dismiss",
    arguments: [
      Sheet(
        testDescription: "swiped down",
        calls: [
          "should", "will", "M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed", "did",
        ]),
      Sheet(
        testDescription: "swiped down under isModalInPresentation", isModal: true,
        calls: ["attempt"]),
      Sheet(
        testDescription: "swiped down against the delegate", mayDismiss: false,
        calls: ["should", "attempt"]),
      Sheet(
        testDescription: "dismissed by the app", end: { $0.dismiss(animated: true) },
        calls: ["M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed"]),
    ])
  func delegate(of sheet: Sheet) {
    let fixture = StackFixture("A")
    let delegate = SheetDelegate(fixture.log)
    delegate.may = sheet.mayDismiss
    let modal = fixture.screen("M")
    modal.isModalInPresentation = sheet.isModal
    modal.presentationController?.delegate = delegate
    fixture.present(modal)
    #expect(modal.canSwipeDown == !sheet.isModal)
    sheet.end(modal)
    #expect(fixture.settle() == sheet.calls)
    let isDismissed = sheet.calls.contains { $0.hasSuffix("dismissed") }
    #expect((fixture.stack.presentedViewController == nil) == isDismissed)
  }

  @Test(
    "The style decides whether a screen can be swiped down and whether its presenter disappears",
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

  @Test(
    "A swipe down drives its transition, and a call of dismiss does not",
    arguments: [true, false])
  func interactiveDismissal(isSwiped: Bool) throws {
    let fixture = StackFixture("A")
    let modal = UIViewController()
    fixture.present(modal)
    if isSwiped { Finger.swipeDown(modal) } else { modal.dismiss(animated: true) }
    #expect(try #require(modal.transitionCoordinator).initiallyInteractive == isSwiped)
    MainLoop.runPending()
    #expect(modal.transitionCoordinator == nil)
  }

  @Test("dismiss on a presenting screen dismisses only what is above it")
  func dismissAbove() {
    let fixture = StackFixture("A")
    let (lower, upper) = (UIViewController(), UIViewController())
    fixture.present(lower, upper)
    lower.dismiss(animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController === lower)
    #expect(lower.presentedViewController == nil)
    lower.dismiss(animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController == nil)
  }

  @Test("Dismissing nested full screens from the bottom shows the presenter once")
  func nestedFullScreen() {
    let fixture = StackFixture("A")
    let (lower, upper) = (fixture.screen("M"), fixture.screen("N"))
    lower.modalPresentationStyle = .fullScreen
    upper.modalPresentationStyle = .fullScreen
    fixture.present(lower, upper)
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle().filter { !$0.contains("Show") } == [
        "N.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
        "N.viewDidDisappear dismissed",
      ])
  }

  @Test("After a dismissal without animation, another screen can be presented at once")
  func dismissAndPresent() {
    let fixture = StackFixture("A")
    fixture.stack.present(UIViewController(), animated: true)
    MainLoop.runPending()
    let next = UIViewController()
    fixture.stack.dismiss(animated: false)
    fixture.stack.present(next, animated: true)
    MainLoop.runPending()
    #expect(fixture.stack.presentedViewController === next)
    #expect(Misuse.log.isEmpty)
  }

  @Test("An alert's handler runs after the alert has closed")
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

  @Test("A screen presented during the presenter's first turn is shown after it")
  func rightAway() {
    let window = UIWindow()
    let root = UIViewController()
    let modal = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(modal, animated: true)
    MainLoop.runPending()
    #expect(modal.view.window === window)
    #expect(Misuse.log.isEmpty)
  }

  @Test("Presenting from viewDidLoad of the window's root logs a warning, as on a phone")
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
    #expect(Misuse.log.count == 1)
  }

  @Test("A presented screen has a transition coordinator while an animated presentation runs")
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

  @Test("A custom presentation controller is called when presentation and dismissal start and end")
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
