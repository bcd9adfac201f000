import Foundation

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
