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
    case .view(let view): view.accessibilityLabel ?? String(describing: type(of: view))
    }
  }

  /// Where the text stands.
  var place: UIView {
    switch self {
    case .field(let field): field
    case .view(let view): view
    }
  }

  var isEnabled: Bool {
    switch self {
    case .field(let field): field.isEnabled
    case .view: true
    }
  }

  /// Whether a person can type here.
  var isUsable: Bool { isEnabled && place.touchObstacle == nil }

  /// What an explorer types, once; nil where it stands there already.
  ///
  /// What the app has filled in may have to be changed, as to save a form.
  var sampleText: String? {
    switch self {
    case .field(let field):
      let names = [field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier]
      let text = SampleText(for: field, field.textContentType, names: names).text
      return field.text == text ? nil : text
    case .view(let view):
      let text = SampleText(for: view, nil, names: [view.accessibilityLabel], takesLines: true).text
      return view.text == text ? nil : text
    }
  }

  /// Replaces the text.
  func enter(_ text: String) {
    switch self {
    case .field(let field): Finger.enter(text, in: field)
    case .view(let view): Finger.enter(text, in: view)
    }
  }
}
