extension TraceEvent {
  /// A change of what is on display, however many calls it took.
  public struct Transition: Sendable, Hashable {
    /// The screen that was on display; nil at launch.
    public var from: ObjectID?
    /// The screen that is on display now.
    public var to: ObjectID
    /// How it came to be on display.
    public var kind: TransitionKind
    /// What the person did, or what the program did where nobody touched anything.
    public var trigger: String
    /// The text of the selected row, where the trigger is the place of a row: `Currency`.
    public var row: String?
    /// Who is responsible for it.
    public var by: Responsible
    /// The screen at the bottom of a tab's stack, where that is not ``to``; nil for other kinds.
    public var tabRoot: ObjectID?
    /// The place of the selected tab in its bar, from 0 to 255; nil for other kinds.
    public var tabIndex: Int? {
      get { storedTabIndex.map { Int($0) } }
      set { storedTabIndex = newValue.map { UInt8(clamping: $0) } }
    }
    /// A byte, so that a transition, of which each navigation makes copies, is no larger than without it.
    private var storedTabIndex: UInt8?
    /// Whether ``by`` was inferred from who owns the screens, as the code that ran can't be known: the
    /// app was optimised and has no debug information.
    public var isInferred: Bool
    /// The return addresses of the calls that may have brought it about, where the functions' names were
    /// not at hand: a stack for each call, the likeliest first, innermost address first.
    ///
    /// An address is one of the executable's file, as a symbolicator expects it, without the place at
    /// which the file was loaded. ``TraceEvent/Launch/build`` identifies the file.
    public var calls: [[UInt64]]

    /// - Parameters:
    ///   - from: the screen that was on display; nil at launch.
    ///   - to: the screen that is on display now.
    ///   - kind: how it came to be on display.
    ///   - trigger: what the person or the program did.
    ///   - row: the text of the selected row, where the trigger is the place of a row.
    ///   - by: who is responsible.
    ///   - tabRoot: the screen at the bottom of a tab's stack, where that is not `to`.
    ///   - tabIndex: the place of the selected tab in its bar, from 0.
    ///   - isInferred: whether `by` was inferred from who owns the screens.
    ///   - calls: return addresses of the calls that may have brought it about.
    public init(
      from: ObjectID?, to: ObjectID, kind: TransitionKind, trigger: String,
      row: String? = nil, by: Responsible, tabRoot: ObjectID? = nil, tabIndex: Int? = nil,
      isInferred: Bool = false, calls: [[UInt64]] = []
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.trigger = trigger
      self.row = row
      self.by = by
      self.tabRoot = tabRoot
      storedTabIndex = tabIndex.map { UInt8(clamping: $0) }
      self.isInferred = isInferred
      self.calls = calls
    }
  }
}

/// How a screen came to be on display, in UIKit's terms.
///
/// When one navigation does several of these at once, the first that applies, in the order of the
/// cases, names it; but a dismissal that puts a screen on a stack is what that is.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// The window got a root view controller.
  case root
  /// A screen was presented over another.
  case present
  /// A presented screen was dismissed.
  case dismiss
  /// A tab was selected.
  case tab
  /// All screens of a navigation stack were exchanged, so that nothing leads back. Since version 1.2.
  case replace
  /// A screen was pushed onto a navigation stack.
  case push
  /// A navigation stack went back to a screen below.
  case pop
  /// A screen added another as its child.
  case embed

  /// Whether this leads on to a screen, rather than back to one.
  public var isForward: Bool {
    switch self {
    case .root, .present, .tab, .replace, .push, .embed: true
    case .dismiss, .pop: false
    }
  }
}

/// Who is responsible for a transition.
public enum Responsible: Sendable, Hashable {
  /// A coordinator's code.
  case coordinator(ObjectID)
  /// The platform: a back button, a swipe, a second tap on the selected tab.
  case system
  /// The app, outside any coordinator: launch code, or a screen that embeds its own child.
  case app
  /// Not known.
  case unknown
}
