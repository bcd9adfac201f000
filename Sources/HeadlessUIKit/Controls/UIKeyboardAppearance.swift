import Foundation

/// What a keyboard looks like.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}
