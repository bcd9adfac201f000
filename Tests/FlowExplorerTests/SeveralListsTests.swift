import CustomDump
import FlowExplorer
import FlowPerson
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of screens with several lists", .interface)
struct SeveralListsTests {
  /// A screen with two tables beside each other, each in a child controller.
  private final class Columns: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Columns"
      for column in 0..<2 {
        let name = column == 0 ? "left" : "right"
        let table = PlantedTable(
          rows: { 1 },
          open: { table, _ in
            let detail = PlantedScreen("Detail \(name)")
            table.navigationController?.pushViewController(detail, animated: true)
          })
        addChild(table)
        table.view.frame = CGRect(x: column * 160, y: 0, width: 160, height: 480)
        view.addSubview(table.view)
        table.didMove(toParent: self)
      }
    }
  }

  @Test("The rows of each table on display are selected, and the trigger names a second table")
  func tables() async {
    let exploration = await FlowExplorer.planted { Columns() }.explore()
    expectNoDifference(exploration.ownFindings, [])
    expectNoDifference(
      exploration.states.map(\.path.actions),
      [[], [.selectRow(0, section: 0)], [.selectRow(0, section: 0, table: 1)]])
    let steps = exploration.trace.records.compactMap { record -> String? in
      if case .step(let step) = record.event { step.description } else { nil }
    }
    #expect(steps.contains("select row 0 in table 2"))
  }

  @Test("Every row of a long list is selected once, and counts where it leads to another screen")
  func longList() async {
    final class About: PlantedScreen {}
    let exploration = await FlowExplorer.planted {
      PlantedTable(
        rows: { 9 },
        open: { table, row in
          let screen = row == 4 ? About("About") : PlantedScreen("Detail \(row)")
          table.navigationController?.pushViewController(screen, animated: true)
        })
    }.explore()
    expectNoDifference(exploration.ownFindings, [])
    expectNoDifference(
      exploration.states.map(\.path.actions),
      [[], [.selectRow(0, section: 0)], [.selectRow(8, section: 0)], [.selectRow(4, section: 0)]])
  }
}
