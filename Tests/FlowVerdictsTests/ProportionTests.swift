import FlowVerdicts
import Testing

@Suite("Shares with their interval")
struct ProportionTests {
  @Test(
    "The interval is Wilson's at 95 %",
    arguments: [
      (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (3, 3, 0.4385, 1), (1, 29, 0.0061, 0.1718),
      (999, 1_000, 0.9944, 0.9998),
    ])
  func interval(count: Int, total: Int, low: Double, high: Double) {
    let interval = Proportion(count, of: total).interval
    #expect(abs(interval.lowerBound - low) < 0.0001)
    #expect(abs(interval.upperBound - high) < 0.0001)
    #expect(interval.contains(Proportion(count, of: total).share))
  }

  @Test(
    "Ends of the interval are rounded outwards",
    arguments: [
      (3, 3, "100% (43–100%)"), (0, 40, "0% (0–8.8%)"), (20, 40, "50% (35–65%)"),
      (0, 46_059, "0% (0–0.1%)"), (46_366, 46_366, "100% (99.9–100%)"),
    ])
  func words(count: Int, total: Int, words: String) {
    #expect(Proportion(count, of: total).description == words)
  }
}
