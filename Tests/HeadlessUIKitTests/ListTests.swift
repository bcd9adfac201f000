import CustomDump
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of `UITableView` and `UITableViewDelegate`.
@MainActor @Suite("Tables and collections", .interface)
struct ListTests {
  final class Cell: UITableViewCell {
    var origin = ""
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      origin = "own initializer, \(reuseIdentifier ?? "-")"
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 2 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test("A point on a list is on its first row, as nothing is laid out")
  func point() {
    let source = Source()
    #expect(table(source).indexPathForRow(at: .zero) == IndexPath(row: 0, section: 0))
    #expect(UITableView().indexPathForRow(at: .zero) == nil)
    let items = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.indexPathForItem(at: .zero) == nil)
  }

  @Test("A registered cell is created with its own initializer")
  func registered() {
    let source = Source()
    let table = table(source)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell
    #expect(cell?.origin == "own initializer, cell")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test("Tapping another row deselects the first, and a row can refuse its selection")
  func selection() {
    let source = Source()
    let table = table(source)
    for row in [0, 1, 2] { Finger.selectRow(at: IndexPath(row: row, section: 0), in: table) }
    #expect(source.calls == ["select 0", "deselect 0", "select 1"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(source.calls.count == 3, "A selection by the app does not call the delegate.")
  }

  @Test("While a table is edited, several rows are selected only if that is allowed then")
  func selectionDuringEditing() {
    let source = Source()
    let table = table(source)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    for row in [0, 1, 0] { Finger.selectRow(at: IndexPath(row: row, section: 0), in: table) }
    #expect(source.calls == ["select 0", "select 1", "deselect 0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.setEditing(false, animated: false)
    source.calls = []
    Finger.selectRow(at: IndexPath(row: 0, section: 0), in: table)
    #expect(source.calls.contains("deselect 1"))
  }

  @Test("A tap on a row selects nothing while the table is edited, unless that is allowed")
  func tapDuringEditing() {
    let source = Source()
    let table = table(source)
    let row = IndexPath(row: 0, section: 0)
    table.isEditing = true
    Finger.selectRow(at: row, in: table)
    #expect(source.calls == [])
    table.allowsSelection = false
    table.allowsSelectionDuringEditing = true
    Finger.selectRow(at: row, in: table)
    #expect(source.calls == ["select 0"])
  }

  @Test("The edit button edits the table and its cells, and reads Done meanwhile")
  func editButton() {
    final class Screen: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
    }
    let screen = Screen()
    screen.loadViewIfNeeded()
    let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    let first = screen.tableView.cellForRow(at: rows[0])
    Finger.tap(screen.editButtonItem)
    #expect(screen.isEditing)
    #expect(screen.tableView.isEditing)
    #expect(first?.isEditing == false, "The row cannot be edited.")
    #expect(screen.tableView.cellForRow(at: rows[1])?.isEditing == true)
    expectNoDifference(screen.editButtonItem.spokenName, "Done")
    screen.isEditing = false
    #expect(!screen.tableView.isEditing)
    #expect(screen.tableView.cellForRow(at: rows[1])?.isEditing == false)
    expectNoDifference(screen.editButtonItem.spokenName, "Edit")
  }

  @Test(
    "An edit button performs the action that the app sets, on the target that it sets or the screen"
  )
  func targetOfEditButton() {
    final class Owner: SelectorPerforming {
      var calls = 0
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        calls += 1
        return true
      }
    }
    let (screen, owner) = (UIViewController(), Owner())
    screen.editButtonItem.target = owner
    screen.editButtonItem.action = Selector("edit")
    Finger.tap(screen.editButtonItem)
    #expect(owner.calls == 1)
    #expect(!screen.isEditing)
    final class Screen: UIViewController, SelectorPerforming {
      var calls = 0
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        calls += 1
        return true
      }
    }
    let other = Screen()
    other.editButtonItem.action = Selector("edit")
    Finger.tap(other.editButtonItem)
    #expect(other.calls == 1)
    #expect(!other.isEditing)
  }

  @Test("Items of a section stand after those that they are in, and are all shown")
  func outline() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, _ in UICollectionViewCell(frame: .zero)
    }
    var sections = NSDiffableDataSourceSnapshot<String, Int>()
    sections.appendSections(["a", "b"])
    source.apply(sections)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.insert([13], after: 11)
    #expect(outline.items == [1, 11, 111, 13, 12, 2])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.level(of: 111) == 2)
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 13, 12, 2])
    source.apply(outline, to: "b")
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == outline.items)
    #expect(source.snapshot(for: "b").parent(of: 111) == 11)
    outline.delete([11])
    #expect(outline.items == [1, 13, 12, 2])
    source.apply(outline, to: "c")
    #expect(source.snapshot().sectionIdentifiers == ["a", "b", "c"])
  }

  @Test("A diffable data source shows the snapshot that was applied")
  func diffable() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    source.apply(snapshot)
    #expect(table.numberOfSections == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.shownText == "3")
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
  }

  @Test("A collection creates registered cells and reports selections")
  func collection() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var selected: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath.item) }
    }
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) is UICollectionViewListCell)
    Finger.selectItem(at: IndexPath(item: 1, section: 0), in: view)
    Finger.selectItem(at: IndexPath(item: 2, section: 0), in: view)
    #expect(source.selected == [1])
  }
}
