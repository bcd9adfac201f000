import Foundation

/// What a bar looks like.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
