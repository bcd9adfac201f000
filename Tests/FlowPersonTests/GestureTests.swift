import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Gestures other than taps", .interface)
struct GestureTests {
  /// Names what was done on it in its title.
  private final class Notes: UITableViewController, UISearchResultsUpdating {
    var isEditable = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row == 1, !isEditable else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
          title = "Pinned \(indexPath.row)"
          done(true)
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in self.title = "Shared" }])
      })
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable && indexPath.row == 0
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { title = "Deleted \(indexPath.row)" }

    func updateSearchResults(for searchController: UISearchController) {
      title = "Found \(searchController.searchBar.text ?? "")"
    }
  }

  /// Is told that somebody tried to dismiss a sheet.
  private final class Keeper: UIAdaptivePresentationControllerDelegate {
    private(set) var attempts = 0

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { attempts += 1 }
  }

  private final class Indifferent: UIAdaptivePresentationControllerDelegate {}

  @Test("A sheet that can't be dismissed is pulled down where the app is told of it")
  func attempt() async throws {
    let window = UIWindow.inFirstScene()
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    let keeper = Keeper()
    sheet.presentationController?.delegate = keeper
    let person = FlowPerson(window: window)
    home.present(sheet, animated: true)
    try await person.swipeDown()
    #expect(keeper.attempts == 1)
    #expect(home.presentedViewController === sheet)
    let indifferent = Indifferent()
    sheet.presentationController?.delegate = indifferent
    await #expect(throws: PersonError.self) { try await person.swipeDown() }
  }

  private final class Selecting: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      title = "Selected"
    }
  }

  private let window = UIWindow()
  private let notes = Notes(style: .plain)
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show(_ screen: UIViewController) async {
    await window.show(UINavigationController(rootViewController: screen))
  }

  @Test("A person swipes over a row and taps an action there")
  func swipeActions() async throws {
    await show(notes)
    expectNoDifference(
      person.sight.possibleActions,
      [
        .selectRow(0, section: 0), .selectRow(1, section: 0), .chooseFromMenu("row 0 › Share"),
        .swipeRow("1 › Pin"),
      ])
    try await person.swipeRow("1 › Pin")
    expectNoDifference(notes.title, "Pinned 1")
    let error = await #expect(throws: PersonError.self) { try await person.swipeRow("0 › Pin") }
    #expect(error?.description.hasPrefix("There is no \"0 › Pin\" under a row.") == true)
    try await person.perform(.chooseFromMenu("row 0 › Share"))
    expectNoDifference(notes.title, "Shared")
  }

  @Test("A person deletes a row that the app states can be edited")
  func deletion() async throws {
    notes.isEditable = true
    await show(notes)
    #expect(person.sight.possibleActions.contains(.swipeRow("0 › Delete")))
    #expect(!person.sight.possibleActions.contains(.swipeRow("1 › Delete")))
    try await person.swipeRow("0 › Delete")
    expectNoDifference(notes.title, "Deleted 0")
    await show(Selecting(style: .plain))
    expectNoDifference(person.sight.possibleActions, [.selectRow(0, section: 0)])
  }

  @Test("A person pulls a list down, unless it is being refreshed")
  func refresh() async throws {
    let control = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [unowned notes] _ in notes.title = "Refreshed" })
    notes.refreshControl = control
    await show(notes)
    try await person.pullToRefresh()
    expectNoDifference(notes.title, "Refreshed")
    #expect(!person.sight.possibleActions.contains(.pullToRefresh))
    await #expect(throws: PersonError.self) { try await person.pullToRefresh() }
    control.endRefreshing()
    #expect(person.sight.possibleActions.contains(.pullToRefresh))
  }

  /// Passes a shake on to its container, and notes it on the way.
  private final class Shaken: UIViewController {
    var shakes: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("began")
      super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("ended")
    }
  }

  @Test("A shake passes from the screen to the container that answers it")
  func shake() async throws {
    let container = Shaken()
    let inner = UIViewController()
    await show(container)
    #expect(person.sight.possibleActions == [.shake])
    container.addChild(inner)
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    try await person.shake()
    expectNoDifference(container.shakes, ["began", "ended"])
    await show(UIViewController())
    #expect(person.sight.possibleActions.isEmpty)
    try await person.perform(.shake)
  }

  @Test("A shake doesn't reach a first responder that is no longer on display")
  func shakeElsewhere() async throws {
    let first = Shaken()
    let covering = Shaken()
    let field = UITextField()
    first.view.addSubview(field)
    await show(first)
    field.becomeFirstResponder()
    first.navigationController?.pushViewController(covering, animated: false)
    await person.wait()
    try await person.shake()
    expectNoDifference(covering.shakes, ["began", "ended"])
    expectNoDifference(first.shakes, [])
  }

  @Test("A person types into the text fields of an alert")
  func alertFields() async throws {
    await show(notes)
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [unowned notes] _ in
        notes.title = alert.textFields?.first?.text
      })
    notes.present(alert, animated: false)
    await person.wait()
    try await person.enter("Ray", in: "Name")
    try await person.tap("Save")
    expectNoDifference(notes.title, "Ray")
  }

  @Test("A person searches, selects a result and cancels the search")
  func search() async throws {
    let results = Selecting(style: .plain)
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = notes
    search.searchBar.placeholder = "Notes"
    notes.navigationItem.searchController = search
    await show(notes)
    #expect(person.sight.possibleActions.contains(.enter("Text", in: "Notes")))
    #expect(!person.sight.titles.contains("Cancel"))
    try await person.enter("Ray", in: "Notes")
    expectNoDifference(notes.title, "Found Ray")
    expectNoDifference(person.sight.titles, ["Search", "Cancel"])
    try await person.selectRow(0)
    expectNoDifference(results.title, "Selected")
    try await person.tap("Cancel")
    expectNoDifference(notes.title, "Found ")
    expectNoDifference(search.isActive, false)
    expectNoDifference(person.sight.titles, [])
  }

  @Test("A person presses and taps views with gesture recognizers, and chooses from menus")
  func recognizers() async throws {
    final class Photo: UIViewController, SelectorPerforming {
      var calls: [String] = []
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        let press = sender as? UILongPressGestureRecognizer
        calls.append(press.map { "\(selector.name) \($0.state)" } ?? selector.name)
        return true
      }
    }
    let photo = Photo()
    let label = UILabel()
    label.text = "Sunset"
    label.addGestureRecognizer(
      UILongPressGestureRecognizer(target: photo, action: Selector("press")))
    label.addGestureRecognizer(UITapGestureRecognizer(target: photo, action: Selector("tap")))
    photo.view.addSubview(label)
    let more = UIMenu(children: [
      UIAction(title: "Cut") { _ in photo.calls.append("cut") },
      UIMenu(
        title: "Sort", children: [UIAction(title: "Name") { _ in photo.calls.append("sort") }]),
      UIMenu(
        title: "Share", options: .displayInline,
        children: [UIAction(title: "Mail") { _ in photo.calls.append("mail") }]),
      UIMenu(children: [UIAction(title: "Print") { _ in photo.calls.append("print") }]),
      UIDeferredMenuElement.uncached {
        $0([UIAction(title: "Recent") { _ in photo.calls.append("recent") }])
      },
      UIAction(title: "Gone", attributes: .hidden) { _ in },
      UIAction(title: "Off", attributes: .disabled) { _ in },
    ])
    photo.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: more)
    await show(photo)
    expectNoDifference(
      person.sight.possibleActions,
      ["Cut", "Sort › Name", "Mail", "Print", "Recent"].map { .chooseFromMenu("More › \($0)") })
    await #expect(throws: PersonError.self) { try await person.longPress("Sunset") }
    label.isUserInteractionEnabled = true
    try await person.longPress("Sunset")
    try await person.tap("Sunset")
    try await person.chooseFromMenu("More › Cut")
    try await person.chooseFromMenu("More › Sort › Name")
    try await person.chooseFromMenu("More › Recent")
    expectNoDifference(
      photo.calls, ["press began", "press ended", "tap", "cut", "sort", "recent"])
    await #expect(throws: PersonError.self) { try await person.chooseFromMenu("More › Off") }
  }

  @Test("A person swipes over views to the sides that their recognizers wait for, and drags them")
  func swipes() async throws {
    final class Cards: UIViewController, SelectorPerforming, UIGestureRecognizerDelegate {
      var calls: [String] = []
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        guard let pan = sender as? UIPanGestureRecognizer else {
          calls.append(selector.name)
          return true
        }
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        if pan.state == .ended, way.x > 100, speed.x > 1000 { calls.append("thrown") }
        return true
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let speed = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
        calls.append("begin \(speed.x > 0)")
        return speed.x > 0
      }
    }
    let cards = Cards()
    let swipe = UISwipeGestureRecognizer(target: cards, action: Selector("close"))
    swipe.direction = [.down, .left]
    swipe.name = "photo"
    cards.view.addGestureRecognizer(swipe)
    let pan = UIPanGestureRecognizer(target: cards, action: Selector("drag"))
    pan.delegate = cards
    pan.name = "card"
    cards.view.addGestureRecognizer(pan)
    let edge = UIScreenEdgePanGestureRecognizer(target: cards, action: Selector("menu"))
    edge.edges = .left
    edge.name = "edge"
    cards.view.addGestureRecognizer(edge)
    await show(cards)
    expectNoDifference(
      person.sight.possibleActions,
      [
        "photo › left", "photo › down", "card › left", "card › right", "card › up", "card › down",
        "edge › right",
      ].map { .swipe($0) })
    try await person.swipe("photo › down")
    try await person.swipe("card › left")
    try await person.swipe("card › right")
    expectNoDifference(cards.calls, ["close", "begin false", "begin true", "thrown"])
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    await #expect(throws: PersonError.self) { try await person.swipe("photo › up") }
  }
}
