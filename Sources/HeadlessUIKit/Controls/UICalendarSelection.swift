import Foundation

/// How a person chooses dates in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// Asks the delegate again which dates can be chosen. It is asked at each tap here.
  open func updateSelectableDates() {}

  func canChoose(_ date: DateComponents) -> Bool { false }
  func choose(_ date: DateComponents) {}
}

/// The choice of one date.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func canChoose(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  override func choose(_ date: DateComponents) {
    selectedDate = date
    delegate?.dateSelection(self, didSelectDate: date)
  }
}

/// A delegate that is called when a person chose a date.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Allows every date.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The choice of any number of dates. A person chooses two, one after the other, and then takes the first
/// back.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func canChoose(_ date: DateComponents) -> Bool {
    let isChosen = selectedDates.contains(date)
    guard isChosen == (selectedDates.count >= 2) else { return false }
    return isChosen
      ? delegate?.multiDateSelection(self, canDeselectDate: date) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  override func choose(_ date: DateComponents) {
    if let index = selectedDates.firstIndex(of: date) {
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

/// A delegate that is called when a person chose a date or took it back.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Allows every date.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Allows every date.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
