import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Forms that are filled in as a whole", .interface)
struct FormTests {
  private static func fields(_ names: [String]) -> [UITextField] {
    names.map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
  }

  /// A form that leads on with all fields filled in and the terms accepted, and shows nothing otherwise.
  private static func registration(fields count: Int) -> UIViewController {
    let fields = fields((1...count).map { "Answer \($0)" })
    let terms = UISwitch()
    terms.accessibilityLabel = "Terms"
    return PlantedScreen(
      "Register",
      [
        "Create": { screen in
          guard terms.isOn, fields.allSatisfy({ $0.text?.isEmpty == false }) else { return }
          screen.push(PlantedScreen("Welcome"))
        }
      ], views: fields + [terms])
  }

  private func showsWelcome(_ exploration: Exploration) -> Bool {
    exploration.states.contains { $0.identity.contains("Welcome") }
  }

  @Test("What a form leads to with every field and a switch is found, with and without a limit")
  func whole() async {
    for limits in [ExplorationLimits(), ExplorationLimits(duration: .seconds(60))] {
      let exploration = await FlowExplorer.planted(limits: limits) { Self.registration(fields: 3) }
        .explore()
      #expect(showsWelcome(exploration))
      expectNoDifference(exploration.isComplete, true)
    }
  }

  @Test("What is picked in wheels is a part of the form")
  func wheels() async {
    let exploration = await FlowExplorer.planted {
      let (title, date) = (UITextField(), UITextField())
      title.placeholder = "Name"
      date.placeholder = "Needed by"
      let wheel = UIDatePicker()
      var day: Date?
      wheel.addAction(UIAction { [unowned wheel] _ in day = wheel.date }, for: .valueChanged)
      date.inputView = wheel
      return PlantedScreen(
        "Request",
        [
          "Preview": { screen in
            if title.hasText, day != nil { screen.push(PlantedScreen("Welcome")) }
          }
        ], views: [title, date])
    }.explore()
    #expect(showsWelcome(exploration))
  }

  /// Pages of questions, each of which leads on once it is answered.
  private final class Questions: UIViewController {
    private let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    private var page = 0
    private lazy var nextButton = UIButton(
      primaryAction: UIAction(title: "Next") { [unowned self] _ in show(page + 1) })

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Questions"
      addChild(pages)
      view.addSubview(pages.view)
      view.addSubview(nextButton)
      show(0)
    }

    private func show(_ page: Int) {
      guard page < 3 else {
        navigationController?.pushViewController(PlantedScreen("Welcome"), animated: true)
        return
      }
      self.page = page
      nextButton.isEnabled = false
      let answers = (0..<3).map { _ in UISegmentedControl(items: ["Yes", "No"]) }
      for answer in answers {
        answer.addAction(
          UIAction { [unowned self] _ in
            nextButton.isEnabled = answers.allSatisfy { $0.selectedSegmentIndex >= 0 }
          }, for: .valueChanged)
      }
      let question = UILabel()
      question.text = "Part " + ["one", "two", "three"][page]
      pages.setViewControllers(
        [PlantedScreen("Page", views: [question] + answers)], direction: .forward, animated: false)
    }
  }

  @Test("The questions of each page are answered, with and without a limit")
  func questions() async {
    for limits in [ExplorationLimits(), ExplorationLimits(steps: 2_000, duration: .seconds(60))] {
      let exploration = await FlowExplorer.planted(limits: limits) { Questions() }.explore()
      #expect(showsWelcome(exploration))
    }
  }

  @Test("A form of more fields than a search has time for is passed")
  func large() async {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 400, duration: .seconds(60))
    ) { Self.registration(fields: 12) }.explore()
    #expect(showsWelcome(exploration))
    expectNoDifference(exploration.isComplete, false)
  }

  private final class SignIn: PlantedScreen {}

  /// A screen of 1,024 states.
  private final class Product: UIViewController {
    private var chosen: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for name in "ABCDEFGHIJ".map(String.init) {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: name) { [unowned self] _ in
              chosen.formSymmetricDifference([name])
              title = "Product " + chosen.sorted().joined()
            }))
      }
    }
  }

  /// An app with many states that shows its orders only to whom has signed in.
  private static func shop(
    _ names: [String], isSignedIn: Bool = false
  ) -> UIViewController {
    func signIn() -> UIViewController {
      let fields = Self.fields(names)
      return SignIn(
        "Sign in",
        [
          "Go": { screen in
            guard fields.allSatisfy(\.hasText) else { return }
            let welcome = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
            welcome.addAction(
              UIAlertAction(title: "OK", style: .default) { _ in
                screen.navigationController?.setViewControllers(
                  [shop(names, isSignedIn: true)], animated: false)
              })
            screen.present(welcome, animated: false)
          }
        ], views: fields)
    }
    return PlantedScreen(
      isSignedIn ? "Hello" : "Home",
      [
        "Look": { $0.push(Product()) },
        "Orders": { home in
          home.push(
            isSignedIn
              ? PlantedScreen("Orders", ["Pay": { $0.push(PlantedScreen("Welcome")) }]) : signIn())
        },
      ])
  }

  @Test(
    "After a sign-in, what was used before is used once more",
    arguments: [["Email", "Password"], ["Email"]])
  func signIn(fields: [String]) async {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 300, duration: .seconds(60))
    ) { Self.shop(fields) }.explore()
    #expect(showsWelcome(exploration))
    expectNoDifference(exploration.isComplete, false)
  }

  @Test("The texts of one number belong together, as those of demo accounts do")
  func accounts() async {
    var explorer = FlowExplorer.planted(limits: ExplorationLimits(duration: .seconds(60))) {
      let fields = Self.fields(["Email", "Password"])
      return PlantedScreen(
        "Login",
        [
          "Log in": { screen in
            let typed = fields.map { $0.text ?? "" }
            if typed == ["joe@b.com", "pass2"] { screen.push(PlantedScreen("Welcome")) }
          }
        ], views: fields)
    }
    explorer.knownTexts = [.email: ["ann@b.com", "joe@b.com"], .password: ["pass1", "pass2"]]
    let exploration = await explorer.explore()
    #expect(showsWelcome(exploration))
  }
}
