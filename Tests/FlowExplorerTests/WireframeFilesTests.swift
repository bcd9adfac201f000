import FlowExplorer
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("The wireframes of an exploration", .interface)
struct WireframeFilesTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      navigationController?.pushViewController(Detail(), animated: false)
    }
  }

  private final class Detail: UIViewController {}

  @Test(
    "There is a file for each class of screens, with what stands there where it is first reached")
  func files() async throws {
    let explorer = FlowExplorer(
      app: "Lists",
      [
        ExplorerLaunch { window, _ in
          window.rootViewController = UINavigationController(rootViewController: List())
          window.makeKeyAndVisible()
          return window
        }
      ])
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await write(explorer, to: folder.appending(component: "screens").path)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(component: "screens").path)
    #expect(names.sorted() == ["Detail.wireframe", "List.wireframe"])
    let list = try String(
      contentsOf: folder.appending(path: "screens/List.wireframe"), encoding: .utf8)
    #expect(list.contains("[\"row\",\"Row 0\",\"\"]\n[\"row\",\"Row 1\",\"\"]\n"), "\(list)")
    let detail = try String(
      contentsOf: folder.appending(path: "screens/Detail.wireframe"), encoding: .utf8)
    #expect(detail.contains("[\"back\"]"), "\(detail)")
  }

  private func write(_ explorer: FlowExplorer, to folder: String) async throws {
    let exploration = await explorer.explore()
    try await explorer.writeWireframes(of: exploration, to: folder)
  }
}
