import CustomDump
import FlowGraph
import FlowPerson
import FlowReading
import FlowTrace
import FlowVerdicts
import MerchTabs
import PortableUIKit
import RayPets
import TestSupport
import Testing

/// What short sessions of the samples show, each used as a person uses it.
@MainActor @Suite("Verdicts on the samples", .interface)
struct SampleVerdictTests {
  /// What is tapped from the home screen to each screen of RayPets' sheet.
  private static let sheets = [
    ["Schedule a visit"], ["Schedule a visit", "Well"], ["Schedule a visit", "Sick"],
    ["Schedule a visit", "Sick", "None"],
  ]

  @Test("RayPets keeps its child from each screen of the sheet that is swiped down")
  func sheet() async throws {
    let verdicts = try await swipeDowns(isFixed: false)
    expectNoDifference(
      verdicts.map { "\($0.id): \($0.path)" },
      [
        ("FakingItViewController", #"tap "Sick", tap "None", "#),
        ("NoAppointmentRequiredViewController", #"tap "Well", "#),
        ("SelectPainLevelViewController", #"tap "Sick", "#), ("SelectVisitTypeViewController", ""),
      ].map { screen, taps in
        "zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/\(screen): "
          + #"launch, tap "Schedule a visit", \#(taps)swipe down"#
      })
  }

  @Test("RayPets keeps nothing with the corrected router")
  func repaired() async throws {
    let verdicts = try await swipeDowns(isFixed: true)
    expectNoDifference(verdicts.map(\.id), [])
  }

  private func swipeDowns(isFixed: Bool) async throws -> [Verdict] {
    var reader = FlowReader(app: "RayPets", parts: .verdicts)
    for taps in Self.sheets {
      let collector = TraceCollector()
      let recorder = FlowRecorder(app: "RayPets", clock: .stepping, sink: collector)
      let window = UIWindow()
      let app = RayPetsApp(window: window, recorder: recorder, isFixed: isFixed)
      let person = FlowPerson(window: window)
      for title in taps { try await person.tap(title) }
      try await person.swipeDown()
      for record in collector.trace.records { reader.take(record) }
      withExtendedLifetime(app) {}
    }
    return reader.reading.verdicts.verdicts
  }

  @Test("MerchTabs keeps one more merch coordinator for each visit to its products")
  func surplus() async throws {
    let report = try await merch { person in
      try await person.tap("Another blue screen")
      for _ in 0..<2 {
        try await person.tap("Products")
        try await person.goBack()
      }
    }
    expectNoDifference(
      report.text,
      #"""
      finding: growth/MerchCoordinator/of/RootCoordinator/push/tap-"Products"/BlueViewController
        Each round trip leaves RootCoordinator with one more MerchCoordinator.
        after: tap "Products": BlueViewController → ProductsViewController (push by ProductsCoordinator)
        path: launch, tap "Another blue screen", tap "Products", back, tap "Products", back
        who: MerchCoordinator #13, MerchCoordinator #16 in session 1, seen once

      1 finding, no notes.

      """#)
  }

  @Test("MerchTabs opens its products twice while it has a second merch coordinator")
  func twice() async throws {
    let report = try await merch { person in
      try await person.tap("Another blue screen")
      try await person.tap("Products")
      try await person.selectTab("Blue")
      try await person.tap("Products")
    }
    expectNoDifference(
      report.findings.map { "\($0.id): \($0.path)" },
      [
        #"started-twice/ProductsCoordinator/of/MerchCoordinator/push/tap-"Products"/"#
          + "BlueViewController: "
          + #"launch, tap "Another blue screen", tap "Products", tab "Blue", tap "Products""#
      ])
  }

  @Test("MerchTabs keeps Register and Forgot password when they are left by the back button")
  func auth() async throws {
    let report = try await merch { person in
      try await person.selectTab("Lavender")
      try await person.tap("Login")
      try await person.tap("Register")
      try await person.tap("Forgot password")
      try await person.goBack()
      try await person.goBack()
    }
    let login = #"launch, tab "Lavender", tap "Login", tap "Register", tap "Forgot password", back"#
    expectNoDifference(
      report.findings.map { "\($0.id): \($0.path)" },
      [
        "zombie/ForgotPasswordCoordinator/of/AuthCoordinator/pop/back/ForgotPasswordViewController: "
          + login,
        "zombie/RegisterCoordinator/of/AuthCoordinator/pop/back/RegisterViewController: "
          + "\(login), back",
      ])
  }

  private func merch(_ use: (FlowPerson) async throws -> Void) async throws -> CheckReport {
    let collector = TraceCollector()
    let window = UIWindow()
    let app = MerchTabsApp(
      window: window,
      recorder: FlowRecorder(app: "MerchTabs", clock: .stepping, sink: collector))
    try await use(FlowPerson(window: window))
    withExtendedLifetime(app) {}
    return FlowReading(collector.trace, parts: .verdicts).check()
  }
}
