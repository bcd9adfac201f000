import CustomDump
import FlowExplorer
import PortableUIKit
import TestSupport
import Testing

/// What an app remembers without showing it, such as a login.
@MainActor @Suite("Memory of apps", .interface)
struct AppMemoryTests {
  /// An app that asks for a login before a purchase.
  private static func shop() -> UIViewController {
    let logins = Counter()
    return PlantedScreen(
      "Home",
      [
        "Buy": { home in
          if logins.count == 0 {
            home.push(login(logins))
          } else {
            home.push(PlantedScreen("Checkout", ["Pay": { $0.push(PlantedScreen("Thanks")) }]))
          }
        },
        "Log out": { _ in logins.count = 0 },
      ])
  }

  private static func login(_ logins: Counter) -> UIViewController {
    PlantedScreen(
      "Login",
      [
        "Log in": { screen in
          logins.count = 1
          screen.navigationController?.popViewController(animated: true)
        }
      ])
  }

  @Test("What is possible only after a login that does not show is explored, and told")
  func login() async {
    let exploration = await FlowExplorer.planted { Self.shop() }.explore()
    expectNoDifference(exploration.doubts, [])
    let paths = exploration.states.map(\.path.description)
    #expect(paths.contains(#"tap "Buy", tap "Log in", tap "Buy", tap "Pay""#), "\(paths)")
    expectNoDifference(
      exploration.remembered.map(\.description),
      [
        #"tap "Log in" on PlantedScreen: PlantedScreen “Checkout” rather than PlantedScreen “Login” "#
          + #"after tap "Buy", tap "Log in", tap "Buy""#
      ])
    #expect(
      exploration.description.contains(
        """

        What the app remembers without showing it:
          tap "Log in" on PlantedScreen: PlantedScreen “Checkout” rather than PlantedScreen “Login” after \
        tap "Buy", tap "Log in", tap "Buy"

        """), "\(exploration)")
  }

  @Test("A second tap that opens a screen is explored")
  func secondTap() async {
    let exploration = await FlowExplorer.planted {
      let taps = Counter()
      return PlantedScreen(
        "Home",
        [
          "Logo": { home in
            taps.count += 1
            if taps.count > 1 {
              home.push(PlantedScreen("Secret", ["On": { $0.push(PlantedScreen("End")) }]))
            }
          }
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.map(\.path.description).contains(
        #"tap "Logo", tap "Logo", tap "On""#))
  }

  @Test("A counter that no state can hold is still a reason to doubt")
  func counter() async {
    let exploration = await FlowExplorer.planted {
      let taps = Counter()
      return PlantedScreen(
        "Home",
        [
          "Logo": { home in
            taps.count += 1
            if taps.count.isMultiple(of: 2) { home.push(PlantedScreen("Secret")) }
          }
        ])
    }.explore()
    expectNoDifference(exploration.isComplete, false)
    #expect(
      exploration.doubts.contains { if case .drift = $0.kind { true } else { false } },
      "\(exploration.doubts)")
  }
}
