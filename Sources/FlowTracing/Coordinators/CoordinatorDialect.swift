/// How to recognize an app's coordinators, and how to look into them.
///
/// The app's coordinators need no changes. Mostly it is enough to name their type:
///
/// ```swift
/// .instances(of: (any Coordinator).self)
/// ```
public struct CoordinatorDialect: Sendable {
  /// Whether an object is a coordinator.
  public var isCoordinator: @MainActor @Sendable (_ object: AnyObject) -> Bool {
    didSet { type = nil }
  }
  /// The coordinators that a coordinator holds, in order; nil to look for them in what it stores.
  public var children: (@MainActor @Sendable (_ coordinator: AnyObject) -> [AnyObject])?
  /// The router that a coordinator navigates with, if it has one.
  public var router: @MainActor @Sendable (_ coordinator: AnyObject) -> AnyObject?
  /// The type that makes an object a coordinator, where an object's class alone decides.
  private(set) var type: ObjectIdentifier?

  /// - Parameters:
  ///   - isCoordinator: returns whether an object is a coordinator.
  ///   - children: returns the children of a coordinator, where they cannot be found: one that only a
  ///     closure keeps, say. Nil to look for them in what the coordinator stores.
  ///   - router: returns the router that a coordinator navigates with.
  public init(
    isCoordinator: @escaping @MainActor @Sendable (_ object: AnyObject) -> Bool,
    children: (@MainActor @Sendable (_ coordinator: AnyObject) -> [AnyObject])? = nil,
    router: @escaping @MainActor @Sendable (_ coordinator: AnyObject) -> AnyObject? = { _ in nil }
  ) {
    self.isCoordinator = isCoordinator
    self.children = children
    self.router = router
  }

  /// Every object of a type is a coordinator: a protocol such as `(any Coordinator).self`, or a
  /// class. Children are found wherever they are stored.
  public static func instances<Coordinators>(of type: Coordinators.Type) -> Self {
    var dialect = Self(isCoordinator: { $0 is Coordinators })
    dialect.type = ObjectIdentifier(type)
    return dialect
  }

  /// Every object is a coordinator whose class, or one above it, has a name that ends in
  /// `Coordinator`, unless the platform made it. For an app whose coordinators have no type in common. What is
  /// named `AnyCoordinator` is not one, and the coordinator that it stores is.
  public static var byName: Self {
    var dialect = Self(isCoordinator: { ClassProfile.of($0).isNamedCoordinator })
    dialect.type = ObjectIdentifier(ByName.self)
    return dialect
  }

  /// Every object is a coordinator that is one ``byName``, or of a type. For an app that has two kinds:
  /// flows of a library, say, and older coordinators.
  public static func byName<Coordinators>(or type: Coordinators.Type) -> Self {
    var dialect = Self(isCoordinator: {
      $0 is Coordinators || ClassProfile.of($0).isNamedCoordinator
    })
    dialect.type = ObjectIdentifier(ByNameOr<Coordinators>.self)
    return dialect
  }

  /// Stands for the type in common of coordinators that have none.
  private enum ByName {}
  /// Stands for the type in common of coordinators of a type, and of others.
  private enum ByNameOr<Coordinators> {}
}
