import SourcePort
import Testing

@Suite("Texts that an app's code accepts")
struct KnownTextTests {
  /// Ports an app with a file, and returns the line of the launch that has the texts.
  private func texts(_ source: String) throws -> String? {
    let app = try PortedApp.make(["Service.swift": "import Foundation\n" + source])
    defer { app.remove() }
    try app.port()
    return try app.ported("Generated/PortedApp.swift").split(separator: "\n")
      .first { $0.contains("explorer.knownTexts") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(
    "What passwords, codes and addresses are compared with is typed",
    arguments: [
      (
        #"func check(_ body: [String: String]) -> Bool { body["password"] == "feather1" }"#,
        #"[.password: ["feather1"]]"#
      ),
      (
        #"func check(_ code: String) { guard code == "246810" else { return } }"#,
        #"[.code: ["246810"]]"#
      ),
      (
        #"func check() -> Bool { emailField.text! == "me@shop.com" && passwordTextField.text == "1234" }"#,
        #"[.password: ["1234"], .email: ["me@shop.com"]]"#
      ),
      (
        #"final class Accounts { let known = ["ada@b.com": "engine1"] }"#,
        #"[.password: ["engine1"], .email: ["ada@b.com"]]"#
      ),
      (
        #"let links = ["@type": "Product", "help@acme.com": "Support"]; func f() { code == "246810" }"#,
        #"[.code: ["246810"]]"#
      ),
      (
        #"func send(_ address: String) { pendingCodes[address] = "482913" }"#,
        #"[.code: ["482913"]]"#
      ),
      (
        #"func check(_ u: Login) -> Bool { "admin" == u.username?.lowercased() }"#,
        #"[.userName: ["admin"]]"#
      ),
      (
        #"func check(_ user: String, _ password: String) -> Bool { (user, password) == ("admin", "s3cret") }"#,
        #"[.password: ["s3cret"], .userName: ["admin"]]"#
      ),
      (
        """
        func check(_ email: String, _ password: String) { switch (email, password) {
        case ("a@b.com", "pass1"): break
        default: break } }
        """, #"[.password: ["pass1"], .email: ["a@b.com"]]"#
      ),
      (#"final class StubAPIClient { static let resetCode = "246810" }"#, #"[.code: ["246810"]]"#),
      (#"let demoPassword = "demo123""#, #"[.password: ["demo123"]]"#),
      (#"let promoCodes: Set<String> = ["SPRING", "FALL-24"]"#, #"[.code: ["SPRING", "FALL-24"]]"#),
      (#"let codes = ["SPRING-24": 10]"#, #"[.code: ["SPRING-24"]]"#),
      (
        """
        let accounts = [
          Account(member: Member(name: "Ada", email: "ada@b.com"), password: "engine1"),
          Account(member: Member(name: "Joe", email: "joe@b.com"), password: "engine2"),
        ]
        """, #"[.password: ["engine1", "engine2"], .email: ["ada@b.com", "joe@b.com"]]"#
      ),
      (
        #"func check(_ inviteCode: String) -> Bool { ["ROME24"].contains(inviteCode) }"#,
        #"[.code: ["ROME24"]]"#
      ),
      (
        """
        class Service { private static let accepted = "2580"
        func check(_ code: String) -> Bool { code == Service.accepted } }
        """, #"[.code: ["2580"]]"#
      ),
      (
        """
        enum Key { static let username = "account" }
        func check(_ u: Login) -> Bool { "admin" == u.username }
        """, #"[.userName: ["admin"]]"#
      ),
    ])
  func found(source: String, texts expected: String) throws {
    #expect(try texts(source) == "explorer.knownTexts = \(expected)")
  }

  @Test(
    "What is no text to type is left alone",
    arguments: [
      #"let passwordKey = "auth_password""#,
      #"func check(_ statusCode: String) -> Bool { statusCode == "404" }"#,
      #"func check(_ password: String) -> Bool { password == "" }"#,
      #"func check(_ title: String) -> Bool { title == "Password" }"#,
      #"func check(_ email: String) -> Bool { email == "none" }"#,
      #"let countryCodes = ["GER", "ITA"]"#,
      #"let currency = Currency(code: "EUR")"#,
      #"let contact = Contact(email: "ann@b.com")"#,
      """
      enum A { static let own = "1111" }
      enum B { static let own = "2222" }
      func check(_ code: String) -> Bool { code == A.own }
      """,
    ])
  func other(source: String) throws {
    #expect(try texts(source) == nil)
  }

  @Test("Codes, and accounts with a password, in the JSON files of the bundle are typed")
  func bundled() throws {
    let app = try PortedApp.make([
      "Service.swift": "import Foundation\n",
      "accounts.json": """
      [{ "member": { "email": "ada@b.com", "name": "Ada" }, "password": "engine1" },
       { "email": "contact@b.com", "groups": [{ "inviteCode": "ROME24", "countryCode": "ITA" }] }]
      """,
    ])
    defer { app.remove() }
    let report = try app.port().report
    #expect(
      try app.ported("Generated/PortedApp.swift").contains(
        #".knownTexts = [.password: ["engine1"], .code: ["ROME24"], .email: ["ada@b.com"]]"#))
    #expect(
      report.notes.map(\.description).contains(
        #"accounts.json:2: "ROME24" is typed where a code is asked for"#))
  }

  @Test("The report names them with their lines")
  func noted() throws {
    let app = try PortedApp.make(["Login.swift": #"let ok = { password == "feather1" }"#])
    defer { app.remove() }
    let notes = try app.port().report.notes.map(\.description)
    #expect(
      notes.contains(#"Login.swift:1: "feather1" is typed where a password is asked for"#))
  }
}
