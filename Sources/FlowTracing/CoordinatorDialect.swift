/// How to tell an app's coordinators from its other objects, and how to look into them.
///
/// The app's coordinators need not know of tracing. Mostly it is enough to name their type:
///
/// ```swift
/// .instances(of: (any Coordinator).self)
/// ```
public struct CoordinatorDialect: Sendable {
  /// Whether an object is a coordinator.
  public var isCoordinator: @MainActor @Sendable (_ object: AnyObject) -> Bool
  /// The coordinators that a coordinator holds, in order; nil to look for them in what it stores.
  public var children: (@MainActor @Sendable (_ coordinator: AnyObject) -> [AnyObject])?
  /// The router that a coordinator navigates with, if it has one.
  public var router: @MainActor @Sendable (_ coordinator: AnyObject) -> AnyObject?

  /// - Parameters:
  ///   - children: says which children a coordinator has where they cannot be found: one that
  ///     lives only in a closure, say.
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
    Self(isCoordinator: { $0 is Coordinators })
  }
}
