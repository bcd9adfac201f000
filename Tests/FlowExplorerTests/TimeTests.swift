import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

/// Apps whose screens come later than the tap that asks for them.
@MainActor @Suite("Explorations of apps that take time", .interface)
struct TimeTests {
  private func explorer(_ delay: Delay) -> FlowExplorer {
    .planted {
      PlantedScreen(
        "Home",
        [
          "Later": { screen in
            delay.run {
              screen.push(PlantedScreen("Late", ["On": { $0.push(LastScreen("Last")) }]))
            }
          }
        ])
    }
  }

  @Test("A screen that comes later than its tap is explored", arguments: Delay.allCases)
  func later(delay: Delay) async {
    let exploration = await explorer(delay).explore()
    #expect(exploration.isComplete)
    expectNoDifference(exploration.coverage.screens.map(\.screen), ["LastScreen", "PlantedScreen"])
    expectNoDifference(exploration.states.count, 3)
  }

  @Test("A word that changes later than its tap is part of what follows", arguments: Delay.allCases)
  func laterWord(delay: Delay) async {
    let exploration = await FlowExplorer.planted {
      let lamp = UILabel()
      lamp.text = "Off"
      return PlantedScreen(
        "Home",
        [
          "Lamp": { _ in delay.run { lamp.text = lamp.text == "Off" ? "On" : "Off" } },
          "Next": { $0.push(LastScreen("Last")) },
        ], views: [lamp])
    }.explore()
    #expect(exploration.isComplete)
    let states = exploration.states
    expectNoDifference(
      states.map(\.path.description),
      ["launch", #"tap "Lamp""#, #"tap "Next""#, #"tap "Lamp", tap "Next""#])
    let ways = states.suffix(2).flatMap { state in
      state.actions.filter { $0.action == .goBack }.map(\.outcome)
    }
    expectNoDifference(ways, [.state(0), .state(1)])
  }

  @Test(
    "Two explorations of an app that takes time are equal, byte for byte", arguments: Delay.allCases
  )
  func same(delay: Delay) async {
    let (first, second) = (await explorer(delay).explore(), await explorer(delay).explore())
    expectNoDifference(first.description, second.description)
    expectNoDifference(first.trace, second.trace)
  }

  @Test("A screen that another replaces after a sleep is on display until then")
  func splash() async {
    let exploration = await FlowExplorer.planted {
      let splash = SplashScreen("Splash")
      Task { [weak splash] in
        try await FlowExplorer.clock.sleep(for: .seconds(2))
        splash?.navigationController?.setViewControllers([PlantedScreen("Home")], animated: true)
      }
      return splash
    }.explore()
    let screens = exploration.flowGraph().screens.map(\.type)
    #expect(screens.contains { $0.hasSuffix("SplashScreen") })
    expectNoDifference(exploration.states.map(\.screen), ["PlantedScreen"])
  }

  /// A way to count down.
  enum Countdown: String, CaseIterable, CustomTestStringConvertible {
    case timer, source

    var testDescription: String { rawValue }

    /// Calls `body` with 1, 2, 3 and so on, at most a second apart, until it returns true.
    @MainActor func run(_ body: @escaping @MainActor (Int) -> Bool) {
      nonisolated(unsafe) var count = 0
      switch self {
      case .timer:
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
          count += 1
          if MainActor.assumeIsolated({ body(count) }) { timer.invalidate() }
        }
        RunLoop.current.add(timer, forMode: .common)
      case .source:
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: 1)
        source.setEventHandler {
          count += 1
          if MainActor.assumeIsolated({ body(count) }) { source.cancel() }
        }
        source.resume()
      }
    }
  }

  @Test(
    "What a timer counts down is waited for where a person can do nothing else",
    arguments: Countdown.allCases)
  func countdown(countdown: Countdown) async {
    let exploration = await FlowExplorer.planted {
      let splash = SplashScreen("Splash")
      countdown.run { [weak splash] count in
        guard count == 8, let splash else { return count >= 8 }
        splash.navigationController?.setViewControllers([PlantedScreen("Home")], animated: true)
        return true
      }
      return splash
    }.explore()
    let screens = exploration.flowGraph().screens.map(\.type)
    #expect(screens.contains { $0.hasSuffix("SplashScreen") })
    expectNoDifference(exploration.states.map(\.screen), ["PlantedScreen"])
    expectNoDifference(exploration.doubts.map(\.description), [])
  }

