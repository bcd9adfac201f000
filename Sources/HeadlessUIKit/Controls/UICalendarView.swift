import Foundation

/// A calendar, in which dates are chosen.
///
/// It has one day that a person can tap, for all of them: the first that can be chosen, from the start
/// of the available range on, or else from the first of the month on display.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// What is shown under a date. It is stored, and not drawn.
  @preconcurrency @MainActor open class Decoration: NSObject {
    public enum Size: Int, Sendable { case small, medium, large }

    /// Creates a dot.
    public override init() { super.init() }

    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration() }

    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  private let day = CalendarDay()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addDay()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addDay()
  }

  private func addDay() {
    day.calendarView = self
    day.isEnabled = false
    addSubview(day)
  }

  open weak var delegate: (any UICalendarViewDelegate)?
  open var calendar = Calendar(identifier: .gregorian)
  open var locale = Locale(identifier: "en_US")
  open var timeZone: TimeZone?
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month on display.
  open var visibleDateComponents = DateComponents(year: 2025, month: 1)
  open var wantsDateDecorations = true
  open var fontDesign = UIFontDescriptor.SystemDesign.default

  /// How dates are chosen; `nil` for a calendar that is only looked at.
  open var selectionBehavior: UICalendarSelection? {
    didSet { day.isEnabled = selectionBehavior != nil }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Asks the delegate for the decorations of dates.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    guard wantsDateDecorations else { return }
    for date in dates { _ = delegate?.calendarView(self, decorationFor: date) }
  }

  /// Chooses the first day that can be chosen, of a hundred.
  fileprivate func chooseDay() {
    guard let selectionBehavior else { return }
    let range = availableDateRange
    var date =
      range.start > .distantPast ? range.start : calendar.date(from: visibleDateComponents)
    for _ in 0..<100 {
      guard let next = date, next <= range.end else { return }
      var components = calendar.dateComponents([.era, .year, .month, .day], from: next)
      components.calendar = calendar
      if selectionBehavior.canChoose(components) { return selectionBehavior.choose(components) }
      date = calendar.date(byAdding: .day, value: 1, to: next)
    }
  }
}

/// The day of a calendar that a person taps.
private final class CalendarDay: UIControl {
  weak var calendarView: UICalendarView?

  override var spokenName: String { "day" }

  override func send(_ events: UIControl.Event) {
    if events.contains(.touchUpInside) { calendarView?.chooseDay() }
    super.send(events)
  }
}

/// A delegate that decorates a calendar's dates.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Decorates no date.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
