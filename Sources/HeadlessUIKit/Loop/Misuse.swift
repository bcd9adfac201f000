import Foundation

/// Messages that UIKit would log or raise.
@MainActor package enum Misuse {
  private static var logged: Set<String> = []

  /// The messages logged since the last reset, in order.
  package private(set) static var log: [String] = []

  /// Logs a message to standard error, once per text.
  static func log(_ message: @autoclosure () -> String) {
    let message = message()
    guard logged.insert(message).inserted else { return }
    log.append(message)
    FileHandle.standardError.write(Data("[HeadlessUIKit] \(message)\n".utf8))
  }

  /// Stops the program where UIKit raises an exception.
  nonisolated static func raise(_ message: String) -> Never {
    fatalError("[HeadlessUIKit] \(message)")
  }

  static func reset() {
    logged = []
    log = []
  }
}

/// The state of the whole stand-in, for tests that share a process.
@MainActor package enum HeadlessInterface {
  /// Removes windows, queued work, observers and logged messages.
  package static func reset() {
    MainLoop.reset()
    InterfaceObservation.reset()
    CATransaction.reset()
    Misuse.reset()
    UIApplication.shared.reset()
    UNUserNotificationCenter.current().reset()
    SystemPermission.reset()
  }
}
