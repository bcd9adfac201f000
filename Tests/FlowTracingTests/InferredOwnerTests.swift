import CustomDump
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor @Suite("Screens whose coordinators are inferred", .interface)
struct InferredOwnerTests {
  /// What makes an object a coordinator in these tests.
  @MainActor fileprivate class Flow {}

  private final class Root: Flow {
    let stack = UINavigationController()

    /// Keeps no coordinator that it starts.
    @inline(never)
    func showSearch() { Search(stack).start() }
    /// Shows a screen that starts another flow.
    @inline(never)
    func showHome() {
      let search = Search(stack)
      let home = Results()
      home.title = "Home"
      home.onSelect = search.showDetails
      stack.viewControllers = [home]
    }
  }

  /// Lives in the closures of its screens alone.
  private final class Search: Flow {
    let stack: UINavigationController

    init(_ stack: UINavigationController) { self.stack = stack }

    @inline(never)
    func start() {
      let results = Results(embedding: screen("List"))
      results.title = "Results"
      results.model = Results.Model(actions: .init(showDetails: showDetails))
      stack.pushViewController(results, animated: true)
    }

    @inline(never)
    func showDetails() { stack.pushViewController(screen("Details"), animated: true) }
  }

  private final class Results: UIViewController {
    struct Actions { let showDetails: () -> Void }
    struct Model { var actions: Actions? }

    var model: Model?
    var onSelect: (() -> Void)?
    private let list: UIViewController?

    init(embedding list: UIViewController? = nil) {
      self.list = list
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let list else { return }
      addChild(list)
      view.addSubview(list.view)
      list.didMove(toParent: self)
    }
  }

  private func stage() -> (Stage, Root) {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let root = Root()
    stage.tracer.trace(root)
    root.showHome()
    stage.window.rootViewController = root.stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    return (stage, root)
  }

  @Test(
    "A coordinator that only closures keep is introduced by its first screen, below the coordinator that started it"
  )
  func found() {
    let (stage, root) = stage()
    root.showSearch()
    expectNoDifference(
      stage.settle(),
      [
        "push Home → Results: pushViewController by Search",
        "embed Results → List: addChild by app",
      ])
    let links = stage.events { event -> String? in
      guard case .link(let parent, let child) = event else { return nil }
      return "\(stage.name(parent)) → \(stage.name(child))"
    }
    expectNoDifference(links, ["Root → Search"])
    expectNoDifference(owners(in: stage), ["Home: Root", "Results: Search", "List: Search"])
  }

  @Test(
    "A coordinator that only closures keep shows what its code shows, and goes with its screens")
  func lifetime() {
    let (stage, root) = stage()
    root.showSearch()
    _ = stage.settle()
    (root.stack.topViewController as? Results)?.model?.actions?.showDetails()
    expectNoDifference(stage.settle(), ["push Results → Details: pushViewController by Search"])
    root.stack.popToRootViewController(animated: true)
    _ = stage.settle()
    let freed = stage.events { event -> String? in
      if case .freed(let id) = event { stage.name(id) } else { nil }
    }
    #expect(freed.contains("Search"))
  }

  @Test("A screen is not that of a coordinator which its closures start")
  func started() {
    let (stage, root) = stage()
    expectNoDifference(owners(in: stage), ["Home: Root"])
    (root.stack.topViewController as? Results)?.onSelect?()
    expectNoDifference(stage.settle(), ["push Home → Details: pushViewController by Root"])
  }

  @Test("An alert that a screen presents by itself is that of the screen's coordinator")
  func alert() {
    let (stage, root) = stage()
    root.stack.topViewController?.present(
      UIAlertController(title: "Name missing", message: nil, preferredStyle: .alert), animated: true
    )
    _ = stage.settle()
    expectNoDifference(owners(in: stage), ["Home: Root", "Name missing: Root"])
  }

  @Test("An alert without a title is called by its message")
  func message() {
    let (stage, root) = stage()
    root.stack.present(
      UIAlertController(title: nil, message: "Log out?", preferredStyle: .actionSheet),
      animated: true)
    expectNoDifference(stage.settle(), ["present Home → Log out?: present by Root"])
  }

  private func owners(in stage: Stage) -> [String] {
    stage.events { event in
      guard case .presents(let coordinator, let screen) = event else { return nil }
      return "\(stage.name(screen)): \(stage.name(coordinator))"
    }
  }
}
