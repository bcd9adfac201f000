extension ShimSources {
  /// Then's functions, which run at once.
  static let then = """
    import Foundation
    import PortableUIKit

    public protocol Then {}
    extension Then where Self: Any {
      public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
      }
      public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
    }
    extension Then where Self: AnyObject {
      public func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
      }
    }
    extension NSObject: Then {}
    extension JSONDecoder: Then {}
    extension JSONEncoder: Then {}
    extension CGPoint: Then {}
    extension CGRect: Then {}
    extension CGSize: Then {}
    extension UIEdgeInsets: Then {}
    extension Array: Then {}
    extension Dictionary: Then {}
    extension Set: Then {}

    """
}
