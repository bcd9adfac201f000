extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
