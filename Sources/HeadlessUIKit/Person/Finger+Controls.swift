extension Finger {
  /// Flips a switch.
  public static func flip(_ control: UISwitch) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      control.isOn.toggle()
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Chooses a segment. One that is chosen already, or disabled, does not react.
  public static func choose(_ segment: Int, in control: UISegmentedControl) {
    guard control.isEnabled else { return }
    control.choose(segment)
  }

  /// Slides to a value.
  public static func slide(_ control: UISlider, to value: Float) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      control.value = min(max(value, control.minimumValue), control.maximumValue)
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Counts one step up or down.
  public static func step(_ control: UIStepper, up: Bool) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      let next = control.value + (up ? control.stepValue : -control.stepValue)
      control.value = min(max(next, control.minimumValue), control.maximumValue)
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Chooses a date.
  public static func choose(_ date: Date, in control: UIDatePicker) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      control.date = date
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Turns a picker's wheel to a row.
  public static func choose(_ row: Int, component: Int, in picker: UIPickerView) {
    let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    InterfaceObservation.act(.enter(title ?? "\(type(of: picker))")) {
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
  }

  /// Goes to a page by the dots.
  public static func choose(_ page: Int, in control: UIPageControl) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      control.currentPage = page
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Pulls a list down to refresh it.
  public static func pull(_ control: UIRefreshControl) {
    InterfaceObservation.act(control.spokenAction(for: .valueChanged)) {
      control.beginRefreshing()
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Types over what is in a field.
  public static func enter(_ text: String, in field: UITextField) {
    guard field.isEnabled else { return }
    field.type(text)
  }

  /// Taps the return key while a field is being edited.
  public static func pressReturn(in field: UITextField) { field.pressReturn() }

  /// Types over what is in a text.
  public static func enter(_ text: String, in view: UITextView) { view.type(text) }

  /// Types over what is searched for.
  public static func enter(_ text: String, in searchBar: UISearchBar) { searchBar.type(text) }

  /// Taps the search key.
  public static func search(in searchBar: UISearchBar) {
    InterfaceObservation.act(.tap("Search")) {
      searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Chooses from a menu.
  public static func choose(_ action: UIAction, from menu: UIMenu) {
    guard !action.attributes.contains(.disabled) else { return }
    InterfaceObservation.act(.tap(action.title)) { action.perform(from: menu) }
  }

  /// Does to a view what a recogniser on it recognises.
  public static func perform(_ gesture: UIGestureRecognizer) {
    guard gesture.isEnabled, let view = gesture.view else { return }
    let name = gesture.name ?? view.accessibilityLabel ?? (view as? UILabel)?.text
    InterfaceObservation.act(.tap(name ?? "\(type(of: view))")) { gesture.recognise() }
  }
}
