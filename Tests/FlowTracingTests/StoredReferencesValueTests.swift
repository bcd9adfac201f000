import CustomDump
import Testing

@testable import FlowTracing

@MainActor @Suite("Stored references are found in whatever a property holds")
struct StoredReferencesValueTests {
  @Test("a class, a class-bound protocol, any object, an optional of each")
  func plain() {
    class Holder {
      let a = TestNode("a")
      var b: any TestFlow = TestNode("b")
      var c: AnyObject = TestNode("c")
      var d: TestNode? = TestNode("d")
      var e: (any TestFlow)? = TestNode("e")
      var f: (any TestFlow & TestStep)? = nil
      var g: TestNode? = nil
      var h: TestNode?? = TestNode("h")
      var i: TestNode?? = .some(nil)
      var j: TestNode?? = nil
    }
    expectNoDifference(
      stored(in: Holder()),
      ["strong a: a", "strong b: b", "strong c: c", "strong d: d", "strong e: e", "strong h: h"])
  }

  @Test("existentials that may hold a value or an object")
  func existentials() {
    struct Wrapper: TestStep {
      let node = TestNode("boxed")
      let more = (1, 2, 3, 4)
    }
    class Holder {
      var a: any TestStep = TestNode("a")
      var b: Any = TestNode("b")
      var c: (any TestStep)? = TestNode("c")
      var d: Any? = nil
      var e: Any = Wrapper()
      var f: any TestStep & Sendable = Number()
      var g: Any = [TestNode("g") as Any, 5, "six"]
      var h: Any = TestNode("h") as TestNode? as Any
      var i: any Collection<TestNode> = [TestNode("i")]
      var j: (any Collection<TestNode>)? = nil
      var k: any Error = Failure.failed(TestNode("k"))
      var l: Any = (any TestStep).self
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong a: a", "strong b: b", "strong c: c", "strong e.node: boxed", "strong g: g",
        "strong h: h", "strong i: i",
      ])
  }

  private struct Number: TestStep { let value = 1 }
  private enum Failure: Error { case failed(TestNode) }

  @Test("a constrained existential of a class")
  func constrained() {
    class Holder {
      var a: any Producer<Int> = IntProducer()
      var b: (any Producer<Int>)? = IntProducer()
      var c: (any Producer<Int>)? = nil
    }
    expectNoDifference(stored(in: Holder()), ["strong a: IntProducer", "strong b: IntProducer"])
  }

  @Test("arrays, slices and arrays of arrays, in order")
  func arrays() {
    class Holder {
      var a = [TestNode("1"), TestNode("2")]
      var b: [any TestFlow] = [TestNode("3"), TestNode("4")]
      var c: [any TestStep] = [TestNode("5"), Number()]
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

  @Test("dictionaries by string, number and case are read by key, in order")
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

  @Test("dictionaries by object, and sets, have no order, but all is found")
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

  @Test("structs in structs, tuples and generic structs, by the path to them")
  func structs() {
    struct Box<Value> {
      var padding: UInt8 = 0
      var value: Value
    }
    struct Dependencies {
      var name = "dependencies"
      var router = TestNode("router")
      var box = Box(value: TestNode("boxed"))
      var number = Box(value: 5)
    }
    class Holder {
      var count: UInt8 = 1
      var dependencies = Dependencies()
      var maybe: Dependencies? = nil
      var surely: Dependencies? = Dependencies()
      var pair = (UInt8(1), first: TestNode("first"), ("x", [TestNode("second")]))
      var only: Box<TestNode?>? = Box(value: nil)
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong dependencies.router: router", "strong dependencies.box.value: boxed",
        "strong surely.router: router", "strong surely.box.value: boxed", "strong pair: first",
        "strong pair: second",
      ])
  }

  enum State {
    case idle
    case running(TestNode)
    case pair(String, any TestFlow)
    case named(first: TestNode, second: TestNode?)
    case many([TestNode])
  }

  indirect enum Chain {
    case end
    case link(TestNode, Chain)
  }

  @Test("enums with associated values, also those that hold themselves")
  func enums() {
    class Holder {
      var a = State.idle
      var b = State.running(TestNode("1"))
      var c = State.pair("x", TestNode("2"))
      var d: State? = .named(first: TestNode("3"), second: TestNode("4"))
      var e: [State] = [.many([TestNode("5")]), .idle]
      var f = Chain.link(TestNode("6"), .link(TestNode("7"), .end))
      var g: Result<TestNode, Failure> = .success(TestNode("8"))
      var h: State? = nil
    }
    expectNoDifference(
      stored(in: Holder()), (1...8).map { "strong \("bcddeffg".at($0 - 1)): \($0)" })
  }

  @Test("a long chain of values is followed a little way only")
  func deep() {
    class Holder {
      var chain = Chain.end
    }
    let holder = Holder()
    for number in 0..<1_000 {
      holder.chain = .link(TestNode("\(number)"), holder.chain)
    }
    let found = stored(in: holder)
    #expect(found.first == "strong chain: 999")
    #expect((2...20).contains(found.count))
  }

  @Test("text, numbers, closures and types are passed over")
  func others() {
    class Holder {
      var a = "text"
      var b = 5
      var c: [String] = ["x"]
      var d: () -> Void
      var e: [() -> Void] = []
      var f: Any.Type = TestNode.self
      var g: TestNode.Type = TestNode.self
      var h: Any = "a long text that does not fit in a string's own sixteen bytes"
      var i: (any TestFlow.Type)? = TestNode.self
      var j: ((Int) -> Int)? = { $0 }
      var k = [1: ["a": 1.5]]
      var l: String? = "text"
      var m: Character = "x"
      var n = OpaquePointer(bitPattern: 4096)
      var o = ObjectIdentifier(TestNode.self)
      var p: Task<Void, Never>? = nil

      init() {
        let node = TestNode("captured")
        d = { _ = node }
        e = [d]
      }
    }
    expectNoDifference(stored(in: Holder()), [])
  }

  @Test("values that must not be copied are passed over")
  func noncopyable() {
    struct Ticket: ~Copyable {
      let node = TestNode("ticket")
      deinit { Issue.record("the ticket was used") }
    }
    enum Slot: ~Copyable {
      case empty
      case full(Ticket)
    }
    class Holder {
      var a = TestNode("a")
      let ticket = Ticket()
      let maybe: Ticket? = Ticket()
      let slot = Slot.full(Ticket())
      let z = TestNode("z")
    }
    let holder = Holder()
    expectNoDifference(stored(in: holder), ["strong a: a", "strong z: z"])
    // Freeing the holder ends the tickets, which is what they complain about.
    _ = Unmanaged.passRetained(holder)
  }

  @Test("of 10,000 objects the first 1,000 are looked at")
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

private protocol Producer<Product>: AnyObject {
  associatedtype Product
}

private final class IntProducer: Producer {
  typealias Product = Int
}

extension String {
  fileprivate func at(_ index: Int) -> Character { Array(self)[index] }
}
