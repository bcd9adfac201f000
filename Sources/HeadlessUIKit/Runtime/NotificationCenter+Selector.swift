// Apple's platforms have these methods in Foundation.
#if !canImport(ObjectiveC)
  import Dispatch
  import Foundation

  extension NotificationCenter {
    /// Has an observer perform a method for notifications, by its name as target/action does.
    ///
    /// The observer is not kept alive, and its observation ends with it. A notification that is posted
    /// on another thread arrives on the main queue.
    ///
    /// - Parameters:
    ///   - observer: The observer, which conforms to ``SelectorPerforming``.
    ///   - aSelector: The name of the method, which gets the notification as its sender.
    ///   - aName: The name of the notifications; `nil` for all.
    ///   - anObject: The object that posts them; `nil` for every one.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      SelectorObservers.shared.add(observer as AnyObject, aSelector, aName, anObject, to: self)
    }

    /// Ends all observations of an observer.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservers.shared.remove(observer, from: self) { _ in true }
      removeObserver(observer as Any)
    }

    /// Ends the observations of an observer of a name and an object; `nil` for every one.
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let object = anObject.map { $0 as AnyObject }
      SelectorObservers.shared.remove(observer, from: self) {
        (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  extension NotificationCenter {
    /// Has a block called for notifications, on a queue.
    ///
    /// Calls that name a queue come here rather than to Foundation's method of an optional queue, for
    /// which the main queue is another one than that of the code that runs there: Linux serves it on any
    /// thread. Foundation would wait on that queue for itself.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; `nil` for all.
    ///   - obj: The object that posts them; `nil` for every one.
    ///   - queue: The queue on which the block is called.
    ///   - block: What is called.
    /// - Returns: A token, to end the observation with.
    public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      guard queue === OperationQueue.main else {
        return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
      }
      return addObserver(forName: name, object: obj, queue: nil) { notification in
        if MainQueue.isCurrent { return block(notification) }
        nonisolated(unsafe) let notification = notification
        DispatchQueue.main.async { block(notification) }
      }
    }
  }

  /// The observers that perform methods by name.
  ///
  /// It is safe to use from any thread: `observations` is only read and written under `lock`.
  private final class SelectorObservers: @unchecked Sendable {
    struct Observation {
      let observer: ObjectIdentifier
      let center: NotificationCenter
      let name: Notification.Name?
      weak var object: AnyObject?
      let token: any NSObjectProtocol
      let receiver: Receiver
    }

    /// Holds an observer weakly; the weak reference is only read.
    final class Receiver: @unchecked Sendable {
      private(set) weak var observer: AnyObject?
      let selector: Selector

      init(_ observer: AnyObject, _ selector: Selector) {
        self.observer = observer
        self.selector = selector
      }

      func receive(_ notification: Notification) {
        // Only read from here on; the center hands the same value to each of its observers.
        nonisolated(unsafe) let received = notification
        MainQueue.run { self.perform(received) }
      }

      @MainActor private func perform(_ notification: Notification) {
        guard let observer else { return }
        TargetAction(observer, selector).perform(from: notification)
      }
    }

    static let shared = SelectorObservers()

    private let lock = NSLock()
    private var observations: [Observation] = []

    func add(
      _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?,
      to center: NotificationCenter
    ) {
      let receiver = Receiver(observer, selector)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        receiver.receive(notification)
      }
      let observation = Observation(
        observer: ObjectIdentifier(observer), center: center, name: name,
        object: object.map { $0 as AnyObject }, token: token, receiver: receiver)
      let gone = lock.withLock {
        let gone = observations.filter { $0.receiver.observer == nil }
        observations.removeAll { $0.receiver.observer == nil }
        observations.append(observation)
        return gone
      }
      for observation in gone { observation.end() }
    }

    func remove(
      _ observer: AnyObject, from center: NotificationCenter,
      where isMeant: (Observation) -> Bool
    ) {
      // Called in `deinit`, too, where no weak reference may be made.
      let id = ObjectIdentifier(observer)
      let ended = lock.withLock {
        let ended = observations.filter { $0.observer == id && $0.center === center && isMeant($0) }
        observations.removeAll { $0.observer == id && $0.center === center && isMeant($0) }
        return ended
      }
      for observation in ended { observation.end() }
    }
  }

  extension SelectorObservers.Observation {
    fileprivate func end() { center.removeObserver(token as Any) }
  }
#endif
