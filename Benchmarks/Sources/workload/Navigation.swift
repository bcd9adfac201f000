import FlowTrace
import MeasuredApp

/// A measured app, by how it is watched.
enum Navigation: String {
  case untraced
  /// With all its tracing lines, and no recorder.
  case off
  case traced
  case tracedOf12 = "traced-12"

  @MainActor
  func run(times: Int, trace: String) throws {
    try app(trace: trace).goThereAndBack(times: times)
  }

  @MainActor
  private func app(trace: String) throws -> MeasuredApp {
    switch self {
    case .untraced: MeasuredApp()
    case .off: MeasuredApp(tracingTo: nil)
    case .traced: MeasuredApp(tracingTo: try recorder(trace))
    case .tracedOf12: MeasuredApp(coordinators: 12, tracingTo: try recorder(trace))
    }
  }

  private func recorder(_ trace: String) throws -> FlowRecorder {
    FlowRecorder(app: "Measured", clock: .stepping, sink: try .file(trace))
  }
}
