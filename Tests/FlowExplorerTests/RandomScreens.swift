import PortableUIKit

/// Pushes a screen, and is freed as soon as it has: the screen does not keep it.
@MainActor
final class RandomGuideCoordinator {
  func push(_ screen: UIViewController, after other: UIViewController) {
    (screen as? any GuidedScreen)?.guide = self
    other.navigationController?.pushViewController(screen, animated: true)
  }
}

/// A screen of a coordinator that nobody keeps.
@MainActor
protocol GuidedScreen: UIViewController {
  var guide: RandomGuideCoordinator? { get set }
}

/// A screen of buttons or rows whose coordinator nobody keeps.
final class GuidedPlantedScreen: PlantedScreen, GuidedScreen {
  weak var guide: RandomGuideCoordinator?
}

/// Pages whose coordinator nobody keeps.
final class GuidedBook: PlantedBook, GuidedScreen {
  weak var guide: RandomGuideCoordinator?
}

/// A label that names whether the lamp of its screen is on.
final class RandomLamp: UILabel {
  var isOn = false {
    didSet { text = isOn ? "The lamp is on" : "The lamp is off" }
  }
}

/// The rows of one of two tables that share a list of things, by turns.
final class RandomRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let indices: [Int]
  private let select: (Int) -> Void

  /// - Parameters:
  ///   - count: the number of things.
  ///   - table: 0 for the table that has the first, 1 for the other.
  ///   - select: called with the index of a thing that is selected.
  init(of count: Int, table: Int, select: @escaping (Int) -> Void) {
    indices = (0..<count).filter { $0 % 2 == table }
    self.select = select
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    indices.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    select(indices[indexPath.row])
  }
}

/// A table that keeps what fills it.
final class RandomTable: UITableView {
  private let rows: RandomRows

  init(_ rows: RandomRows) {
    self.rows = rows
    super.init(frame: .zero, style: .plain)
    dataSource = rows
    delegate = rows
  }

  required init?(coder: NSCoder) { nil }
}
