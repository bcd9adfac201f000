import PortableUIKit

extension FlowPerson {
  /// Types into a text field or a search bar.
  ///
  /// - Parameters:
  ///   - text: what replaces the field's text.
  ///   - name: the field's accessibility label or placeholder.
  /// - Throws: ``PersonError`` when there is no such field.
  public func enter(_ text: String, in name: String) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      if let bar = sight.searchBars.first(where: { $0.personName == name }) {
        try sight.check(bar.touchObstacle, "\"\(name)\"")
        return Finger.enter(text, in: bar)
      }
      guard let field = sight.textFields.first(where: { $0.personName == name }) else {
        throw PersonError("There is no text field \"\(name)\".", sight)
      }
      try sight.check(field, name)
      Finger.enter(text, in: field)
    }
  }

  /// Flips a switch.
  ///
  /// - Parameter name: the switch's accessibility label or title.
  /// - Throws: ``PersonError`` when there is no such switch.
  public func flip(_ name: String) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let control = sight.switches.first(where: { $0.personName == name }) else {
        throw PersonError("There is no switch \"\(name)\".", sight)
      }
      try sight.check(control, name)
      Finger.flip(control)
    }
  }

  /// Changes a value: flips a switch, chooses a segment, or types into a text field.
  ///
  /// A trace records which control was used and never what was typed, which may be a secret. A test
  /// that repeats a recorded step therefore gives the text.
  ///
  /// - Parameters:
  ///   - name: the name of the switch or text field, or the title of the segment.
  ///   - text: what to type, if the control is a text field.
  /// - Throws: ``PersonError`` when there is no such control.
  public func change(_ name: String, typing text: String = "text") async throws(PersonError) {
    try await inCharge { () async throws(PersonError) in
      await MainLoop.runUntilIdle()
      if sight.switches.contains(where: { $0.personName == name }) {
        try await flip(name)
      } else if sight.segmentedControls.contains(where: { $0.titles.contains(name) }) {
        try await choose(segment: name)
      } else {
        try await enter(text, in: name)
      }
    }
  }

  /// Chooses a segment, in the first segmented control that has it.
  ///
  /// - Parameter title: the segment's title.
  /// - Throws: ``PersonError`` when there is no such segment.
  public func choose(segment title: String) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      for control in sight.segmentedControls {
        if let segment = control.titles.firstIndex(of: title) {
          try sight.check(control, title)
          return Finger.choose(segment, in: control)
        }
      }
      throw PersonError("There is no segment \"\(title)\".", sight)
    }
  }

  /// Selects the first row with a text, in the table on display.
  ///
  /// - Parameter text: the text of the row's cell.
  /// - Throws: ``PersonError`` when no row has it.
  public func selectRow(_ text: String) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let table = sight.table, let row = table.rows.first(where: { $0.text == text }) else {
        throw PersonError("There is no row \"\(text)\".", sight)
      }
      try sight.check(table.touchObstacle, "The table")
      Finger.selectRow(at: row.indexPath, in: table)
    }
  }

  /// Selects an item of the collection on display.
  ///
  /// - Parameters:
  ///   - item: the item's index in its section.
  ///   - section: the section's index.
  /// - Throws: ``PersonError`` when there is no collection, or no such item in it.
  public func selectItem(_ item: Int, section: Int = 0) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      try sight.selectItem(item, section: section)
    }
  }
}

extension Sight {
  /// Selects an item of the collection on display, counted from 0.
  func selectItem(_ item: Int, section: Int) throws(PersonError) {
    guard let collection,
      (0..<collection.numberOfSections).contains(section),
      (0..<collection.numberOfItems(inSection: section)).contains(item)
    else {
      throw PersonError("There is no item \(item) in section \(section).", self)
    }
    try check(collection.touchObstacle, "The collection")
    Finger.selectItem(at: IndexPath(item: item, section: section), in: collection)
  }
}

extension UISegmentedControl {
  var titles: [String] {
    (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
  }
}

extension UISearchBar {
  /// The name of a search bar, as a person reads it.
  var personName: String { placeholder ?? accessibilityLabel ?? String(describing: type(of: self)) }
}

extension UIControl {
  /// The name of a control other than a button, as a person reads it.
  var personName: String {
    let own = (self as? UITextField)?.placeholder ?? (self as? UISwitch)?.title
    return accessibilityLabel ?? own ?? String(describing: type(of: self))
  }
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
