import Foundation
import TestSupport
import Testing

@Suite("Graphs that are too large to be drawn whole", .slow)
struct LargeGraphTests {
  /// 200 coordinators with 10 screens each, and 30 transitions from each screen.
  private static let graph = graph(screens: 2_000, transitions: 30)

  /// - Parameters:
  ///   - count: how many screens there are, ten of them for each coordinator.
  ///   - ways: how many transitions begin at each screen.
  ///   - presenters: how many coordinators show each screen.
  private static func graph(
    screens count: Int, transitions ways: Int, presenters: Int = 1
  ) -> String {
    let screens = 0..<count
    let owners = count / 10
    func list(_ lines: [String]) -> String { "[\(lines.joined(separator: ",\n"))]" }
    let coordinators = (0..<owners).map { "\"C\($0)\"" }
    let presents = screens.flatMap { screen in
      (0..<presenters).map {
        "{\"coordinator\":\"C\((screen / 10 + $0) % owners)\",\"screen\":\"S\(screen)\"}"
      }
    }
    let transitions = screens.flatMap { screen in
      (0..<ways).map {
        """
        {"by":"C\(screen / 10)","count":1,"from":"S\(screen)","kind":"push",\
        "to":"S\((screen + 7 * $0 + 1) % count)","trigger":"tap \($0)"}
        """
      }
    }
    return """
      {"format":"flowgraph","version":"1.0","app":"Large","names":[],"links":[],
      "coordinators":\(list(coordinators)),"screens":\(list(screens.map { "\"S\($0)\"" })),
      "presents":\(list(presents)),"transitions":\(list(transitions))}
      """
  }

  @Test("A picture of a graph with too many parts is an overview, with a warning; DOT is whole")
  func overview() async throws {
    let folder = try Folder()
    let path = try folder.write(Self.graph, to: "large.json")
    let picture = try await Tool.coordgraph.run("render", path, "--format", "svg")
    #expect(picture.status == 0)
    #expect(picture.errors.contains("are too many to be laid out; drawn as with --overview 200"))
    #expect(!picture.output.contains("id=\"screen-S1999\""))
    let dot = try await Tool.coordgraph.run("render", path, "--format", "dot")
    #expect(dot.errors == "")
    #expect(dot.output.contains("\"screen-S1999\""))
  }

  @Test("A graph of 20,000 screens and 200,000 transitions is drawn as an overview, and compared")
  func huge() async throws {
    let folder = try Folder()
    let path = try folder.write(Self.graph(screens: 20_000, transitions: 10), to: "huge.json")
    // Seconds of the processor, in a debug build; once laying it out took minutes and was given up.
    for command in ["render \"$1\" --format svg -o \"$1.svg\"", "diff \"$1\" \"$1\""] {
      let result = try await Tool(path: "/bin/sh").run(
        "-c", "ulimit -t 120; \"$0\" \(command)", Tool.coordgraph.path, path)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    #expect(String(decoding: try folder.read("huge.json.svg"), as: UTF8.self).hasSuffix("</svg>\n"))
  }

  @Test("A picture of a large flow's changes is of the changes alone, with a warning")
  func difference() async throws {
    let folder = try Folder()
    let old = try folder.write(Self.graph, to: "old.json")
    let new = try folder.write(
      Self.graph.replacing(
        "\"trigger\":\"tap 0\"}", with: "\"trigger\":\"tap\"}", maxReplacements: 1),
      to: "new.json")
    let picture = try await Tool.coordgraph.run("diff", old, new, "--format", "svg")
    #expect(picture.status == 0, "\(picture.errors)")
    #expect(picture.errors.contains("are too many to be laid out; drawn as with --only-changes"))
    #expect(picture.output.contains("id=\"screen-S1\""))
    #expect(!picture.output.contains("id=\"screen-S1999\""))
  }

  @Test("A picture of more changes than can be laid out is refused")
  func allDifferent() async throws {
    let folder = try Folder()
    let old = try folder.write(Self.graph, to: "old.json")
    let new = try folder.write(Self.graph.replacing("\"S", with: "\"T"), to: "new.json")
    let picture = try await Tool.coordgraph.run("diff", old, new, "--format", "svg")
    #expect(picture.status == 2)
    #expect(picture.errors.contains("can be laid out. Use --format text"), "\(picture.errors)")
    #expect(picture.output == "")
  }

  @Test(
    "What became of a large flow is put into words without comparing everything with everything")
  func words() async throws {
    let folder = try Folder()
    let old = try folder.write(
      Self.graph(screens: 2_000, transitions: 30, presenters: 20), to: "old.json")
    let new = try folder.write(SmallTrace.text, to: "new.trace")
    // Seconds of the processor; 40,000 presentations times 60,000 transitions take many minutes.
    let result = try await Tool(path: "/bin/sh").run(
      "-c", "ulimit -t 120; \"$0\" diff \"$1\" \"$2\"", Tool.coordgraph.path, old, new)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("Screen S1999 is gone"))
  }
}
