import PortableUIKit

extension FlowPerson {
  /// Types into a text field, a text view that can be edited, or a search bar, or on a keypad.
  ///
  /// A keypad is a screen's own buttons for the ten digits. Typing ends where another screen appears,
  /// though digits may be left.
  ///
  /// ```swift
  /// try await person.enter("1234", in: "keypad")
  /// ```
  ///
  /// - Parameters:
  ///   - text: what replaces the text there, or the digits to tap.
  ///   - name: its accessibility label or placeholder; `keypad` for a keypad.
  ///   - index: its index among the text fields and views of the same name, fields first; nil for the
  ///     first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is nothing of the name to type into.
  public func enter(
    _ text: String, in name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await inCharge(at: StepLocation(fileID, filePath, line, column)) {
      () async throws(PersonError) in
      await restBefore()
      if name == Keypad.name, !sight.hasTextInput(name) { return try await type(text) }
      try sight.enter(text, in: name, at: index)
      await comeToRest()
    }
  }

  /// Taps the keys of a keypad, one after the other, until another screen appears.
  private func type(_ digits: String) async throws(PersonError) {
    // A screen that a digit closes is not to live on while the app comes to rest.
    weak let screen = sight.screen
    for (index, digit) in digits.enumerated() {
      guard try press(digit, isFirst: index == 0, on: screen) else { return }
      await comeToRest()
    }
  }

  /// Taps a key, and returns whether it was there: keys that can no longer be used have had enough.
  private func press(
    _ digit: Character, isFirst: Bool, on screen: UIViewController?
  ) throws(PersonError) -> Bool {
    let sight = sight
    guard isFirst || (screen != nil && sight.screen === screen) else { return false }
    guard let keypad = sight.keypad else {
      guard isFirst else { return false }
      throw PersonError("There is no text field \"\(Keypad.name)\", and no keypad.", sight)
    }
    guard let key = keypad.key(for: digit) else {
      throw PersonError("The keypad has no key \"\(digit)\".", sight)
    }
    if isFirst {
      Finger.press(key, of: Keypad.name)
    } else {
      Finger.continueAction { Finger.tap(key) }
    }
    return true
  }

