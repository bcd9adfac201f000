// The types that ``LayoutSelfCheck`` reads. They are declared here so that every fact of
// ``RuntimeFacts`` is needed to read them, and nothing of an app's is.

protocol LayoutProbeRole: AnyObject {}
protocol LayoutProbeValue {}
protocol LayoutProbeBox<Content>: AnyObject { associatedtype Content }
protocol LayoutProbeCrate<Content> { associatedtype Content }
struct LayoutProbeError: Error {}

/// What a probe refers to, known by its name.
final class LayoutProbeNode: LayoutProbeRole, LayoutProbeValue, LayoutProbeBox, LayoutProbeCrate {
  typealias Content = Int

  let name: String

  init(_ name: String) {
    self.name = name
  }
}

enum LayoutProbeKey: CaseIterable { case first, second, third }

enum LayoutProbeChoice {
  case none
  case node(LayoutProbeNode)
  case number(Int)
}

/// What cannot be copied, and therefore is not read.
enum LayoutProbeToken: ~Copyable {
  case none
  case node(LayoutProbeNode)
}

struct LayoutProbePair<First> {
  var number = 1
  var first: First
}

class LayoutProbeBase {
  /// The mangled name of its type is known: `Si`.
  let count = 1
  let base = LayoutProbeNode("base")
}

/// An object with a stored property of each kind.
final class LayoutProbe<Value>: LayoutProbeBase {
  let strong: LayoutProbeNode
  weak var weak: LayoutProbeNode?
  unowned let unowned: LayoutProbeNode
  unowned(unsafe) let unmanaged: LayoutProbeNode
  var optional: LayoutProbeNode?
  var missing: LayoutProbeNode?
  let role: any LayoutProbeRole
  weak var weakRole: (any LayoutProbeRole)?
  let value: any LayoutProbeValue
  let anything: Any
  let maybe: (any LayoutProbeValue)?
  let error: any Error = LayoutProbeError()
  let box: any LayoutProbeBox<Int>
  let crate: any LayoutProbeCrate<Int>
  let list: [LayoutProbeNode]
  let keyed: [LayoutProbeKey: LayoutProbeNode]
  let closure: () -> LayoutProbeNode?
  lazy var late = LayoutProbeNode("late")
  let choice: LayoutProbeChoice
  let token: LayoutProbeToken
  let tuple: (Int, LayoutProbeNode)
  let pair: LayoutProbePair<Value>
  let generic: Value
  let last = LayoutProbeNode("last")

  /// - Parameter known: what the references refer to that keep nothing alive.
  init(known: LayoutProbeNode, generic: Value) {
    strong = LayoutProbeNode("strong")
    weak = known
    unowned = known
    unmanaged = known
    optional = LayoutProbeNode("optional")
    role = LayoutProbeNode("role")
    weakRole = known
    value = LayoutProbeNode("value")
    anything = LayoutProbeNode("anything")
    maybe = LayoutProbeNode("maybe")
    box = LayoutProbeNode("box")
    crate = LayoutProbeNode("crate")
    list = [LayoutProbeNode("list 0"), LayoutProbeNode("list 1")]
    keyed = [
      .third: LayoutProbeNode("keyed 2"), .first: LayoutProbeNode("keyed 0"),
      .second: LayoutProbeNode("keyed 1"),
    ]
    closure = { [weak known] in known }
    choice = .node(LayoutProbeNode("choice"))
    token = .node(LayoutProbeNode("token"))
    tuple = (1, LayoutProbeNode("tuple"))
    pair = LayoutProbePair(first: generic)
    self.generic = generic
    super.init()
    _ = late
  }
}

extension LayoutProbe where Value == LayoutProbeNode {
  /// What the properties hold that are a word each.
  func words(known: LayoutProbeNode) -> [(property: String, object: AnyObject?)] {
    [
      ("base", base), ("strong", strong), ("unowned", known), ("optional", optional),
      ("missing", missing), ("role", role), ("box", box), ("late", late), ("tuple", tuple.1),
      ("pair.first", pair.first), ("generic", generic), ("last", last),
    ]
  }
}

/// An actor's properties are not read: they may be changing on another thread.
actor LayoutProbeActor {
  let node = LayoutProbeNode("actor")
}
