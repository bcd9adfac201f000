import Dispatch
import Foundation

/// The main queue. Linux serves it on any thread, so that `Thread.isMainThread` says nothing there
/// of whether code belongs to the main actor.
public enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on the main queue, or on the main thread outside all queues.
  public static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) ?? Thread.isMainThread
  }

  /// Runs work at once where this is the main queue, and later there from another one.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }
}
