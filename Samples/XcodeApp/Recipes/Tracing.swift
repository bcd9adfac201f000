import UIKit

#if DEBUG
  import FlowTrace
  import FlowTracing

  /// The navigation controllers of the app; in debug builds they report whose code navigates.
  typealias NavigationController = TracingNavigationController

  /// Traces debug builds.
  @MainActor
  enum Tracing {
    /// Traces to the file that FLOW_TRACE names, as the UI test has it, or else to `recipes.trace`
    /// in the documents folder.
    static func start(window: UIWindow, root: any Coordinator) {
      do {
        let recorder =
          try FlowRecorder.environment(app: "Recipes")
          ?? FlowRecorder(app: "Recipes", sink: .documents("recipes.trace"))
        FlowTracer.start(recorder, window: window, root: root, as: (any Coordinator).self)
      } catch {
        assertionFailure("\(error)")
      }
    }
  }
#else
  /// The navigation controllers of the app.
  typealias NavigationController = UINavigationController
#endif
