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
