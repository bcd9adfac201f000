import CustomDump
import FlowExplorer
import TestSupport
import Testing

/// No exploration may call itself complete that is not: an app with one gap of each kind.
@MainActor @Suite("Planted gaps", .interface)
struct PlantedGapTests {
  @Test(
    "No exploration of an app with a planted gap is complete, and it gives the gap as a reason",
    arguments: PlantedGap.allCases)
  func incomplete(_ gap: PlantedGap) async throws {
    let exploration = await (try gap.explorer()).explore()
    expectNoDifference(exploration.isComplete, false)
    #expect(exploration.summary.contains(": not complete; "))
    #expect(
      exploration.doubts.contains { gap.explains($0.kind) }, "\(exploration.doubts)")
    for doubt in exploration.doubts {
      #expect(exploration.description.contains("\n  \(doubt)\n"))
    }
    #expect(exploration.incompleteness?.contains("\(exploration.doubts[0])") == true)
  }

  @Test("The same app without a gap is complete")
  func complete() async {
    let exploration = await FlowExplorer.planted { PlantedGap.sound() }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.isComplete, true)
  }

  @Test("Sample answers are no reason to doubt where no screen of a module is known to be missing")
  func sampledAnswers() async throws {
    var explorer = try PlantedGap.sampledAnswer.explorer()
    explorer.modules = nil
    let exploration = await explorer.explore()
    expectNoDifference(exploration.doubts, [])
  }
}
