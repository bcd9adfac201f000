import Foundation

/// A nib. Files are compiled into code, or the app registers their contents.
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

  private static var contents: [String: (Any?) -> [Any]] = [:]

  /// Registers the objects that a nib contains, in place of a nib file.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - make: Creates the objects each time the nib is instantiated.
  public static func register(contentsOfNibNamed name: String, make: @escaping () -> [Any]) {
    contents[name] = { _ in make() }
  }

  /// Registers the function that creates the objects of a nib file and connects its owner's outlets.
  ///
  /// - Parameters:
  ///   - name: The nib's name.
  ///   - make: Creates the objects each time the nib is instantiated.
  public static func register(
    nibNamed name: String, make: @escaping @MainActor (InterfaceObjects) -> [Any]
  ) {
    contents[name] = { owner in
      make(InterfaceObjects(owner: TargetAction.object(owner), of: "\(name).xib"))
    }
  }

  static func isRegistered(_ name: String) -> Bool { contents[name] != nil }

  var hasContents: Bool { Self.isRegistered(name) }

  /// Creates the nib's first view of a class.
  func view<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }

  /// Returns the objects registered for the nib, or none.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let objects = Self.contents[name]?(ownerOrNil) ?? []
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
