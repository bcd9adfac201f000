import Foundation

/// What was fetched in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
