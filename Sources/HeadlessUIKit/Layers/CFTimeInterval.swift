import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The time since some point in the past, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
