import CoordinatorKit
import FlowTracing

extension CoordinatorDialect {
  /// CoordinatorKit's own coordinators: `children` and `router`.
  public static var coordinatorKit: CoordinatorDialect {
    CoordinatorDialect(
      isCoordinator: { $0 is any Coordinator },
      children: { ($0 as? any Coordinator)?.children ?? [] },
      router: { ($0 as? any Coordinator)?.router })
  }
}
