import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Traces an app from its launch on, until its window is gone.
  ///
  /// This is the one line that an app needs:
  ///
  /// ```swift
  /// FlowTracer.start(recorder, window: window, root: coordinator, dialect: .instances(of: (any Coordinator).self))
  /// ```
  ///
  /// The tracer keeps itself as long as the window is there; nothing else has to. A tracer that
  /// records to the same recorder is stopped: one session ends where the next begins.
  ///
  /// - Parameters:
  ///   - recorder: where events go; nil turns tracing off.
  ///   - window: the window to watch, which is not kept alive.
  ///   - root: the coordinator that no other holds.
  ///   - dialect: how to tell coordinators from other objects.
  ///   - launch: tells launches of different settings apart.
  /// - Returns: the tracer, to tell it what it cannot see.
  @discardableResult
  public static func start(
    _ recorder: FlowRecorder?, window: UIWindow, root: AnyObject, dialect: CoordinatorDialect,
    launch: String? = nil
  ) -> FlowTracer? {
    guard let recorder else { return nil }
    let tracer = FlowTracer(recorder: recorder, window: window, dialect: dialect, launch: launch)
    tracer.trace(root)
    tracer.keep()
    return tracer
  }
}
