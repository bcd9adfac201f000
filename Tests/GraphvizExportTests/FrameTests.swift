import Foundation
import Testing

@Suite("Frames of coordinators")
struct FrameTests {
  private struct Layout: Decodable {
    struct Part: Decodable {
      var name: String?
      var bb: String?
      var lp: String?
    }

    var objects: [Part]

    /// The left, lower, right and upper side of a cluster.
    func sides(_ name: String) throws -> [Double] {
      let box = try #require(objects.first { $0.name == "cluster_\(name)" }?.bb)
      return box.split(separator: ",").compactMap { Double($0) }
    }
  }

  /// Two screens in a frame inside another one, with an arrow that leaves both at the right.
  private func layout(
    _ more: String, arrow: String = "53,150 120,150 120,30 63,30", pad: Double = 0.2
  ) async throws -> Layout {
    let dot = """
      digraph {
        graph [pad=\(pad)]; node [width=0.5, height=0.25, label=""];
        subgraph cluster_outer {
          graph [bb="0,0,70,220", label="Outer", lp="20,210"];
          subgraph cluster_inner {
            graph [bb="10,10,60,190", label="Inner", lp="28,182"];
            a [pos="35,150"]; b [pos="35,30"];
          }
        }
        a -> b [pos="e,53,30 \(arrow)"];
        \(more)
      }
      """
    let answer = try await LayoutWorkerTests().run(["-Tjson0", "-Knop2"], dot: dot)
    return try JSONDecoder().decode(Layout.self, from: Data(String(answer.drawing).utf8))
  }

  @Test("hold the arrows between their screens, and so do the frames around them")
  func widened() async throws {
    let layout = try await layout("")
    // The arrow reaches 104.5.
    #expect(try layout.sides("inner") == [10, 10, 109.5, 190])
    #expect(try layout.sides("outer") == [0, 0, 114.5, 220])
  }

  @Test("cover no screen of another coordinator, however an arrow runs")
  func covering() async throws {
    let layout = try await layout(#"c [pos="110,100"];"#)
    #expect(try layout.sides("inner") == [10, 10, 60, 190])
    #expect(try layout.sides("outer") == [0, 0, 70, 220])
  }

  @Test("cover no other frame")
  func coveringFrame() async throws {
    let layout = try await layout(
      #"subgraph cluster_other { graph [bb="100,60,160,140"]; c [pos="130,100"]; }"#)
    #expect(try layout.sides("inner") == [10, 10, 60, 190])
    #expect(try layout.sides("outer") == [0, 0, 70, 220])
  }

  @Test("are left as they are for arrows to other screens")
  func leaving() async throws {
    let layout = try await layout(
      #"c [pos="260,100"]; a -> c [pos="e,242,100 53,150 53,300 242,300 242,110"];"#)
    #expect(try layout.sides("outer")[3] == 220)
  }

  @Test("stay on the paper")
  func paper() async throws {
    let arrow = "53,150 90,150 120,130 120,90 120,50 90,30 63,30"
    #expect(try await layout("", arrow: arrow, pad: 0).sides("inner")[2] == 60)
    #expect(try await layout("", arrow: arrow, pad: 0.3).sides("inner")[2] == 125)
  }
}
