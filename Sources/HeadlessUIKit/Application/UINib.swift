import Foundation

/// A nib. Nib files are not read; the app registers their contents.
@preconcurrency @MainActor open class UINib: NSObject {
  private static var cellClasses: [String: AnyClass] = [:]
  private let name: String

  /// Creates a nib with a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers the class of cell that a nib contains, in place of a nib file.
  ///
  /// - Parameters:
  ///   - cellClass: A class of table or collection cells.
  ///   - name: The nib's name.
  public static func register(_ cellClass: AnyClass, forNibNamed name: String) {
    cellClasses[name] = cellClass
  }

  /// A key of the options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static var contents: [String: () -> [Any]] = [:]

  /// Registers the objects that a nib contains, in place of a nib file.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - make: Creates the objects each time the nib is instantiated.
  public static func register(contentsOfNibNamed name: String, make: @escaping () -> [Any]) {
    contents[name] = make
  }

  /// Returns the objects registered for the nib, or none.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let objects = Self.contents[name]?() ?? []
    for case let object? in objects.map(TargetAction.object) { AutoreleasePool.hold(object) }
    return objects
  }

  var cellClass: AnyClass? { UINib.cellClasses[name] }
}

extension Bundle {
  /// Returns the objects registered for a nib with ``UINib``, or none.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
