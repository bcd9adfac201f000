import Foundation

/// What is known when a text is measured.
open class NSStringDrawingContext: NSObject {}
