import Testing

@testable import FlowTracing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The types that CallStackTests calls: each notes whose code is running.

@MainActor private var notes: [[String]] = []
@MainActor var skipped: Set<CallStackType> = []

/// Notes the types of this module, and arrays, that are running, without the suite.
@MainActor func note() {
  let suite = CallStackType(CallStackTests.self)
  let types = CallStack.types {
    $0 == suite || skipped.contains($0) || !$0.name.hasPrefix(own) && $0.name != "Swift.Array"
  }
  notes.append(
    types.map { $0.name.hasPrefix(own) ? String($0.name.dropFirst(own.count)) : $0.name })
}

private let own = "FlowTracingTests."

/// What is noted first while `body` runs.
@MainActor func running(_ body: () -> Void) -> [String] {
  notes = []
  body()
  return notes.first ?? ["nothing noted"]
}

/// All that is noted while `body` runs.
@MainActor func runningAsync(_ body: @MainActor () async -> Void) async -> [[String]] {
  notes = []
  await body()
  return notes
}

@MainActor func name(of object: Any) -> String {
  String(CallStackType(type(of: object)).name.dropFirst(own.count))
}

/// How much memory the process has, in pages.
func residentPages() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 200)
  guard fgets(&line, 200, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return Int(text.split(separator: " ")[1]) ?? 0
}

@MainActor protocol Acting: AnyObject {
  func act()
  func byDefault()
}

extension Acting {
  func byDefault() { note() }
  func actByProtocol() { note() }
}

@MainActor class Child: Acting {
  func act() { note() }
  func back(to parent: Parent) { parent.act() }
  func callByProtocol() { actByProtocol() }
  func overridden() { act() }
  func wire(_ button: Button) {
    let inner = { @MainActor in self.act() }
    button.action = { inner() }
  }

  func wait() async {
    note()
    await Task.yield()
    note()
    await Task { @MainActor in
      await Task.yield()
      note()
    }.value
  }
}

@MainActor final class Grandchild: Child {
  override func overridden() { super.overridden() }
}

@MainActor final class Parent {
  func act() { note() }
  func start(_ child: any Acting) { child.act() }
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
    note()
  }

  @MainActor final class Nested {
    func act() { note() }
    static func actPrivately() { Private().act() }
    static func aPrivate() -> Any { Private() }

    @MainActor private final class Private {
      func act() { note() }
    }
  }
}

@MainActor final class Box<Content> {
  func act() { note() }

  @MainActor final class Slot {
    func act() { note() }
  }
}

struct Value {
  var number: Int
  @MainActor func act() { note() }
}

enum Choice {
  case one
  @MainActor func act() { note() }
}

extension Array {
  @MainActor func act() { note() }
}

@MainActor final class Button {
  var action: @MainActor () -> Void = {}
  func tap() { action() }
}

@MainActor final class Members: @MainActor Equatable {
  static let shared = Members()

  init() { note() }
  init(quietly: Bool) {}

  var computed: Int {
    get {
      note()
      return 1
    }
    set { note() }
  }
  var observed = 0 { didSet { note() } }
  lazy var lazyOne: Int = {
    note()
    return 1
  }()
  subscript(index: Int) -> Int {
    note()
    return index
  }
  static func == (left: Members, right: Members) -> Bool {
    note()
    return true
  }
  func withDefault(_ number: Int = noted()) {}
  static func noted() -> Int {
    note()
    return 1
  }
  func localFunction() {
    func inner() { note() }
    inner()
  }
  func deferred() {
    defer { note() }
    nothing()
  }
  func nothing() {}
}

@MainActor final class Deinited {
  isolated deinit { note() }
}

@MainActor final class Quiet: Acting {
  var count = 0
  func act() { count += CallStack.types().isEmpty ? 0 : 1 }
}
