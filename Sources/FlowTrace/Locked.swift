import class Foundation.NSLock

/// A value that one thread at a time may use.
///
/// Sendable without the compiler's help because `value` is private and every access to it, in
/// the one function below, happens while `lock` is held. (`Mutex` needs iOS 18.)
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
