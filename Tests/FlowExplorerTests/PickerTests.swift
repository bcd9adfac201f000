import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

/// Asks for two dates, the second after the first, and for a size.
private final class StayScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let arrival = UIDatePicker()
  private let departure = UITextField()
  private let departurePicker = UIDatePicker()
  private let rooms = UIPickerView()
  private let proceed = UIButton(type: .system)

  override func loadView() {
    let today = Calendar.current.startOfDay(for: Date())
    for picker in [arrival, departurePicker] {
      picker.minimumDate = today
      picker.date = today
    }
    arrival.accessibilityLabel = "Arrival"
    arrival.addAction(UIAction { [unowned self] _ in changed() }, for: .valueChanged)
    departure.placeholder = "Departure"
    departure.inputView = departurePicker
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in changed() })
    let toolbar = UIToolbar()
    toolbar.items = [.flexibleSpace(), done]
    departure.inputAccessoryView = toolbar
    rooms.accessibilityLabel = "Room"
    rooms.dataSource = self
    rooms.delegate = self
    proceed.setTitle("Next", for: .normal)
    proceed.isEnabled = false
    proceed.addAction(
      UIAction { [unowned self] _ in
        navigationController?.pushViewController(PlantedScreen("Summary"), animated: true)
      }, for: .touchUpInside)
    view = UIStackView(arrangedSubviews: [arrival, departure, rooms, proceed])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(
    _: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["Choose", "Single", "Double", "Family", "Dormitory"][row] }
  func pickerView(_: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    changed()
  }

  private func changed() {
    proceed.isEnabled =
      departurePicker.date > arrival.date && rooms.selectedRow(inComponent: 0) == 4
  }
}

@MainActor @Suite("Pickers of dates and rows", .interface)
struct PickerTests {
  @Test("Dates and rows are chosen, from the pickers of text fields, too")
  func chosen() async throws {
    let exploration = await FlowExplorer.planted { StayScreen() }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    let summary = try #require(exploration.states.first { $0.identity.contains("“Summary”") })
    expectNoDifference(
      summary.path.actions,
      [
        .pickDate(days: 1, in: "Departure"), .pickRow(4, component: 0, in: "Room"), .tap("Next"),
      ])
  }

  @Test("A person chooses what is offered, and nothing else")
  func person() async throws {
    let window = UIWindow.inFirstScene()
    window.rootViewController = UINavigationController(rootViewController: StayScreen())
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    try await person.pickRow(4, in: "Room")
    try await person.pickDate(Date() + 86_400 * 3, in: "Departure")
    try await person.tap("Next")
    #expect(person.sight.screen?.title == "Summary")
    try await person.goBack()
    try await person.change("Arrival")
    try await person.change("Room")
    await #expect(throws: PersonError.self) { try await person.tap("Next") }
    await #expect(throws: PersonError.self) { try await person.pickRow(5, in: "Room") }
    await #expect(throws: PersonError.self) { try await person.pickRow(0, in: "Bed") }
    await #expect(throws: PersonError.self) {
      try await person.pickDate(.distantPast, in: "Arrival")
    }
  }

  @Test("A picker that offers only the past is turned to a day long ago")
  func birthday() async throws {
    let picker = UIDatePicker()
    picker.maximumDate = Date()
    picker.date = Date()
    var chosen: [Date] = []
    picker.addAction(UIAction { _ in chosen.append(picker.date) }, for: .valueChanged)
    let window = UIWindow.inFirstScene()
    window.rootViewController = PlantedScreen("Birthday", views: [picker])
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    try await person.perform(.pickDate(days: 7, in: "UIDatePicker"))
    let age = try #require(chosen.first).distance(to: Date()) / 86_400 / 365
    #expect((29.9...30.1).contains(age))
  }
}
