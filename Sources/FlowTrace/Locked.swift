#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that one thread at a time may use.
///
/// Sendable without the compiler's help because `value` is private and every access to it, in
/// the one function below, happens while `lock` is held, so that no two overlap. (`Mutex` needs
/// iOS 18.)
package final class Locked<Value>: @unchecked Sendable {
  /// A lock must stay where it is.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  @exclusivity(unchecked) private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
