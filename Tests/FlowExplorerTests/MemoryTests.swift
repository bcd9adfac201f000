import CustomDump
import FlowExplorer
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What an app keeps without showing it", .interface)
struct MemoryTests {
  /// A shop with a cart that shows on a screen of its own alone, and in which nothing shows of buying.
  private static func shop(selling titles: [String], for price: Int) -> UIViewController {
    let bought = Counter()
    let cart = PlantedScreen(
      "Shop",
      [
        "Cart": { shop in
          shop.push(
            bought.count < price
              ? PlantedScreen("Cart")
              : PlantedScreen("Cart", ["Pay": { $0.push(PlantedScreen("Paid")) }]))
        }
      ])
    for (index, title) in titles.enumerated() {
      let buy = UIAction(title: title) { _ in bought.count |= 1 << index }
      cart.view.addSubview(UIButton(primaryAction: buy))
    }
    return cart
  }

  @Test("What a button changes on another screen without any sign is explored")
  func silentButton() async {
    let exploration = await FlowExplorer.planted { Self.shop(selling: ["Buy"], for: 1) }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.contains {
        $0.path.description == #"tap "Buy", tap "Cart", tap "Pay""#
      })
  }

  @Test("What only two buttons together change on another screen without any sign is explored")
  func silentButtons() async {
    let exploration = await FlowExplorer.planted {
      Self.shop(selling: ["Choose", "Buy"], for: 3)
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.contains {
        $0.path.description == #"tap "Choose", tap "Buy", tap "Cart", tap "Pay""#
      })
  }

  @Test("What the button of an alert changes elsewhere, after which all is as before, is explored")
  func alert() async {
    let exploration = await FlowExplorer.planted {
      let isBought = Counter()
      return PlantedScreen(
        "Shop",
        [
          "Cart": { shop in
            shop.push(
              isBought.count == 0
                ? PlantedScreen("Cart")
                : PlantedScreen("Cart", ["Pay": { $0.push(PlantedScreen("Paid")) }]))
          },
          "Buy": { shop in
            let alert = UIAlertController(title: "Buy?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addAction(
              UIAlertAction(title: "Yes", style: .default) { _ in isBought.count = 1 })
            shop.present(alert, animated: true)
          },
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.contains {
        $0.path.description == #"tap "Buy", tap "Yes", tap "Cart", tap "Pay""#
      })
  }

  @Test("What a sheet that shuts itself changes elsewhere is explored")
  func sheet() async {
    let exploration = await FlowExplorer.planted {
      let isMember = Counter()
      return PlantedScreen(
        "Home",
        [
          "Join": { home in
            home.present(
              PlantedScreen(
                "Join",
                [
                  "Done": { sheet in
                    isMember.count = 1
                    sheet.presentingViewController?.dismiss(animated: true)
                  }
                ]), animated: true)
          },
          "Club": { home in
            home.push(PlantedScreen(isMember.count == 0 ? "Members only" : "Welcome"))
          },
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.contains {
        $0.path.description == #"tap "Join", tap "Done", tap "Club""#
      })
  }

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
