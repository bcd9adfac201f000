import CustomDump
import FlowExplorer
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Coverage of screens", .interface)
struct CoverageTests {
  @Test("What a limit prevented is a gap with that reason")
  func limit() async {
    let exploration = await FlowExplorer.planted(limits: .init(depth: 1)) {
      PlantedScreen("Home", ["On": { $0.push(PlantedTable(rows: 1)) }])
    }.explore()
    expectNoDifference(
      exploration.coverage.screens.map(\.screen), ["PlantedScreen", "PlantedTable"])
    expectNoDifference(exploration.coverage.screens.first?.gaps, [])
    expectNoDifference(
      exploration.coverage.screens.last?.gaps.map(\.action),
      ["back", "select row 0", "swipe back", "swipe back, let go"])
    expectNoDifference(
      Set(exploration.coverage.screens.last?.gaps.map(\.reason) ?? []), [.limit])
    #expect(exploration.description.contains("\n    kept back by a limit: select row 0"))
  }

  @Test("A trap is a gap, unless the action leads on in another state")
  func trap() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "tap \"On\", tap \"On\"\ntap \"Trap\"\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let exploration = await FlowExplorer.planted(journal: try ExplorationJournal(path: file)) {
      PlantedScreen(
        "Home", ["On": { $0.push(PlantedScreen("End", ["On": { _ in }])) }, "Trap": { _ in }])
    }.explore()
    expectNoDifference(
      exploration.coverage.screens.flatMap(\.gaps).map { "\($0.action): \($0.reason)" },
      ["tap \"Trap\": trapped"])
  }

  @Test("A title is not disabled when one of two buttons with it is enabled")
  func twins() async {
    let exploration = await FlowExplorer.planted {
      let twin = UIButton(primaryAction: UIAction(title: "Twin") { _ in })
      twin.isEnabled = false
      let only = UIButton(primaryAction: UIAction(title: "Only") { _ in })
      only.isEnabled = false
      return PlantedScreen("Home", ["Twin": { _ in }], views: [twin, only])
    }.explore()
    expectNoDifference(exploration.coverage.screens.map(\.disabled), [["Only"]])
    expectNoDifference(
      exploration.ownFindings.first,
      "always disabled: \"Only\" on PlantedScreen, first after launch")
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("A swipe that is done later is not always disabled")
  func laterSwipe() async {
    let exploration = await FlowExplorer.planted {
      let photo = UIView()
      photo.accessibilityLabel = "Photo"
      let swipe = UISwipeGestureRecognizer()
      swipe.isEnabled = false
      photo.addGestureRecognizer(swipe)
      return PlantedScreen("Home", ["On": { _ in swipe.isEnabled = true }], views: [photo])
    }.explore()
    expectNoDifference(exploration.coverage.screens.flatMap(\.disabled), [])
    expectNoDifference(exploration.isComplete, true)
  }

  @Test(
    "An accepted reason to doubt is listed, and leaves the exploration complete",
    arguments: [true, false])
  func accepted(byKind: Bool) async {
    var explorer = FlowExplorer.planted {
      let pro = UIButton(primaryAction: UIAction(title: "Pro") { _ in })
      pro.isEnabled = false
      return PlantedScreen("Home", ["On": { $0.push(PlantedScreen("End")) }], views: [pro])
    }
    if byKind {
      explorer.accepted = [.disabled(control: "Pro", screen: "PlantedScreen")]
    } else {
      explorer.acceptedLines = ["always disabled: \"Pro\""]
    }
    let exploration = await explorer.explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.description.contains(
        """
        Accepted reasons to doubt:
          always disabled: "Pro" on PlantedScreen, first after launch

        """))
  }

  @Test("A button under another view is not tapped until the view is gone, and listed if it stays")
  func covered() async {
    let exploration = await FlowExplorer.planted {
      let screen = PlantedScreen("Home", ["Buy": { $0.push(PlantedScreen("Bought")) }])
      let overlay = UIView(frame: UIScreen.main.bounds)
      let close = UIButton(
        primaryAction: UIAction(title: "Close") { [unowned overlay] _ in
          overlay.removeFromSuperview()
        })
      let below = UIButton(primaryAction: UIAction(title: "Below") { _ in })
      let above = UIImageView(frame: UIScreen.main.bounds)
      above.isUserInteractionEnabled = true
      overlay.addSubview(below)
      overlay.addSubview(above)
      overlay.addSubview(close)
      screen.view.addSubview(overlay)
      return screen
    }.explore()
    expectNoDifference(
      exploration.states.map(\.path.description),
      ["launch", "tap \"Close\"", "tap \"Close\", tap \"Buy\""])
    expectNoDifference(exploration.coverage.screens.map(\.blocked), [["Below"]])
    #expect(exploration.description.contains("    always out of reach: \"Below\""))
    expectNoDifference(
      exploration.doubts.map(\.kind), [.outOfReach(control: "Below", screen: "PlantedScreen")])
  }

  @Test(
    "A button that was covered once is not out of reach if its menu was used"
  )
  func openedLater() async {
    let exploration = await FlowExplorer.planted {
      let screen = PlantedScreen("Home", [:])
      let overlay = UIButton(primaryAction: nil)
      overlay.frame = UIScreen.main.bounds
      overlay.addAction(
        UIAction(title: "") { [unowned overlay] _ in overlay.isHidden = true }, for: .touchUpInside)
      overlay.setTitle(" Close ", for: .normal)
      let sort = UIButton(type: .system)
      sort.setTitle("Sort", for: .normal)
      sort.showsMenuAsPrimaryAction = true
      sort.menu = UIMenu(
        title: "Sort by",
        children: [UIAction(title: "Era") { _ in screen.push(PlantedScreen("By era")) }])
      screen.view.addSubview(sort)
      screen.view.addSubview(overlay)
      return screen
    }.explore()
    expectNoDifference(
      exploration.states.map(\.path.description),
      ["launch", "tap \"Close\"", "tap \"Close\", menu \"Sort › Era\""])
    expectNoDifference(exploration.coverage.screens.flatMap(\.blocked), [])
  }

  @Test("A menu's action that was used in one state is not always disabled")
  func enabledLater() async {
    let exploration = await FlowExplorer.planted {
      let screen = PlantedScreen("Home", [:])
      let more = UIButton(type: .system)
      more.setTitle("More", for: .normal)
      more.showsMenuAsPrimaryAction = true
      @MainActor func menu(deletes: Bool) -> UIMenu {
        UIMenu(children: [
          UIAction(title: "Edit") { [unowned more] _ in more.menu = menu(deletes: true) },
          UIAction(title: "Delete", attributes: deletes ? [] : .disabled) { _ in
            screen.push(PlantedScreen("Gone"))
          },
        ])
      }
      more.menu = menu(deletes: false)
      screen.view.addSubview(more)
      return screen
    }.explore()
    let paths = exploration.states.map(\.path.description)
    #expect(paths.contains { $0.hasSuffix("menu \"More › Delete\"") })
    expectNoDifference(exploration.coverage.screens.flatMap(\.disabled), [])
    #expect(!exploration.doubts.contains { if case .disabled = $0.kind { true } else { false } })
  }
}
