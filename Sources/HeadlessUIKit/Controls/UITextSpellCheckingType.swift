import Foundation

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
