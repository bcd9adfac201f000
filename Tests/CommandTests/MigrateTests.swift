import CustomDump
import Foundation
import Testing

@Suite("coordgraph migrate")
struct MigrateTests {
  private func migrate(_ text: String, named name: String) async throws -> (
    text: String, result: Tool.Result
  ) {
    let folder = try Folder()
    let file = try folder.write(text, to: name)
    let result = try await Tool.coordgraph.run("migrate", file)
    #expect(result.status == 0)
    return (String(decoding: try folder.read(name), as: UTF8.self), result)
  }

  @Test(
    "A bare backs in a mark gets its value, and nothing else changes", arguments: ["\n", "\r\n"])
  func marks(newline: String) async throws {
    func page(_ backs: String) -> String {
      """
      # Émile's 日本語 backs
        <!-- coordgraph: trace="a b.trace" \(backs) view=flow -->
      backs
        <!-- /coordgraph -->
      <!-- coordgraph: trace=a.trace backs=rows -->
      <!-- /coordgraph -->
      """.replacing("\n", with: newline)
    }
    let (text, result) = try await migrate(page("backs"), named: "page.md")
    expectNoDifference(text, page("backs=edges"))
    #expect(result.output.hasSuffix("/page.md\n"))
    #expect(result.errors.hasSuffix("/page.md:2:38: note: replaced backs with backs=edges\n"))
    let (again, silent) = try await migrate(text, named: "page.md")
    expectNoDifference(again, text)
    expectNoDifference(silent.output + silent.errors, "")
  }

  @Test("A setting of a theme's part that is gone is removed, and the theme is read")
  func themes() async throws {
    let (text, result) = try await migrate(
      "base = mono\n node.anchor.color = #112233\nnode.color = #445566\nnode.caption.fontsize = 9\n",
      named: "own.theme")
    expectNoDifference(text, "base = mono\nnode.color = #445566\n")
    #expect(
      result.errors.contains("own.theme:2:1: note: removed: themes no longer have node.anchor"))
    #expect(
      result.errors.contains("own.theme:4:1: note: removed: themes no longer have node.caption"))
  }

  @Test("A file that is not there is an error, and standard input goes to standard output")
  func input() async throws {
    #expect(try await Tool.coordgraph.run("migrate", "/no/such.md").status == 2)
    let result = try await Tool.coordgraph.run(
      "migrate", "-", input: "node.anchor.color = #112233\n")
    #expect(result.status == 0)
    expectNoDifference(result.output, "")
  }
}
