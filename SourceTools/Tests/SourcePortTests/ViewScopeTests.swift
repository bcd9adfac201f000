import SourcePort
import Testing

/// The names that SwiftUI's closures bind around a button or a field.
@Suite("Names around buttons of SwiftUI views")
struct ViewScopeTests {
  /// Ports a view with a body, and returns its file.
  private func ported(_ body: String, beside other: String = "") throws -> String {
    let app = try PortedApp.make([
      "TripsView.swift": """
      import SwiftUI
      struct TripsView: View {
          var model: Model
          var body: some View {
      \(body)
          }
      }
      \(other)
      func show() { present(UIHostingController(rootView: TripsView(model: Model()))) }
      """
    ])
    defer { app.remove() }
    try app.port()
    return try app.ported("TripsView.swift")
  }

  private static let container = """
    struct Loading<Value, Content: View>: View {
        private let state: LoadState<Value>
        private let content: (Value) -> Content
        init(_ state: LoadState<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
            self.state = state
            self.content = content
        }
        var body: some View {
            switch state {
            case .failed: ProgressView()
            case let .loaded(value): content(value)
            }
        }
    }
    """

  @Test("A view of the app's own binds what its body calls the closure with")
  func contents() throws {
    let text = try ported(
      """
      Loading(model.state) { trips in
          ForEach(trips) { trip in Button("Open") { model.open(trip) } }
      }
      """, beside: Self.container)
    #expect(
      text.contains(
        """
            if case let .loaded(value) = (model.state) {
              if case let trips = value {
              for trip in Array(trips).prefix(2) {
        """))
  }

  @Test("A closure of a view without such a call binds nothing")
  func otherClosures() throws {
    let text = try ported(#"Chart(model.bars) { bar in Button("Open") { model.open() } }"#)
    #expect(text.contains(#"add(StandInText.title("Open"), { model.open() })"#))
  }

  @Test("Names that a button does not use are not bound around it")
  func unusedDeclarations() throws {
    let text = try ported(
      """
      @Bindable var model = model
      let columns = [GridItem(.flexible())]
      Form {
          TextField("Name", text: $model.name)
          Button("Save") { model.save() }.disabled(model.name.isEmpty)
      }
      """)
    #expect(text.contains("{ model.name }, { model.name = $0 }"))
    #expect(text.contains("isEnabled: !(model.name.isEmpty), { model.save() }"))
    #expect(!text.contains("columns"))
  }

  @Test("A view of the app's own that makes a part for each element does so for the first two")
  func loops() throws {
    let text = try ported(
      #"Grid(model.trips) { trip in Button("Open") { model.open(trip) } }"#,
      beside: """
        struct Grid<Content: View>: View {
            let items: [Trip]
            let content: (Trip) -> Content
            init(_ items: [Trip], @ViewBuilder content: @escaping (Trip) -> Content) {}
            var body: some View { ForEach(items) { item in content(item) } }
        }
        """)
    #expect(text.contains("for item in Array((model.trips)).prefix(2) {"))
    #expect(text.contains("{ if case let trip = item { ({ model.open(trip) })() } }"))
  }

  @Test("What a view of the app's own holds itself binds nothing")
  func ownState() throws {
    let text = try ported(
      #"Loader { trip in Button("Reload") { model.reload() } }"#,
      beside: """
        struct Loader<Content: View>: View {
            @State private var state: Trip?
            let content: (Trip) -> Content
            var body: some View { if let state { content(state) } }
        }
        """)
    #expect(text.contains(#"add(StandInText.title("Reload"), { model.reload() })"#))
  }

  @Test("Names that are declared before a button are bound around it")
  func declarations() throws {
    let text = try ported(
      """
      ForEach(model.kinds) { kind in
          let matching = model.trips.filter { $0.kind == kind }
          ForEach(matching) { trip in Button("Open") { model.open(trip) } }
      }
      """)
    #expect(text.contains("if case let matching = (model.trips.filter { $0.kind == kind }) {"))
    #expect(text.contains("for trip in Array(matching).prefix(2) {"))
  }

  @Test("The parts of an element are bound by their names")
  func parts() throws {
    for names in ["index, trip", "(index, trip)"] {
      let text = try ported(
        """
        ForEach(Array(model.trips.enumerated()), id: \\.offset) { \(names) in
            Button("Open") { model.open(trip, at: index) }
        }
        """)
      #expect(
        text.contains("for (index, trip) in Array(Array(model.trips.enumerated())).prefix(2) {"))
    }
  }

  @Test("A field of an element of a list of bindings is bound to that element")
  func elements() throws {
    let text = try ported(
      #"ForEach($model.guests) { $guest in TextField("Name", text: $guest.name) }"#)
    #expect(text.contains("for guestIndex in model.guests.indices.prefix(2) {"))
    #expect(
      text.contains(
        "{ model.guests[guestIndex].name }, { model.guests[guestIndex].name = $0 }"))
  }

  @Test("The buttons of a dialog about a value are done with it")
  func dialogs() throws {
    let text = try ported(
      """
      List {}.confirmationDialog("Cancel?", presenting: model.cancelled) { trip in
          Button("Cancel trip") { model.cancel(trip) }
      }
      """)
    #expect(text.contains("{ if let trip = model.cancelled { ({ model.cancel(trip) })() } }"))
  }
}
