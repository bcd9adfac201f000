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
    #expect(text.contains(#"add(StandInText.title("Pay"), { viewModel.pay() })"#))
    #expect(text.contains(#"add(StandInText.title("Close"), onClose)"#))
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

  @Test("A button without a text is called by what its label shows")
  func namelessButtons() throws {
    let source = """
      import SwiftUI
      struct PlantsView: View {
          let plants: [Plant]
          let open: (Plant) -> Void
          var body: some View {
              ForEach(plants) { plant in
                  Button { open(plant) } label: { PlantRow(plant) }
              }
              Button { water() } label: {
                  if isWatering { ProgressView() } else { Text(texts.water(plants.count)) }
              }
              Button { harvest() } label: {
                  if plants.isEmpty { ProgressView() } else { Text(plants[0].name) }
              }
              .accessibilityIdentifier("plants.harvest")
          }
      }
      func show() { present(UIHostingController(rootView: PlantsView(plants: [], open: { _ in }))) }
      """
    let app = try PortedApp.make(["PlantsView.swift": source])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("PlantsView.swift")
    #expect(
      text.contains(#"add(StandInText.name(of: plant, or: "PlantRow"), { open(plant) })"#))
    #expect(text.contains("add(texts.water(plants.count), { water() })"))
    #expect(text.contains(#"add("plants.harvest", { harvest() })"#))
  }

  @Test("A method that makes a part of the body adds its buttons for each call")
  func helpers() throws {
    let app = try PortedApp.make([
      "SettingsView.swift": """
      import SwiftUI
      import UIKit
      struct SettingsView: View {
          let onRoute: (Route) -> Void
          var body: some View {
              List {
                  row("Security", route: .security)
                  row("About", value: "1.0", route: .about)
                  link("Help") { onRoute(.help) }
                  card { Text("Hi") }
                  caption("Version 1.0")
              }
          }
          private func row(_ title: String, value: String? = nil, route: Route) -> some View {
              Button { onRoute(route) } label: { HStack { Label(title, systemImage: "x") } }
          }
          private func link(_ title: String, action: @escaping () -> Void) -> some View {
              Button(title, action: action)
          }
          private func caption(_ text: String) -> some View { Text(text) }
          private func card(@ViewBuilder content: () -> some View) -> some View { content() }
      }
      func show() { present(UIHostingController(rootView: SettingsView(onRoute: { _ in }))) }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("SettingsView.swift")
    #expect(text.contains(#"standInRow("Security", route: .security, add, links)"#))
    #expect(text.contains(#"standInRow("About", value: "1.0", route: .about, add, links)"#))
    #expect(text.contains(#"standInLink("Help", action: { onRoute(.help) }, add, links)"#))
    #expect(text.contains("add(title, { onRoute(route) })"))
    #expect(text.contains("add(title, action)"))
    #expect(!text.contains("standInCard"))
    #expect(
      text.contains("func standInCaption("), "it is called, although it has no buttons")
  }

  @Test("Buttons that the app made itself are buttons, and what disables one is asked")
  func components() throws {
    let app = try PortedApp.make([
      "PayView.swift": """
      import SwiftUI
      import UIKit
      struct PrimaryButton: View {
          let title: String
          let action: () async throws -> Void
          var body: some View { Button(title) { Task { try await action() } } }
      }
      struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { content() }
      }
      struct Confirm: View {
          let onOK: () -> Void
          var onCancel: (() -> Void)?
          var body: some View { Button("OK", action: onOK) }
      }
      struct PayView: View {
          let model: Model
          var body: some View {
              Confirm { model.ok() } onCancel: { model.no() }
              Confirm(onOK: model.ok, onCancel: nil)
              if let user = model.user {
                  PrimaryButton(title: "Delete") { try await user.delete() }
                  Toggle("Push", isOn: $model.pushes)
                  TextField("Name", text: $user.name)
              }
              PrimaryButton(title: "Pay") { try await model.pay() }
                  .padding().disabled(!model.isValid)
              PrimaryButton(title: model.title, action: model.cancel)
              Card { Text("Hi") }
              Button("Help") { model.help() }.disabled(model.isBusy)
          }
      }
      func show() { present(UIHostingController(rootView: PayView(model: Model()))) }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("PayView.swift")
    let pay = #"StandInText.title("Pay")"#
    #expect(text.contains("add(\(pay), isEnabled: !(!model.isValid), { try await model.pay() })"))
    #expect(text.contains(#"add("onOK", { model.ok() })"#))
    #expect(text.contains(#"add("onCancel", { model.no() })"#))
    #expect(!text.contains("nil)"))
    #expect(
      text.contains(
        #"add("Delete", { if let user = model.user { try await ({ try await user.delete() })() } })"#
      ))
    #expect(text.contains(#"add.toggle("Push", { model.pushes }, { model.pushes = $0 })"#))
    #expect(!text.contains("add.field"))
    #expect(text.contains(#"add("action", model.cancel)"#))
    #expect(!text.contains("\"content\""))
    #expect(
      text.contains(
        #"add(StandInText.title("Help"), isEnabled: !(model.isBusy), { model.help() })"#))
  }

  @Test("Switches and text fields change what they are bound to, and literals are keys of strings")
  func inputs() throws {
    let app = try PortedApp.make([
      "SignUpView.swift": """
      import SwiftUI
      import UIKit
      struct SignUpView: View {
          @ObservedObject var model: Model
          @State private var password = ""
          var body: some View {
              TextField("Your email", text: $model.email)
                  .keyboardType(.emailAddress).padding().textContentType(.username)
              SecureField(model.title, text: $password)
              Toggle("terms.accept", isOn: $model.acceptsTerms)
              Toggle(model.title, isOn: Binding(get: { true }, set: { _ in }))
              Button("sign_up.go") { model.go() }
          }
      }
      func show() { present(UIHostingController(rootView: SignUpView(model: Model()))) }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("SignUpView.swift")
    let email = #"StandInText.title("Your email")"#
    #expect(
      text.contains(
        "add.field(\(email), { model.email }, { model.email = $0 }, "
          + "{ $0.keyboardType = .emailAddress; $0.textContentType = .username })"))
    #expect(
      text.contains("add.field(model.title, isSecure: true, { password }, { password = $0 })"))
    let terms = #"StandInText.title("terms.accept")"#
    #expect(
      text.contains(
        "add.toggle(\(terms), { model.acceptsTerms }, { model.acceptsTerms = $0 })"))
    #expect(!text.contains("Binding(get"))
    #expect(text.contains(#"add(StandInText.title("sign_up.go"), { model.go() })"#))
    let buttons = try app.ported("Generated/StandInScreens.swift")
    #expect(buttons.contains("screen.view.addSubview(StandInState(of: screen.rootView))"))
  }

  @Test(
    "What a condition binds around a button is bound when that is tapped, and left out of its title"
  )
  func bindings() throws {
    let app = try PortedApp.make([
      "FareView.swift": """
      import SwiftUI
      import UIKit
      struct FareView: View {
          let fares: [Fare]
          let onContinue: (Fare) -> Void
          @State private var selected: Fare?
          var body: some View {
              VStack {
                  if let fare = selected {
                      Button("Drop \\(fare.name)") { drop(fare) }
                      ForEach(fare.perks) { perk in Button(perk.name) { open(perk) } }
                  }
                  switch state {
                  case .loaded(let fare): Button(fare.name) { drop(fare) }
                  case .loading: Text("…")
                  }
                  Button { if let selected { onContinue(selected) } } label: {
                      if let selected { Text("Continue · \\(selected.price)") } else { Text("Choose") }
                  }
              }
              .onAppear { selected = fares.first }
              .task { await load() }
          }
      }
      func show() { present(UIHostingController(rootView: FareView(fares: []))) }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("FareView.swift")
    #expect(text.contains("    ({ @MainActor () -> Void in selected = fares.first\n})()\n"))
    #expect(text.contains("    add.run { await load()\n}\n"))
    #expect(text.contains(#"add("Drop …", { if let fare = selected { ({ drop(fare) })() } })"#))
    #expect(
      text.contains("if let fare = selected {\n      for perk in Array(fare.perks).prefix(2) {"))
    #expect(
      text.contains(#"add("Button", { if case .loaded(let fare) = state { ({ drop(fare) })() } })"#)
    )
    #expect(text.contains(#"add("Continue · …", { if let selected { onContinue(selected) } })"#))
  }

  @Test("Links lead to stand-ins of their destinations, for the first elements of a list")
  func links() throws {
    let app = try PortedApp.make([
      "Orders.swift": """
      import SwiftUI
      struct OrdersView: View {
          let orders: [Order]
          var body: some View {
              List {
                  ForEach(orders) { order in
                      NavigationLink(order.name) { OrderView(order: order).navigationTitle("Order") }
                  }
                  NavigationLink(destination: HelpView()) { Label("Help", systemImage: "x") }
                  NavigationLink { AboutView() } label: { Text("About") }
                  NavigationLink("Later", value: orders[0])
              }
          }
      }
      struct OrderView: View {
          let order: Order
          var body: some View { NavigationLink("Terms", destination: TermsView()) }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      struct TermsView: View { var body: some View { Text("") } }
      struct OtherView: View { var body: some View { Text("") } }
      """,
      "Show.swift": "func show() { _ = UIHostingController(rootView: OrdersView(orders: [])) }",
    ])
    defer { app.remove() }
    let report = try app.port().report
    let text = try app.ported("Orders.swift")
    #expect(text.contains("add(order.name, { links.show(OrderView(order: order)) })"))
    #expect(text.contains("for order in Array(orders).prefix(2) {"))
    #expect(text.contains(#"add(StandInText.title("Help"), { links.show(HelpView()) })"#))
    #expect(text.contains(#"add(StandInText.title("About"), { links.show(AboutView()) })"#))
    #expect(text.contains(#"add(StandInText.title("Terms"), { links.show(TermsView()) })"#))
    #expect(!text.contains("\"Later\""))
    #expect(
      report.standIns.keys.sorted()
        == ["AboutView", "HelpView", "OrderView", "OrdersView", "TermsView"])
  }

  @Test("Sheets, covers and destinations of links to values lead to stand-ins of their views")
  func presentations() throws {
    let app = try PortedApp.make([
      "Shop.swift": """
      import SwiftUI
      struct ShopView: View {
          @State private var picked: Item?
          @State private var showsHelp = false
          @StateObject private var model = ShopModel()
          var body: some View {
              VStack {
                  Button("Help") { showsHelp = true }
                  NavigationLink("Terms", value: Place.terms)
              }
              .sheet(item: $picked) { item in NavigationStack { ItemView(item: item) } }
              .fullScreenCover(isPresented: $model.isOver) { OverView().padding() }
              .sheet(isPresented: $showsHelp) { HelpView() }
              .navigationDestination(for: Place.self) { place in
                  switch place {
                  case .terms: TermsView()
                  case .none: EmptyView()
                  }
              }
          }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      struct OverView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct TermsView: View { var body: some View { Text("") } }
      """,
      "Show.swift": "func show() { _ = UIHostingController(rootView: ShopView()) }",
    ])
    defer { app.remove() }
    let report = try app.port().report
    let text = try app.ported("Shop.swift")
    #expect(
      text.contains(
        "if let item = picked { picked = nil; links.present(ItemView(item: item)) }"))
    #expect(text.contains("if model.isOver { model.isOver = false; links.cover(OverView()) }"))
    #expect(text.contains("if showsHelp { showsHelp = false; links.present(HelpView()) }"))
    #expect(
      text.contains(#"add(StandInText.title("Terms"), { standInDestination(Place.terms, links) })"#)
    )
    #expect(text.contains("case .terms: links.show(TermsView()); case .none: break"))
    #expect(
      report.standIns.keys.sorted()
        == ["HelpView", "ItemView", "OverView", "ShopView", "TermsView"])
  }

  @Test("Views that are made outside of views are screens, whatever hosts them")
  func madeViews() throws {
    let app = try PortedApp.make([
      "Views.swift": """
      import SwiftUI
      struct MenuView: View { var onDone: () -> Void; var body: some View { Row() } }
      struct PayView: View { let done: (Int) -> Void; var body: some View { Row() } }
      struct Row: View { var body: some View { Text("") } }
      struct Cell: View { var body: some View { Text("") } }
      """,
      "Host.swift": "class Host<V: View>: UIHostingController<V> {}",
      "Flow.swift": """
      final class Factory {
          func menu() -> some View { MenuView {} }
          func any() { _ = UIHostingController(rootView: AnyView(PayView { _ in })) }
          func cell() { cell.contentConfiguration = UIHostingConfiguration { Cell() } }
      }
      """,
    ])
    defer { app.remove() }
    let report = try app.port().report
    #expect(report.standIns.keys.sorted() == ["MenuView", "PayView"])
    let text = try app.ported("Flow.swift")
    #expect(text.contains("func menu() -> some View { MenuView {} }"))
    #expect(text.contains("UIHostingController(rootView: PayView { _ in })"))
  }

  @Test("AnyView is removed around what is passed to a host, whatever the host's class")
  func erasedViews() throws {
    let app = try PortedApp.make([
      "Flow.swift": """
      import SwiftUI
      final class Flow {
          func pay() {
              let view = AnyView(
                  PayView().environmentObject(cart)
              )
              show(Host(rootView: view))
          }
          func help() { show(Host(rootView: AnyView(HelpView()))) }
          func part() -> AnyView { AnyView(PayView()) }
      }
      struct PayView: View { var body: some View { Text("Pay") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
    ])
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Flow.swift")
    #expect(text.contains("show(Host(rootView: HelpView()))"))
    #expect(!text.contains("let view = AnyView("))
    #expect(text.contains("func part() -> AnyView { AnyView(PayView()) }"))
  }

  @Test("A view that a screen of UIKit's makes in a property stays")
  func viewsInProperties() throws {
    let text = try PortedApp.rewritten(
      """
      import SwiftUI
      import UIKit
      final class HomeViewController: UIViewController {
          private var content: some View { HomeView() }
          func show() { present(UIHostingController(rootView: content)) }
      }
      struct HomeView: View {
          var body: some View { header }
          private var header: some View { Text("Home") }
      }
      protocol Base: View {}
      protocol Page: Base {}
      struct TermsPage: Page {
          var header: some View { Text("Terms") }
      }
      """)
    #expect(text.contains("private var content: some View { HomeView() }"))
    #expect(!text.contains("header"))
  }
}
