import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor
@Suite("Choices that forms leave to other screens", .interface)
struct ChoiceTests {
  /// Two places, each chosen on a screen of its own, that have to be two.
  private final class SearchScreen: UIViewController {
    private var places: [String: String] = [:]
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Search"
      view.addSubview(label)
      for field in ["From", "To"] {
        add(field) { [unowned self] in
          present(PlaceScreen { self.places[field] = $0 }, animated: true)
        }
      }
      add("Find") { [unowned self] in
        guard let from = places["From"], let to = places["To"], from != to else { return }
        navigationController?.pushViewController(PlantedScreen("Results"), animated: true)
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      label.text = places.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined()
    }

    private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
      view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }
  }

  private final class PlaceScreen: UIViewController {
    private let choose: (String) -> Void

    init(_ choose: @escaping (String) -> Void) {
      self.choose = choose
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .fullScreen
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for place in ["Cancel", "Lisbon", "Porto"] {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: place) { [unowned self] _ in
              if place != "Cancel" { choose(place) }
              dismiss(animated: true)
            }))
      }
    }
  }

  /// A screen that has a state for each set of its switches.
  private final class ManyStates: UIViewController {
    private var chosen: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for name in ["Red", "Large", "Soft", "Round", "Warm", "Light"] {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: name) { [unowned self] _ in
              chosen.formSymmetricDifference([name])
              title = "Many " + chosen.sorted().joined(separator: ", ")
            }))
      }
    }
  }

  private func explored(steps: Int, _ last: @escaping @MainActor () -> UIViewController) async
    -> Exploration
  {
    await FlowExplorer.planted(limits: ExplorationLimits(steps: steps, duration: .seconds(60))) {
      PlantedScreen(
        "Home", ["Many": { $0.push(ManyStates()) }, "Go": { $0.push(last()) }])
    }.explore()
  }

  /// A flow of screens to the one that is looked for.
  private static func flow(
    _ count: Int, to last: @escaping @MainActor () -> UIViewController
  ) -> UIViewController {
    count == 0
      ? last() : PlantedScreen("Step \(count)", ["Next": { $0.push(flow(count - 1, to: last)) }])
  }

  @Test("Two places are chosen, each another one, before a limit ends the search")
  func places() async {
    let exploration = await explored(steps: 400) { SearchScreen() }
    #expect(exploration.states.contains { $0.identity.contains("“Results”") })
  }

  /// A form that asks whether to leave it once it is filled in.
  private final class EditorScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Editor"
      presentationController?.delegate = self
      let fields = ["Name", "Notes", "Place", "Price"].map { name in
        let field = UITextField()
        field.placeholder = name
        view.addSubview(field)
        return field
      }
      for field in fields {
        field.addAction(
          UIAction { [unowned self] _ in isModalInPresentation = fields.allSatisfy(\.hasText) },
          for: .editingChanged)
      }
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
          dismiss(animated: true)
        })
      present(alert, animated: true)
    }
  }

  @Test("A form that is filled in is left, and asks whether to, before a limit ends the search")
  func exits() async {
    let exploration = await explored(steps: 350) {
      Self.flow(8) {
        PlantedScreen("Last", ["Edit": { $0.present(EditorScreen(), animated: true) }])
      }
    }
    #expect(exploration.states.contains { $0.identity.contains("“Leave?”") })
  }
}
