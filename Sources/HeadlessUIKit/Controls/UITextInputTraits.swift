import Foundation

/// How something is typed.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keyboard there is.
  var keyboardType: UIKeyboardType { get set }
  /// Whether dots stand for what is typed.
  var isSecureTextEntry: Bool { get set }
}

/// How letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard looks like.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// What a return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// A kind of text that is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for e-mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone's number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}
