import PortableUIKit

/// Something on display that a person types into: a text field, or a text view that can be edited.
@MainActor
enum TextInput {
  case field(UITextField)
  case view(UITextView)

  /// The name that a person reads.
  var name: String {
    switch self {
    case .field(let field): field.personName
    case .view(let view):
      view.accessibilityLabel ?? view.formCaption ?? String(describing: type(of: view))
    }
  }

  /// Where the text stands.
  var place: UIView {
    switch self {
    case .field(let field): field
    case .view(let view): view
    }
  }

  /// Whether a picker opens in place of a keyboard.
  var hasPicker: Bool {
    guard case .field(let field) = self else { return false }
    return field.inputView is UIDatePicker || field.inputView is UIPickerView
  }

  var isEnabled: Bool {
    switch self {
    case .field(let field): field.isEnabled
    case .view: true
    }
  }

  /// Whether a person can type here.
  var isUsable: Bool { isEnabled && place.touchObstacle == nil }

  private var text: String? {
    switch self {
    case .field(let field): field.text
    case .view(let view): view.text
    }
  }

  /// Whether it asks for the password that is to be changed.
  var asksForOldPassword: Bool {
    guard case .field(let field) = self, field.isSecureTextEntry else { return false }
    return SampleText.isOldPassword(field.personName)
  }

  /// What the app calls it.
  private var names: [String?] {
    switch self {
    case .field(let field):
      [
        field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier,
        field.formCaption,
      ]
    case .view(let view): [view.accessibilityLabel, view.formCaption]
    }
  }

  /// What an explorer types where no text is given.
  private func sample(changingPassword: Bool) -> SampleText {
    switch self {
    case .field(let field):
      SampleText(
        for: field, field.textContentType, names: names, changingPassword: changingPassword)
    case .view(let view): SampleText(for: view, nil, names: names, takesLines: true)
    }
  }

  /// What an explorer types, but for what stands there already.
  ///
  /// What the app has filled in may have to be changed, as to save a form.
  ///
  /// - Parameters:
  ///   - typed: what is typed in place of a sample, and beside it.
  ///   - changingPassword: whether the form asks for an old password, and for a new one.
  ///   - word: the next word for a field that takes any.
  func texts(
    _ typed: TypedTexts, changingPassword: Bool, word: inout SampleWord
  ) -> [String] {
    let sample = sample(changingPassword: changingPassword)
    let usual = sample.isAnyWord ? (wordToConfirm ?? word.next()) : sample.text
    if let given = typed.byName[name] { return given.filter { $0 != text } }
    let known = sample.kind.flatMap { typed.byKind[$0] } ?? []
    let format = sample.isPassword ? nil : typed.formats.fitting(names)
    return ([format?.example ?? usual] + known.filter { $0 != usual }).filter { $0 != text }
  }

  /// The field's name where it is a word in capitals, which a person repeats to confirm something: `DELETE`.
  private var wordToConfirm: String? {
    name.count > 4 && name.allSatisfy(\.isUppercase) ? name : nil
  }

  /// Replaces the text.
  func enter(_ text: String) {
    switch self {
    case .field(let field): Finger.enter(text, in: field)
    case .view(let view): Finger.enter(text, in: view)
    }
  }
}
