import FlowPerson
import Onboarding
import PortableUIKit
import Testing

@MainActor @Suite("Onboarding: 3 walks through all 33 transitions")
struct OnboardingWalks {
  /// Launches the app; it runs as long as what is returned is kept.
  ///
  /// - Parameter label: which launch: "later launch", "first launch".
  private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {
    OnboardingApp(window: window, isFirstLaunch: label == "first launch")
  }

  @Test("walk 1: 0 steps to ExamplesViewController")
  func walk1() async throws {
    try await FlowPerson.walk {
      try launch($0, label: "later launch")
    } steps: { person in
      // ExamplesViewController
      #expect(person.sight.screenName == "ExamplesViewController")
    }
  }

  @Test("walk 2: 35 steps to ExamplesViewController")
  func walk2() async throws {
    try await FlowPerson.walk {
      try launch($0, label: "first launch")
    } steps: { person in
      // TextAndButtonViewController
      try await person.tap("Cool")
      // SummaryViewController
      try await person.tap("Right on")
      // ExamplesViewController
      try await person.tap("Present a ViewController")
      // TextAndButtonViewController
      try await person.tap("What Else Does It Do?")
      // UIAlertController
      try await person.tap("Go Away")
      // ExamplesViewController
      try await person.tap("Present a Coordinator")
      // TextAndButtonViewController
      try await person.swipeDown()
      // ExamplesViewController
      try await person.tap("Push a Coordinator")
      // AboutViewController
      try await person.tap("Reset DataService")
      // UIAlertController
      try await person.tap("OK")
      // AboutViewController
      try await person.tap("View On GitHub")
      // SFSafariViewController
      try await person.tap("Done")
      // AboutViewController
      try await person.tap("Pop This Coordinator")
      // ExamplesViewController
      try await person.tap("Browse products")
      // BrowseProductsViewController
      try await person.selectRow(0)
      // ProductDetailViewController
      try await person.goBack()
      // BrowseProductsViewController
      try await person.selectRow(1)
      // ProductDetailViewController
      try await person.swipeBack()
      // BrowseProductsViewController
      try await person.selectRow(2)
      // ProductDetailViewController
      try await person.goBack()
      // BrowseProductsViewController
      try await person.goBack()
      // ExamplesViewController
      try await person.tap("Push a Coordinator")
      // AboutViewController
      try await person.goBack()
      // ExamplesViewController
      try await person.tap("Push a Coordinator")
      // AboutViewController
      try await person.swipeBack()
      // ExamplesViewController
      try await person.tap("Browse products")
      // BrowseProductsViewController
      try await person.swipeBack()
      // ExamplesViewController
      try await person.tap("Present a Coordinator")
      // TextAndButtonViewController
      try await person.tap("Cool")
      // SummaryViewController
      try await person.tap("Right on")
      // ExamplesViewController
      try await person.tap("Present a Coordinator")
      // TextAndButtonViewController
      try await person.tap("Cool")
      // SummaryViewController
      try await person.swipeBack()
      // TextAndButtonViewController
      try await person.tap("Cool")
      // SummaryViewController
      try await person.swipeDown()
      // ExamplesViewController
      #expect(person.sight.screenName == "ExamplesViewController")
    }
  }

  @Test("walk 3: 4 steps to AppRootViewController")
  func walk3() async throws {
    try await FlowPerson.walk {
      try launch($0, label: "first launch")
    } steps: { person in
      // TextAndButtonViewController
      try await person.swipeDown()
      // AppRootViewController
      try await person.tap("Get started")
      // TextAndButtonViewController
      try await person.tap("Cool")
      // SummaryViewController
      try await person.swipeDown()
      // AppRootViewController
      #expect(person.sight.screenName == "AppRootViewController")
    }
  }
}
