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
