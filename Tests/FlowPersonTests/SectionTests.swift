import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What a list has beside its cells", .interface)
struct SectionTests {
  private let window = UIWindow()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show(_ screen: UIViewController) async { await window.show(screen) }

  private static func button(_ title: String, _ tap: @escaping () -> Void = {}) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in tap() })
  }

  /// A table with a button above the first of two sections, and a hidden one below it.
  private final class Shelves: UITableViewController {
    private(set) var made = 0

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      guard section == 0 else { return nil }
      made += 1
      let header = UIView()
      header.addSubview(SectionTests.button("See all") { [unowned self] in title = "All" })
      return header
    }

    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { SectionTests.button("Hidden") }

    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { .leastNonzeroMagnitude }
  }

  @Test("A button in the header of a section is tapped; a header is made once for each reload")
  func header() async throws {
    let shelves = Shelves(style: .grouped)
    await show(shelves)
    expectNoDifference(
      person.sight.possibleActions,
      [.tap("See all"), .selectRow(0, section: 0), .selectRow(0, section: 1)])
    try await person.tap("See all")
    expectNoDifference(shelves.title, "All")
    #expect(shelves.made == 1)
    shelves.tableView.reloadData()
    try await person.tap("See all")
    #expect(shelves.made == 2)
  }

  @Test("A button behind the rows of an empty list is tapped")
  func background() async throws {
    let screen = UITableViewController(style: .plain)
    screen.loadViewIfNeeded()
    screen.tableView.backgroundView = Self.button("Try again") { screen.title = "Tried" }
    await show(screen)
    expectNoDifference(person.sight.possibleActions, [.tap("Try again")])
    try await person.tap("Try again")
    expectNoDifference(screen.title, "Tried")
    screen.tableView.backgroundView = nil
    expectNoDifference(person.sight.possibleActions, [])
  }

  /// A list with a header in its first section, and a swipe action for each of its items.
  private final class Letters: UICollectionViewController {
    required init?(coder: NSCoder) { nil }

    init() {
      super.init(collectionViewLayout: UICollectionViewLayout())
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          self?.title = "Deleted \(path.item)"
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
        section, environment in
        var list = list
        list.headerMode = section == 0 ? .supplementary : .none
        return .list(using: list, layoutEnvironment: environment)
      }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = UICollectionReusableView(frame: .zero)
      view.addSubview(SectionTests.button("Filter \(indexPath.section)"))
      return view
    }
  }

  @Test("The header that a layout has is used, and the swipe actions of a list")
  func list() async throws {
    let letters = Letters()
    await show(letters)
    expectNoDifference(
      person.sight.possibleActions,
      [
        .tap("Filter 0"), .selectItem(0, section: 0), .selectItem(0, section: 1),
        .swipeRow("0 › Delete"), .swipeRow("1.0 › Delete"),
      ])
    try await person.swipeRow("0 › Delete")
    expectNoDifference(letters.title, "Deleted 0")
    let kind = UICollectionView.elementKindSectionHeader
    #expect(letters.collectionView.visibleSupplementaryViews(ofKind: kind).count == 1)
    letters.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(letters.collectionView.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test("A flow layout has headers of the size that it is given")
  func flowHeader() async {
    let letters = Letters()
    let layout = UICollectionViewFlowLayout()
    letters.collectionView.collectionViewLayout = layout
    await show(letters)
    #expect(!person.sight.titles.contains("Filter 0"))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.invalidateLayout()
    expectNoDifference(person.sight.titles, ["Filter 0", "Filter 1"])
  }

  /// Asks for the header while it is made, and when it shows.
  private final class Curious: UITableViewController {
    private(set) var seen: [Bool] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      0
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      seen.append(tableView.headerView(forSection: section) != nil)
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { seen.append(tableView.headerView(forSection: section) != nil) }
  }

  @Test("A header may be asked for while it is made, and is there when it shows")
  func curious() async {
    let screen = Curious(style: .plain)
    await show(screen)
    _ = person.sight
    expectNoDifference(screen.seen, [false, true])
  }

  /// Two rows of which one has a button for more about it. The name has words of the delegate's method, which
  /// stand in its symbol as references to the name's.
  private final class RowButtonContacts: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 1 ? .detailButton : .disclosureIndicator
      return cell
    }

    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { title = "About \(indexPath.row)" }
  }

  @Test("The button at the end of a row is tapped")
  func accessory() async throws {
    let contacts = RowButtonContacts(style: .plain)
    await show(contacts)
    expectNoDifference(
      person.sight.possibleActions,
      [.tap("More Info"), .selectRow(0, section: 0), .selectRow(1, section: 0)])
    try await person.tap("More Info")
    expectNoDifference(contacts.title, "About 1")
  }

  /// A long list that ends in a button, in a row that takes no touches beside it.
  private final class Results: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      300
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 299 {
        cell.contentView.addSubview(SectionTests.button("Load more"))
      } else if indexPath.row == 0 {
        cell.isUserInteractionEnabled = false
      }
      return cell
    }
  }

  @Test("The last row of a long list is looked into")
  func last() async {
    await show(Results(style: .plain))
    expectNoDifference(
      person.sight.representativeActions(atMost: 20),
      [.tap("Load more"), .selectRow(1, section: 0), .selectRow(299, section: 0)])
  }
}
