import CustomDump
import Foundation
import Testing

@Suite("A legend in a picture")
struct LegendPlacementTests {
  private struct Layout: Decodable {
    struct Object: Decodable {
      var name: String
      var pos: String?
      var bb: String?
    }

    var bb: String
    var objects: [Object]

    func numbers(_ name: String) throws -> [Double] {
      let object = try #require(objects.first { $0.name == name })
      return try Self.numbers(#require(object.pos ?? object.bb))
    }

    static func numbers(_ text: String) -> [Double] {
      text.split(separator: ",").compactMap { Double($0) }
    }
  }

  private static let wide = "a -> {b c d e f g h i j}"
  private static let tall = "a -> b -> c -> d -> e -> f"
  private static let legend = "subgraph cluster_legend { label=Legend; x -> {y z} }"

  private func lines(_ dot: String, _ arguments: [String]) async throws -> String {
    let answer = try await LayoutWorkerTests().run(arguments, dot: dot)
    #expect(answer.line.contains(#""missing":{"nodes":[],"edges":[],"clusters":[],"labels":[]}"#))
    return String(answer.drawing)
  }

  private func layout(_ body: String, _ arguments: [String]) async throws -> Layout {
    let dot = "digraph { label=Title; labelloc=t; labeljust=l; \(body) }"
    let text = try await lines(dot, ["-Tjson0"] + arguments)
    return try JSONDecoder().decode(Layout.self, from: Data(text.utf8))
  }

  /// Checks that the legend holds its own and lies on the paper.
  private func expectWhole(_ layout: Layout) throws {
    let (paper, legend) = (Layout.numbers(layout.bb), try layout.numbers("cluster_legend"))
    #expect(paper[0] <= legend[0] && paper[1] <= legend[1])
    #expect(paper[2] >= legend[2] && paper[3] >= legend[3])
    for name in ["x", "y", "z"] {
      let place = try layout.numbers(name)
      #expect(legend[0] < place[0] && place[0] < legend[2])
      #expect(legend[1] < place[1] && place[1] < legend[3])
    }
  }

  @Test(
    "stands below what is higher than wide",
    arguments: ["-Gnewrank=true", "-Gsplines=line", "--external-labels"])
  func below(argument: String) async throws {
    let layout = try await layout("\(Self.tall) \(Self.legend)", [argument])
    try expectWhole(layout)
    let legend = try layout.numbers("cluster_legend")
    #expect(try legend[3] < layout.numbers("f")[1])
    #expect(legend[0] == Layout.numbers(layout.bb)[0])
  }

  @Test(
    "stands beside what is wider than high",
    arguments: ["-Gnewrank=true", "-Gsplines=line", "--external-labels"])
  func beside(argument: String) async throws {
    let layout = try await layout("\(Self.wide) \(Self.legend)", [argument])
    try expectWhole(layout)
    #expect(try layout.numbers("cluster_legend")[0] > layout.numbers("a")[0])
  }

  @Test("makes the paper no larger than Graphviz does", arguments: [wide, tall])
  func smaller(body: String) async throws {
    let other = Self.legend.replacing("cluster_legend", with: "cluster_another")
    var areas: [Double] = []
    for legend in [Self.legend, other] {
      let paper = Layout.numbers(try await layout("\(body) \(legend)", ["-Kdot"]).bb)
      areas.append((paper[2] - paper[0]) * (paper[3] - paper[1]))
    }
    #expect(areas[0] <= areas[1] + 1)
  }

  @Test("stays whole among packed boxes", arguments: [wide, tall])
  func packed(body: String) async throws {
    try expectWhole(try await layout("\(body) \(Self.legend)", ["-Kosage", "-Gpack=50"]))
  }

  @Test("stays where something leads to it: then it is no legend")
  func tied() async throws {
    let dot = "digraph { \(Self.wide); \(Self.legend); a -> x }"
    let other = dot.replacing("cluster_legend", with: "cluster_another")
    let places = try await lines(dot, ["-Tplain"])
    let others = try await lines(other, ["-Tplain"])
    expectNoDifference(places, others)
  }

  @Test("comes out the same each time")
  func same() async throws {
    let dot = "digraph { \(Self.wide); \(Self.legend) }"
    let first = try await lines(dot, ["-Tsvg"])
    for _ in 0..<3 {
      let again = try await lines(dot, ["-Tsvg"])
      expectNoDifference(again, first)
    }
  }
}
