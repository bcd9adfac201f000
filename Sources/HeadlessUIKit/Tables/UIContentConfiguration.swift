import Foundation

/// Describes what a cell shows.
@preconcurrency @MainActor public protocol UIContentConfiguration {}
