import FlowTrace
import PortableUIKit

/// What an explorer asks of the tracer of the app that it explores.
extension FlowTracer {
  /// The tracer whose session goes on in a recorder.
  package static func running(on recorder: FlowRecorder) -> FlowTracer? {
    running.last { $0.recorder === recorder }
  }

  /// The coordinator that shows a screen, as far as is known.
  package func owner(of screen: UIViewController) -> ObjectID? {
    objects.known(screen)?.owner
  }
}
