import Foundation

/// Something done to what lies behind.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
