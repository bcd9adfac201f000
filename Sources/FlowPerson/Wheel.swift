import PortableUIKit

/// A picker on display, or the one that a text field has in place of a keyboard.
@MainActor
struct Wheel<Picker: UIView> {
  let picker: Picker
  /// The field that opens it.
  let field: UITextField?

  /// The name that a person reads.
  var name: String {
    field?.personName ?? picker.accessibilityLabel ?? String(describing: type(of: picker))
  }

  /// What a person touches first.
  var place: UIView { field ?? picker }

  /// Whether it is enabled.
  var isEnabled: Bool { (place as? UIControl)?.isEnabled ?? true }

  /// Whether a person can turn it.
  var isUsable: Bool { isEnabled && place.touchObstacle == nil }

  /// The pickers among views, then those of text fields.
  static func all(in views: [UIView], and inputs: [TextInput]) -> [Wheel] {
    views.compactMap { $0 as? Picker }.map { Wheel(picker: $0, field: nil) }
      + inputs.compactMap { input in
        guard case .field(let field) = input, let picker = field.inputView as? Picker else {
          return nil
        }
        return Wheel(picker: picker, field: field)
      }
  }

  /// Opens the field's picker, and returns whether it does.
  func open() -> Bool { field?.becomeFirstResponder() ?? true }

  /// Closes the field's picker, by the last button of the toolbar above it where there is one.
  func close() {
    guard let field, field.window != nil else { return }
    let toolbar = field.inputAccessoryView as? UIToolbar
    Finger.continueAction {
      if let done = toolbar?.items?.last(where: \.isOnBar), done.isEnabled { Finger.tap(done) }
    }
    field.resignFirstResponder()
  }
}

extension FlowPerson {
  /// Chooses a date.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - name: the accessibility label of the date picker, or the name of the text field that has one.
  ///   - index: its index among the date pickers of the same name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such date picker, or it does not offer the date.
  public func pickDate(
    _ date: Date, in name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    let location = StepLocation(fileID, filePath, line, column)
    try await turn("date picker", \.datePickers, name, index, at: location) {
      (picker, sight) throws(PersonError) in
      guard picker.offers(date) else {
        throw PersonError("\"\(name)\" does not offer that date.", sight)
      }
      Finger.choose(date, in: picker, called: name)
    }
  }

  /// Chooses a row of a picker.
  ///
  /// - Parameters:
  ///   - row: the row's index.
  ///   - component: the index of its component.
  ///   - name: the accessibility label of the picker, or the name of the text field that has one.
  ///   - index: its index among the pickers of the same name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such picker, or no such row in it.
  public func pickRow(
    _ row: Int, component: Int = 0, in name: String, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    let location = StepLocation(fileID, filePath, line, column)
    try await turn("picker", \.pickerViews, name, index, at: location) {
      (picker, sight) throws(PersonError) in
      guard (0..<picker.numberOfComponents).contains(component),
        (0..<picker.numberOfRows(inComponent: component)).contains(row)
      else { throw PersonError("There is no row \(row) in \"\(name)\".", sight) }
      Finger.choose(row, component: component, in: picker, called: name)
    }
  }

  /// Chooses in a date picker by the days after the first that it offers.
  func pickDate(days: Int, in name: String, at index: Int?) async throws(PersonError) {
    let location = StepLocation(#fileID, #filePath, #line, #column)
    try await turn("date picker", \.datePickers, name, index, at: location) {
      (picker, _) throws(PersonError) in
      Finger.choose(picker.date(days: days), in: picker, called: name)
    }
  }

  private func turn<Picker>(
    _ kind: String, _ wheels: (Sight) -> [Wheel<Picker>], _ name: String, _ index: Int?,
    at location: StepLocation, _ body: (Picker, Sight) throws(PersonError) -> Void
  ) async throws(PersonError) {
    var turned: Wheel<Picker>?
    try await touch(at: location) { sight throws(PersonError) in
      let wheel = try sight.find(kind, name, index, among: wheels(sight), by: \.name)
      guard wheel.isEnabled else { throw PersonError("\"\(name)\" is disabled.", sight) }
      try sight.check(wheel.place.touchObstacle, "\"\(name)\"")
      guard wheel.open() else { throw PersonError("\"\(name)\" opens no picker.", sight) }
      try body(wheel.picker, sight)
      turned = wheel
    }
    guard let turned, turned.field != nil else { return }
    try await touch(at: location) { _ throws(PersonError) in turned.close() }
  }
}

extension UIPickerView {
  /// The first rows of a component and its last one, but for the one that is selected.
  func sampleRows(in component: Int) -> [Int] {
    guard component < numberOfComponents else { return [] }
    let count = numberOfRows(inComponent: component)
    let rows = [0, 1].filter { $0 < count - 1 } + (count > 0 ? [count - 1] : [])
    return rows.filter { $0 != selectedRow(inComponent: component) }
  }
}

extension UIDatePicker {
  /// The days that an explorer chooses.
  static let sampleDays = [1, 7]

  /// Whether a date is between the earliest and the latest.
  func offers(_ date: Date) -> Bool {
    minimumDate.map { $0 <= date } ?? true && maximumDate.map { date <= $0 } ?? true
  }

  /// The date so many days after the earliest, or else after today; if none but dates of the past can
  /// be chosen, after a day thirty years before the latest.
  func date(days: Int) -> Date {
    let now = Date()
    let today = Calendar.current.startOfDay(for: now)
    func later(_ date: Date, _ part: Calendar.Component, _ count: Int) -> Date {
      Calendar.current.date(byAdding: part, value: count, to: date) ?? date
    }
    let past = maximumDate.flatMap { $0 <= now ? later($0, .year, -30) : nil }
    let date = later(minimumDate ?? past ?? today, .day, days)
    return maximumDate.map { min($0, date) } ?? date
  }
}
