extension Finger {
  /// Changes the value of a control, unless it is disabled, and sends the events of a change.
  private static func change(
    _ control: UIControl, called name: String? = nil, _ setValue: () -> Void
  ) {
    guard control.isEnabled else { return }
    InterfaceObservation.act(name.map { .enter($0) } ?? control.spokenAction, on: control) {
      setValue()
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Flips a switch.
  public static func flip(_ control: UISwitch) {
    change(control) { control.isOn.toggle() }
  }

  /// Selects a segment. A selected or disabled segment does not react.
  ///
  /// - Parameters:
  ///   - segment: The segment's index. One that does not exist is ignored.
  ///   - control: The control.
  public static func choose(_ segment: Int, in control: UISegmentedControl) {
    guard control.isEnabled else { return }
    control.choose(segment)
  }

  /// Slides to a value, limited to the slider's range.
  ///
  /// - Parameters:
  ///   - control: The slider.
  ///   - value: The value.
  public static func slide(_ control: UISlider, to value: Float) {
    change(control) {
      control.value = min(max(value, control.minimumValue), control.maximumValue)
    }
  }

  /// Steps a stepper up or down, within its range.
  ///
  /// - Parameters:
  ///   - control: The stepper.
  ///   - up: Whether the value is increased.
  public static func step(_ control: UIStepper, up: Bool) {
    change(control) {
      let next = control.value + (up ? control.stepValue : -control.stepValue)
      control.value = min(max(next, control.minimumValue), control.maximumValue)
    }
  }

  /// Selects a date.
  ///
  /// - Parameters:
  ///   - date: The new date.
  ///   - control: The date picker.
  ///   - name: What the trace calls it; nil for its own name.
  public static func choose(_ date: Date, in control: UIDatePicker, called name: String? = nil) {
    change(control, called: name) { control.date = date }
  }

  /// Selects a row of a picker and calls its delegate.
  ///
  /// - Parameters:
  ///   - row: The row's index.
  ///   - component: The component's index.
  ///   - picker: The picker.
  ///   - name: What the trace calls it; nil for the title of the row.
  public static func choose(
    _ row: Int, component: Int, in picker: UIPickerView, called name: String? = nil
  ) {
    let title = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
    InterfaceObservation.act(.enter(name ?? title ?? "\(type(of: picker))")) {
      picker.selectRow(row, inComponent: component, animated: true)
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
  }

  /// Selects a page by its dot.
  ///
  /// - Parameters:
  ///   - page: The page's index.
  ///   - control: The page control.
  public static func choose(_ page: Int, in control: UIPageControl) {
    change(control) { control.currentPage = page }
  }

  /// Pulls a list down to refresh it.
  public static func pull(_ control: UIRefreshControl) {
    InterfaceObservation.act(.pull) {
      control.beginRefreshing()
      control.send([.valueChanged, .primaryActionTriggered])
    }
  }

  /// Returns where a shake of the phone arrives first: at the first responder, or at a screen.
  ///
  /// - Parameter screen: The screen on display.
  public static func firstShaken(on screen: UIViewController) -> UIResponder {
    guard let first = UIApplication.shared.firstResponder else { return screen }
    let isAround = sequence(first: screen as UIResponder, next: \.next).contains { $0 === first }
    let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
    let isInside = view.map { $0.isDescendant(of: screen.view) } ?? false
    return isAround || isInside ? first : screen
  }

  /// Shakes the phone.
  ///
  /// - Parameter screen: The screen on display, which the shake reaches where nothing is first responder.
  public static func shake(on screen: UIViewController) {
    InterfaceObservation.act(.shake) {
      let responder = firstShaken(on: screen)
      responder.motionBegan(.motionShake, with: nil)
      responder.motionEnded(.motionShake, with: nil)
    }
  }

  /// Replaces the text of a field by typing.
  ///
  /// - Parameters:
  ///   - text: The whole new text, which the field's delegate may refuse.
  ///   - field: The field, which becomes the first responder.
  public static func enter(_ text: String, in field: UITextField) {
    guard field.isEnabled else { return }
    field.type(text)
  }

  /// Presses the Return key.
  ///
  /// - Parameter field: The field, which becomes the first responder.
  public static func pressReturn(in field: UITextField) {
    guard field.isEnabled else { return }
    field.pressReturn()
  }

  /// Taps an item of a tab bar without a controller.
  ///
  /// - Parameters:
  ///   - item: The item. A disabled one does not react.
  ///   - bar: The bar, whose delegate is called.
  public static func select(_ item: UITabBarItem, in bar: UITabBar) {
    guard item.isEnabled else { return }
    InterfaceObservation.act(.tap(item.spokenName), on: bar) {
      bar.selectedItem = item
      bar.delegate?.tabBar(bar, didSelect: item)
    }
  }

  /// Replaces the text of a text view by typing.
  ///
  /// - Parameters:
  ///   - text: The whole new text, which the view's delegate may refuse.
  ///   - view: The text view, which becomes the first responder.
  public static func enter(_ text: String, in view: UITextView) { view.type(text) }

  /// Replaces the text of a search bar by typing.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - searchBar: The search bar, whose delegate may refuse to begin editing.
  public static func enter(_ text: String, in searchBar: UISearchBar) { searchBar.type(text) }

  /// Presses the Search key.
  public static func search(in searchBar: UISearchBar) {
    InterfaceObservation.act(.tap("Search")) {
      searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Taps the Cancel button of a search bar.
  public static func cancelSearch(in searchBar: UISearchBar) {
    InterfaceObservation.act(.tap("Cancel")) { searchBar.cancel() }
  }

  /// Selects an action of a menu.
  ///
  /// - Parameters:
  ///   - action: An action of the menu. A disabled one does not react.
  ///   - menu: The menu, which is passed to the action as its sender.
  ///   - owner: The name of what opened the menu, and of the menus between it and this one.
  public static func choose(_ action: UIAction, from menu: UIMenu?, on owner: String? = nil) {
    guard !action.attributes.contains(.disabled) else { return }
    let name = owner.map { "\($0) › \(action.title)" } ?? action.title
    InterfaceObservation.act(.menu(name)) { action.perform(from: menu) }
  }

  /// Moves a finger over the view of a recognizer of swipes or drags.
  ///
  /// - Parameters:
  ///   - side: Where the finger moves to.
  ///   - gesture: The recognizer. A disabled one does not react.
  public static func swipe(_ side: SwipeSide, for gesture: UIGestureRecognizer) {
    guard gesture.isEnabled, gesture.view != nil else { return }
    InterfaceObservation.act(.swipe("\(gesture.spokenName) › \(side)"), on: gesture.view) {
      gesture.recognise(side)
    }
  }

  /// Performs the gesture that a recognizer on a view recognizes.
  public static func perform(_ gesture: UIGestureRecognizer) {
    guard gesture.isEnabled, gesture.view != nil else { return }
    let name = gesture.spokenName
    let isLong = gesture is UILongPressGestureRecognizer
    InterfaceObservation.act(isLong ? .longPress(name) : .tap(name), on: gesture.view) {
      gesture.recognise()
    }
  }
}
