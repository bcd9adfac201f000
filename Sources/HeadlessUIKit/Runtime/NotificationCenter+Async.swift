#if os(Linux)
  import Foundation

  /// What Apple's Foundation has, and that for Linux lacks: notifications as an asynchronous sequence.
  extension NotificationCenter {
    /// The notifications that are posted from the first iteration on.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
      public typealias Element = Notification

      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      // It is only handed on to the center, which may be used from any thread.
      fileprivate let object: AnyObject?

      /// Waits for notifications, until its task is cancelled or it is released.
      public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
        let (center, name, object) = (center, name, object)
        return AsyncStream { continuation in
          nonisolated(unsafe) let token = center.addObserver(
            forName: name, object: object, queue: nil
          ) { notification in
            nonisolated(unsafe) let notification = notification
            continuation.yield(notification)
          }
          continuation.onTermination = { _ in center.removeObserver(token) }
        }.makeAsyncIterator()
      }
    }

    /// Returns the notifications of a name, which a `for await` loop receives in the order in which they are
    /// posted.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The object that posts them; nil for any.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }
  }
#endif
