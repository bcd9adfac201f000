import PortableUIKit

/// What an explorer types into a field: a text that the usual checks of its kind accept, so that the form
/// can be sent.
@MainActor
struct SampleText {
  let text: String
  /// What the field asks for, where the app may accept only what it knows; nil where it asks for something
  /// else, or something new.
  let kind: TextKind?

  /// - Parameters:
  ///   - input: the field, as far as its keyboard tells what is typed.
  ///   - content: the kind of text that the app states.
  ///   - names: what the app calls the field.
  ///   - takesLines: whether it is a view for several lines, which may ask for more than a word.
  ///   - changingPassword: whether the form asks for an old password, which the new one has to differ
  ///     from.
  init(
    for input: some UITextInputTraits, _ content: UITextContentType?, names: [String?],
    takesLines: Bool = false, changingPassword: Bool = false
  ) {
    let words = names.compactMap { $0?.lowercased() }.joined(separator: " ")
    let password =
      changingPassword && !Self.isOldPassword(words) ? Self.newPassword : Self.password
    // A new password is the person's choice.
    let known: TextKind? = password == Self.newPassword ? nil : .password
    func isCalled(_ candidates: String...) -> Bool { candidates.contains { words.contains($0) } }

    if let word = Self.wordToType(in: names) {
      (text, kind) = (word, nil)
      return
    }
    if let example = Self.exampleOfCode(in: names) {
      (text, kind) = (example, .code)
      return
    }
    if content != .oneTimeCode, let example = Self.exampleOfNumber(in: names) {
      (text, kind) = (example, nil)
      return
    }
    (text, kind) =
      switch (input.keyboardType, content) {
      case (_, .oneTimeCode): ("123456", .code)
      case (.numberPad, _), (.decimalPad, _), (.numbersAndPunctuation, _),
        (.asciiCapableNumberPad, _):
        if isCalled("cvv", "cvc", "security code", "card code") {
          ("123", nil)
        } else if let count = Self.digits(in: words) {
          (String("123456789012345678901234567890".prefix(count)), .code)
        } else if isCalled("card") {
          (Self.cardNumber, nil)
        } else if isCalled("expir", "mm/yy", "mm / yy") {
          ("12/40", nil)
        } else if isCalled("zip", "postal", "postcode") {
          (Self.postalCode, nil)
        } else if isCalled("phone", "mobile") {
          (Self.phone, nil)
        } else if Self.asksForYear(words) {
          (Self.year, nil)
        } else if isCalled("code", "otp") {
          ("123456", .code)
        } else if input.isSecureTextEntry || isCalled("pin") {
          ("1234", .code)
        } else {
          ("42", nil)
        }
      case (_, .newPassword): (password, nil)
      case (_, .password): (password, known)
      case _ where input.isSecureTextEntry: (password, known)
      case (.emailAddress, _), (_, .emailAddress): (Self.email, .email)
      case (.phonePad, _), (.namePhonePad, _), (_, .telephoneNumber): (Self.phone, nil)
      case (.URL, _), (_, .URL): (Self.address, nil)
      // A label beside a field of another kind may mention passwords: "No password needed."
      case _ where isCalled("password"): (password, known)
      case _ where isCalled("email", "e-mail"): (Self.email, .email)
      case _ where isCalled("phone", "mobile number"): (Self.phone, nil)
      case _ where isCalled("iban"): (Self.iban, nil)
      case _ where isCalled("zip", "postal", "postcode"): (Self.postalCode, nil)
      case _ where isCalled("card number"): (Self.cardNumber, nil)
      case _ where isCalled("full name", "first and last name", "cardholder", "name on card"):
        (Self.fullName, nil)
      case _ where isCalled("street"): (Self.street, nil)
      case _
      where isCalled("amount", "quantity", "price", "weight", "height", "how many", "number of"):
        ("42", nil)
      case _ where Self.asksForYear(words): (Self.year, nil)
      case _ where isCalled("number"): (Self.documentNumber, nil)
      case _ where isCalled("user name", "username", "nickname", "login"):
        (Self.userName, .userName)
      case _ where takesLines || Self.wordy.contains { words.contains($0) }: (Self.words, nil)
      case _ where isCalled("code"): (SampleWord.first, .code)
      default: (SampleWord.first, nil)
      }
  }

