import Foundation

/// An object that responds to events: a view, view controller, window or the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Returns an object made by the class's own initializer without parameters, for code that knows the
  /// class only at run time; `nil` where UIKit's is called.
  ///
  /// On a phone such an initializer of a view or a screen takes the place of UIKit's convenience
  /// initializer. In Swift it is another one, so a class that has one overrides this function. Ported
  /// code does.
  open class func constructed() -> UIResponder? { nil }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  #if !canImport(ObjectiveC)
    /// Called when an observed property changed. It never is: no change is seen here.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Whether the object can become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can stop being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes this object the first responder, if it can be.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, current !== self {
      guard current.resignFirstResponder() else { return false }
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Stops this object from being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// The view shown instead of the keyboard.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Does nothing: no keyboard is shown.
  open func reloadInputViews() {}

  // Called by assistive technology, of which there is none here.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when touches began, of views that take them themselves. Passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches moved. Passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches ended. Passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancelled touches. It never does here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when a motion began, such as a shake. Passes it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion ended, such as a shake. Passes it to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion was cancelled. None ever is here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called after the object was created from a nib or storyboard.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the object. Nothing does so here.
  open func prepareForInterfaceBuilder() {}

  /// The key commands that this responder handles.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether a method can be performed now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

extension UIResponder {
  /// Posted before the keyboard appears. It never does here.
  nonisolated public static let keyboardWillShowNotification = uiKitName("KeyboardWillShow")
  /// Posted after the keyboard appeared. It never does here.
  nonisolated public static let keyboardDidShowNotification = uiKitName("KeyboardDidShow")
  /// Posted before the keyboard disappears. It never does here.
  nonisolated public static let keyboardWillHideNotification = uiKitName("KeyboardWillHide")
  /// Posted after the keyboard disappeared. It never does here.
  nonisolated public static let keyboardDidHideNotification = uiKitName("KeyboardDidHide")
  /// Posted before the keyboard's frame changes. It never does here.
  nonisolated public static let keyboardWillChangeFrameNotification = uiKitName(
    "KeyboardWillChangeFrame")
  /// The key of the keyboard's final frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// A key command. No keys are ever pressed.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  /// Creates a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key with a title, in the way of earlier versions of UIKit.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a key with a title and an image.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// The text that explains the key to a person.
  open var discoverabilityTitle: String?
  /// The value that the app attached to the key.
  public let propertyList: Any?
  /// How the key is shown in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the key is marked in a menu.
  open var state: UIMenuElement.State
  /// Whether the key takes precedence over the system's.
  open var wantsPriorityOverSystemBehavior = false

  /// The key's characters.
  public let input: String?
  /// The modifier keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The selector of the method to perform.
  public let action: Selector?

  /// The Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public var rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
