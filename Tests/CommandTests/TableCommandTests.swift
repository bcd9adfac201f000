import CustomDump
import Foundation
import Testing

@Suite("coordgraph render --from-table")
struct TableCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let csv = """
    app_version,source_type,target_type,nav_kind,trigger_kind,owner_type,uses,session_count
    2.4,,Shop.ListViewController,root,launch,Shop.AppCoordinator,12,12
    2.4,Shop.ListViewController,Shop.CartViewController,push,tap,Shop.AppCoordinator,345,11
    2.4,Shop.CartViewController,Shop.ListViewController,pop,back,system,7,5

    """

  private func render(_ table: String, _ options: String...) async throws -> Tool.Result {
    let path = try folder.write(table, to: "edges.csv")
    return try await Tool.coordgraph.run(
      list: ["render", "--from-table", path, "--format", "dot"] + options)
  }

  @Test("A table of transitions is drawn with its counts")
  func drawn() async throws {
    let result = try await render(Self.csv, "--weights")
    expectNoDifference(result.errors, "")
    for words in ["345×", "AppCoordinator", "Cart", "tap", "edges: coordinators and screens"] {
      #expect(result.output.contains(words), "\(result.output)")
    }
    #expect(!result.output.contains("session"))
    let plain = try await render(Self.csv)
    #expect(!plain.output.contains("345"))
  }

  @Test("CSV with quotes, lines of JSON and an array of JSON are one graph")
  func formats() async throws {
    let whole = try await render(Self.csv, "--weights")
    let quoted = Self.csv.split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { "\"\($0)\"" }
        .joined(separator: ",")
    }
    let header = Self.csv.split(separator: "\n")[0].split(separator: ",")
    let objects = Self.csv.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let members = zip(header, cells).map { name, cell in
        "\"\(name)\":"
          + (cell.isEmpty ? "null" : cell.allSatisfy(\.isNumber) ? "\(cell)" : "\"\(cell)\"")
      }
      return "{\(members.joined(separator: ","))}"
    }
    for table in [
      quoted.joined(separator: "\r\n"), objects.joined(separator: "\n"),
      "[\(objects.joined(separator: ",\n"))]\n",
    ] {
      let result = try await render(table, "--weights")
      expectNoDifference(result.errors, "")
      expectNoDifference(result.output, whole.output)
    }
  }

  @Test("Versions are added up, with a note")
  func versions() async throws {
    let twice =
      Self.csv
      + "2.3,Shop.ListViewController,Shop.CartViewController,push,tap,Shop.AppCoordinator,5,1\n"
    let result = try await render(twice, "--weights")
    expectNoDifference(result.errors, "note: counts of the versions 2.3, 2.4 are added up.\n")
    #expect(result.output.contains("350×"))
  }

  @Test(
    "What is wrong with a table is named with its line",
    arguments: [
      ("", ": error: the table has no rows."),
      ("source_type,target_type\n", ": error: the table has no rows."),
      ("a,b\n1,2\n", ":2: error: there are no columns 'source_type' and 'target_type'."),
      ("source_type,target_type\nA\n", ":2: error: the row has 1 columns, and the header 2."),
      ("source_type,target_type\n\"A,B\n", ":2: error: a quotation mark is never closed."),
      ("source_type,target_type\nA,\n", ":2: error: 'target_type' is empty."),
      ("source_type,target_type,uses\nA,B,1\nA,C,many\n", ":3: error: 'uses' is 'many'"),
      ("source_type,target_type,nav_kind\nA,B,jump\n", ":2: error: 'nav_kind' is 'jump'"),
      (
        "{\"source_type\":\"A\",\n\"target_type\":2}\n",
        ":2: error: 'target_type' must be a string."
      ),
      ("[{\"target_type\":\"A\"}\n", ":2: error: expected ']'."),
      ("{\"target_type\":\"A\"}\n{\"target_type\"\n", ":3: error: expected ':'."),
    ])
  func wrong(table: String, sentence: String) async throws {
    let result = try await render(table)
    #expect(result.status == 2)
    #expect(result.errors.contains("edges.csv\(sentence)"), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test("A table has no sessions to show or to store")
  func sessions() async throws {
    let sequence = try await render(Self.csv, "--view", "sequence")
    #expect(sequence.status == 2)
    #expect(sequence.errors.contains("a table has no sessions"))
    let stored = try await render(Self.csv, "--format", "reading")
    #expect(stored.status == 2)
  }
}
