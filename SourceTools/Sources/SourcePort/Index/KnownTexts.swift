import SwiftSyntax

/// The texts that an app's own code accepts, such as the password of its demo account: what it compares
/// passwords, codes, addresses and names of accounts with, what stand-ins of its services name so, and what is
/// called so in the JSON files of its bundle.
struct KnownTexts: Sendable {
  /// A text, and where it stands.
  struct Text: Sendable {
    let kind: Kind
    let value: String
    let path: String
    let line: Int
  }

  /// What asks for it, by the names of `TextKind` in FlowPerson.
  enum Kind: String, Sendable, CaseIterable {
    case password, code, email, userName
  }

  /// Each adds a text to every form that asks for it.
  private static let mostOfKind = 3

  /// In the order of the files, each once.
  let texts: [Text]
  /// What stand-ins of services compare with values of other names, by the words of these: `204` with `room`.
  let formats: [TextFormats.Format]

  init(_ files: [SourceFile], bundle: [AppSources.File] = []) {
    var found: [Text] = []
    var formats: [TextFormats.Format] = []
    let constants = ConstantTexts(files)
    for file in files {
      let visitor = KnownTextVisitor(file, constants)
      visitor.walk(file.tree)
      found += visitor.found
      formats += visitor.formats
    }
    self.formats = formats
    for file in bundle where file.path.hasSuffix(".json") { found += BundledTexts(file).found }
    var counts: [Kind: Int] = [:]
    var seen: Set<String> = []
    texts = found.filter { text in
      guard seen.insert("\(text.kind) \(text.value)").inserted else { return false }
      counts[text.kind, default: 0] += 1
      return counts[text.kind, default: 0] <= Self.mostOfKind
    }
  }

  /// What the explorer is told: `[.password: ["feather1"]]`; empty where there are none.
  var source: String {
    let entries = Kind.allCases.compactMap { kind -> String? in
      let values = texts.filter { $0.kind == kind }.map(\.value)
      return values.isEmpty ? nil : ".\(kind.rawValue): \(values.debugDescription)"
    }
    return entries.isEmpty ? "" : "    explorer.knownTexts = [\(entries.joined(separator: ", "))]\n"
  }

  /// What the report says of them.
  var notes: [PortNote] {
    texts.map { text in
      PortNote(
        .changed, path: text.path, line: text.line,
        "\(text.value.debugDescription) is typed where a \(text.kind.words) is asked for")
    }
  }
}

extension KnownTexts.Kind {
  fileprivate var words: String {
    switch self {
    case .password: "password"
    case .code: "code"
    case .email: "mail address"
    case .userName: "user name"
    }
  }

  /// What a name of a value asks for; nil for anything else.
  init?(name: String) {
    var name = name.lowercased()
    if name.hasSuffix("codes") { name.removeLast() }
    func has(_ parts: String...) -> Bool { parts.contains(where: name.contains) }
    if has("password", "passwd") || name == "pwd" {
      self = .password
    } else if has("passcode", "otp", "onetimecode", "verificationcode", "resetcode")
      || name.hasSuffix("pin") || name.hasSuffix("code") && !Self.isOtherCode(name)
    {
      self = .code
    } else if has("email") || name == "mail" {
      self = .email
    } else if has("username") || ["user", "login", "account"].contains(name) {
      self = .userName
    } else {
      return nil
    }
  }

  /// Whether the name of a code is that of one which nobody types in.
  private static func isOtherCode(_ name: String) -> Bool {
    [
      "area", "bar", "color", "colour", "country", "currency", "de", "dial", "en", "error", "exit",
      "http", "icon", "key", "language", "locale", "phone", "postal", "product", "qr", "region",
      "response", "status", "type", "un", "weather", "zip",
    ].contains { name.hasSuffix($0 + "code") }
  }

  /// Whether a text can be what is asked for.
  func takes(_ text: String) -> Bool {
    guard (1...40).contains(text.count), !text.contains(where: \.isWhitespace) else { return false }
    switch self {
    case .password: return text.count > 2
    case .code:
      let isCapital = text.allSatisfy { $0.isUppercase || $0.isNumber || "-_".contains($0) }
      return (3...16).contains(text.count) && (isCapital || text.contains(where: \.isNumber))
    case .email: return text.contains("@")
    case .userName: return text.count > 2
    }
  }
}

/// Finds the texts in a file.
private final class KnownTextVisitor: ComparisonVisitor {
  private(set) var found: [KnownTexts.Text] = []
  private(set) var formats: [TextFormats.Format] = []
  private let file: SourceFile
  private let constants: ConstantTexts
  /// How many types around stand for services: `StubAPIClient`.
  private var standIns = 0

  init(_ file: SourceFile, _ constants: ConstantTexts) {
    self.file = file
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Comparisons

  /// What a list contains: `["SPRING-24"].contains(code)`. And the accounts and codes that the app makes:
  /// `Account(member: Member(email: "ada@b.com"), password: "engine1")`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.constructsType { addRecord(node) }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    // And `name.caseInsensitiveCompare("Ada")`.
    if member.declName.baseName.text.lowercased().hasSuffix("compare"), let value = member.base,
      let other = node.arguments.first?.expression
    {
      compare(value, other)
    }
    guard member.declName.baseName.text == "contains", node.arguments.count == 1,
      let name = node.arguments.first?.expression.nameOfValue, let list = member.base
    else { return .visitChildren }
    for one in list.membersOrKeys { one.text.map { add($0, named: name, at: one) } }
    return .visitChildren
  }

