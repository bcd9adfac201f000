import Foundation

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?
  /// What stands beside it.
  open var title: String?

  /// Turns it on or off, by program: nobody is told.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var primaryEvent: Event { .valueChanged }

  public override var spokenName: String { title ?? super.spokenName }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}

/// A value to slide.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// The colour of what is below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of what is above the value.
  open var maximumTrackTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?

  /// Sets the value, by program: nobody is told.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}

/// A value to count up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How far one tap goes.
  open var stepValue = 1.0
  /// Whether it goes round.
  open var wraps = false
  /// Whether it counts on while held.
  open var autorepeat = true

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}

/// Dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0
  /// Which dot is lit.
  open var currentPage = 0
  /// Whether one dot alone is hidden.
  open var hidesForSinglePage = false
  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?
  /// The lit dot's colour.
  open var currentPageIndicatorTintColor: UIColor?

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}

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

/// What turns while a list is refreshed.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Begins to turn, by program: nobody is told.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops turning.
  open func endRefreshing() { isRefreshing = false }

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
