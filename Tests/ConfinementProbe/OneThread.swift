import PortableC

/// Runs a thread to its end, and returns the error where there is none. (What `main.swift` declares
/// belongs to the main thread.)
func runThread() -> Int32 {
  var thread = pthread_t()
  let result = pthread_create(&thread, nil, { _ in nil }, nil)
  if result == 0 { pthread_join(thread, nil) }
  return result
}
