import CustomDump
import Observation
import PortableUIKit
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Stored references in classes")
struct StoredReferencesClassTests {
  class Base {
    private let secret = TestNode("secret")
    fileprivate(set) var shown: TestNode? = TestNode("shown")
    let count = 1
  }

  class Derived: Base {
    private let secret = TestNode("own secret")
  }

  class Empty: Derived {}

  @Test("References in private properties are found, superclasses' first")
  func superclasses() {
    expectNoDifference(
      stored(in: Empty()),
      ["strong secret: secret", "strong shown: shown", "strong secret: own secret"])
  }

  class LazyHolder {
    nonisolated(unsafe) static var made = 0
    lazy var child: TestNode = {
      Self.made += 1
      return TestNode("made")
    }()
    private(set) lazy var children: [TestNode] = [child]
    lazy var maybe: TestNode? = child
  }

  @Test("A lazy property is read once it is made, and is not made by reading")
  func lazyProperties() {
    let holder = LazyHolder()
    expectNoDifference(stored(in: holder), [])
    #expect(LazyHolder.made == 0)
    _ = holder.children
    _ = holder.maybe
    expectNoDifference(
      stored(in: holder), ["strong child: made", "strong children: made", "strong maybe: made"])
  }

  @propertyWrapper
  struct Counted<Value> {
    var count = 0
    private var value: Value

    init(wrappedValue: Value) {
      value = wrappedValue
    }

    var wrappedValue: Value {
      mutating get {
        Issue.record("the getter ran")
        return value
      }
      set { value = newValue }
    }
  }

  class Watchful: CustomReflectable, CustomStringConvertible {
    @Counted var wrapped = TestNode("wrapped")
    var observed = TestNode("observed") {
      willSet { Issue.record("the observer ran") }
      didSet { Issue.record("the observer ran") }
    }
    var computed: TestNode {
      Issue.record("the getter ran")
      return observed
    }
    var description: String {
      Issue.record("the description was made")
      return ""
    }
    var customMirror: Mirror {
      Issue.record("the app's mirror was asked")
      return Mirror(self, children: [:])
    }
  }

  enum Mirrored: CustomReflectable {
    case node(TestNode)

    var customMirror: Mirror {
      Issue.record("the app's mirror was asked")
      return Mirror(self, children: [:])
    }
  }

  @Test("Reading references runs no getter, observer, description or custom mirror")
  func quiet() {
    class Holder: Watchful {
      var mirrored = Mirrored.node(TestNode("node"))
      var list = [Mirrored.node(TestNode("node"))]
    }
    expectNoDifference(
      stored(in: Holder()), ["strong _wrapped.value: wrapped", "strong observed: observed"])
  }

  @Test("Reading references retains nothing")
  func freed() {
    class Holder {
      var node: TestNode? = TestNode("node")
      var list = [TestNode("list")]
      var boxed: Any = ["x": TestNode("boxed")]
      var state = StoredReferencesValueTests.State.running(TestNode("state"))
      weak var delegate: TestNode?
    }
    var holder: Holder? = Holder()
    let delegate = TestNode("delegate")
    holder?.delegate = delegate
    var seen: [WeakNode] = []
    for _ in 0..<3 {
      StoredReferences.visit(holder!) { seen.append(WeakNode(node: $0.object)) }
    }
    #expect(seen.count == 15)
    #expect(isKnownUniquelyReferenced(&holder!.node))
    #expect(isKnownUniquelyReferenced(&holder!.list[0]))
    holder = nil
    #expect(seen.filter { $0.node != nil }.count == 3)
    withExtendedLifetime(delegate) {}
  }

  private struct WeakNode {
    weak var node: AnyObject?
  }

  @Test("An object may be changed while its references are reported")
  func changedMeanwhile() {
    class Holder {
      var list: [TestNode] = [TestNode("a"), TestNode("b")]
      var other: TestNode? = TestNode("c")
    }
    let holder = Holder()
    var names: [String] = []
    StoredReferences.visit(holder) { reference in
      holder.list = []
      holder.other = nil
      names.append((reference.object as? TestNode)?.name ?? "?")
    }
    expectNoDifference(names, ["a", "b", "c"])
  }

