import Foundation

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  /// The colour while the switch is on.
  open var onTintColor: UIColor?
  /// The thumb's colour.
  open var thumbTintColor: UIColor?
  /// The title beside the switch.
  open var title: String?

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var hasValue: Bool { true }

  public override var spokenName: String { title ?? super.spokenName }
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// Whether events are sent while the thumb moves.
  open var isContinuous = true
  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?
  /// The thumb's colour.
  open var thumbTintColor: UIColor?

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var hasValue: Bool { true }
}

/// A stepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  /// The value of one step.
  open var stepValue = 1.0
  /// Whether the value wraps around.
  open var wraps = false
  /// Whether the value changes repeatedly while a button is held.
  open var autorepeat = true

  override var hasValue: Bool { true }
}

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  /// The index of the current page.
  open var currentPage = 0
  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  override var hasValue: Bool { true }
}

/// A date picker.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The kind of date or time that is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  open var date = Date(timeIntervalSince1970: 0)
  /// The earliest date that can be chosen.
  open var minimumDate: Date?
  /// The latest date that can be chosen.
  open var maximumDate: Date?
  /// The kind of date or time that is chosen.
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  /// The countdown, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The minutes of one step.
  open var minuteInterval = 1
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var locale: Locale?

  /// Sets the date without sending an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override var hasValue: Bool { true }
}

/// The indicator of a list that is being refreshed.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the animation is running.
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing without sending an event.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the animation.
  open func endRefreshing() { isRefreshing = false }

  override var hasValue: Bool { true }
}
