import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public var rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began inside.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch was dragged inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch was dragged just outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch was dragged into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch was dragged out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public var rawValue: UInt

    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    /// Highlighted, as under a touch.
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The states that an app defines.
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

extension UIControl {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
