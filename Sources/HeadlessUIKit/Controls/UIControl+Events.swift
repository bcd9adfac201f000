import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public var rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger was dragged inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger was dragged outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger was dragged in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger was dragged out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like for.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public var rawValue: UInt

    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It can not be operated.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }
}

extension UIControl {
  /// How content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// How content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
