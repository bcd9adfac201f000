import SourcePort
import Testing

@Suite("Texts that an app's own checks accept")
struct TextFormatTests {
  /// Ports an app with a file, and returns what the launch types into fields: `ticket: PDM-1234`.
  private func formats(_ source: String) throws -> [String] {
    let app = try PortedApp.make(["Form.swift": "import UIKit\n" + source])
    defer { app.remove() }
    try app.port()
    return try app.ported("Generated/PortedApp.swift")
      .matches(of: /\.init\(words: \[(.*)\], example: (".*")\),/)
      .map { "\($0.1.replacing("\"", with: "")): \($0.2)" }
  }

  @Test(
    "A pattern becomes a text that it matches, for the words around it",
    arguments: [
      (
        #"func isValid(ticket: String) -> Bool { ticket.range(of: "^PDM-[0-9]{4}$", options: .regularExpression) != nil }"#,
        #"ticket: "PDM-1234""#
      ),
      (
        #"let field = Field(placeholder: "Full name", rules: [Rule(pattern: "\\S+ \\S+", message: "Two words")])"#,
        #"full, name: "Sample Person""#
      ),
      (
        #"enum Patterns { static let plate = "[A-Z]{1,3}-[A-Z]{2} \\d{1,4}" }"#,
        #"plate: "ABC-AB 123""#
      ),
      (
        #"func isMail(_ mail: String) -> Bool { mail.range(of: "^[A-Z0-9.]+@[A-Z0-9.]+$", options: [.regularExpression, .caseInsensitive]) != nil }"#,
        #"mail: "person@example.com""#
      ),
      (
        #"actor FakeHotel { func signIn(room: String) -> Bool { room == "204" } }"#,
        #"room: "204""#
      ),
      (
        """
        struct StubHotel { func signIn(lastName: String) -> Bool {
          lastName.caseInsensitiveCompare("Moreau") == .orderedSame } }
        """, #"last, name: "Moreau""#
      ),
      (#"let voucher = /(SPRING|FALL)[0-9]{2}(-X)?/"#, #"voucher: "SPRING12""#),
      (#"enum Check: String { case iban = "^DE[0-9]{20}$" }"#, #"iban: "DE89370400440532013000""#),
      (
        #"let weightField = Field(placeholder: "Weight in kg", rule: Range(0.1...31.5))"#,
        #"weight: "16""#
      ),
      (
        #"let distanceField = Field(placeholder: "Distance in m", rule: Range(1e3...1e20))"#,
        #"distance: "5e+19""#
      ),
      (
        """
        func check(_ coupon: String) -> Bool {
            let pattern = "^(?=.*[0-9])[a-z0-9]{6,8}$"
            return NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: coupon)
        }
        """, #"coupon: "123456""#
      ),
    ])
  func found(_ source: String, _ expected: String) throws {
    #expect(try formats(source) == [expected])
  }

  @Test(
    "What takes anything, is no pattern, or has no words near it tells nothing",
    arguments: [
      #"let title = ".*""#, #"let path = "users/[id]/edit""#, #"let size = 10...20"#,
      #"let name = "A-Z""#,
      #"func f(room: String) -> Bool { room == "204" }"#, #"func f() { print("[0-9]+(") }"#,
      #"struct StubClient { func f(path: String) -> Bool { path == "rooms" } }"#,
    ])
  func ignored(_ source: String) throws {
    #expect(try formats(source).isEmpty)
  }
}
