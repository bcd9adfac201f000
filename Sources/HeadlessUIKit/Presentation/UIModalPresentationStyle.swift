/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// What the style comes down to on a phone.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter leaves the display under the presented screen.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can swipe the screen away, or tap beside it.
  var canBeSwiped: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}
