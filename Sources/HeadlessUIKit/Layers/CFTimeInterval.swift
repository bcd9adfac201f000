import Foundation

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The time since some point in the past, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
