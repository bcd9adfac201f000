import CustomDump
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Weak and unowned stored references")
struct StoredReferencesOwnershipTests {
  class Holder {
    let first: TestNode
    weak var weakly: TestNode?
    weak var delegate: (any TestFlow)?
    unowned var owner: TestNode
    unowned let parent: any TestFlow
    unowned var maybe: TestNode?
    unowned var perhaps: (any TestFlow)?
    unowned(unsafe) var risky: TestNode
    unowned(unsafe) var riskier: (any TestFlow)?
    var unmanaged: Unmanaged<TestNode>
    let last: TestNode

    init(_ node: TestNode) {
      first = TestNode("first")
      weakly = node
      delegate = node
      owner = node
      parent = node
      maybe = node
      perhaps = node
      risky = node
      riskier = node
      unmanaged = .passUnretained(node)
      last = TestNode("last")
    }
  }

  @Test("Each reference has its strength; an unowned one is found only if its object is alive")
  func alive() {
    let node = TestNode("node")
    let holder = Holder(node)
    expectNoDifference(
      stored(in: holder, alive: [node]),
      [
        "strong first: first", "weak weakly: node", "weak delegate: node", "unowned owner: node",
        "unowned parent: node", "unowned maybe: node", "unowned perhaps: node",
        "strong last: last",
      ])
    expectNoDifference(
      stored(in: holder),
      ["strong first: first", "weak weakly: node", "weak delegate: node", "strong last: last"])
  }

  @Test("An object that is gone is neither touched nor found")
  func gone() {
    var node: TestNode? = TestNode("node")
    let holder = Holder(node!)
    node = nil
    let others = (0..<1_000).map { TestNode("\($0)") }
    expectNoDifference(
      stored(in: holder, alive: others), ["strong first: first", "strong last: last"])
  }

  class First {
    unowned var parent: TestNode
    let child = TestNode("child")

    init(parent: TestNode) {
      self.parent = parent
    }
  }

  class Middle: First {
    let own = TestNode("own")
    unowned let second: TestNode

    override init(parent: TestNode) {
      second = parent
      super.init(parent: parent)
    }
  }

  class Last: Middle {
    let another = TestNode("another")
    unowned var third: TestNode?

    override init(parent: TestNode) {
      third = parent
      super.init(parent: parent)
    }
  }

  @Test("A dead unowned reference does no harm in a superclass, first, last, or optional")
  func goneInSuperclass() {
    let last = Last(parent: TestNode("gone"))
    expectNoDifference(
      stored(in: last), ["strong child: child", "strong own: own", "strong another: another"])
  }

  struct Links {
    var before = TestNode("before")
    unowned var parent: TestNode
    weak var delegate: (any TestFlow)?
    unowned(unsafe) var risky: TestNode
    var after = TestNode("after")

    init(_ node: TestNode) {
      parent = node
      delegate = node
      risky = node
    }
  }

  enum Held {
    case links(Links, Int)
  }

  class LinksHolder {
    var links: Links
    var maybe: Links?
    var list: [Links]
    var byName: [String: Links]
    var pair: (Int, Links)
    var any: Any
    var held: Held
    let last = TestNode("last")

    init(_ node: TestNode) {
      links = Links(node)
      maybe = Links(node)
      list = [Links(node)]
      byName = ["x": Links(node)]
      pair = (1, Links(node))
      any = Links(node)
      held = .links(Links(node), 1)
    }
  }

  private let names = ["links", "maybe", "list", "byName", "pair", "any", "held"]

  @Test("Weak and unowned references are found in structs, wherever these are")
  func structs() {
    let node = TestNode("node")
    let found = stored(in: LinksHolder(node), alive: [node])
    expectNoDifference(
      found,
      names.flatMap {
        [
          "strong \($0).before: before", "unowned \($0).parent: node",
          "weak \($0).delegate: node", "strong \($0).after: after",
        ]
      } + ["strong last: last"])
  }

  @Test("A dead unowned reference does no harm in structs, wherever these are")
  func goneInStructs() {
    let holder = LinksHolder(TestNode("gone"))
    expectNoDifference(
      stored(in: holder),
      names.flatMap { ["strong \($0).before: before", "strong \($0).after: after"] }
        + ["strong last: last"])
  }

  @Test("An object at the address of one that is gone is not mistaken for it")
  func reusedAddress() {
    class Parent {
      unowned var node: TestNode

      init(_ node: TestNode) {
        self.node = node
      }
    }
    for _ in 0..<1_000 {
      let holder = Parent(TestNode("gone"))
      let others = (0..<10).map { TestNode("\($0)") }
      #expect(stored(in: holder, alive: others) == [])
    }
  }
}
