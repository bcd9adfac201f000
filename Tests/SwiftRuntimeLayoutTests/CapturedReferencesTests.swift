import CustomDump
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Objects that closures capture")
struct CapturedReferencesTests {
  @MainActor final class Flow {
    let name = "flow"
    func show() {}
    func show(_ item: Int) {}
    func load() async {}
  }

  struct Actions {
    var number = 1
    let show: () -> Void
    let select: (Int) -> Void
  }

  /// Stores functions as functions of its parameter, which takes closures around closures.
  final class Event<Value> {
    let send: (Value) -> Void
    init(_ send: @escaping (Value) -> Void) { self.send = send }
  }

  final class Screen {
    var onTap: (() -> Void)?
    var onLoad: (@MainActor () async -> Void)?
    var actions: Actions?
    var handlers: [() -> Void] = []
    let callback: @convention(c) () -> Void = {}
  }

  private let flow = Flow()
  private let screen = Screen()

  @Test("The object of a method is found")
  func method() {
    screen.onTap = flow.show
    expectNoDifference(captured(in: screen), ["strong onTap: Flow"])
  }

  @Test("Objects are found as closures capture them: strongly, weakly, unowned")
  func strengths() {
    let screen = screen
    screen.onTap = { [flow] in flow.show() }
    expectNoDifference(captured(in: screen), ["strong onTap: Flow"])
    screen.onTap = { [weak flow] in flow?.show() }
    expectNoDifference(captured(in: screen), ["weak onTap: Flow"])
    screen.onTap = { [unowned flow] in flow.show() }
    expectNoDifference(captured(in: screen, alive: flow), ["unowned onTap: Flow"])
    expectNoDifference(captured(in: screen), [])
  }

  @Test("Several captures are found, whatever lies between them")
  func several() {
    let (text, number) = (String(repeating: "a", count: 40), UInt8.random(in: 0...9))
    let second = Flow()
    screen.onTap = { [weak flow] in
      flow?.show(Int(number))
      print(text)
      second.show()
    }
    expectNoDifference(captured(in: screen).sorted(), ["strong onTap: Flow", "weak onTap: Flow"])
  }

  @Test("Variables that closures change are found in their boxes")
  func variables() {
    var last: Flow? = flow
    screen.onTap = { last = last == nil ? Flow() : last }
    withExtendedLifetime(last) {
      expectNoDifference(captured(in: screen), ["strong onTap: Flow"])
    }
  }

  @Test("Closures in structs, asynchronous ones and those around closures are found")
  func places() {
    screen.actions = Actions(show: flow.show, select: { [weak flow] in flow?.show($0) })
    screen.onLoad = flow.load
    expectNoDifference(
      captured(in: screen),
      ["strong onLoad: Flow", "strong actions.show: Flow", "weak actions.select: Flow"])
    expectNoDifference(captured(in: Event<Int>(flow.show)), ["strong send: Flow"])
  }

  @Test("What captures nothing, or what closures in collections capture, is not found")
  func nothing() {
    screen.onTap = {}
    screen.handlers = [flow.show]
    expectNoDifference(captured(in: screen), [])
  }

  @Test("Captures are found only when they are asked for")
  func asked() {
    screen.onTap = flow.show
    var found: [String] = []
    StoredReferences.visit(screen, StoredReferences.parts(of: Screen.self)) {
      found.append($0.property)
    }
    var strong: [StrongReference] = []
    StoredReferences.addStrong(
      in: screen, StoredReferences.strongParts(of: Screen.self), to: &strong)
    #expect(found.isEmpty && strong.isEmpty)
  }

  @Test(
    "A wrong fact fails the closures' self-check alone, and crashes nothing", arguments: wrongFacts)
  func selfCheck(wrong: LayoutSelfCheckTests.Wrong) {
    #expect(ClosureSelfCheck.failure(of: wrong.facts) != nil)
    #expect(LayoutSelfCheck.failure(of: wrong.facts) == nil)
  }

  nonisolated static let wrongFacts: [LayoutSelfCheckTests.Wrong] = [
    .init("closureContext") { $0.closureContext = 16 },
    .init("contextMetadataKind") { $0.contextMetadataKind = 0x500 },
    .init("firstCapture") { $0.firstCapture = 12 },
    .init("captureDescriptor") { $0.captureDescriptor = 24 },
    .init("captureCount") { $0.captureCount = 4 },
    .init("captureSourceCount") { $0.captureSourceCount = 0 },
    .init("captureBindingCount") { $0.captureBindingCount = 0 },
    .init("captureRecords") { $0.captureRecords = 8 },
    .init("captureRecordSize") { $0.captureRecordSize = 8 },
    .init("valueWitnessSize") { $0.valueWitnessSize = 72 },
  ]

  @Test("The facts about closures hold for the Swift that built this")
  func passes() {
    expectNoDifference(ClosureSelfCheck.failure, nil)
  }

  private func captured(in object: AnyObject, alive: Flow? = nil) -> [String] {
    var found: [String] = []
    let address = alive.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    let isAlive: (UnsafeRawPointer) -> AnyObject? = { $0 == address ? alive : nil }
    let parts = StoredReferences.parts(of: type(of: object))
    StoredReferences.visit(object, parts, captures: true, isAlive: isAlive) { reference in
      #expect(reference.isCaptured)
      found.append("\(reference.strength) \(reference.property): \(type(of: reference.object))")
    }
    return found
  }
}