  class Generic<Child: AnyObject, Value> {
    var value: Value
    let child: Child
    weak var parent: Child?
    var list: [Value]
    unowned let owner: TestNode

    init(_ value: Value, child: Child, owner: TestNode) {
      self.value = value
      self.child = child
      self.list = [value]
      self.owner = owner
    }
  }

  class OfGeneric: Generic<TestNode, TestNode?> {
    let own = TestNode("own")
  }

  class GenericOfGeneric<Other>: Generic<TestNode, [Other]> {
    var other: Other?
  }

  @Test("References in generic classes are found, whatever their properties' size")
  func generic() {
    let node = TestNode("node")
    expectNoDifference(
      stored(in: Generic((1, 2, 3, "x"), child: node, owner: TestNode("gone"))),
      ["strong child: node"])
    expectNoDifference(
      stored(in: Generic(Optional(TestNode("value")), child: node, owner: node), alive: [node]),
      [
        "strong value: value", "strong child: node", "strong list: value", "unowned owner: node",
      ])
    expectNoDifference(
      stored(in: OfGeneric(nil, child: node, owner: TestNode("gone"))),
      ["strong child: node", "strong own: own"])
    let nested = GenericOfGeneric([(1, node)], child: node, owner: TestNode("gone"))
    nested.other = (2, TestNode("other"))
    expectNoDifference(
      stored(in: nested),
      ["strong value: node", "strong child: node", "strong list: node", "strong other: other"])
  }

  class Pack<each Value> {
    let values: (repeat each Value)
    let after = TestNode("after")

    init(_ values: repeat each Value) {
      self.values = (repeat each values)
    }
  }

  class Opaque {
    let step: some TestStep = TestNode("step")
  }

  @Test("References are found in classes of many, unnamed and platform types")
  func unusual() {
    expectNoDifference(
      stored(in: Pack(1, TestNode("a"), "x", [TestNode("b")])),
      ["strong values: a", "strong values: b", "strong after: after"])
    expectNoDifference(stored(in: Opaque()), ["strong step: step"])
    expectNoDifference(stored(in: UIViewController.Flow()), ["strong node: node"])
    expectNoDifference(stored(in: [Int].Flow()), ["strong node: node"])
  }

  @Observable
  class Model {
    var child: TestNode? = TestNode("child")
    var list = [TestNode("list")]
  }

  @Test("Reading an observable class notifies no observer")
  func observable() {
    let model = Model()
    withObservationTracking {
      expectNoDifference(stored(in: model), ["strong _child: child", "strong _list: list"])
    } onChange: {
      Issue.record("looking was tracked")
    }
    model.child = nil
  }

  private actor Counter {
    let node = TestNode("node")
    var list = [TestNode("list")]
  }

  @Test("Actors are not read, as their properties may be changing")
  func actors() {
    expectNoDifference(stored(in: Counter()), [])
    class Holder {
      let counter = Counter()
    }
    expectNoDifference(stored(in: Holder()), ["strong counter: Counter"])
  }

  @Test("Objects of the platform's classes are not read")
  func notOurs() {
    expectNoDifference(stored(in: 5 as AnyObject), [])
    expectNoDifference(stored(in: "text" as AnyObject), [])
    expectNoDifference(stored(in: [TestNode("a")] as AnyObject), [])
    expectNoDifference(stored(in: TestNode.self as AnyObject), [])
    expectNoDifference(stored(in: { () -> Void in } as AnyObject), [])
    expectNoDifference(stored(in: UIWindow()), [])
    expectNoDifference(
      stored(in: ManagedBuffer<Int, TestNode>.create(minimumCapacity: 1) { _ in 1 }), [])
    class KeyPathHolder {
      let path: AnyKeyPath = \TestNode.name
    }
    #expect(stored(in: KeyPathHolder()).count == 1)
  }
}

extension UIViewController {
  fileprivate class Flow {
    let node = TestNode("node")
  }
}

extension Array where Element == Int {
  fileprivate class Flow {
    let node = TestNode("node")
    var numbers: [Element] = [1]
  }
}
