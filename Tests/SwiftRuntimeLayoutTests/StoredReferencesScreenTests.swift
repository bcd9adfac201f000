import CustomDump
import PortableUIKit
import TestSupport
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Stored references of screens and coordinators", .interface)
struct StoredReferencesScreenTests {
  @MainActor
  final class TabFlow: TestFlow {
    nonisolated let name: String
    let navigation = UINavigationController()
    unowned let hub: UIViewController
    var children: [any TestFlow] = []

    init(_ name: String, hub: UIViewController) {
      self.name = name
      self.hub = hub
    }
  }

  final class Hub: UITabBarController {
    private(set) lazy var home = TabFlow("home", hub: self)
    private var others: [TabFlow] = []
    var search: TabFlow?

    override func viewDidLoad() {
      super.viewDidLoad()
      others = [TabFlow("a", hub: self), TabFlow("b", hub: self)]
      viewControllers = ([home] + others).map(\.navigation)
    }
  }

  @Test("References of a tab bar controller's subclass are found, without those it inherits")
  func tabs() {
    let hub = Hub()
    hub.loadViewIfNeeded()
    hub.search = TabFlow("search", hub: hub)
    expectNoDifference(
      stored(in: hub),
      ["strong home: home", "strong others: a", "strong others: b", "strong search: search"])
    expectNoDifference(
      stored(in: hub.home, alive: [hub]),
      ["strong navigation: UINavigationController", "unowned hub: Hub"])
  }

  class ModelScreen<Model: AnyObject>: UIViewController {
    let model: Model
    weak var coordinator: (any TestFlow)?

    init(model: Model, coordinator: any TestFlow) {
      self.model = model
      self.coordinator = coordinator
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class ViewModel {
    private unowned let delegate: any TestFlow

    init(delegate: any TestFlow) {
      self.delegate = delegate
    }
  }

  final class ListScreen: ModelScreen<ViewModel> {
    let cells = ["a", "b"]
    private let header = UIView()
  }

  @Test("The coordinator in a screen and in its view model is found")
  func screens() {
    let flow = TestNode("flow")
    let screen = ListScreen(model: ViewModel(delegate: flow), coordinator: flow)
    expectNoDifference(
      stored(in: screen),
      ["strong model: ViewModel", "weak coordinator: flow", "strong header: UIView"])
    expectNoDifference(stored(in: screen.model, alive: [flow]), ["unowned delegate: flow"])
  }

  final class MapFlow: TestFlow {
    let name = "map"
    var byScreen: [UIViewController: any TestFlow] = [:]
  }

  @Test("Children in a dictionary with screens as keys are found")
  func byScreen() {
    let flow = MapFlow()
    flow.byScreen[UIViewController()] = TestNode("child")
    expectNoDifference(
      stored(in: flow),
      ["strong byScreen: UIViewController, unordered", "strong byScreen: child, unordered"])
  }
}
