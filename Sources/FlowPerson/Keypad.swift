import PortableUIKit

/// Buttons for the ten digits, as on a screen that asks for a PIN.
@MainActor
struct Keypad {
  /// What a person calls a keypad, as if it were a text field.
  static let name = "keypad"
  /// What an explorer types: codes of the usual lengths, which no app refuses as too simple. The shorter one
  /// comes first: the digits left over from a longer code would count towards the next.
  static let sampleCodes = ["1397", "139724"]

  /// The sample codes, and those that the app knows: shorter ones first.
  static func codes(_ known: [String]?) -> [String] {
    let others = (known ?? []).filter { code in
      !sampleCodes.contains(code) && code.allSatisfy { PersonAction.digits.contains($0) }
    }
    return (sampleCodes + others).sorted { $0.count < $1.count }
  }

  private let keys: [Character: UIControl]
  /// Whether it has a decimal point, and so is for amounts.
  let takesFractions: Bool

  /// Finds the keypad among what can be tapped; nil where a digit has no button that can be used.
  init?(in targets: [Target]) {
    var keys: [Character: UIControl] = [:]
    for target in targets {
      // What is in a finger's way takes longer to find out.
      guard let (digit, control) = target.digitKey, target.isUsable else { continue }
      keys[digit] = keys[digit] ?? control
    }
    guard keys.count == PersonAction.digits.count else { return nil }
    self.keys = keys
    takesFractions = targets.contains { [".", ","].contains($0.title) }
  }

  /// The button for a digit; nil for any other character.
  func key(for digit: Character) -> UIControl? { keys[digit] }
}

extension Target {
  /// The digit that is its title, and the button; nil where it is none for a digit.
  fileprivate var digitKey: (digit: Character, control: UIControl)? {
    guard case .control(let control) = kind, title.count == 1, let digit = title.first,
      PersonAction.digits.contains(digit)
    else { return nil }
    return (digit, control)
  }

  /// Whether it is a button for a digit.
  var isDigit: Bool { digitKey != nil }
}

extension PersonAction {
  /// The titles of a keypad's keys.
  package static let digits = "0123456789"

  /// Whether it types digits on a keypad.
  package var isOnKeypad: Bool {
    if case .enter(_, Keypad.name, _) = self { true } else { false }
  }
}
