import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What an explorer types", .interface)
struct SampleTextTests {
  /// The text for a field that an app has set up.
  private func text(_ setUp: (UITextField) -> Void) -> String? { entry(setUp)?.text }

  /// The text for a field that an app has set up, and what the field is called.
  private func entry(_ setUp: (UITextField) -> Void) -> (text: String, name: String)? {
    let (window, screen, field) = (UIWindow(), UIViewController(), UITextField())
    setUp(field)
    screen.view.addSubview(field)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return FlowPerson(window: window).sight.representativeActions(atMost: 1).lazy.compactMap {
      if case .enter(let text, let name, _) = $0 { (text, name) } else { nil }
    }.first
  }

  @Test("A field is called by its identifier where it shows nothing that names it")
  func identifier() {
    expectNoDifference(entry { $0.accessibilityIdentifier = "code.field" }?.name, "code.field")
    expectNoDifference(
      entry {
        $0.accessibilityIdentifier = "code.field"
        $0.placeholder = "Code"
      }?.name, "Code")
  }

  @Test("A field gets a text that the usual checks of its kind accept")
  func kinds() {
    expectNoDifference(text { _ in }, "Text")
    expectNoDifference(text { $0.placeholder = "Full name" }, "Sample Person")
    expectNoDifference(text { $0.placeholder = "Username" }, "sampleuser")
    expectNoDifference(text { $0.placeholder = "Subject" }, "A few words of sample text")
    expectNoDifference(text { $0.placeholder = "DELETE" }, "DELETE")
    expectNoDifference(text { $0.keyboardType = .emailAddress }, "person@example.com")
    expectNoDifference(text { $0.placeholder = "Your E-mail" }, "person@example.com")
    expectNoDifference(
      text {
        $0.keyboardType = .emailAddress
        $0.accessibilityLabel = "Your address. No password needed."
      }, "person@example.com")
    expectNoDifference(text { $0.isSecureTextEntry = true }, "Passw0rd!")
    expectNoDifference(text { $0.accessibilityIdentifier = "passwordField" }, "Passw0rd!")
    expectNoDifference(text { $0.textContentType = .telephoneNumber }, "2025550100")
    expectNoDifference(text { $0.keyboardType = .URL }, "https://example.com")
    expectNoDifference(text { $0.placeholder = "IBAN" }, "DE89370400440532013000")
    expectNoDifference(text { $0.placeholder = "Phone" }, "2025550100")
    expectNoDifference(text { $0.placeholder = "010-0000-0000" }, "010-0000-0000")
    expectNoDifference(text { $0.placeholder = "01.01.2025" }, "01.01.2025")
    expectNoDifference(text { $0.placeholder = "Type DELETE to go on" }, "DELETE")
    expectNoDifference(text { $0.placeholder = "Amount (£)" }, "42")
    expectNoDifference(text { $0.placeholder = "e.g. GEO-0000" }, "GEO-0000")
    expectNoDifference(text { $0.placeholder = "Number of seats" }, "42")
    expectNoDifference(text { $0.placeholder = "Passport number" }, "AB123456")
    expectNoDifference(text { $0.placeholder = "Street and number" }, "12 Sample Street")
    expectNoDifference(text { $0.placeholder = "Details" }, "A few words of sample text")
  }

  @Test("A field of numbers gets as many digits as its name asks for")
  func numbers() {
    func number(_ name: String, isSecure: Bool = false) -> String? {
      text {
        $0.keyboardType = .numberPad
        $0.placeholder = name
        $0.isSecureTextEntry = isSecure
      }
    }
    expectNoDifference(number("Amount"), "42")
    expectNoDifference(number("Card number"), "4242424242424242")
    expectNoDifference(number("CVC"), "123")
    expectNoDifference(number("Security code"), "123")
    expectNoDifference(number("Microchip (15 digits)"), "123456789012345")
    expectNoDifference(number("ZIP"), "12345")
    expectNoDifference(number("Year"), "2000")
    expectNoDifference(number("Years of experience"), "42")
    expectNoDifference(number("Verification code"), "123456")
    expectNoDifference(number("", isSecure: true), "1234")
    expectNoDifference(text { $0.textContentType = .oneTimeCode }, "123456")
  }

  @Test("A form that changes a password gets a new one, twice")
  func newPassword() {
    let (window, screen) = (UIWindow(), UIViewController())
    for name in ["Current password", "New password", "Confirm password"] {
      let field = UITextField()
      field.placeholder = name
      field.isSecureTextEntry = true
      screen.view.addSubview(field)
    }
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let actions = FlowPerson(window: window).sight.representativeActions(atMost: 1)
    expectNoDifference(
      actions.map(\.description).filter { $0.hasPrefix("enter") },
      [
        #"enter "Passw0rd!" in "Current password""#, #"enter "NewPassw0rd!" in "New password""#,
        #"enter "NewPassw0rd!" in "Confirm password""#,
      ])
  }

  @Test("A field that the app has filled in gets another text, and one that has it keeps it")
  func filled() {
    expectNoDifference(text { $0.text = "Robin" }, "Text")
    expectNoDifference(text { $0.text = "Text" }, nil)
  }
}
