import FlowTrace
import PortableUIKit

/// What an explorer asks of the tracer of the app that it explores.
extension FlowTracer {
  /// The tracer whose session goes on in a recorder.
  package static func running(on recorder: FlowRecorder) -> FlowTracer? {
    running.last { $0.recorder === recorder }
  }

  /// Differs from one moment to another where objects came or went, make up the interface in another
  /// way, or hold one another in another way. Means nothing elsewhere; nil before the first look.
  package var arrangement: Int? {
    snapshot.map { snapshot in
      var hasher = Hasher()
      hasher.combine(snapshot.identity)
      hasher.combine(snapshot.state)
      hasher.combine(links)
      hasher.combine(objects.count)
      hasher.combine(objects.lastSerial)
      return hasher.finalize()
    }
  }

  /// The coordinator that shows a screen, as far as is known.
  package func owner(of screen: UIViewController) -> ObjectID? {
    objects.known(screen)?.pointee.owner
  }
}
