import SourcePort
import Testing

@Suite("SwiftUI views in hosts")
struct SwiftUITests {
  private static let source = """
    import SwiftUI
    struct OrderView: View {
        let orders: [Order]
        let onClose: () -> Void
        var onHelp: () -> Void
        private let viewModel = OrderViewModel()
        var body: some View {
            VStack {
                Button("Pay") { viewModel.pay() }
                Button(action: onClose) { Text("Close") }
                List(orders) { order in
                    Button { viewModel.open(order) } label: { Label(order.name, systemImage: "x") }
                }
            }
        }
    }
    #Preview { OrderView(orders: []) }
    func show() { present(UIHostingController(rootView: OrderView(orders: []))) }
    """

  @Test("The buttons of a removed body are those of its stand-in, with their titles")
  func buttons() throws {
    let app = try PortedApp.make(["OrderView.swift": Self.source])
    defer { app.remove() }
    let report = try app.port().report
    let text = try app.ported("OrderView.swift")
    #expect(!text.contains("VStack") && !text.contains("#Preview"))
    #expect(text.contains(#"add("Pay", { viewModel.pay() })"#))
    #expect(text.contains(#"add("Close", onClose)"#))
    #expect(text.contains("for order in Array(orders).prefix(2) {"))
    #expect(text.contains("add(order.name, { viewModel.open(order) })"))
    let buttons = try app.ported("Generated/StandInScreens.swift")
    #expect(buttons.contains("screen.rootView.standInButtons"))
    #expect(buttons.contains("screen.rootView.onHelp()"))
    #expect(!buttons.contains("screen.rootView.onClose()"))
    #expect(report.headline == "0 of 1 screens are the app's own")
    let launch = try app.ported("Generated/PortedApp.swift")
    #expect(launch.contains("explorer.standIns = [\n      \"App.OrderView\",\n    ]"))
  }
}
