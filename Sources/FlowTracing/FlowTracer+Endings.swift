import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// What a router is to run when a screen is gone, in a closure that tells the tracer when it runs
  /// again: it should run once.
  public func noting(
    endOf screen: UIViewController, _ onDismissed: @escaping () -> Void
  ) -> () -> Void {
    var hasRun = false
    var id: ObjectID?
    return { [weak self, weak screen] in
      id =
        id
        ?? screen.flatMap { self?.objects.known($0)?.pointee }
        .flatMap { $0.isIntroduced ? $0.id : nil }
      if hasRun, let id { self?.recordEnd(again: id) }
      hasRun = true
      onDismissed()
    }
  }

  private func recordEnd(again screen: ObjectID) {
    guard isRunning else { return }
    tell(.finishedAgain(screen: screen))
    handOver()
  }
}