  /// Flips a switch.
  ///
  /// - Parameters:
  ///   - name: the switch's accessibility label or title.
  ///   - index: its index among the switches of the same name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such switch.
  public func flip(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      Finger.flip(try sight.control("switch", name, index, of: sight.switches))
    }
  }

  /// Taps the plus or the minus of a stepper.
  ///
  /// - Parameters:
  ///   - name: the stepper's accessibility label.
  ///   - up: whether to tap the plus rather than the minus.
  ///   - index: its index among the steppers of the same name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such stepper.
  public func step(
    _ name: String, up: Bool = true, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      Finger.step(try sight.control("stepper", name, index, of: sight.steppers), up: up)
    }
  }

  /// Slides a slider.
  ///
  /// - Parameters:
  ///   - name: the slider's accessibility label.
  ///   - fraction: where to, from 0 for its minimum to 1 for its maximum.
  ///   - index: its index among the sliders of the same name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such slider.
  public func slide(
    _ name: String, to fraction: Double, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      let slider = try sight.control("slider", name, index, of: sight.sliders)
      Finger.slide(slider, to: slider.value(at: fraction))
    }
  }

  /// Changes a value: flips a switch, chooses a segment, steps a stepper up, slides a slider to its
  /// maximum, turns a picker, or types into a text field or view, or on a keypad.
  ///
  /// A trace records which control was used and never what was typed, which may be a secret. A test
  /// that repeats a recorded step therefore gives the text.
  ///
  /// - Parameters:
  ///   - name: the name of the control, or the title of the segment.
  ///   - text: what to type, if the control is a text field; nil for `text`, and on a keypad for `1234`.
  ///   - index: its index among the controls of its kind and name; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such control.
  public func change(
    _ name: String, typing text: String? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await inCharge(at: StepLocation(fileID, filePath, line, column)) {
      () async throws(PersonError) in
      await MainLoop.runUntilIdle()
      let sight = sight
      if sight.switches.contains(where: { $0.personName == name }) {
        try await flip(name, at: index)
      } else if sight.segments.contains(where: { $0.title == name }) {
        try await choose(segment: name, at: index)
      } else if sight.steppers.contains(where: { $0.personName == name }) {
        try await step(name, at: index)
      } else if sight.sliders.contains(where: { $0.personName == name }) {
        try await slide(name, to: 1, at: index)
      } else if sight.datePickers.contains(where: { $0.name == name }) {
        try await pickDate(days: 1, in: name, at: index)
      } else if sight.pickerViews.contains(where: { $0.name == name }) {
        let wheel = try sight.find("picker", name, index, among: sight.pickerViews, by: \.name)
        try await pickRow(wheel.picker.sampleRows(in: 0).first ?? 0, in: name, at: index)
      } else {
        let isKeypad = name == Keypad.name && !sight.hasTextInput(name)
        try await enter(text ?? (isKeypad ? Keypad.sampleCodes[0] : "text"), in: name, at: index)
      }
    }
  }

  /// Chooses a segment.
  ///
  /// - Parameters:
  ///   - title: the segment's title.
  ///   - index: its index among the segments of the same title; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such segment.
  public func choose(
    segment title: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      let found = sight.segments.filter { $0.title == title }
      guard found.indices.contains(index ?? 0) else {
        throw PersonError("There is no segment \"\(title)\".", sight)
      }
      let segment = found[index ?? 0]
      guard segment.isEnabled else { throw PersonError("\"\(title)\" is disabled.", sight) }
      try sight.check(segment.control.touchObstacle, "\"\(title)\"")
      Finger.choose(segment.index, in: segment.control)
    }
  }

  /// Selects the first row with a text, in the tables on display.
  ///
  /// - Parameters:
  ///   - text: the text of the row's cell.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when no row has it.
  public func selectRow(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      for (index, table) in sight.tables.enumerated() {
        guard let row = table.rows.first(where: { $0.text == text }) else { continue }
        let path = row.indexPath
        return try sight.selectRow(path.row, section: path.section, table: index == 0 ? nil : index)
      }
      throw PersonError("There is no row \"\(text)\".", sight)
    }
  }

  /// Selects an item of the collection on display.
  ///
  /// - Parameters:
  ///   - item: the item's index in its section.
  ///   - section: the section's index.
  ///   - collection: the collection's index among those that can be used, from the top; nil for the
  ///     first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no collection, or no such item in it.
  public func selectItem(
    _ item: Int, section: Int = 0, collection: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      try sight.selectItem(item, section: section, collection: collection)
    }
  }
}

extension Sight {
  /// Finds a thing by its name.
  ///
  /// - Parameters:
  ///   - kind: what a person calls things of the kind.
  ///   - name: the thing's name.
  ///   - index: its index among those of the name; nil for the first.
  ///   - things: those on display.
  ///   - nameOf: returns the name of one.
  func find<Thing>(
    _ kind: String, _ name: String, _ index: Int?, among things: [Thing],
    by nameOf: (Thing) -> String
  ) throws(PersonError) -> Thing {
    let found = things.filter { nameOf($0) == name }
    guard found.indices.contains(index ?? 0) else {
      throw PersonError("There is no \(kind) \"\(name)\".", self)
    }
    return found[index ?? 0]
  }

  /// Types into a text field, a text view or a search bar.
  fileprivate func enter(_ text: String, in name: String, at index: Int?) throws(PersonError) {
    if let bar = searchBars.first(where: { $0.personName == name }) {
      try check(bar.touchObstacle, "\"\(name)\"")
      return Finger.enter(text, in: bar)
    }
    let input = try find("text field", name, index, among: textInputs, by: \.name)
    guard input.isEnabled else { throw PersonError("\"\(name)\" is disabled.", self) }
    try check(input.place.touchObstacle, "\"\(name)\"")
    input.enter(text)
  }

