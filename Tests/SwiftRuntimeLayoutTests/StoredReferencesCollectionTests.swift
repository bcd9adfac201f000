import CustomDump
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Stored references in collections")
struct StoredReferencesCollectionTests {
  private struct Number: TestStep {
    let value: Int
  }

  @Test("References in arrays, slices and nested arrays are found in order")
  func arrays() {
    class Holder {
      var a = [TestNode("1"), TestNode("2")]
      var b: [any TestFlow] = [TestNode("3"), TestNode("4")]
      var c: [any TestStep] = [TestNode("5"), Number(value: 1)]
      var d: [TestNode?] = [nil, TestNode("6")]
      var e: [[TestNode]]? = [[TestNode("7")], [TestNode("8")]]
      var f: ContiguousArray = [TestNode("9")]
      var g = [TestNode("no"), TestNode("10")][1...]
      var h: [(String, TestNode)] = [("x", TestNode("11"))]
      var i: [TestNode] = []
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong a: 1", "strong a: 2", "strong b: 3", "strong b: 4", "strong c: 5", "strong d: 6",
        "strong e: 7", "strong e: 8", "strong f: 9", "strong g: 10", "strong h: 11",
      ])
  }

  enum Tab: Hashable { case home, search, profile }

  @Test("Dictionaries with string, number and enum keys are read in the order of keys")
  func dictionaries() {
    class Holder {
      var a = ["c": TestNode("3"), "a": TestNode("1"), "b": TestNode("2")]
      var b: [Int: any TestFlow] = [20: TestNode("5"), -10: TestNode("4")]
      var c: [Tab: TestNode]? = [.profile: TestNode("7"), .home: TestNode("6")]
      var d: KeyValuePairs = ["y": TestNode("8"), "x": TestNode("9")]
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong a: 1", "strong a: 2", "strong a: 3", "strong b: 4", "strong b: 5", "strong c: 6",
        "strong c: 7", "strong d: 8", "strong d: 9",
      ])
  }

  @Test("All references in sets, and in dictionaries with object keys, are found without order")
  func unordered() {
    class Holder {
      var a = [TestNode("key"): TestNode("value")]
      var b: [ObjectIdentifier: any TestFlow]
      var c: Set = [TestNode("element")]
      var d: [AnyHashable: TestNode] = [AnyHashable(TestNode("any")): TestNode("thing")]

      init() {
        let node = TestNode("identified")
        b = [ObjectIdentifier(node): node]
      }
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong a: key, unordered", "strong a: value, unordered",
        "strong b: identified, unordered", "strong c: element, unordered",
        "strong d: any, unordered", "strong d: thing, unordered",
      ])
    let many = ManyHolder()
    #expect(Set(stored(in: many)).count == 100)
  }

  private class ManyHolder {
    var nodes = Set((0..<100).map { TestNode("\($0)") })
  }

  @Test("Of 10,000 objects in a collection, the first 1,000 are read")
  func large() {
    class Holder {
      var nodes = (0..<10_000).map { TestNode("\($0)") }
      var after = TestNode("after")
      var nested = (0..<100).map { _ in (0..<100).map { TestNode("\($0)") } }
      var set = Set((0..<10_000).map { TestNode("\($0)") })
      var numbers = Array(0..<10_000)
    }
    let found = stored(in: Holder())
    expectNoDifference(Array(found[..<1_000]), (0..<1_000).map { "strong nodes: \($0)" })
    expectNoDifference(found[1_000], "strong after: after")
    #expect(found.filter { $0.hasPrefix("strong nested") }.count <= 1_000)
    #expect(found.filter { $0.hasPrefix("strong nested") }.count > 500)
    #expect(found.filter { $0.hasPrefix("strong set") }.count == 1_000)
  }
}
