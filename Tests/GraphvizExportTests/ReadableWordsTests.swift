import Foundation
import Testing

@Suite("Words that arrows run through")
struct ReadableWordsTests {
  private struct Layout: Decodable {
    struct Part: Decodable {
      var name: String?
      var bb: String?
      var lp: String?
      var lwidth: String?
      var pos: String?
    }

    var objects: [Part]
    var edges: [Part]
  }

  private func layout(_ body: String) async throws -> Layout {
    let dot = "digraph { graph [ranksep=1.5]; \(body) }"
    let answer = try await LayoutWorkerTests().run(["-Tjson0"], dot: dot)
    #expect(answer.line.contains(#""missing":{"nodes":[],"edges":[],"clusters":[],"labels":[]}"#))
    return try JSONDecoder().decode(Layout.self, from: Data(String(answer.drawing).utf8))
  }

  /// The parts of an arrow, from top to bottom, each with where it begins and ends.
  private func parts(_ edge: Layout.Part) throws -> [ClosedRange<Double>] {
    try #require(edge.pos).split(separator: ";").map { part in
      let heights = part.split(separator: " ").compactMap { point in
        point.split(separator: ",").last.flatMap { Double($0) }
      }
      return try #require(heights.min())...#require(heights.max())
    }
  }

  private static let frame = "subgraph cluster_f { margin=20; label=Frame; labelloc=t; b }"

  @Test("interrupt them")
  func interrupted() async throws {
    let layout = try await layout("a -> b; \(Self.frame)")
    let frame = try #require(layout.objects.first { $0.name == "cluster_f" })
    let name = try #require(frame.lp?.split(separator: ",").last.flatMap { Double($0) })
    let parts = try parts(layout.edges[0])
    try #require(parts.count == 2)
    #expect(parts[0].lowerBound > name + 6)
    #expect(parts[1].upperBound < name - 6)
    #expect(parts[0].lowerBound - parts[1].upperBound < 30)
  }

  @Test("do not interrupt one that passes beside them")
  func beside() async throws {
    let layout = try await layout("a -> b [label=words]; b -> c; \(Self.frame)")
    #expect(try parts(layout.edges[1]).count == 1)
  }

  @Test("leave its heads where they were")
  func heads() async throws {
    let body =
      "edge [dir=both, arrowtail=dot]; a -> b; subgraph cluster_f { margin=20; labelloc=t; b"
    let (plain, cut) = (try await layout("\(body) }"), try await layout("\(body); label=Frame }"))
    let (before, after) = (try #require(plain.edges[0].pos), try #require(cut.edges[0].pos))
    #expect(after.split(separator: ";").count == 2)
    for pos in [before, after] {
      #expect(pos.count { $0 == "s" } == 1, "\(pos)")
      #expect(pos.count { $0 == "e" } == 1, "\(pos)")
    }
  }

  @Test("make way along the frame that they name")
  func moved() async throws {
    let wide = "subgraph cluster_f { margin=20; label=Frame; labelloc=t; labeljust=c; b c d e f }"
    let layout = try await layout("a -> d; \(wide)")
    #expect(try parts(layout.edges[0]).count == 1)
  }
}
