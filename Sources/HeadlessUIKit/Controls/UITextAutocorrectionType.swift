import Foundation

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
