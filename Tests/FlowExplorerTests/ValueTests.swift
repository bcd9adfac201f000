import CustomDump
import FlowExplorer
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

/// What a control's value changes somewhere else, where nothing shows it.
@MainActor @Suite("Values of controls", .interface)
struct ValueTests {
  /// What an app remembers of its controls.
  private final class Settings {
    var isAgreed = false
    var isAdult = false
    var amount = 0.0
  }

  /// The switches of a form that are on.
  private final class Options {
    var on: Set<Character> = []
  }

  /// A screen with a switch, below one that leads to it.
  private static func terms(_ settings: Settings) -> PlantedScreen {
    PlantedScreen("Terms", views: [flip("Agree") { settings.isAgreed = $0 }])
  }

  private static func flip(_ name: String?, _ change: @escaping (Bool) -> Void) -> UISwitch {
    let control = UISwitch(
      frame: .zero,
      primaryAction: UIAction { action in change((action.sender as? UISwitch)?.isOn == true) })
    control.accessibilityLabel = name
    return control
  }

  private static func button(_ title: String, _ tap: @escaping (UIButton) -> Void) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { action in
        if let button = action.sender as? UIButton { tap(button) }
      })
  }

  /// A screen whose button is enabled by a setting when the screen appears.
  private final class Shop: PlantedScreen {
    var appear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appear()
    }
  }

  private static func shop(_ settings: Settings) -> UIViewController {
    let buy = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
    let shop = Shop("Shop", views: [buy])
    buy.addAction(
      UIAction { [unowned shop] _ in shop.push(PlantedScreen("Bought")) },
      for: .primaryActionTriggered)
    shop.appear = { buy.isEnabled = settings.isAgreed }
    return shop
  }

  private func paths(_ root: @escaping @MainActor () -> UIViewController) async -> [String] {
    let exploration = await FlowExplorer.planted(root).explore()
    expectNoDifference(exploration.doubts, [])
    return exploration.states.map(\.path.description)
  }

  @Test("What a switch opens is used in every state that has it")
  func everyState() async {
    let found = await paths {
      let settings = Settings()
      let sign: @MainActor (PlantedScreen) -> Void = {
        if settings.isAgreed { $0.push(PlantedScreen("Signed")) }
      }
      let terms = { @MainActor in PlantedScreen("Terms", ["Sign": sign]) }
      return PlantedScreen(
        "Home",
        [
          "Read": { $0.push(terms()) },
          "Read later": { home in
            home.title = "Home, later"
            home.push(terms())
          },
        ], views: [Self.flip("Agree") { settings.isAgreed = $0 }])
    }
    #expect(found.contains { $0.hasSuffix(#"tap "Read", tap "Sign""#) }, "\(found)")
    #expect(found.contains { $0.hasSuffix(#"tap "Read later", tap "Sign""#) }, "\(found)")
  }

  @Test("Of what a switch opens, all is used in every state that has it")
  func everyStateOfSeveral() async {
    let found = await paths {
      let settings = Settings()
      let lamp = UILabel()
      lamp.text = "Off"
      let open: (String) -> PlantedScreen.Action = { title in
        { if settings.isAgreed { $0.push(PlantedScreen(title)) } }
      }
      return PlantedScreen(
        "Home",
        [
          "Lamp": { _ in lamp.text = lamp.text == "Off" ? "On" : "Off" },
          "First": open("First"), "Second": open("Second"),
        ], views: [Self.flip("Agree") { settings.isAgreed = $0 }, lamp])
    }
    // The home screen and what is on it, with the lamp off and on.
    expectNoDifference(found.count, 6, "\(found)")
  }

  @Test("A switch that enables a button of another tab when that appears is found")
  func otherTab() async {
    let explorer = FlowExplorer(
      app: "Planted",
      [
        ExplorerLaunch { window, recorder in
          let settings = Settings()
          let tabs = UITabBarController()
          tabs.viewControllers = [Self.terms(settings), Self.shop(settings)].map {
            let stack = UINavigationController(rootViewController: $0)
            stack.tabBarItem.title = $0.title
            return stack
          }
          let coordinator = PlantedCoordinator(window: window)
          FlowTracer.start(
            recorder, window: window, root: coordinator, as: PlantedCoordinator.self)
          window.rootViewController = tabs
          return coordinator
        }
      ])
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.map(\.path.description)
        .contains(#"flip "Agree", tab "Shop", tap "Buy""#))
  }

  @Test(
    "A switch that changes what a button on another screen does is found, though nothing shows it")
  func guarded() async {
    let found = await paths {
      let settings = Settings()
      return PlantedScreen(
        "Home",
        [
          "Terms": { $0.push(Self.terms(settings)) },
          "Buy": { if settings.isAgreed { $0.push(PlantedScreen("Bought")) } },
        ])
    }
    #expect(found.contains(#"tap "Terms", flip "Agree", back, tap "Buy""#), "\(found)")
  }

  @Test(
    "Some of five switches that change what a button does while the others are off are found",
    arguments: ["BD", "ACE", "BCDE"])
  func combination(of names: String) async {
    let found = await paths {
      let options = Options()
      let switches = "ABCDE".map { name in
        Self.flip(String(name)) {
          if $0 { options.on.insert(name) } else { options.on.remove(name) }
        }
      }
      return PlantedScreen(
        "Home",
        [
          "Open": { if options.on == Set(names) { $0.push(PlantedScreen("Open")) } }
        ], views: switches)
    }
    let flips = names.map { "flip \"\($0)\"" }.joined(separator: ", ")
    #expect(found.contains("\(flips), tap \"Open\""), "\(found)")
  }

  @Test(
    "A slider in its middle and a switch that change what a button does only together are found")
  func sliderAndSwitch() async {
    let found = await paths {
      let settings = Settings()
      let slider = UISlider(
        frame: .zero,
        primaryAction: UIAction { action in
          settings.amount = Double((action.sender as? UISlider)?.value ?? 0)
        })
      slider.accessibilityLabel = "Price"
      return PlantedScreen(
        "Home",
        [
          "Buy": {
            if settings.amount == 0.5, settings.isAgreed { $0.push(PlantedScreen("Bought")) }
          }
        ], views: [slider, Self.flip("Agree") { settings.isAgreed = $0 }])
    }
    #expect(found.contains(#"flip "Agree", slide "Price" to 50 %, tap "Buy""#), "\(found)")
  }

  @Test("Two switches that change what a button does only together are found")
  func together() async {
    let found = await paths {
      let settings = Settings()
      return PlantedScreen(
        "Home",
        [
          "Buy": {
            if settings.isAgreed, settings.isAdult { $0.push(PlantedScreen("Bought")) }
          }
        ],
        views: [
          Self.flip("Agree") { settings.isAgreed = $0 },
          Self.flip("Adult") { settings.isAdult = $0 },
        ])
    }
    #expect(found.contains(#"flip "Agree", flip "Adult", tap "Buy""#), "\(found)")
  }

  @Test("A stepper that enables a button at a value is found, and so is one that nothing shows")
  func stepper() async {
    for isShown in [true, false] {
      let found = await paths {
        let settings = Settings()
        let home = PlantedScreen("Home")
        let buy = Self.button("Buy") { [unowned home] _ in
          if settings.amount >= 3 { home.push(PlantedScreen("Bought")) }
        }
        buy.isEnabled = !isShown
        let stepper = UIStepper(
          frame: .zero,
          primaryAction: UIAction { action in
            settings.amount = (action.sender as? UIStepper)?.value ?? 0
            if isShown { buy.isEnabled = settings.amount >= 3 }
          })
        stepper.maximumValue = 5
        stepper.accessibilityLabel = "Amount"
        home.view = UIStackView(arrangedSubviews: [stepper, buy])
        return home
      }
      let steps = #"step "Amount" up, step "Amount" up, step "Amount" up"#
      #expect(
        found.contains { $0.hasPrefix(steps) && $0.hasSuffix(#"tap "Buy""#) }, "\(found)")
    }
  }

  @Test("A stepper at its least value is stepped up and down again")
  func stepperBack() async {
    let found = await paths {
      let home = PlantedScreen("Home")
      let guests = UIStepper(
        frame: .zero,
        primaryAction: UIAction { [unowned home] action in
          guard let stepper = action.sender as? UIStepper else { return }
          if stepper.value == 1 { home.push(PlantedScreen("Alone")) }
        })
      (guests.minimumValue, guests.maximumValue, guests.value) = (1, 3, 1)
      guests.accessibilityLabel = "Guests"
      home.view = UIStackView(arrangedSubviews: [guests])
      return home
    }
    #expect(
      found.contains { $0.hasPrefix(#"step "Guests" up"#) && $0.hasSuffix(#"step "Guests" down"#) },
      "\(found)")
  }

  @Test("A slider that changes what a button does at its end is found")
  func slider() async {
    let found = await paths {
      let settings = Settings()
      let slider = UISlider(
        frame: .zero,
        primaryAction: UIAction { action in
          settings.amount = Double((action.sender as? UISlider)?.value ?? 0)
        })
      slider.accessibilityLabel = "Price"
      return PlantedScreen(
        "Home", ["Buy": { if settings.amount == 1 { $0.push(PlantedScreen("Bought")) } }],
        views: [slider])
    }
    #expect(found.contains(#"slide "Price" to 100 %, tap "Buy""#), "\(found)")
  }

  @Test("Of two switches without a name each is flipped")
  func unnamed() async {
    let found = await paths {
      let settings = Settings()
      return PlantedScreen(
        "Home", ["Buy": { if settings.isAgreed { $0.push(PlantedScreen("Bought")) } }],
        views: [Self.flip(nil) { _ in }, Self.flip(nil) { settings.isAgreed = $0 }])
    }
    #expect(found.contains(#"flip "UISwitch", number 2 of that name, tap "Buy""#), "\(found)")
  }

  @Test(
    "Switches that change nothing else have one state, and more than six are a reason to doubt",
    arguments: [6, 7, 10])
  func form(count: Int) async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Form", views: (1...count).map { number in Self.flip("Option \(number)") { _ in } })
    }.explore()
    expectNoDifference(exploration.states.map(\.path.description), ["launch"])
    expectNoDifference(
      exploration.doubts.map(\.kind), count > 6 ? [.combinations(values: count)] : [])
  }

  /// A form that goes on when all fields are filled, its switch is on, and its address is not taken.
  private static func signUp() -> UIViewController {
    let fields = ["Name", "Email", "Password"].map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
    let terms = flip("I agree") { _ in }
    return PlantedScreen(
      "Sign up",
      [
        "Create": { form in
          guard fields.allSatisfy({ $0.text?.isEmpty == false }) else { return }
          guard terms.isOn else { return form.say("Agree first") }
          guard fields[1].text != "taken@example.com" else { return form.say("Taken") }
          form.push(PlantedScreen("Verify"))
        }
      ], views: fields + [terms])
  }

  @Test("A switch counts in each of the states of a form that does the same without it")
  func textsAndSwitch() async {
    var explorer = FlowExplorer.planted { Self.signUp() }
    explorer.texts = ["Email": ["person@example.com", "taken@example.com"]]
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts, [])
    for title in ["Agree first", "Verify"] {
      #expect(exploration.states.contains { $0.identity.contains(title) }, "\(title)")
    }
  }

  @Test("A switch that is always disabled is a reason to doubt")
  func disabled() async {
    let exploration = await FlowExplorer.planted {
      let control = Self.flip("Pro") { _ in }
      control.isEnabled = false
      return PlantedScreen("Home", views: [control])
    }.explore()
    expectNoDifference(
      exploration.doubts.map(\.kind), [.disabled(control: "Pro", screen: "PlantedScreen")])
  }
}

extension PlantedScreen {
  /// Presents an alert.
  fileprivate func say(_ message: String) {
    let alert = UIAlertController(title: "No", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
