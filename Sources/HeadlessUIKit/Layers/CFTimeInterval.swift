import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time since some point in the past, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
