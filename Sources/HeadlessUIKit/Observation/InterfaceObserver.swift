/// Watches navigation and control events: the one neutral hook into the stand-in.
@preconcurrency @MainActor public protocol InterfaceObserver: AnyObject {
  /// Called as it happens, on the caller's stack.
  func interface(_ event: InterfaceEvent)
}
