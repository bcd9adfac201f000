import FlowExplorer
import PortableUIKit
import Testing

/// A way to do something later.
enum Delay: String, CaseIterable, CustomTestStringConvertible {
  case clock, taskSleep, tolerantSleep, asyncAfter, otherQueue, source, timer, animation

  /// Whether it takes real time where the timers of an app cannot be seen.
  var isInRealTime: Bool { self != .clock && self != .animation }

  var testDescription: String { rawValue }

  /// Runs `body` after a time; later where the time is virtual.
  @MainActor func run(
    after time: Duration = .milliseconds(50), _ body: @escaping @MainActor () -> Void
  ) {
    switch self {
    case .clock:
      let clock: any Clock<Duration> = FlowExplorer.clock
      Task {
        try await clock.sleep(for: .seconds(3))
        body()
      }
    case .taskSleep:
      Task {
        try await Task.sleep(for: time)
        body()
      }
    case .asyncAfter:
      DispatchQueue.main.asyncAfter(deadline: .now() + time / .seconds(1)) { body() }
    case .tolerantSleep:
      Task {
        try await Task.sleep(for: time, tolerance: .milliseconds(1))
        body()
      }
    case .otherQueue:
      DispatchQueue.global().asyncAfter(deadline: .now() + time / .seconds(1)) {
        DispatchQueue.main.async { body() }
      }
    case .source:
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { body() }
        source.cancel()
      }
      source.schedule(deadline: .now() + time / .seconds(1))
      source.resume()
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: time / .seconds(1), repeats: false) { _ in
        MainActor.assumeIsolated { body() }
      }
    case .animation:
      UIView.animate(withDuration: 2, animations: {}, completion: { _ in body() })
    }
  }
}