  @Test(
    "Where a timer goes on for ever, the exploration is not complete", arguments: Countdown.allCases
  )
  func endless(countdown: Countdown) async {
    let exploration = await FlowExplorer.planted {
      countdown.run { _ in false }
      return SplashScreen("Splash")
    }.explore()
    expectNoDifference(exploration.states.map(\.screen), ["SplashScreen"])
    expectNoDifference(
      exploration.doubts.map(\.kind), [.timer(step: "launch", screen: nil)])
  }

  @Test("An app that sleeps for longer than anybody waits is not explored completely")
  func unwaited() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Later": { screen in
            Task {
              try await FlowExplorer.clock.sleep(for: .seconds(600))
              screen.push(LastScreen("Last"))
            }
          }
        ])
    }.explore()
    #expect(!exploration.isComplete)
    expectNoDifference(
      exploration.doubts.map(\.description),
      [
        "the app sleeps for 600 s on its clock, and what it does then was not explored: "
          + "tap \"Later\"; at most 10 s are waited for, so shorten the sleep in tests"
      ])
  }

  /// A way to do something after some seconds.
  enum LongDelay: String, CaseIterable, CustomTestStringConvertible {
    case taskSleep, tolerantSleep, asyncAfter, workItem, wallClock, otherQueue, source, timer,
      inSteps, onPool

    var testDescription: String { rawValue }

    @MainActor func run(after seconds: Int, _ body: @escaping @MainActor () -> Void) {
      switch self {
      case .taskSleep:
        Task {
          try await Task.sleep(for: .seconds(seconds))
          body()
        }
      case .tolerantSleep:
        Task {
          try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1))
          body()
        }
      case .source:
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + .seconds(seconds))
        source.setEventHandler {
          MainActor.assumeIsolated { body() }
          source.cancel()
        }
        source.resume()
      case .asyncAfter:
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { body() }
      case .workItem:
        let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
      case .wallClock:
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + .seconds(seconds)) { body() }
      case .otherQueue:
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
          DispatchQueue.main.async { body() }
        }
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: Double(seconds), repeats: false) { _ in
          MainActor.assumeIsolated { body() }
        }
      case .inSteps:
        Task {
          for _ in 1...4 { try await Task.sleep(for: .milliseconds(seconds * 250)) }
          body()
        }
      case .onPool:
        Task {
          try await Self.work(for: .seconds(seconds))
          body()
        }
      }
    }

    private nonisolated static func work(for time: Duration) async throws {
      try await Task.sleep(for: time)
      await Task.yield()
    }
  }

  private func explorer(_ delay: LongDelay, seconds: Int) -> FlowExplorer {
    .planted {
      PlantedScreen(
        "Home",
        [
          "Later": { home in
            delay.run(after: seconds) { [weak home] in home?.push(LastScreen("Last")) }
          },
          "On": { $0.push(PlantedScreen("End")) },
        ])
    }
  }

  @Test("What an app does once, seconds later, belongs to the step", arguments: LongDelay.allCases)
  func secondsLater(delay: LongDelay) async {
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let exploration = await explorer(delay, seconds: 9).explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map(\.screen), ["PlantedScreen", "LastScreen", "PlantedScreen"])
    #expect(start.duration(to: clock.now) < .seconds(9))
    let graph = exploration.flowGraph()
    let later = graph.transitions.filter { $0.to.type.hasSuffix("LastScreen") }
    expectNoDifference(later.map(\.trigger), [#"tap "Later""#])
  }

  @Test("What comes later than anybody waits is a reason to doubt", arguments: LongDelay.allCases)
  func late(delay: LongDelay) async {
    // Of the sleeps in steps, each is a quarter.
    var explorer = explorer(delay, seconds: delay == .inSteps ? 44 : 11)
    let exploration = await explorer.explore()
    expectNoDifference(
      exploration.doubts.first?.description,
      "the app sleeps for more than 10 s, or sets a timer again and again, and what it does then was "
        + "not explored: tap \"Later\"; shorten the time in tests, or accept this"
    )
    explorer.accepted = [.timer(step: "tap \"Later\"", screen: "PlantedScreen")]
    let accepting = await explorer.explore()
    expectNoDifference(accepting.accepted.map(\.kind), Array(explorer.accepted))
  }

  /// A queue on which an app works before it shows something.
  enum Worker: String, CaseIterable, CustomTestStringConvertible {
    case global, serial, barrier, group, twice, workItem, operation

    var testDescription: String { rawValue }

    @MainActor func run(_ body: @escaping @MainActor () -> Void) {
      let work: @Sendable () -> Void = {
        Thread.sleep(forTimeInterval: 0.35)
        DispatchQueue.main.async { body() }
      }
      switch self {
      case .global: DispatchQueue.global(qos: .userInitiated).async { work() }
      case .serial: DispatchQueue(label: "serial").async { work() }
      case .barrier:
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async(flags: .barrier) { work() }
      case .group:
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.35) }
        group.notify(queue: .main) { body() }
      case .twice:
        DispatchQueue.global().async { DispatchQueue(label: "second").async { work() } }
      case .workItem:
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async(execute: DispatchWorkItem(flags: .barrier, block: work))
      case .operation: OperationQueue().addOperation(work)
      }
    }
  }

  @Test("What an app's queues work on belongs to the step", arguments: Worker.allCases)
  func queues(worker: Worker) async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Load": { home in
            home.title = "Loading"
            worker.run { [weak home] in
              home?.title = "Home"
              home?.push(LastScreen("Last"))
            }
          },
          "On": { $0.push(PlantedScreen("End")) },
        ])
    }.explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(
      exploration.states.map(\.screen), ["PlantedScreen", "LastScreen", "PlantedScreen"])
  }

  /// A timer that takes real time.
  enum RealTimer: String, CaseIterable, CustomTestStringConvertible {
    case source, repeating

    var testDescription: String { rawValue }

    @MainActor func start(_ body: @escaping @MainActor () -> Void) {
      switch self {
      case .source:
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler {
          withExtendedLifetime(source) { MainActor.assumeIsolated { body() } }
        }
        source.schedule(deadline: .now() + 2, repeating: 2)
        source.resume()
      case .repeating:
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
          MainActor.assumeIsolated { body() }
        }
      }
    }
  }

  @Test("A timer that goes off again and again is a reason to doubt", arguments: RealTimer.allCases)
  func lateInRealTime(timer: RealTimer) async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home", ["Later": { home in timer.start { [weak home] in home?.title = "Late" } }])
    }.explore()
    expectNoDifference(
      exploration.doubts.map(\.kind), [.timer(step: "tap \"Later\"", screen: "PlantedScreen")])
  }

  /// A way to set a source anew or to give it up before it goes off.
  enum SourceChange: String, CaseIterable, CustomTestStringConvertible {
    case setLater, cancelled, dropped, setToNever, otherHandler

    var testDescription: String { rawValue }
  }

  @Test(
    "A source goes off as it was set last, if it still is there", arguments: SourceChange.allCases)
  func source(change: SourceChange) async {
    var source: (any DispatchSourceTimer)?
    let all = await words { add, end in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      source = timer
      timer.setEventHandler { MainActor.assumeIsolated { add("a") } }
      timer.schedule(deadline: .now() + 1)
      timer.resume()
      switch change {
      case .setLater: timer.schedule(deadline: .now() + 3)
      case .cancelled: timer.cancel()
      case .dropped: source = nil
      case .setToNever: timer.schedule(deadline: .distantFuture)
      case .otherHandler: timer.setEventHandler { MainActor.assumeIsolated { add("c") } }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { add("b") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { end() }
    }
    let expected =
      switch change {
      case .setLater: "ba"
      case .cancelled, .dropped, .setToNever: "b"
      case .otherHandler: "cb"
      }
    expectNoDifference(all, [expected])
    source?.cancel()
  }

  @Test("What an app does later comes in the order of its moments")
  func order() async {
    let all = await words { add, end in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { add("d") }
      Task {
        try await FlowExplorer.clock.sleep(for: .seconds(2))
        add("c")
      }
      Task {
        try await Task.sleep(for: .seconds(1))
        add("b")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { add("a") }
      UIView.animate(
        withDuration: 4, animations: {},
        completion: { _ in
          add("e")
          end()
        })
    }
    expectNoDifference(all, ["abcde"])
  }

  /// Explores an app whose only button is used once a launch.
  ///
  /// - Parameter go: what the button does: it adds letters to a word, and ends it.
  /// - Returns: the words that came about.
  private func words(
    _ go:
      @escaping @MainActor (
        _ add: @escaping @MainActor (String) -> Void, _ end: @escaping @MainActor () -> Void
      ) -> Void
  ) async -> Set<String> {
    var word = ""
    var all: Set<String> = []
    _ = await FlowExplorer.planted {
      word = ""
      return PlantedScreen(
        "Home",
        [
          "Go": { _ in
            if word.isEmpty { go({ word += $0 }, { all.insert(word) }) }
          }
        ])
    }.explore()
    return all
  }

  @Test("What an app shows after an alert is answered has the answer as its trigger")
  func answered() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Ask": { home in
            let alert = UIAlertController(title: "Send?", message: nil, preferredStyle: .alert)
            alert.addAction(
              UIAlertAction(title: "Send", style: .default) { [weak home] _ in
                let sent = LastScreen("Sent")
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { home?.push(sent) }
              })
            home.present(alert, animated: true)
          }
        ])
    }.explore()
    let sent = exploration.flowGraph().transitions.filter { $0.to.type.hasSuffix("LastScreen") }
    expectNoDifference(sent.map(\.trigger), [#"tap "Send""#])
  }

  @Test("What one queue hands on to another, and that to the main queue, belongs to the step")
  func relayedWork() async {
    for _ in 0..<5 {
      let exploration = await FlowExplorer.planted {
        let home = PlantedScreen("Home", [:])
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            DispatchQueue.global(qos: .background).async {
              usleep(2_000)
              DispatchQueue.main.async { [weak home] in home?.push(LastScreen("Last")) }
            }
          }
        }
        return home
      }.explore()
      expectNoDifference(exploration.doubts, [])
      expectNoDifference(exploration.states.map(\.screen).first, "LastScreen")
    }
  }

  @Test("A timer that other code sets during an exploration is no reason to doubt it")
  func otherTimer() async {
    let sleeper = Task { while !Task.isCancelled { try await Task.sleep(for: .milliseconds(400)) } }
    let exploration = await FlowExplorer.planted { PlantedGap.sound() }.explore()
    sleeper.cancel()
    expectNoDifference(exploration.doubts, [])
  }

  @Test("An app that asks again and again on its clock comes to rest")
  func polling() async {
    let exploration = await FlowExplorer.planted {
      let home = PlantedScreen("Home", ["On": { $0.push(LastScreen("Last")) }])
      Task { [weak home] in
        while home != nil { try await FlowExplorer.clock.sleep(for: .seconds(1)) }
      }
      return home
    }.explore()
    #expect(exploration.isComplete)
    expectNoDifference(exploration.states.count, 2)
  }

  @Test("A control that never did anything is listed with its screen")
  func idle() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen("Home", ["Nothing": { _ in }, "On": { $0.push(LastScreen("Last")) }])
    }.explore()
    expectNoDifference(
      exploration.coverage.screens.map(\.idle), [[], ["tap \"Nothing\""]])
    #expect(exploration.description.contains("\n    never did anything: tap \"Nothing\""))
  }
}

private final class LastScreen: PlantedScreen {}
private final class SplashScreen: PlantedScreen {}
