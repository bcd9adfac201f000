import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What code that is generated from interface files relies on.
@MainActor @Suite("Scenes of storyboard files", .interface)
struct StoryboardSceneTests {
  final class Badge: UILabel {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      text = (text ?? "") + "!"
    }
  }

  final class Home: UIViewController, SelectorPerforming {
    var log: [String] = []
    weak var badge: Badge?
    override func awakeFromNib() { log.append("awake") }
    override func viewDidLoad() { log.append("load \(badge?.text ?? "-") \(children.count)") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.append("should \(identifier)")
      return identifier != "never"
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.append("prepare \(segue.identifier ?? "-") \(type(of: segue.destination))")
    }
    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      log.append("\(selector)")
      return true
    }
  }

  final class Detail: UIViewController {}

  private let name = "SceneTests"

  private func register() {
    UIStoryboard.register(
      UIStoryboard.Scene(
        id: "home", isInitial: true, type: Home.self,
        awake: { screen, scene in
          screen.title = "Home"
          scene.add(
            StoryboardSegueTemplate(identifier: "push", .show, to: .scene("detail")), id: "1")
          scene.add(
            StoryboardSegueTemplate(identifier: "never", .show, to: .scene("detail")), id: "2")
          scene.add(
            StoryboardSegueTemplate(identifier: "embed", .embed, to: .scene("detail")), id: "3")
          scene.add(
            StoryboardSegueTemplate(
              identifier: "modal", .present(.fullScreen, nil, animated: true), to: .scene("detail")),
            id: "4")
        },
        loadView: { screen, scene in
          let view = scene.create(UIView.self)
          screen.view = view
          let badge = scene.create(Badge.self) { $0.text = "New" }
          view.addSubview(badge)
          let button = scene.create(UIButton.self) { $0.setTitle("Go", for: .normal) }
          view.addSubview(button)
          button.addTarget(
            scene.segue("1"), action: StoryboardSegueTemplate.action, for: .touchUpInside)
          let never = scene.create(UIButton.self)
          view.addSubview(never)
          never.addTarget(
            scene.segue("2"), action: StoryboardSegueTemplate.action, for: .touchUpInside)
          if let home = screen as? Home { scene.connect(badge, "badge") { home.badge = $0 } }
          scene.embed("3", in: view)
        }), inStoryboard: name)
    UIStoryboard.register(
      UIStoryboard.Scene(
        id: "detail", identifier: "Detail", type: Detail.self,
        awake: { _, scene in
          scene.add(StoryboardSegueTemplate(identifier: "back", .unwind("home:")), id: "5")
        }), inStoryboard: name)
    UIStoryboard.registerUnwind("home:", of: Home.self)
  }

  private func launch() throws -> (Home, UINavigationController) {
    register()
    let screen = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    let home = try #require(screen as? Home)
    let stack = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Self.window = window
    MainLoop.runPending()
    return (home, stack)
  }

  private static var window: UIWindow?

  private func buttons(of screen: UIViewController) -> [UIButton] {
    screen.view.subviews.compactMap { $0 as? UIButton }
  }

  @Test("Outlets are connected and screens embedded before viewDidLoad")
  func loading() throws {
    let (home, _) = try launch()
    #expect(home.log == ["awake", "should embed", "prepare embed Detail", "load New! 1"])
    #expect(home.title == "Home")
  }

  @Test("A control's segue is prepared and performed, unless the screen refuses")
  func control() throws {
    let (home, stack) = try launch()
    home.log = []
    Finger.tap(buttons(of: home)[1])
    MainLoop.runPending()
    #expect(stack.viewControllers.count == 1)
    Finger.tap(buttons(of: home)[0])
    MainLoop.runPending()
    #expect(stack.topViewController is Detail)
    #expect(home.log == ["should never", "should push", "prepare push Detail"])
  }

  @Test("A segue performed by the app is not asked for, and unwinds to the screen with the action")
  func unwinding() throws {
    let (home, stack) = try launch()
    home.log = []
    home.performSegue(withIdentifier: "modal", sender: nil)
    MainLoop.runPending()
    let detail = try #require(stack.presentedViewController as? Detail)
    #expect(detail.modalPresentationStyle == .fullScreen)
    detail.performSegue(withIdentifier: "back", sender: nil)
    MainLoop.runPending()
    #expect(stack.presentedViewController == nil)
    #expect(home.log == ["prepare modal Detail", "home:"])
  }

  @Test("An unwind segue pops to the screen with the action")
  func unwindingPops() throws {
    let (home, stack) = try launch()
    home.performSegue(withIdentifier: "push", sender: nil)
    MainLoop.runPending()
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    MainLoop.runPending()
    #expect(stack.topViewController === home)
  }

  @Test("A screen of a scene is freed when it is gone")
  func lifetime() throws {
    let (home, stack) = try launch()
    home.performSegue(withIdentifier: "push", sender: nil)
    MainLoop.runPending()
    weak let detail = stack.topViewController
    #expect(detail is Detail)
    stack.popViewController(animated: false)
    MainLoop.runPending()
    #expect(detail == nil)
  }

  @Test("Static rows, prototypes and nibs create cells")
  func cells() {
    UINib.register(nibNamed: "SceneCell") { scene in
      [scene.create(UITableViewCell.self) { $0.tag = 7 }]
    }
    UINib.register(nibNamed: "Scene") { scene in
      let table = scene.create(UITableView.self)
      scene.addPrototype("proto", to: table) {
        let cell = scene.create(UITableViewCell.self)
        scene.set(style: .subtitle, reuseIdentifier: "proto", of: cell)
        return cell
      }
      scene.setStaticSections(
        [StaticTableSection(header: "A", rows: [scene.create(UITableViewCell.self)])], of: table)
      (scene.owner as? UITableViewController)?.view = table
      return [table]
    }
    let screen = UITableViewController(nibName: "Scene", bundle: nil)
    let table = screen.tableView!
    table.dataSource = screen
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    #expect(screen.tableView(table, titleForHeaderInSection: 0) == "A")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "proto")?.reuseIdentifier == "proto")
    table.register(UINib(nibName: "SceneCell", bundle: nil), forCellReuseIdentifier: "nib")
    #expect(table.dequeueReusableCell(withIdentifier: "nib")?.tag == 7)
  }
}
