import FlowLive
import FlowTrace

/// The code of docs/live.md, which is compiled and not run.
private func makeRecorder() throws -> FlowRecorder {
  let file = try TraceFile.documents("raypets.trace")
  let sink = file.and(.live(host: "192.168.1.20", port: 5858, token: "one-that-you-made-up"))
  return FlowRecorder(app: "RayPets", sink: sink)
}
