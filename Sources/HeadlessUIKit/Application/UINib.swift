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

  /// What can be said when a nib is opened.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var contents: [String: () -> [Any]] = [:]

  /// Says what a nib of a name holds: what a nib file would say.
  public static func register(contentsOfNibNamed name: String, make: @escaping () -> [Any]) {
    contents[name] = make
  }

  /// What the nib holds, as registered.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { Self.contents[name]?() ?? [] }

  var cellClass: AnyClass? { UINib.cellClasses[name] }
}

extension Bundle {
  /// What a nib holds: nothing, as nibs are not read.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
