import Testing

@testable import SwiftRuntimeLayout

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@MainActor private var notes: [[String]] = []
@MainActor private var skipped: Set<CallStackType> = []
private let own = "SwiftRuntimeLayoutTests.CallStackTests."

/// Notes the types that are running, of those below and arrays.
@MainActor func noteCallStack() {
  let suite = CallStackType(CallStackTests.self)
  let types = CallStack.types {
    $0 == suite || skipped.contains($0) || !$0.name.hasPrefix(own) && $0.name != "Swift.Array"
  }
  notes.append(
    types.map { $0.name.hasPrefix(own) ? String($0.name.dropFirst(own.count)) : $0.name })
}

extension CallStackTests {
  /// What is noted first while `body` runs.
  func running(skipping types: any Any.Type..., body: () -> Void) -> [String] {
    notes = []
    skipped = Set(types.map { CallStackType($0) })
    defer { skipped = [] }
    body()
    return notes.first ?? ["nothing noted"]
  }

  /// All that is noted while `body` runs.
  func runningAsync(_ body: @MainActor () async -> Void) async -> [[String]] {
    notes = []
    await body()
    return notes
  }

  func name(of object: Any) -> String {
    String(CallStackType(type(of: object)).name.dropFirst(own.count))
  }

  /// How much memory the process has, in pages.
  func residentPages() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, 200, file) != nil else { return 0 }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Int(text.split(separator: " ")[1]) ?? 0
  }

  // What the tests call: each notes whose code is running.

  @MainActor protocol Acting: AnyObject {
    func act()
    func byDefault()
  }

  @MainActor class Child: Acting {
    func act() { noteCallStack() }
    func back(to parent: Parent) { parent.act() }
    func relayed(by parent: Parent) { parent.start(self) }
    func callByProtocol() { actByProtocol() }
    func overridden() { act() }
    func wire(_ button: Button) {
      let inner = { @MainActor in self.act() }
      button.action = { inner() }
    }

    func wait() async {
      noteCallStack()
      await Task.yield()
      noteCallStack()
      await Task { @MainActor in
        await Task.yield()
        noteCallStack()
      }.value
    }
  }

  @MainActor final class Grandchild: Child {
    override func overridden() { super.overridden() }
  }

  @MainActor final class Parent {
    func act() { noteCallStack() }
    func start(_ child: any Acting) { child.act() }
    func relay(to child: Child) { child.relayed(by: self) }
    func twice(_ child: Child) { again(child) }
    private func again(_ child: Child) { child.act() }
    func wire(_ button: Button) { button.action = { self.act() } }
    func free(_ object: consuming Deinited?) { object = nil }

    func dig(_ depth: Int, then child: Child) {
      if depth == 0 { child.act() } else { dig(depth - 1, then: child) }
      precondition(depth >= 0)
    }

    func wait(for child: Child) async {
      await child.wait()
      noteCallStack()
    }

    @MainActor final class Nested {
      func act() { noteCallStack() }
      static func actPrivately() { Private().act() }
      static func aPrivate() -> Any { Private() }

      @MainActor private final class Private {
        func act() { noteCallStack() }
      }
    }
  }

  @MainActor final class Box<Content> {
    func act() { noteCallStack() }

    @MainActor final class Slot {
      func act() { noteCallStack() }
    }
  }

  struct Value {
    var number: Int
    @MainActor func act() { noteCallStack() }
  }

  enum Choice {
    case one
    @MainActor func act() { noteCallStack() }
  }

  @MainActor final class Button {
    var action: @MainActor () -> Void = {}
    func tap() { action() }
  }

  @MainActor final class Members: @MainActor Equatable {
    static let shared = Members()

    init() { noteCallStack() }
    init(quietly: Bool) {}

    var computed: Int {
      get {
        noteCallStack()
        return 1
      }
      set { noteCallStack() }
    }
    var observed = 0 { didSet { noteCallStack() } }
    lazy var lazyOne: Int = {
      noteCallStack()
      return 1
    }()
    subscript(index: Int) -> Int {
      noteCallStack()
      return index
    }
    static func == (left: Members, right: Members) -> Bool {
      noteCallStack()
      return true
    }
    func withDefault(_ number: Int = noted()) {}
    static func noted() -> Int {
      noteCallStack()
      return 1
    }
    func localFunction() {
      func inner() { noteCallStack() }
      inner()
    }
    func deferred() {
      defer { noteCallStack() }
      nothing()
    }
    func nothing() {}
  }

  @MainActor final class Deinited {
    isolated deinit { noteCallStack() }
  }

  @MainActor final class Quiet: Acting {
    var count = 0
    func act() { count += CallStack.types().isEmpty ? 0 : 1 }
  }
}

extension CallStackTests.Acting {
  func byDefault() { noteCallStack() }
  func actByProtocol() { noteCallStack() }
}

extension Array {
  @MainActor func actForCallStack() { noteCallStack() }
}
