import Foundation

/// A nib: not read. Cells registered by one are plain.
@preconcurrency @MainActor open class UINib: NSObject {
  private static var cellClasses: [String: AnyClass] = [:]
  private let name: String

  /// Creates a nib of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says which class of cell a nib of a name holds: what a nib file would say.
  public static func register(_ cellClass: AnyClass, forNibNamed name: String) {
    cellClasses[name] = cellClass
  }

  var cellClass: AnyClass? { UINib.cellClasses[name] }
}
