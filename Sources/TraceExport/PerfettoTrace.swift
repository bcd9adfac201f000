import FlowGraph
internal import FlowTrace

/// Writes sessions as a Perfetto trace, which https://ui.perfetto.dev and `trace_processor` open.
///
/// A session is a process, a coordinator is a track inside that of its parent, and the time in which a
/// screen was on display is a slice. What led to another screen is an instant on the slice that it was done
/// on, with a flow to the slice that it led to.
///
/// The field numbers are those of Perfetto's `protos/perfetto/trace/perfetto_trace.proto`.
package struct PerfettoTrace: Sendable {
  private enum EventType: UInt64 {
    case sliceBegin = 1
    case sliceEnd = 2
    case instant = 3
  }

  private enum PacketField {
    static let trace: UInt64 = 1
    static let timestamp: UInt64 = 8
    static let sequence: UInt64 = 10
    static let event: UInt64 = 11
    static let track: UInt64 = 60
  }

  private enum TrackField {
    static let id: UInt64 = 1
    static let name: UInt64 = 2
    static let process: UInt64 = 3
    static let parent: UInt64 = 5
    static let processNumber: UInt64 = 1
    static let processName: UInt64 = 6
  }

  private enum EventField {
    static let annotation: UInt64 = 4
    static let type: UInt64 = 9
    static let track: UInt64 = 11
    static let name: UInt64 = 23
    static let flow: UInt64 = 47
    static let endOfFlow: UInt64 = 48
    static let annotationText: UInt64 = 6
    static let annotationName: UInt64 = 10
  }

  /// Stands for the coordinator of screens that none shows; greater than any serial number.
  private static let noCoordinator = UInt64(UInt32.max)

  private var sessionCount: UInt64 = 0
  private var flowCount: UInt64 = 0

  package init() {}

  /// Returns the bytes that add a session to the trace: traces are concatenated. O(*n*).
  package mutating func bytes(of session: SessionTimeline) -> [UInt8] {
    sessionCount += 1
    var trace = ProtobufMessage()
    appendTracks(of: session, to: &trace)
    for visit in session.visits {
      let cause = visit.cause
      if let previous = cause.previous.map({ session.visits[$0] }) {
        flowCount += 1
        append(.instant, on: previous, at: visit.start, to: &trace) { [flowCount] in
          $0.append(EventField.name, cause.trigger)
          Self.appendAnnotations(
            [("kind", cause.kind.rawValue), ("responsible", cause.owner)], to: &$0)
          $0.append(EventField.flow, fixed: flowCount)
        }
        append(.sliceEnd, on: previous, at: visit.start, to: &trace)
      }
      append(.sliceBegin, on: visit, at: visit.start, to: &trace) { [flowCount] in
        $0.append(EventField.name, TypeName.forms(of: visit.type)[0])
        Self.appendAnnotations([("type", visit.type), ("title", visit.title)], to: &$0)
        if cause.previous != nil { $0.append(EventField.endOfFlow, fixed: flowCount) }
      }
    }
    if let last = session.visits.last { append(.sliceEnd, on: last, at: last.end, to: &trace) }
    return trace.bytes
  }

  private func appendTracks(of session: SessionTimeline, to trace: inout ProtobufMessage) {
    let launch = session.launch.map { ", \($0)" } ?? ""
    appendTrack(0, to: &trace) {
      $0.append(TrackField.process) { [sessionCount] in
        $0.append(TrackField.processNumber, sessionCount)
        $0.append(TrackField.processName, "\(session.app), session \(session.id)\(launch)")
      }
    }
    for coordinator in session.coordinators {
      let name = TypeName.forms(of: coordinator.type)[0]
      appendTrack(UInt64(coordinator.id.serial), to: &trace) {
        $0.append(TrackField.name, coordinator.label.map { "\(name) \($0)" } ?? name)
        $0.append(TrackField.parent, trackID(UInt64(coordinator.parent?.serial ?? 0)))
      }
    }
    guard session.visits.contains(where: { $0.coordinator == nil }) else { return }
    appendTrack(Self.noCoordinator, to: &trace) {
      $0.append(TrackField.name, "no coordinator")
      $0.append(TrackField.parent, trackID(0))
    }
  }

  /// The identifier of a session's track; 0 is that of the session itself.
  private func trackID(_ number: UInt64) -> UInt64 { sessionCount << 32 | number }

  private func appendTrack(
    _ number: UInt64, to trace: inout ProtobufMessage, _ fill: (inout ProtobufMessage) -> Void
  ) {
    trace.append(PacketField.trace) { packet in
      packet.append(PacketField.sequence, 1)
      packet.append(PacketField.track) { track in
        track.append(TrackField.id, trackID(number))
        fill(&track)
      }
    }
  }

  private func append(
    _ type: EventType, on visit: SessionTimeline.Visit, at time: UInt64,
    to trace: inout ProtobufMessage, _ fill: (inout ProtobufMessage) -> Void = { _ in }
  ) {
    let track = trackID(visit.coordinator.map { UInt64($0.serial) } ?? Self.noCoordinator)
    trace.append(PacketField.trace) { packet in
      packet.append(PacketField.timestamp, time.nanoseconds)
      packet.append(PacketField.sequence, 1)
      packet.append(PacketField.event) { event in
        event.append(EventField.type, type.rawValue)
        event.append(EventField.track, track)
        fill(&event)
      }
    }
  }

  private static func appendAnnotations(
    _ texts: [(name: String, text: String?)], to event: inout ProtobufMessage
  ) {
    for case (let name, let text?) in texts {
      event.append(EventField.annotation) {
        $0.append(EventField.annotationName, name)
        $0.append(EventField.annotationText, text)
      }
    }
  }
}

extension UInt64 {
  /// Microseconds in nanoseconds; the greatest number where they are more.
  var nanoseconds: UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: 1_000)
    return overflow ? .max : product
  }
}
