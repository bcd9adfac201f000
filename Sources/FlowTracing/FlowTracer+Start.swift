import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Traces an app from its launch until its window is gone: the one line that an app needs.
  ///
  /// ```swift
  /// FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
  /// ```
  ///
  /// - Parameters:
  ///   - recorder: where events go; nil turns tracing off.
  ///   - window: the window to watch, which is not kept alive.
  ///   - root: the coordinator that no other holds.
  ///   - type: the protocol or class that makes an object a coordinator.
  ///   - launch: tells launches of different settings apart.
  ///   - reading: how to read what coordinators and screens store.
  /// - Returns: the tracer, to tell it what it cannot see; it need not be kept.
  @discardableResult
  public static func start<Coordinators>(
    _ recorder: FlowRecorder?, window: UIWindow, root: AnyObject, as type: Coordinators.Type,
    launch: String? = nil, reading: StoredPropertyReading = .memory
  ) -> FlowTracer? {
    start(
      recorder, window: window, root: root, dialect: .instances(of: type), launch: launch,
      reading: reading)
  }

  /// Traces an app from its launch until its window is gone.
  ///
  /// The tracer keeps itself as long as the window is there. One that records to the same recorder
  /// is stopped: a session ends where the next begins.
  ///
  /// - Parameters:
  ///   - recorder: where events go; nil turns tracing off.
  ///   - window: the window to watch, which is not kept alive.
  ///   - root: the coordinator that no other holds, where it exists already; ``trace(_:)`` names it
  ///     later otherwise.
  ///   - dialect: how to tell coordinators from other objects.
  ///   - launch: tells launches of different settings apart.
  ///   - reading: how to read what coordinators and screens store.
  /// - Returns: the tracer, to tell it what it cannot see; it need not be kept.
  @discardableResult
  public static func start(
    _ recorder: FlowRecorder?, window: UIWindow, root: AnyObject? = nil,
    dialect: CoordinatorDialect, launch: String? = nil,
    reading: StoredPropertyReading = .memory
  ) -> FlowTracer? {
    guard let recorder else { return nil }
    let tracer = FlowTracer(
      recorder: recorder, window: window, dialect: dialect, launch: launch, reading: reading)
    if let root {
      tracer.trace(root)
    }
    tracer.keep()
    return tracer
  }
}
