import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Which interfaces are the same", .interface)
struct IdentityTests {
  /// Pages that differ in nothing.
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all = (0..<3).map { _ in UIViewController() }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      let index = all.firstIndex(of: page).map { $0 + step } ?? 0
      return all.indices.contains(index) ? all[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test("Pages that differ in nothing are different states, and a page turned back to is the same")
  func pages() async {
    let exploration = await FlowExplorer.planted {
      final class Book: UIPageViewController { let pages = Pages() }
      let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
      book.dataSource = book.pages
      book.setViewControllers([book.pages.all[0]], direction: .forward, animated: false)
      return book
    }.explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(
      exploration.states.map(\.path.description),
      ["launch", "turn to the next page", "turn to the next page, turn to the next page"])
  }

  @Test(
    "A page turned, or a control that comes or goes, in a tab that is hidden then makes another state",
    arguments: [true, false])
  func hiddenTab(isAdded: Bool) async {
    let exploration = await FlowExplorer.planted(identity: .standard) {
      let notes = PlantedScreen("Notes")
      let change = UIAction(title: "Change") { [unowned notes] _ in
        if !isAdded {
          notes.view.subviews.first?.removeFromSuperview()
        } else if notes.view.subviews.count == 1 {
          notes.view.addSubview(UIButton(primaryAction: UIAction(title: "Other") { _ in }))
        }
      }
      notes.view.addSubview(UIButton(primaryAction: change))
      let bar = UITabBarController()
      bar.viewControllers = [PlantedBook.make(of: 2), notes]
      bar.title = "Tabs"
      return bar
    }.explore()
    expectNoDifference(exploration.doubts, [])
    // Two pages, with and without the control, in front of either tab.
    expectNoDifference(exploration.states.count, 8)
  }

  @Test("Of the same screen several times in a row on a stack, two count")
  func repeated() async {
    let exploration = await FlowExplorer.planted(limits: .init(states: 20)) {
      @MainActor func item() -> PlantedScreen {
        PlantedScreen("Item", ["More": { $0.push(item()) }])
      }
      return item()
    }.explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(exploration.states.map(\.path.actions.count), [0, 1])
  }

  @Test("Screens that differ in a label, a cell's text or an image's name are different states")
  func words() async {
    let exploration = await FlowExplorer.planted {
      @MainActor func step(_ number: Int) -> PlantedScreen {
        let image = UIImageView(image: UIImage(systemName: number < 2 ? "sun.max" : "moon"))
        let text = number == 0 ? "First" : "Later"
        return PlantedScreen(
          "Step", ["On": { if number < 3 { $0.push(step(number + 1)) } }],
          views: [self.label(text), image])
      }
      return step(0)
    }.explore()
    expectNoDifference(exploration.states.map(\.path.actions.count), [0, 1, 2])
  }

  @Test("Of numbers that a person reads it only counts whether they are 0")
  func counters() async {
    let exploration = await FlowExplorer.planted(limits: .init(states: 20)) {
      final class Visits { var count = 0 }
      let visits = Visits()
      let label = self.label("0 visits at 12:30:05")
      return PlantedScreen(
        "Home",
        [
          "Visit": { _ in
            visits.count += 1
            label.text = "\(visits.count) visits at 12:30:\(visits.count + 10)"
          }
        ], views: [label])
    }.explore()
    expectNoDifference(exploration.isComplete, true)
    expectNoDifference(exploration.states.count, 2)
  }

  @Test("A switch on one screen that enables a button on the one below is found")
  func enabledBelow() async {
    let exploration = await FlowExplorer.planted {
      let buy = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
      buy.isEnabled = false
      let home = PlantedScreen(
        "Home",
        [
          "Terms": { home in
            let agree = UISwitch(
              frame: .zero,
              primaryAction: UIAction { action in
                buy.isEnabled = (action.sender as? UISwitch)?.isOn == true
              })
            agree.accessibilityLabel = "Agree"
            home.push(PlantedScreen("Terms", views: [agree]))
          }
        ], views: [buy])
      buy.addAction(
        UIAction { [unowned home] _ in home.push(PlantedScreen("Bought")) },
        for: .primaryActionTriggered)
      return home
    }.explore()
    expectNoDifference(exploration.doubts, [])
    #expect(
      exploration.states.map(\.path.description)
        .contains("tap \"Terms\", flip \"Agree\", back, tap \"Buy\""))
  }

  @Test(
    "What texts and buttons multiply ends at 128 states of the same screens, and the rest is explored"
  )
  func crowded() async throws {
    let exploration = await (try PlantedGap.longForm.explorer()).explore()
    let forms = exploration.states.filter {
      $0.identity.contains("Home") && !$0.identity.contains("Help”")
        && !$0.identity.contains("End”")
    }
    expectNoDifference(forms.count, 128)
    #expect(exploration.states.contains { $0.identity.contains("Help”") })
    // The form is filled in as a whole, too.
    #expect(exploration.states.contains { $0.identity.contains("End”") })
    expectNoDifference(exploration.limits, [])
  }

  @Test("A switch that a screen keeps and puts into cells stays in those that are on display")
  func keptSwitch() async {
    final class Settings: UITableViewController {
      private let alerts = UISwitch()

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row == 0 ? "Alerts" : "Help"
        if indexPath.row == 0 { cell.accessoryView = alerts }
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.row == 1 else { return }
        navigationController?.pushViewController(PlantedScreen("Help"), animated: true)
      }
    }
    let exploration = await FlowExplorer.planted { Settings() }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    #expect(
      exploration.coverage.screens.contains { $0.tried.contains("flip \"Alerts\"") })
  }

  @Test("Pages that differ only in the dots of a page control are different states")
  func dots() async {
    final class Tour: UIViewController {
      private let dots = UIPageControl()

      override func viewDidLoad() {
        super.viewDidLoad()
        dots.numberOfPages = 4
        dots.isUserInteractionEnabled = false
        view = UIStackView(arrangedSubviews: [
          dots,
          UIButton(
            primaryAction: UIAction(title: "Next") { [unowned self] _ in
              guard dots.currentPage == 3 else {
                dots.currentPage += 1
                return
              }
              navigationController?.pushViewController(PlantedScreen("Home"), animated: true)
            }),
        ])
      }
    }
    let exploration = await FlowExplorer.planted { Tour() }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    expectNoDifference(exploration.states.count, 5)
  }
}
