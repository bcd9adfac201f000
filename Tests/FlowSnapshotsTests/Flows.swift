import FlowGraph
import FlowTrace

/// Small flows that differ in one thing.
enum Flows {
  private static let app = "Shop"
  private static let coordinator = FlowGraph.Name(type: "Shop.CartCoordinator")
  private static let cart = FlowGraph.Name(type: "Shop.CartViewController")
  private static let checkout = FlowGraph.Name(type: "Shop.CheckoutViewController")
  private static let receipt = FlowGraph.Name(type: "Shop.ReceiptViewController")

  /// The cart presents the checkout.
  static let presenting = flow(to: checkout, .present)

  /// The cart pushes the receipt.
  static let pushing = flow(to: receipt, .push)

  /// As often again, and nothing else.
  static let twice = FlowGraph(
    app: app, presents: presenting.presents,
    transitions: presenting.transitions + presenting.transitions)

  /// A trace in which the cart presents the checkout.
  static let trace = Trace(
    header: TraceHeader(app: app),
    records: [
      .launch(.init()),
      .coordinator(.init(id: 1, type: coordinator.type)),
      .screen(.init(id: 2, type: cart.type)),
      .presents(coordinator: 1, screen: 2),
      .transition(.init(from: nil, to: 2, kind: .root, trigger: "launch", by: .app)),
      .screen(.init(id: 3, type: checkout.type)),
      .presents(coordinator: 1, screen: 3),
      .transition(
        .init(from: 2, to: 3, kind: .present, trigger: #"tap "Pay""#, by: .coordinator(1))),
    ].enumerated().map { TraceRecord(at: UInt64($0.offset), event: $0.element) })

  private static func flow(to screen: FlowGraph.Name, _ kind: TransitionKind) -> FlowGraph {
    FlowGraph(
      app: app, launches: [""],
      presents: [cart, screen].map { FlowGraph.Presentation(coordinator: coordinator, screen: $0) },
      transitions: [
        .init(from: nil, to: cart, kind: .root, trigger: "launch", by: .app),
        .init(
          from: cart, to: screen, kind: kind, trigger: #"tap "Pay""#,
          by: .coordinator(coordinator)),
      ])
  }
}
