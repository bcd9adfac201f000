extension UINavigationController {
  /// How a stack changes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
