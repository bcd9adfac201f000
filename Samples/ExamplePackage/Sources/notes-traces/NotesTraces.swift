import FlowExplorer
import FlowTrace
import Notes

/// Uses everything in the app, and writes the trace to the file that FLOW_TRACE names.
@main
enum NotesTraces {
  @MainActor
  static func main() async throws {
    guard let recorder = try FlowRecorder.environment(app: "Notes", clock: .stepping) else {
      fatalError("Name a file with the environment variable FLOW_TRACE.")
    }
    let explorer = FlowExplorer(
      app: "Notes", [ExplorerLaunch { NotesApp(window: $0, recorder: $1) }])
    await explorer.explore().write(to: recorder)
  }
}
