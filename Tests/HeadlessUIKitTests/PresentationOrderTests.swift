import HeadlessUIKit
import TestSupport
import Testing

/// Sources: recorded on phones (programmerteach.com, "order of calls"); Apple's documentation of
/// `present(_:animated:completion:)` and `dismiss(animated:completion:)`.
@MainActor @Suite("Presentation: order of callbacks", .interface)
struct PresentationOrderTests {
  @Test(
    "Under a full-screen presentation, presented.viewDidAppear precedes presenter.viewDidDisappear")
  func fullScreen() {
    let fixture = StackFixture("A")
    let modal = fixture.screen("M")
    modal.modalPresentationStyle = .fullScreen
    fixture.stack.present(modal, animated: true) { fixture.log.note("presented") }
    #expect(fixture.stack.presentedViewController === modal)
    #expect(
      fixture.settle() == [
        "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear",
        "A.viewDidDisappear", "presented",
      ])
    modal.dismiss(animated: true) { fixture.log.note("dismissed") }
    #expect(
      fixture.settle().filter { !$0.contains("Show") } == [
        "M.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
        "M.viewDidDisappear dismissed", "dismissed",
      ])
    #expect(fixture.stack.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test("A sheet leaves its presenter on display")
  func sheet() {
    let fixture = StackFixture("A")
    let modal = fixture.screen("M")
    fixture.stack.topViewController?.present(modal, animated: true)
    #expect(modal.presentingViewController === fixture.stack)
    #expect(fixture.settle() == ["M.viewDidLoad", "M.viewWillAppear", "M.viewDidAppear"])
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle() == ["M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed"])
  }

  @Test(
    "A style that covers the presenter makes it disappear",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func covering(style: UIModalPresentationStyle) {
    let fixture = StackFixture("A")
    let modal = fixture.screen("M")
    modal.modalPresentationStyle = style
    fixture.stack.present(modal, animated: true)
    #expect(
      fixture.settle() == [
        "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear",
        "A.viewDidDisappear",
      ])
    #expect(!modal.canSwipeDown)
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle().filter { !$0.contains("Show") } == [
        "M.viewWillDisappear dismissed", "A.viewWillAppear", "A.viewDidAppear",
        "M.viewDidDisappear dismissed",
      ])
  }

  @Test(
    "A style that does not cover the presenter leaves it, and sheets and popovers can be swiped",
    arguments: [
      (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true),
      (.popover, true), (.overFullScreen, false), (.overCurrentContext, false),
    ])
  func uncovering(style: UIModalPresentationStyle, isSwiped: Bool) {
    let fixture = StackFixture("A")
    let modal = fixture.screen("M")
    modal.modalPresentationStyle = style
    fixture.stack.present(modal, animated: true)
    #expect(fixture.settle() == ["M.viewDidLoad", "M.viewWillAppear", "M.viewDidAppear"])
    #expect(modal.canSwipeDown == isSwiped)
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle() == ["M.viewWillDisappear dismissed", "M.viewDidDisappear dismissed"])
  }

  @Test("Dismissing nested sheets from the bottom dismisses all of them")
  func nested() {
    let fixture = StackFixture("A")
    let lower = fixture.screen("M")
    let upper = fixture.screen("N")
    fixture.present(lower, upper)
    fixture.stack.dismiss(animated: true)
    #expect(
      fixture.settle() == [
        "N.viewWillDisappear dismissed", "M.viewWillDisappear dismissed",
        "N.viewDidDisappear dismissed", "M.viewDidDisappear dismissed",
      ])
    #expect(lower.presentedViewController == nil)
  }
}
