import PortableUIKit

/// A table whose rows open a screen each.
final class PlantedTable: UITableViewController {
  private let rows: () -> Int
  private let open: (PlantedTable, Int) -> Void

  convenience init(rows: Int) {
    self.init { rows }
  }

  init(
    rows: @escaping () -> Int,
    open: @escaping (PlantedTable, Int) -> Void = { table, row in
      table.navigationController?.pushViewController(PlantedScreen("Row \(row)"), animated: true)
    }
  ) {
    self.rows = rows
    self.open = open
    super.init(style: .plain)
    title = "Table"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows()
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(self, indexPath.row)
  }
}
