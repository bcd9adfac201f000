import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Types on the call stack", .serialized, .enabled(if: isDebug))
struct CallStackTests {
  @Test("A method and its callers are on the call stack, innermost first, each once in a row")
  func methods() {
    let child = Child()
    #expect(running { Parent().start(child) } == ["Child", "Parent"])
    #expect(running { Parent().twice(child) } == ["Child", "Parent"])
    #expect(running { child.back(to: Parent()) } == ["Parent", "Child"])
  }

  @Test("Nested, private, generic and local types are named on the call stack as by reflection")
  func kinds() {
    #expect(running { Parent.Nested().act() } == ["Parent.Nested"])
    #expect(running { Parent.Nested.actPrivately() } == ["Parent.Nested.Private", "Parent.Nested"])
    #expect(running { Box<Int>().act() } == ["Box"])
    #expect(running { Box<[String]>.Slot().act() } == ["Box.Slot"])
    #expect(running { Value(number: 1).act() } == ["Value"])
    #expect(running { Choice.one.act() } == ["Choice"])
    #expect(running { [1].actForCallStack() } == ["Swift.Array"])

    #expect(name(of: Parent.Nested()) == "Parent.Nested")
    #expect(name(of: Parent.Nested.aPrivate()) == "Parent.Nested.Private")
    #expect(name(of: Box<Int>()) == "Box")
    #expect(name(of: Box<[String]>.Slot()) == "Box.Slot")

    @MainActor final class Local {
      func act() { noteCallStack() }
    }
    #expect(running { Local().act() } == ["Local"])
    #expect(name(of: Local()) == "Local")
  }

  @Test("A type found on the stack equals the type found by reflection")
  func identity() {
    let child = Child()
    _ = running { child.act() }
    #expect(CallStackType(Child.self) == CallStackType(type(of: child)))
    #expect(
      CallStackType(Child.self)
        == CallStackType(name: "SwiftRuntimeLayoutTests.CallStackTests.Child"))
    #expect(CallStackType(Child.self) != CallStackType(Parent.self))
    #expect(CallStackType(Box<Int>.self) == CallStackType(Box<String>.self))
  }

  @Test("A protocol's extension has no type of its own; its witness and caller have")
  func protocols() {
    #expect(running { Child().actByProtocol() } == [])
    #expect(running { Child().callByProtocol() } == ["Child"])
    let acting: any Acting = Child()
    #expect(running { acting.byDefault() } == ["Child"])
    #expect(running { acting.act() } == ["Child"])
    #expect(running { Parent().start(acting) } == ["Child", "Parent"])
  }

  @Test("An inherited method belongs to the superclass")
  func inheritance() {
    #expect(running { Grandchild().act() } == ["Child"])
    #expect(running { Grandchild().overridden() } == ["Child", "Grandchild"])
  }

  @Test("A closure belongs to the type in which it is written, not to its caller")
  func closures() {
    let button = Button()
    Child().wire(button)
    #expect(running { button.tap() } == ["Child", "Button"])
    Parent().wire(button)
    #expect(running { button.tap() } == ["Parent", "Button"])
    button.action = { noteCallStack() }
    #expect(running { button.tap() } == ["Button"])
    let child = Child()
    button.action = child.act
    #expect(running { button.tap() }.first == "Child")
  }

  @Test(
    "Initialisers, accessors, observers, lazy variables and default arguments belong to their type")
  func members() {
    #expect(running { _ = Members() } == ["Members"])
    let members = Members(quietly: true)
    #expect(running { _ = members.computed } == ["Members"])
    #expect(running { members.computed = 1 } == ["Members"])
    #expect(running { members.observed = 1 } == ["Members"])
    #expect(running { _ = members.lazyOne } == ["Members"])
    #expect(running { _ = members[1] } == ["Members"])
    #expect(running { _ = members == members } == ["Members"])
    #expect(running { members.withDefault() } == ["Members"])
    #expect(running { members.localFunction() } == ["Members"])
    #expect(running { members.deferred() } == ["Members"])
    #expect(running { Members.shared.nothing() } == ["Members"])
    #expect(running { _ = Deinited() } == ["Deinited"])
    #expect(running { Parent().free(Deinited()) } == ["Deinited", "Parent"])
  }

  @Test("An async function is on the call stack before and after it waits")
  func asynchronous() async {
    let child = Child()
    let notes = await runningAsync { await Parent().wait(for: child) }
    #expect(notes.first?.first == "Child")
    #expect(notes.dropFirst().map { $0.first } == ["Child", "Child", "Parent"])
  }

  @Test("Types can be left out of the call stack")
  func skipping() {
    #expect(running(skipping: Child.self) { Parent().start(Child()) } == ["Parent"])
    #expect(running(skipping: Child.self) { Child().back(to: Parent()) } == ["Parent"])
    #expect(running(skipping: Parent.self) { Parent().relay(to: Child()) } == ["Child"])
  }

  @Test("Of a deep call stack, the innermost part is read")
  func deep() {
    #expect(running { Parent().dig(1_000, then: Child()) } == ["Child", "Parent"])
  }

  @Test("Reading a call stack again takes no memory")
  func flat() {
    let parent = Parent()
    let child = Quiet()
    for _ in 0..<1_000 { parent.start(child) }
    let before = residentPages()
    for _ in 0..<100_000 { parent.start(child) }
    #expect(child.count == 101_000)
    // One page for each ten captures would be 10,000; other tests, which run meanwhile, take some, too.
    #expect(residentPages() - before < 8_000)
  }
}

/// Whether calls are as they are written: optimised, these here would be inlined.
let isDebug: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()
