import Foundation

/// The properties of text input.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

// They are optional on a phone.
extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotation marks are replaced by typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens are replaced by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces are added and removed around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// The rules for a generated password.
public final class UITextInputPasswordRules: NSObject, Sendable {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// A type of keyboard.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The title of a Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// What stands on the key.
  package var spokenName: String {
    switch self {
    case .default: "Return"
    case .emergencyCall: "Emergency Call"
    default: caseTitle
    }
  }
}

/// A kind of text that is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind's string.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}
