import Foundation

/// A date to choose.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What the picker looks like.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// The date.
  open var date = Date(timeIntervalSince1970: 0)
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// What the picker looks like.
  open var preferredDatePickerStyle = Style.automatic
  /// How long the countdown is, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// How many minutes one step is.
  open var minuteInterval = 1
  /// The calendar.
  open var calendar: Calendar!
  /// Where times hold.
  open var timeZone: TimeZone?
  /// How dates are written.
  open var locale: Locale?

  /// Sets the date, by program: nobody is told.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
