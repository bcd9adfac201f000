import Foundation
import InterfaceFiles
import Testing

/// Compiles the interface files of an app as it was written in 2016, and uses it as a person does.
@Suite(.serialized) struct TrailheadTests {
  private func walk(_ steps: String, language: String? = nil) throws -> String {
    try PortedFixture("Trailhead").run(
      """
      import FlowPerson
      import Foundation
      import HeadlessUIKit

      let delegate = AppDelegate()
      InterfaceFiles.register()
      UIApplication.shared.launch(delegate, storyboard: UIStoryboard(name: "Main", bundle: nil))
      await MainLoop.runUntilIdle()
      let person = FlowPerson(window: UIApplication.shared.windows[0])

      func see(_ step: String) {
        var screen = UIApplication.shared.windows[0].rootViewController!
        while let next = screen.presentedViewController ?? (screen as? UITabBarController)?
          .selectedViewController ?? (screen as? UINavigationController)?.topViewController
        {
          screen = next
        }
        let texts = shown(in: screen.view).joined(separator: ", ")
        print("\\(step) → \\(type(of: screen)) \\(screen.navigationItem.title ?? "-"): \\(texts)")
      }

      func shown(in view: UIView) -> [String] {
        if let table = view as? UITableView {
          let rows = (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { row in
              table.cellForRow(at: IndexPath(row: row, section: section))?.shownText ?? "?"
            }
          }
          return (table.tableHeaderView.map(shown) ?? []) + rows
        }
        if let collection = view as? UICollectionView {
          return (0..<collection.numberOfItems(inSection: 0)).map { item in
            collection.cellForItem(at: IndexPath(item: item, section: 0))?.shownText ?? "?"
          }
        }
        let own: String? =
          switch view {
          case let label as UILabel: label.text
          case let button as UIButton: "[\\(button.currentTitle ?? "")]"
          case let field as UITextField: "<\\(field.placeholder ?? "")>"
          case let text as UITextView: text.text
          case let other as UISwitch: "\\(other.accessibilityLabel ?? "") \\(other.isOn)"
          default: nil
          }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(shown)
      }

      \(steps)
      """, language: language)
  }

  @Test("An app of storyboards is used from its first screen to its last")
  func everyScreen() throws {
    let seen = try walk(
      """
      see("launch")
      try await person.selectRow(1)
      see("row")
      try await person.tap("Photos")
      see("show")
      try await person.goBack()
      try await person.tap("Directions")
      see("action")
      try await person.goBack()
      try await person.goBack()
      try await person.tap("Add")
      see("present")
      try await person.enter("High Ridge", in: "Name")
      try await person.tap("Save")
      see("unwind")
      try await person.tap("Filter")
      see("popover")
      try await person.tap("Apply")
      see("unwind")
      try await person.selectTab("Log")
      see("tab")
      try await person.choose(segment: "Earlier")
      see("segment")
      try await person.selectRow(0)
      see("performSegue")
      try await person.tap("note")
      see("gesture")
      try await person.tap("Delete")
      see("unwind")
      try await person.selectTab("Settings")
      see("reference")
      try await person.selectRow("Account")
      see("static row")
      try await person.goBack()
      try await person.selectRow("Privacy")
      see("custom segue")
      try await person.goBack()
      try await person.selectRow("Sign out")
      see("instantiated")
      try await person.tap("Forgot password?")
      see("present")
      try await person.tap("Done")
      see("unwind")
      try await person.tap("Log in")
      see("dismiss")
      """)
    #expect(
      seen == """
        launch → TrailsViewController Trails: All trails, Blue Lake, Old Mill
        row → TrailDetailViewController Old Mill: Old Mill, [Directions], [Photos], Sunny
        show → PhotosViewController Photos: A view, A view
        action → DirectionsViewController How to get there: Walk 12.0 km
        present → NewTrailViewController New Trail: <Name>
        unwind → TrailsViewController Trails: All trails, Blue Lake, Old Mill, High Ridge
        popover → FilterViewController -: Short trails true, [Apply]
        unwind → TrailsViewController Trails: All trails, Blue Lake, Old Mill, High Ridge
        tab → LogViewController Log: Monday, Tuesday
        segment → LogViewController Log: Last week
        performSegue → LogEntryViewController Last week: [Delete]
        gesture → LogEntryViewController Note: [Delete]
        unwind → LogViewController Log: Last week
        reference → SettingsViewController Settings: Account, Privacy, Sign out
        static row → AccountViewController Account: \n\
        custom segue → PrivacyViewController Privacy: We keep "nothing".
        instantiated → LoginViewController -: <Password>, [Log in], [Forgot password?]
        present → ResetPasswordViewController -: [Done]
        unwind → LoginViewController -: <Password>, [Log in], [Forgot password?]
        dismiss → SettingsViewController Settings: Account, Privacy, Sign out

        """)
  }

  @Test("Titles are shown in the language that is asked for")
  func language() throws {
    let seen = try walk(
      """
      see("launch")
      print(UIApplication.shared.windows[0].rootViewController!.children[0].tabBarItem.title!)
      try await person.selectRow(0)
      see("row")
      try await person.tap("Wegbeschreibung")
      see("action")
      """, language: "de")
    #expect(
      seen == """
        launch → TrailsViewController Wanderwege: All trails, Blue Lake, Old Mill
        Wege
        row → TrailDetailViewController Blue Lake: Blue Lake, [Wegbeschreibung], [Photos], Sunny
        action → DirectionsViewController Wegbeschreibung: Walk 7.0 km

        """)
  }

  @Test("Nothing of an app of storyboards is left out, and the launch is read")
  func notes() throws {
    let compiled = try PortedFixture("Trailhead").compile()
    #expect(compiled.notes.map(\.description) == [])
    #expect(compiled.launch.storyboard == "Main")
    #expect(
      compiled.files.map(\.name) == [
        "DirectionsViewController_xib.swift", "InterfaceFiles.swift", "LocalizedStrings.swift",
        "LogCell_xib.swift", "Login_storyboard.swift", "Main_storyboard.swift",
        "Settings_storyboard.swift",
      ])
  }

  @Test("The same interface files give the same code")
  func determinism() throws {
    let fixture = try PortedFixture("Trailhead")
    #expect(fixture.compile() == fixture.compile())
  }
}