  private func addRecord(_ node: FunctionCallExprSyntax) {
    let labelled = node.arguments.compactMap { argument in
      argument.label.map { (name: $0.text, value: argument.expression) }
    }
    for (name, value) in labelled {
      guard let kind = KnownTexts.Kind(name: name), let text = value.text,
        kind == .password || kind == .code && text.contains(where: \.isNumber)
      else { continue }
      if kind == .password { addAccounts(in: node) }
      add(text, named: name, at: value)
    }
  }

  /// What a person is called by in the account that a call makes, also as a part of it.
  private func addAccounts(in node: FunctionCallExprSyntax) {
    for argument in node.arguments {
      if let part = argument.expression.as(FunctionCallExprSyntax.self) {
        addAccounts(in: part)
      } else if let label = argument.label?.text, let text = argument.expression.text,
        [.email, .userName].contains(KnownTexts.Kind(name: label))
      {
        add(text, named: label, at: argument.expression)
      }
    }
  }

  override func compare(_ one: ExprSyntax, _ other: ExprSyntax) {
    if let ones = one.as(TupleExprSyntax.self)?.elements,
      let others = other.as(TupleExprSyntax.self)?.elements, ones.count == others.count
    {
      for (one, other) in zip(ones, others) { compare(one.expression, other.expression) }
    } else if let text = other.text {
      add(text, named: one.nameOfValue, at: other)
    } else if let text = one.text {
      add(text, named: other.nameOfValue, at: one)
    } else if let text = constants.text(of: other, in: file) {
      add(text, named: one.nameOfValue, at: other)
    } else if let text = constants.text(of: one, in: file) {
      add(text, named: other.nameOfValue, at: one)
    }
  }

  /// What a service keeps as the code that it has sent: `pendingCodes[address] = "482913"`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let text = parts[2].text,
      text.allSatisfy(\.isNumber), let name = parts[0].nameOfPlace,
      KnownTexts.Kind(name: name) == .code
    {
      add(text, named: name, at: parts[2])
    }
    return super.visit(node)
  }

  /// The accounts in a table: `["ada@b.com": "engine1"]`.
  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let account = node.key.text, let password = node.value.text,
      account.wholeMatch(of: /[^@\s]+@[^@\s]+\.[a-z]+/) != nil,
      standIns > 0 || Self.isOfAccounts(node)
    {
      add(account, named: "email", at: node.key)
      add(password, named: "password", at: node.value)
    }
    return .visitChildren
  }

  /// Whether the variable of a table, or its type, is called after accounts.
  private static func isOfAccounts(_ node: DictionaryElementSyntax) -> Bool {
    let names = sequence(first: Syntax(node), next: \.parent).compactMap { node in
      node.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
        ?? node.as(ClassDeclSyntax.self)?.name.text ?? node.as(StructDeclSyntax.self)?.name.text
    }
    return names.contains { name in
      ["account", "credential", "password", "user", "login", "member"]
        .contains { name.lowercased().contains($0) }
    }
  }

  // MARK: Constants of stand-ins for services

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let value = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      if let text = value.text, standIns > 0 || Self.isOfStandIn(name) {
        add(text, named: name, at: value)
      }
      // What an app has a table of: `let codes: Set = ["SPRING-24"]`.
      guard name.lowercased().hasSuffix("codes") else { continue }
      for member in value.membersOrKeys {
        member.text.map { add($0, named: name, at: member) }
      }
    }
    return .visitChildren
  }

  private static func isOfStandIn(_ name: String) -> Bool {
    let words = name.lowercased()
    return [
      "stub", "mock", "fake", "demo", "dummy", "sample", "inmemory", "valid", "correct", "expected",
    ]
    .contains(where: words.contains)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.name) }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if Self.isOfStandIn(name.text) { standIns += 1 }
    return .visitChildren
  }

  private func leave(_ name: TokenSyntax) {
    if Self.isOfStandIn(name.text) { standIns -= 1 }
  }

  // MARK: Texts

  private func add(_ text: String, named name: String?, at place: ExprSyntax) {
    guard let name else { return }
    let line = file.lines.line(at: place.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard let kind = KnownTexts.Kind(name: name) else {
      return addFormat(text, named: name, line: line)
    }
    guard kind.takes(text) else { return }
    found.append(KnownTexts.Text(kind: kind, value: text, path: file.file.path, line: line))
  }
}

extension KnownTextVisitor {
  /// Adds what a stand-in of a service compares a value with, and what the value is called.
  private func addFormat(_ text: String, named name: String, line: Int) {
    let words = NearbyWords.words(of: name).subtracting(Self.internalWords)
    guard standIns > 0, !words.isEmpty, (1...40).contains(text.count),
      text.allSatisfy({ $0.isLetter || $0.isNumber || " .'-".contains($0) })
    else { return }
    formats.append(
      TextFormats.Format(words: words, example: text, path: file.file.path, line: line))
  }

  /// Words of names whose values nobody types in.
  private static let internalWords: Set<String> = [
    "component", "extension", "host", "identifier", "kind", "method", "mode", "path", "query",
    "resource", "route", "scheme", "state", "status",
  ]
}

extension ExprSyntax {
  /// What a value is assigned to: a variable, or a table of values.
  fileprivate var nameOfPlace: String? {
    self.as(SubscriptCallExprSyntax.self).map { $0.calledExpression.nameOfValue } ?? nameOfValue
  }
}

extension FunctionCallExprSyntax {
  /// Whether it calls an initializer by the name of a type.
  fileprivate var constructsType: Bool {
    let name =
      calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { $0 == "init" || $0.first?.isUppercase == true } ?? false
  }
}
