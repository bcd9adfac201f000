/// The whole stand-in, for tests that share a process.
@MainActor package enum HeadlessInterface {
  /// Forgets windows, queued work, observers and what was logged.
  package static func reset() {
    MainLoop.reset()
    InterfaceObservation.reset()
    CATransaction.reset()
    Complaint.reset()
    UIApplication.shared.reset()
  }
}
