import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Texts that an exploration is to type", .interface)
struct TypedTextTests {
  /// A screen that leads on with the password, and shows an alert otherwise.
  private static func login() -> UIViewController {
    let password = UITextField()
    password.placeholder = "Password"
    return PlantedScreen(
      "Login",
      [
        "Log in": { login in
          guard password.text != "s3cret" else { return login.push(PlantedScreen("Home")) }
          let alert = UIAlertController(
            title: "Wrong password", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          login.present(alert, animated: true)
        }
      ], views: [password])
  }

  /// Which of the titles were seen.
  private func seen(
    _ titles: [String], typing texts: [String: [String]],
    in root: @escaping @MainActor () -> UIViewController
  ) async -> [String] {
    var explorer = FlowExplorer.planted { root() }
    explorer.texts = texts
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    return titles.filter { title in
      exploration.states.contains { $0.identity.contains(title) }
    }
  }

  @Test("The text for a field's name is typed in place of a sample")
  func one() async {
    let titles = ["Wrong password", "Home"]
    let byDefault = await seen(titles, typing: [:], in: Self.login)
    expectNoDifference(byDefault, ["Wrong password"])
    let withPassword = await seen(titles, typing: ["Password": ["s3cret"]], in: Self.login)
    expectNoDifference(withPassword, titles)
  }

  @Test("What an app is known to accept is tried beside the sample, where it is asked for")
  func known() async {
    var explorer = FlowExplorer.planted { Self.login() }
    explorer.knownTexts = [.password: ["s3cret"], .code: ["246810"]]
    let exploration = await explorer.explore()
    let typed = Set(
      exploration.states.flatMap(\.path.actions).compactMap { action -> String? in
        if case .enter(let text, _, _) = action { text } else { nil }
      })
    expectNoDifference(typed, ["Passw0rd!", "s3cret"])
    #expect(exploration.states.contains { $0.identity.contains("Home") })
  }

  /// A screen that leads on with a ticket.
  private static func gate() -> UIViewController {
    let ticket = UITextField()
    ticket.placeholder = "Your ticket"
    return PlantedScreen(
      "Gate",
      [
        "Enter": { gate in
          if ticket.text?.hasPrefix("PDM-") == true { gate.push(PlantedScreen("Home")) }
        }
      ], views: [ticket])
  }

  @Test("A text of the format for a word of a field's name is typed in place of a sample")
  func formats() async {
    var explorer = FlowExplorer.planted { Self.gate() }
    explorer.textFormats = [
      TextFormat(words: ["street"], example: "Main Street 1"),
      TextFormat(words: ["ticket", "pass"], example: "PDM-1234"),
    ]
    let exploration = await explorer.explore()
    let typed = Set(
      exploration.states.flatMap(\.path.actions).compactMap { action -> String? in
        if case .enter(let text, _, _) = action { text } else { nil }
      })
    expectNoDifference(typed, ["PDM-1234"])
    #expect(exploration.states.contains { $0.identity.contains("Home") })
  }

  @Test("Where screens were never reached, the report names the fields that got samples alone")
  func hint() async {
    var explorer = FlowExplorer.planted { Self.login() }
    let exploration = await explorer.explore()
    expectNoDifference(exploration.sampledInputs, ["Password"])
    #expect(exploration.description.contains(#"only samples were typed into "Password""#))
    explorer.texts = ["Password": ["s3cret"]]
    let exact = await explorer.explore()
    expectNoDifference(exact.sampledInputs, [])
  }

  @Test("A field is called by the label before it, unless another field has that")
  func captions() async {
    var explorer = FlowExplorer.planted {
      let views = ["Street", "Town"].flatMap { name -> [UIView] in
        let label = UILabel()
        label.text = name
        let group = UIStackView(arrangedSubviews: [label, UITextField()])
        return [group]
      }
      return PlantedScreen("Address", views: views + [UITextField()])
    }
    explorer.texts = ["Street": ["Elm"], "Town": ["Bree"], "UITextField": ["?"]]
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts, [])
    let names = Set(
      exploration.states.flatMap(\.actions).compactMap { explored -> String? in
        if case .enter(_, let name, _) = explored.action { name } else { nil }
      })
    expectNoDifference(names, ["Street", "Town", "UITextField"])
  }

  @Test("Each of several texts is tried")
  func several() async {
    var explorer = FlowExplorer.planted { Self.login() }
    explorer.texts = ["Password": ["s3cret", "wrong"]]
    let exploration = await explorer.explore()
    let typed = Set(
      exploration.states.flatMap(\.path.actions).compactMap { action -> String? in
        if case .enter(let text, _, _) = action { text } else { nil }
      })
    expectNoDifference(typed, ["s3cret", "wrong"])
    expectNoDifference(exploration.doubts, [])
  }

  @Test("A search bar is searched for each text")
  func search() async {
    let texts = ["City": ["Oslo", "Bergen"]]
    let byDefault = await seen(["Fjords", "Boats"], typing: [:], in: CitySearch.make)
    expectNoDifference(byDefault, [])
    let withTexts = await seen(["Fjords", "Boats"], typing: texts, in: CitySearch.make)
    expectNoDifference(withTexts, ["Fjords", "Boats"])
  }

  @Test("A name that nothing has is a reason to doubt, with the names that there are")
  func unused() async {
    var explorer = FlowExplorer.planted { Self.login() }
    explorer.texts = ["Pasword": ["s3cret"]]
    let exploration = await explorer.explore()
    expectNoDifference(
      exploration.doubts.map(\.description),
      [
        #"no text field, search bar or keypad is named "Pasword", for which there is a text; the names are: "Password""#
      ])
  }
}

/// A screen that finds two cities.
private final class CitySearch: PlantedScreen, UISearchBarDelegate {
  private static let sights = ["Bergen": "Fjords", "Oslo": "Boats"]
  private var sight: String?

  static func make() -> UIViewController {
    let bar = UISearchBar()
    bar.placeholder = "City"
    let screen = CitySearch("Search", ["Open": { ($0 as? CitySearch)?.open() }], views: [bar])
    bar.delegate = screen
    return screen
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    sight = Self.sights[searchText]
  }

  private func open() {
    if let sight { push(PlantedScreen(sight)) }
  }
}
