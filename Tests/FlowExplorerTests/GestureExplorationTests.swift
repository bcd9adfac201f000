import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of gestures", .interface)
struct GestureExplorationTests {
  /// Opens a screen by each of the gestures that lists offer.
  private final class Inbox: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Reply") { [unowned self] _, _, _ in
          open("Reply")
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Move") { _ in self.open("Move") }])
      })
    }

    func open(_ title: String) {
      navigationController?.pushViewController(PlantedScreen(title), animated: true)
    }
  }

  @Test("An exploration reaches screens behind swipes, menus, pulls and searches, and records them")
  func lists() async {
    let exploration = await FlowExplorer.planted {
      let inbox = Inbox(style: .plain)
      inbox.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [unowned inbox] action in
          (action.sender as? UIRefreshControl)?.endRefreshing()
          inbox.open("Fresh")
        })
      let search = UISearchBar()
      inbox.tableView.tableHeaderView = search
      return inbox
    }.explore()
    expectNoDifference(exploration.doubts, [])
    let steps = exploration.trace.records.compactMap { record -> String? in
      if case .transition(let it) = record.event { it.trigger } else { nil }
    }
    for trigger in ["swipe row \"0 › Reply\"", "menu \"row 0 › Move\"", "pull to refresh"] {
      #expect(steps.contains(trigger), "\(trigger)")
    }
    #expect(exploration.states[0].actions.map(\.action).contains(.enter("Text", in: "UISearchBar")))
  }

  @Test("An exploration selects no rows of a table that is edited, where taps select none then")
  func editing() async {
    let exploration = await FlowExplorer.planted {
      let table = PlantedTable(rows: 1)
      table.navigationItem.rightBarButtonItem = table.editButtonItem
      return table
    }.explore()
    expectNoDifference(exploration.doubts, [])
    let actions = exploration.states.map { Set($0.actions.map(\.action)) }
    let row = PersonAction.selectRow(0, section: 0)
    expectNoDifference(
      actions.map { [$0.contains(.tap("Edit")), $0.contains(.tap("Done")), $0.contains(row)] }
        .filter { $0.contains(true) },
      [[true, false, true], [false, true, false]])
  }

  /// Opens a screen when the phone is shaken.
  private final class Shaken: PlantedScreen {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
      navigationController?.pushViewController(PlantedScreen("Debug"), animated: true)
    }
  }

  @Test("An exploration shakes the phone where something answers, and nowhere else")
  func shakes() async {
    let exploration = await FlowExplorer.planted { Shaken("Home") }.explore()
    expectNoDifference(exploration.doubts, [])
    let triggers = exploration.trace.records.compactMap { record -> String? in
      if case .transition(let it) = record.event { it.trigger } else { nil }
    }
    #expect(triggers.contains("shake"))
    let shaken = exploration.states.filter { $0.actions.map(\.action).contains(.shake) }
    expectNoDifference(shaken.map(\.screen), exploration.states[0...0].map(\.screen))
  }

  @Test("An exploration reaches screens behind swipes and drags, and records them")
  func swipes() async {
    final class Photo: PlantedScreen, SelectorPerforming {
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        let pan = sender as? UIPanGestureRecognizer
        guard pan == nil || pan?.state == .ended else { return true }
        if pan.map({ $0.translation(in: view).x > 100 }) ?? true {
          push(PlantedScreen(selector.name))
        }
        return true
      }
    }
    let exploration = await FlowExplorer.planted {
      let photo = Photo("Photo")
      let swipe = UISwipeGestureRecognizer(target: photo, action: Selector("details"))
      swipe.direction = .up
      swipe.name = "photo"
      photo.view.addGestureRecognizer(swipe)
      let pan = UIPanGestureRecognizer(target: photo, action: Selector("drawer"))
      pan.name = "edge"
      photo.view.addGestureRecognizer(pan)
      return photo
    }.explore()
    expectNoDifference(exploration.doubts, [])
    let triggers = exploration.trace.records.compactMap { record -> String? in
      if case .transition(let it) = record.event, it.kind == .push { it.trigger } else { nil }
    }
    expectNoDifference(Set(triggers), [#"swipe "photo › up""#, #"swipe "edge › right""#])
  }
}