  /// Whether there is a text field, a text view or a search bar of the name.
  fileprivate func hasTextInput(_ name: String) -> Bool {
    searchBars.contains { $0.personName == name } || textInputs.contains { $0.name == name }
  }

  /// Selects a row of a table on display, counted from 0.
  func selectRow(_ row: Int, section: Int, table index: Int?) throws(PersonError) {
    let name = ListName.table(index)
    guard tables.indices.contains(index ?? 0) else {
      throw PersonError("There is no \(name ?? "table") to select row \(row) of.", self)
    }
    let table = tables[index ?? 0]
    guard (0..<table.numberOfSections).contains(section),
      (0..<table.numberOfRows(inSection: section)).contains(row)
    else {
      let place = name.map { " of \($0)" } ?? ""
      throw PersonError("There is no row \(row) in section \(section)\(place).", self)
    }
    try check(table.touchObstacle, "The table")
    let path = IndexPath(row: row, section: section)
    if let cell = table.cellForRow(at: path), !cell.isUserInteractionEnabled {
      try check(.inert(cell), "Row \(path.place(in: name))")
    }
    Finger.selectRow(at: path, in: table, called: name)
  }

  /// Selects an item of a collection on display, counted from 0.
  func selectItem(_ item: Int, section: Int, collection index: Int?) throws(PersonError) {
    let name = ListName.collection(index)
    guard collections.indices.contains(index ?? 0) else {
      throw PersonError("There is no \(name ?? "collection") to select item \(item) of.", self)
    }
    let collection = collections[index ?? 0]
    guard (0..<collection.numberOfSections).contains(section),
      (0..<collection.numberOfItems(inSection: section)).contains(item)
    else {
      let place = name.map { " of \($0)" } ?? ""
      throw PersonError("There is no item \(item) in section \(section)\(place).", self)
    }
    try check(collection.touchObstacle, "The collection")
    let path = IndexPath(item: item, section: section)
    if let cell = collection.cellForItem(at: path), !cell.isUserInteractionEnabled {
      try check(.inert(cell), "Item \(path.place(in: name))")
    }
    Finger.selectItem(at: path, in: collection, called: name)
  }
}

extension Sight {
  /// Finds a control that can be used.
  ///
  /// - Parameters:
  ///   - kind: what a person calls controls of the kind.
  ///   - name: the control's name.
  ///   - index: its index among those of the name; nil for the first.
  ///   - controls: those on display.
  fileprivate func control<Control: UIControl>(
    _ kind: String, _ name: String, _ index: Int?, of controls: [Control]
  ) throws(PersonError) -> Control {
    let control = try find(kind, name, index, among: controls, by: \.personName)
    try check(control, name)
    return control
  }
}

/// A segment of a segmented control.
@MainActor
struct Segment {
  let control: UISegmentedControl
  let index: Int

  /// What a person calls it.
  var title: String { control.titleForSegment(at: index) ?? control.personName }

  var isEnabled: Bool { control.isEnabled && control.isEnabledForSegment(at: index) }

  /// Whether a person can choose it.
  var isUsable: Bool { isEnabled && control.touchObstacle == nil }
}

extension UISlider {
  /// The value at a fraction of the range.
  func value(at fraction: Double) -> Float {
    minimumValue + Float(fraction) * (maximumValue - minimumValue)
  }
}

extension UISearchBar {
  /// The name of a search bar, as a person reads it.
  var personName: String { placeholder ?? accessibilityLabel ?? String(describing: type(of: self)) }
}

extension UITableView {
  /// The text of each row that has one.
  var rows: [(indexPath: IndexPath, text: String)] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).compactMap { row in
        let indexPath = IndexPath(row: row, section: section)
        return cellForRow(at: indexPath)?.shownText.map { (indexPath, $0) }
      }
    }
  }
}
