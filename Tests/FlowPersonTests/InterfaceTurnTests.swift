import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("A turn at the interface", .interface)
struct InterfaceTurnTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  /// Notes when a body begins and ends, and lets others run in between.
  private func note(_ name: String) async {
    log.entries.append("\(name) begins")
    for _ in 0..<20 { await Task.yield() }
    log.entries.append("\(name) ends")
  }

  private func takeTurn(_ name: String) async {
    await InterfaceTurn.take { await note(name) }
  }

  @Test("Turns that are asked for at the same time do not overlap")
  func exclusive() async {
    await withTaskGroup { group in
      for name in ["A", "B", "C", "D"] {
        group.addTask { await self.takeTurn(name) }
      }
    }
    expectNoDifference(log.entries.count, 8)
    for (begin, end) in zip(log.entries, log.entries.dropFirst()) where begin.hasSuffix("begins") {
      expectNoDifference(end, begin.replacing("begins", with: "ends"))
    }
  }

  @Test("A turn within a turn waits for nothing outside it, and queues up with its siblings")
  func nested() async {
    await InterfaceTurn.take {
      async let first: Void = takeTurn("A")
      async let second: Void = takeTurn("B")
      _ = await (first, second)
    }
    expectNoDifference(
      Set([Array(log.entries.prefix(2)), Array(log.entries.suffix(2))]),
      [["A begins", "A ends"], ["B begins", "B ends"]])
  }

  @Test("A turn whose body throws is over")
  func failure() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await InterfaceTurn.take { () async throws in throw Failure() }
    }
    await InterfaceTurn.take { await note("next") }
    expectNoDifference(log.entries, ["next begins", "next ends"])
  }

  @Test("A task that outlives its turn waits for the turn that is taken by then")
  func outlived() async {
    let (signal, next) = AsyncStream<Void>.makeStream()
    let task = await InterfaceTurn.take {
      Task { @MainActor in
        for await _ in signal {}
        await InterfaceTurn.take { await note("late") }
      }
    }
    await InterfaceTurn.take {
      next.finish()
      await note("next")
    }
    await task.value
    expectNoDifference(log.entries, ["next begins", "next ends", "late begins", "late ends"])
  }
}

@MainActor @Suite("A person without a turn")
struct PersonWithoutTurnTests {
  /// A task that is in no turn, though it is started from one.
  private static func tap(in window: UIWindow) -> Task<Void, any Error> {
    Task.detached { try await FlowPerson(window: window).tap("On") }
  }

  @Test("A person without a turn does nothing until the turn of another test is over")
  func waits() async throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let tap = try await InterfaceTurn.take { () async throws in
      let window = UIWindow()
      let screen = UIViewController()
      screen.view = UIButton(
        primaryAction: UIAction(title: "On") { _ in log.entries.append("tap") })
      window.rootViewController = screen
      window.makeKeyAndVisible()
      await FlowPerson(window: window).wait()
      let tap = Self.tap(in: window)
      for _ in 0..<20 { await Task.yield() }
      log.entries.append("end of the turn")
      return tap
    }
    try await tap.value
    expectNoDifference(log.entries, ["end of the turn", "tap"])
  }
}

@MainActor @Suite("A walk", .interface)
struct WalkTests {
  @MainActor private final class App {
    let navigation: UINavigationController

    init(_ window: UIWindow) {
      let home = UIViewController()
      navigation = UINavigationController(rootViewController: home)
      home.view = UIButton(
        primaryAction: UIAction(title: "On") { [unowned navigation] _ in
          navigation.pushViewController(UITableViewController(), animated: true)
        })
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
  }

  @Test("A walk launches the app, takes its steps, and lets the app go")
  func steps() async throws {
    weak var app: App?
    weak var window: UIWindow?
    try await FlowPerson.walk {
      let launched = App($0)
      app = launched
      window = $0
      return launched
    } steps: { person in
      try await person.tap("On")
      #expect(app != nil)
      #expect(person.sight.screenName == "UITableViewController")
    }
    #expect(app == nil)
    #expect(window == nil)
  }

  @Test("A walk throws what its steps throw")
  func failure() async {
    await #expect(throws: PersonError.self) {
      try await FlowPerson.walk {
        App($0)
      } steps: {
        try await $0.tap("Off")
      }
    }
  }

  @Test("A walk fails when code without a turn uses the interface meanwhile")
  func disturbed() async throws {
    let error = try await #require(throws: WalkDisturbance.self) {
      try await FlowPerson.walk {
        App($0)
      } steps: { person in
        await Task.detached { @MainActor in
          UIWindow().rootViewController = UIViewController()
        }.value
        try await person.tap("Off")
      }
    }
    expectNoDifference(error.call, "rootViewController")
    #expect(error.description.contains(#"There is no "Off" to tap."#))
  }

  @Test("What a chain of blocks on the main queue brings in the end is part of the step")
  func chain() async throws {
    try await FlowPerson.walk { window in
      let app = App(window)
      let navigation = app.navigation
      @Sendable func hop(_ left: Int) {
        DispatchQueue.main.async {
          guard left > 0 else {
            return MainActor.assumeIsolated {
              navigation.pushViewController(UITableViewController(), animated: false)
            }
          }
          hop(left - 1)
        }
      }
      hop(25)
      return app
    } steps: { person in
      #expect(person.sight.screenName == "UITableViewController")
    }
  }

  @Test("A walk fails when code without a turn navigates in another window meanwhile")
  func disturbedElsewhere() async throws {
    let other = UIWindow()
    let stack = UINavigationController()
    other.rootViewController = stack
    other.isHidden = false
    let error = try await #require(throws: WalkDisturbance.self) {
      try await FlowPerson.walk {
        App($0)
      } steps: { person in
        await Task.detached { @MainActor in
          stack.pushViewController(UIViewController(), animated: false)
        }.value
        try await person.tap("Off")
      }
    }
    expectNoDifference(error.call, "pushViewController")
  }

  @Test("An app may navigate in its own window from detached tasks and from the main queue")
  func undisturbed() async throws {
    try await FlowPerson.walk { window in
      let app = App(window)
      let navigation = app.navigation
      Task.detached { @MainActor in
        UINavigationController().pushViewController(UIViewController(), animated: false)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          UINavigationController().pushViewController(UIViewController(), animated: false)
        }
      }
      Task.detached { @MainActor in
        navigation.pushViewController(UITableViewController(), animated: false)
      }
      return app
    } steps: { person in
      #expect(person.sight.screenName == "UITableViewController")
    }
  }
}
