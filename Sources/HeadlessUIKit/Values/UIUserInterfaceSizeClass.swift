import Foundation

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
