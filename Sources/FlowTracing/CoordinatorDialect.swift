/// How to look into the coordinators of an app.
///
/// The app's coordinators need not know of tracing; somebody who knows them says here where they
/// keep things.
public struct CoordinatorDialect: Sendable {
  /// The coordinators that a coordinator holds, in order.
  public var children: @MainActor @Sendable (_ coordinator: AnyObject) -> [AnyObject]
  /// The router that a coordinator navigates with, if it has one.
  public var router: @MainActor @Sendable (_ coordinator: AnyObject) -> AnyObject?

  public init(
    children: @escaping @MainActor @Sendable (_ coordinator: AnyObject) -> [AnyObject],
    router: @escaping @MainActor @Sendable (_ coordinator: AnyObject) -> AnyObject? = { _ in nil }
  ) {
    self.children = children
    self.router = router
  }
}
