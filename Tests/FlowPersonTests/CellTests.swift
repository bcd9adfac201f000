import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Controls in cells", .interface)
struct CellTests {
  /// A list of goods: each row has a button, and an accessory that is a switch.
  private final class Goods: UITableViewController {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let action = UIAction(title: "Buy") { [unowned self] _ in title = "Bought \(indexPath.row)" }
      cell.contentView.addSubview(UIButton(primaryAction: action))
      let favorite = UISwitch()
      favorite.accessibilityLabel = "Favorite \(indexPath.row)"
      cell.accessoryView = favorite
      return cell
    }
  }

  private let window = UIWindow()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show(_ screen: UIViewController) async { await window.show(screen) }

  @Test("A row whose cell takes no touches is not selected")
  func disabledRow() async throws {
    final class Menu: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isUserInteractionEnabled = indexPath.row > 0
        cell.textLabel?.text = indexPath.row == 0 ? "Off" : "On"
        return cell
      }
    }
    await show(Menu())
    expectNoDifference(person.sight.possibleActions, [.selectRow(1, section: 0)])
    let error = await #expect(throws: PersonError.self) { try await person.selectRow(0) }
    #expect(error?.description.hasPrefix("Row 0 takes no touches.") == true)
    await #expect(throws: PersonError.self) { try await person.selectRow("Off") }
    try await person.selectRow("On")
  }

  @Test("A person uses the button and the switch in a row's cell")
  func use() async throws {
    let goods = Goods(count: 2)
    await show(goods)
    expectNoDifference(
      person.sight.possibleActions,
      [
        .tap("Buy", at: 0), .tap("Buy", at: 1), .flip("Favorite 0"), .flip("Favorite 1"),
        .selectRow(0, section: 0), .selectRow(1, section: 0),
      ])
    try await person.tap("Buy", at: 1)
    expectNoDifference(goods.title, "Bought 1")
    try await person.flip("Favorite 0")
    let favorite = goods.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView
    expectNoDifference((favorite as? UISwitch)?.isOn, true)
  }

  @Test("A switch beside the text that a cell's configuration describes is called by it")
  func described() async throws {
    final class Settings: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = ["Quiet room", "Late housekeeping"][indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
      }
    }
    await show(Settings(style: .plain))
    expectNoDifference(
      person.sight.possibleActions.filter { if case .flip = $0 { true } else { false } },
      [.flip("Quiet room"), .flip("Late housekeeping")])
  }

  @Test("Of a long list, the controls of those rows are offered that stand for the rest")
  func sample() async throws {
    await show(Goods(count: 9))
    expectNoDifference(
      person.sight.representativeActions(atMost: 6),
      [
        .tap("Buy", at: 0), .tap("Buy", at: 8), .flip("Favorite 0"), .flip("Favorite 8"),
        .selectRow(0, section: 0), .selectRow(8, section: 0),
      ])
  }

  /// A list that can delete its rows, and is asked nothing about it.
  private final class Deletable: UIViewController, UITableViewDataSource {
    override func loadView() {
      let table = UITableView()
      table.dataSource = self
      view = table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { title = "Deleted \(indexPath.row)" }
  }

  @Test("A person deletes a row where the app has the method that commits it, and only there")
  func deletion() async throws {
    let list = Deletable()
    await show(list)
    #if os(Linux)
      #expect(person.sight.possibleActions.contains(.swipeRow("1 › Delete")))
      try await person.swipeRow("1 › Delete")
      expectNoDifference(list.title, "Deleted 1")
    #endif
    await show(Goods(count: 1))
    #expect(!person.sight.possibleActions.contains(.swipeRow("0 › Delete")))
  }

  @Test("A person uses the collection in a table's cell")
  func nested() async throws {
    let shelf = Shelf()
    await show(shelf)
    expectNoDifference(
      person.sight.possibleActions, [.selectRow(0, section: 0), .selectItem(0, section: 0)])
    try await person.selectItem(0)
    expectNoDifference(shelf.title, "Chosen 0")
  }

  @Test("A person uses each of two tables, and the steps name the second")
  func twoTables() async throws {
    let (first, second) = (Goods(count: 1), Goods(count: 1))
    let screen = UIViewController()
    for (index, table) in [first, second].enumerated() {
      screen.addChild(table)
      table.view.frame = CGRect(x: index * 160, y: 0, width: 160, height: 480)
      screen.view.addSubview(table.view)
      table.didMove(toParent: screen)
    }
    await show(screen)
    let selections: [PersonAction] = [
      .selectRow(0, section: 0), .selectRow(0, section: 0, table: 1),
    ]
    expectNoDifference(Array(person.sight.possibleActions.suffix(2)), selections)
    expectNoDifference(selections.map(\.description), ["select row 0", "select row 0 in table 2"])
    try await person.selectRow(0, table: 1)
    expectNoDifference(second.tableView.indexPathForSelectedRow?.row, 0)
    expectNoDifference(first.tableView.indexPathForSelectedRow, nil)
    await #expect(throws: PersonError.self) { try await person.selectRow(0, table: 2) }
    second.tableView.isUserInteractionEnabled = false
    #expect(!person.sight.possibleActions.contains(.selectRow(0, section: 0, table: 1)))
  }

  /// A list whose only cell holds a collection of one item.
  private final class Shelf: UITableViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = self
      collection.delegate = self
      cell.contentView.addSubview(collection)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { title = "Chosen \(indexPath.item)" }
  }
}
