import Foundation

/// Wheels to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Says what is on the wheels.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Hears what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var selected: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Chooses a row by program: nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }

  /// The row that is chosen.
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  /// Asks again what is on the wheels.
  open func reloadAllComponents() {}

  /// Asks again what is on a wheel.
  open func reloadComponent(_ component: Int) {}
}

/// Says what is on a picker's wheels.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Hears what is chosen on a picker's wheels.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// What a row says.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called after a person chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
