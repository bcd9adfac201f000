import CustomDump
import FlowGenerators
import Testing
import TextDiff

@testable import FlowSnapshots

@Suite("Differences of lines")
struct LineDiffTests {
  @Test("A difference shows each change with a line of context and the old line's number")
  func text() {
    let diff = LineDiff(
      from: ["a", "b", "c", "d", "e", "f", "g"], to: ["a", "b", "X", "d", "e", "f", "g", "h"],
      by: ==)
    expectNoDifference(
      diff.text,
      """
      line 2:
          b
        - c
        + X
          d
      line 7:
          g
        + h
      """)
  }

  @Test(
    "A difference keeps as many lines as possible, and has the lines of both texts",
    arguments: 0..<60)
  func properties(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = ["a", "b", "c", ""]
    func random() -> [String] {
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? ""
      }
    }
    let (old, new) = (random(), random())
    let diff = LineDiff(from: old, to: new, by: ==)
    expectNoDifference(diff.changes.compactMap(\.before), old)
    expectNoDifference(diff.changes.compactMap(\.after), new)
    expectNoDifference(diff.changes.count(where: \.isSame), Self.mostInCommon(old[...], new[...]))
  }

  /// The length of a longest common subsequence, by trying all.
  private static func mostInCommon(_ a: ArraySlice<String>, _ b: ArraySlice<String>) -> Int {
    guard let first = a.first, let other = b.first else { return 0 }
    if first == other { return 1 + mostInCommon(a.dropFirst(), b.dropFirst()) }
    return max(mostInCommon(a.dropFirst(), b), mostInCommon(a, b.dropFirst()))
  }

  @Test("A difference of texts too long to compare replaces all lines, and is cut")
  func long() {
    let old = (0..<3000).map { "old \($0)" }
    let new = (0..<3000).map { "new \($0)" }
    let diff = LineDiff(from: ["same"] + old + ["end"], to: ["same"] + new + ["end"], by: ==)
    expectNoDifference(diff.changes.count, 6002)
    expectNoDifference(diff.changes.first, .same("same"))
    expectNoDifference(diff.changes.last, .same("end"))
    #expect(diff.text.hasSuffix("\n… and 5923 lines more"))
  }
}

extension LineDiff.Change where Line == String {
  fileprivate var before: String? {
    switch self {
    case .same(let line), .removed(let line): line
    case .added: nil
    }
  }

  fileprivate var after: String? {
    switch self {
    case .same(let line), .added(let line): line
    case .removed: nil
    }
  }
}
