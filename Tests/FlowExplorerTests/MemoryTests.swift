import CustomDump
import FlowExplorer
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What an app keeps without showing it", .interface)
struct MemoryTests {
  @Test("A button that a step adds to the screen below is found")
  func buttonBelow() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Settings": { home in
            home.push(
              PlantedScreen("Settings", ["Pro": { [unowned home] _ in Self.addMore(to: home) }]))
          }
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.contains {
        $0.path.description == #"tap "Settings", tap "Pro", back, tap "More""#
      })
  }

  private static func addMore(to home: PlantedScreen) {
    guard home.view.subviews.count < 2 else { return }
    let more = UIAction(title: "More") { [unowned home] _ in home.push(PlantedScreen("More")) }
    home.view.addSubview(UIButton(primaryAction: more))
  }
}
