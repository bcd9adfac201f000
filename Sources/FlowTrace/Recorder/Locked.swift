import PortableC

/// A value that one thread at a time may use.
///
/// It is Sendable without the compiler's proof because `value` is private, and its only access, in
/// ``withLock(_:)``, happens while `lock` is held. (`Mutex` needs iOS 18.)
package final class Locked<Value>: @unchecked Sendable {
  /// Allocated, as a lock must never move in memory.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls `body` with the value while no other thread can use it.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
