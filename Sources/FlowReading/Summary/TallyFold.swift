import FlowGraph
import FlowTrace

/// Counts what sessions show, by the numbers that a ``NameResolver`` gave.
struct TallyFold: TraceFold {
  private var sessions = 0
  private var clockJumps = 0
  private var screens: [Int32: FlowTallies.Screen] = [:]
  private var transitions: [Int32: Int] = [:]

  /// The session being read.
  private var visits: [Int32: Int] = [:]
  private var dwell: [Int32: DwellHistogram] = [:]
  private var used: Set<Int32> = []
  private var jumps = 0
  private var onDisplay: (screen: Int32, since: UInt64)?

  mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    guard case .transition(let transition) = names, case .transition(let event) = record.event
    else { return }
    used.insert(transition.number)
    // A child of a screen does not take its place.
    guard event.kind != .embed else { return }
    if let onDisplay {
      if record.at >= onDisplay.since {
        dwell[onDisplay.screen, default: .init()].add(record.at - onDisplay.since)
      } else {
        jumps += 1
      }
    }
    let shown = transition.shown ?? transition.to
    visits[shown, default: 0] += 1
    onDisplay = (shown, record.at)
  }

  mutating func endSession(_ session: SessionKey, count: Int) {
    sessions.addSaturated(count)
    clockJumps.addSaturated(jumps.multipliedSaturated(by: count))
    for number in used { transitions[number, default: 0].addSaturated(count) }
    for (number, visits) in visits {
      var screen = FlowTallies.Screen()
      screen.visits = visits.multipliedSaturated(by: count)
      screen.sessions = count
      screen.dropOffs = onDisplay?.screen == number ? count : 0
      for (bucket, times) in (dwell[number]?.counts ?? []).enumerated() {
        screen.dwell.add(bucket: bucket, count: times.multipliedSaturated(by: count))
      }
      screens[number, default: .init()].merge(screen)
    }
    (visits, dwell, used, jumps, onDisplay) = ([:], [:], [], 0, nil)
  }

  /// The counts of all ended sessions. O(*n*) in their size.
  func tallies(_ names: NameResolver, _ transitionTable: [FlowGraph.Transition]) -> FlowTallies {
    var tallies = FlowTallies()
    tallies.sessions = sessions
    tallies.clockJumps = clockJumps
    // Several numbers can stand for one name.
    for (number, screen) in screens {
      tallies.screens[names.name(number), default: .init()].merge(screen)
    }
    for (number, count) in transitions {
      tallies.transitionSessions[transitionTable[Int(number)], default: 0].addSaturated(count)
    }
    return tallies
  }
}

extension Int {
  fileprivate func multipliedSaturated(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
