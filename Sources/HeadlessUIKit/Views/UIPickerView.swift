import Foundation

/// A picker with one or more wheels.
///
/// Each wheel is a control that a person taps to turn it to the next row. It goes round among the first
/// three, which stand for all.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { showWheels() }
  }
  /// The delegate, which is called for the person's choices.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var selected: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }

  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  /// Shows the wheels that there are by now.
  open func reloadAllComponents() { showWheels() }

  /// Does nothing: rows are not cached.
  open func reloadComponent(_ component: Int) {}
}

extension UIPickerView {
  /// The rows of a wheel that a person turns it to.
  private static let mostRows = 3

  private func showWheels() {
    let wheels = subviews.compactMap { $0 as? PickerWheel }
    for extra in wheels.dropFirst(numberOfComponents) { extra.removeFromSuperview() }
    for component in wheels.count..<max(wheels.count, numberOfComponents) {
      addSubview(PickerWheel(component, of: self))
    }
  }

  fileprivate func turn(_ component: Int) {
    let rows = min(numberOfRows(inComponent: component), Self.mostRows)
    guard rows > 0 else { return }
    let row = (selectedRow(inComponent: component) + 1) % rows
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// A wheel of a picker.
private final class PickerWheel: UIControl {
  private weak var picker: UIPickerView?
  private let component: Int

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var spokenName: String { component == 0 ? "wheel" : "wheel \(component + 1)" }

  override func send(_ events: UIControl.Event) {
    if events.contains(.touchUpInside) { picker?.turn(component) }
    super.send(events)
  }
}

/// A data source of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that is called for the person's choices in a picker.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called after a person chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
