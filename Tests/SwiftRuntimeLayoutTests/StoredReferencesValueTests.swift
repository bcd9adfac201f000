import CustomDump
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Stored references in values")
struct StoredReferencesValueTests {
  @Test("References by class, class-bound protocol and AnyObject are found, optional or not")
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

  @Test("References in existentials that hold a value or an object are found")
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

  @Test("A reference in a constrained existential of a class is found")
  func constrained() {
    class Holder {
      var a: any Producer<Int> = IntProducer()
      var b: (any Producer<Int>)? = IntProducer()
      var c: (any Producer<Int>)? = nil
    }
    expectNoDifference(stored(in: Holder()), ["strong a: IntProducer", "strong b: IntProducer"])
  }

  @Test("References in nested structs, tuples and generic structs are found, with their paths")
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

  @Test("References in enums with associated values are found, also in indirect ones")
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

  indirect enum Tree {
    case leaf(TestNode)
    case fork(Tree, TestNode, Tree)
  }

  struct Record {
    indirect enum Rest {
      case nothing
      case record(Record, Int)
    }

    var rest = Rest.nothing
    var node: TestNode
  }

  struct Branch {
    var branches: [Branch] = []
    var node: TestNode
  }

  @Test("References in values that contain their own type are found")
  func recursive() {
    class Holder {
      var tree = Tree.fork(.leaf(TestNode("1")), TestNode("2"), .leaf(TestNode("3")))
      var record = Record(rest: .record(Record(node: TestNode("4")), 1), node: TestNode("5"))
      var list = [Record(rest: .record(Record(node: TestNode("6")), 1), node: TestNode("7"))]
      var branch = Branch(branches: [Branch(node: TestNode("8"))], node: TestNode("9"))
    }
    expectNoDifference(
      stored(in: Holder()),
      [
        "strong tree: 1", "strong tree: 2", "strong tree: 3", "strong record.rest.node: 4",
        "strong record.node: 5", "strong list.rest.node: 6", "strong list.node: 7",
        "strong branch.branches.node: 8", "strong branch.node: 9",
      ])
  }

  indirect enum Nest<Value> {
    case value(Value)
    case nest(Nest<[Value]>)
  }

  @Test("A type that nests without end is read to a limit")
  func endless() {
    class Holder {
      var first = Nest.value(TestNode("1"))
      var second = Nest<TestNode>.nest(.nest(.value([[TestNode("2")]])))
      var none = Nest.value(3)
    }
    expectNoDifference(stored(in: Holder()), ["strong first: 1", "strong second: 2"])
  }

  @Test("A long chain of values is followed to a limit")
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

  @Test("Text, numbers, closures and types are not read")
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

  @Test("Noncopyable values are not read")
  func noncopyable() {
    var holder: TicketHolder? = TicketHolder()
    expectNoDifference(stored(in: holder!), ["strong a: a", "strong z: z"])
    #expect(Ticket.ended == 0)
    holder = nil
    #expect(Ticket.ended == 3)
  }

  private struct Ticket: ~Copyable {
    nonisolated(unsafe) static var ended = 0
    let node = TestNode("ticket")
    deinit { Self.ended += 1 }
  }

  private enum Slot: ~Copyable {
    case empty
    case full(Ticket)
  }

  private class TicketHolder {
    let a = TestNode("a")
    let ticket = Ticket()
    let maybe: Ticket? = Ticket()
    let slot = Slot.full(Ticket())
    let z = TestNode("z")
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