  /// Whether any word will do.
  var isAnyWord: Bool { kind == nil && text == SampleWord.first }

  var isPassword: Bool { text == Self.password || text == Self.newPassword }

  private static let email = "person@example.com"
  /// Has capital and small letters, a digit, a symbol, and more than eight characters.
  private static let password = "Passw0rd!"
  private static let newPassword = "NewPassw0rd!"

  /// Whether a field's name, in small letters, asks for a year.
  private static func asksForYear(_ name: String) -> Bool {
    name.split(whereSeparator: { !$0.isLetter }).contains("year")
  }

  /// Whether a field's name asks for the password that is to be changed.
  static func isOldPassword(_ name: String) -> Bool {
    let words = name.lowercased()
    return ["current", "old ", "existing"].contains(where: words.contains)
  }

  // A literal is compiled wherever it is evaluated, which takes longer than the rest of a look.
  private static let command = /(?:Type|Enter|Write) ["“'‘]?([A-Z]{3,})\b/
  private static let exampleOfCode = /\b[A-Z]{2,10}-[0-9]{2,10}\b/
  private static let exampleOfNumber = /\+?\(?\d[\d ().-]{5,}\d/
  private static let countOfDigits = /(\d{1,2})[- ]digit/

  /// The word that a name asks for, in capitals: `Type DELETE to confirm`.
  private static func wordToType(in names: [String?]) -> String? {
    names.lazy.compactMap { $0?.firstMatch(of: command) }.first.map { String($0.1) }
  }

  /// The code that a field shows as an example: `ABC-1234`.
  private static func exampleOfCode(in names: [String?]) -> String? {
    names.lazy.compactMap { $0?.firstMatch(of: exampleOfCode) }.first.map { String($0.0) }
  }

  /// The phone number that a field shows as an example: `010-0000-0000`.
  private static func exampleOfNumber(in names: [String?]) -> String? {
    names.lazy.compactMap(\.self).first { name in
      name.wholeMatch(of: exampleOfNumber) != nil
        && (7...12).contains(name.count(where: \.isNumber))
    }
  }

  /// The number of digits that a name asks for: `Microchip (15 digits)`.
  private static func digits(in name: String) -> Int? {
    name.firstMatch(of: countOfDigits).flatMap { Int($0.1) }
  }

  /// The example of a German account in the registry of IBANs (ISO 13616), whose check digits are right.
  private static let iban = "DE89370400440532013000"
  private static let cardNumber = "4242424242424242"
  /// As passports and policies have.
  private static let documentNumber = "AB123456"
  private static let postalCode = "12345"
  /// In which a car may have been built, or a person born.
  private static let year = "2000"
  private static let userName = "sampleuser"
  private static let fullName = "Sample Person"
  private static let street = "12 Sample Street"
  /// What fields are called that may ask for more than a few letters.
  private static let wordy = [
    "title", "subject", "description", "message", "comment", "note", "review", "reason", "feedback",
    "question", "caption", "summary", "details", "about", "instructions", "biography",
    "address",
  ]
  private static let words = "A few words of sample text"
  /// Of a range that belongs to nobody.
  private static let phone = "2025550100"
  private static let address = "https://example.com"
}

/// The words for the fields of a form that take any: the first ones differ, as where one goes from and to have
/// to.
struct SampleWord {
  static let first = "Text"
  private static let words = [first, "Other", "Third"]
  private var count = 0

  mutating func next() -> String {
    defer { count += 1 }
    return Self.words[min(count, Self.words.count - 1)]
  }
}
