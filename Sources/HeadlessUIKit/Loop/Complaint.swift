import Foundation

/// Where the stand-in says what UIKit would log, each sentence once.
@MainActor package enum Complaint {
  private static var said: Set<String> = []

  /// Everything said since the last reset, in order.
  package private(set) static var log: [String] = []

  /// Says something UIKit would log; goes on.
  static func log(_ message: @autoclosure () -> String) {
    let message = message()
    guard said.insert(message).inserted else { return }
    log.append(message)
    FileHandle.standardError.write(Data("[HeadlessUIKit] \(message)\n".utf8))
  }

  /// Stops where UIKit would raise an exception, saying what to do.
  nonisolated static func raise(_ message: String) -> Never {
    fatalError("[HeadlessUIKit] \(message)")
  }

  static func reset() {
    said = []
    log = []
  }
}

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
