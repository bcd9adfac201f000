import Foundation

/// What waits for its time: the ends of animations, and those who sleep on an ``InterfaceClock``.
///
/// Time is virtual. It stands still until the ``MainLoop`` has nothing else to do, and then jumps to
/// the next moment at which something happens.
@MainActor struct Timeline {
  /// Something that happens at a moment.
  enum Event {
    /// An animation ends, or begins after a delay.
    case animation(@MainActor () -> Void)
    /// A sleeper wakes.
    case wake(CheckedContinuation<Void, any Error>)
  }

  struct Entry {
    /// Where it stands among entries of one moment: they happen in the order in which they were added.
    let id: Int
    /// The moment at which it was added.
    let start: Duration
    /// The moment at which it happens.
    let end: Duration
    let event: Event
  }

  /// In the order in which they happen.
  private(set) var entries: [Entry] = []
  private var lastID = 0

  /// Returns a new identity for an entry.
  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }

  /// Adds an event that happens at a moment; one in the past happens next.
  mutating func add(_ event: Event, at end: Duration, id: Int? = nil) {
    let entry = Entry(id: id ?? makeID(), start: VirtualTime.now, end: end, event: event)
    let index = entries.lastIndex { $0.end <= end }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: index)
  }

  /// The place of the next end of an animation.
  var firstAnimation: Int? { entries.firstIndex { !$0.isSleeper } }

  /// The place of the next sleeper.
  var firstSleeper: Int? { entries.firstIndex { $0.isSleeper } }

  /// Whether a sleeper wakes before the next animation ends.
  var beginsWithSleeper: Bool { entries.first?.isSleeper ?? false }

  /// The longest of the sleeps that go on.
  var longestSleep: Duration? { entries.filter(\.isSleeper).map { $0.end - $0.start }.max() }

  /// Removes an entry, and moves time on to its moment.
  mutating func take(at index: Int) -> Event {
    let entry = entries.remove(at: index)
    VirtualTime.advance(to: entry.end)
    return entry.event
  }

  /// Removes all sleepers.
  mutating func removeSleepers() -> [CheckedContinuation<Void, any Error>] {
    let sleepers = entries.compactMap { entry in
      if case .wake(let sleeper) = entry.event { sleeper } else { nil }
    }
    entries.removeAll(where: \.isSleeper)
    return sleepers
  }

  /// Removes the sleeper with an identity; nil where it has woken.
  mutating func removeSleeper(_ id: Int) -> CheckedContinuation<Void, any Error>? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    guard case .wake(let sleeper) = entries.remove(at: index).event else { return nil }
    return sleeper
  }
}

extension Timeline.Entry {
  fileprivate var isSleeper: Bool {
    if case .wake = event { true } else { false }
  }
}

/// The virtual time of the interface, which any thread may read.
enum VirtualTime {
  private static let lock = NSLock()
  /// Used only while `lock` is held.
  nonisolated(unsafe) private static var elapsed = Duration.zero

  /// The time since the process began.
  static var now: Duration { lock.withLock { elapsed } }

  /// Moves time on, and never back.
  @MainActor static func advance(to moment: Duration) {
    lock.withLock { elapsed = max(elapsed, moment) }
  }
}
