import InterfaceFiles

/// What a compiler's error shows about the types that no module here has.
enum MissingFact: Hashable {
  /// A type is not declared.
  case type(String)
  /// A missing type has a type in it.
  case memberType(String, String)
  /// A property wrapper is not declared.
  case wrapper(String)
  /// A value of which only members are used, such as the one that a generator of resources declares.
  case namespace(String)
  /// A missing type is used as a class of UIKit.
  case superclass(String, String)
  /// A type has to conform to a protocol; one of them is missing.
  case conformance(String, String)
  /// A missing type has a method.
  case member(String, String)
  /// A missing type has a property.
  case property(String, String)
  /// A type has a static member, with `()` if it is called: a missing type, a class of UIKit whose colors
  /// and images Xcode names, or a type in one of UIKit's, such as `UIButton.ButtonType`.
  case staticMember(String, String)

  private static let typesPrefix = "Generated/\(MissingTypes.fileName)#"
  private static let membersPrefix = "Generated/\(MissingMembers.fileName)#+"

  /// The key in what is refused.
  var key: String {
    switch self {
    case .type(let name): Self.typesPrefix + name
    case .memberType(let name, let member): "\(Self.typesPrefix)\(name)/\(member)"
    case .wrapper(let name): Self.typesPrefix + "@" + name
    case .namespace(let name): Self.membersPrefix + name
    case .superclass(let name, let known): "\(Self.typesPrefix)\(name): \(known)"
    case .conformance(let name, let other): "\(Self.membersPrefix)\(name): \(other)"
    case .member(let name, let member): "\(Self.membersPrefix)\(name).\(member)"
    case .property(let name, let member): "\(Self.membersPrefix)\(name).\(member)?"
    case .staticMember(let name, let member): "\(Self.membersPrefix)\(name)..\(member)"
    }
  }

  /// Reads a key; nil for that of a part of the app.
  init?(key: String) {
    if key.hasPrefix(Self.typesPrefix) {
      let parts = key.dropFirst(Self.typesPrefix.count).split(separator: ": ").map(String.init)
      if parts[0].hasPrefix("@") {
        self = .wrapper(String(parts[0].dropFirst()))
        return
      }
      let path = parts[0].split(separator: "/").map(String.init)
      if path.count == 2 {
        self = .memberType(path[0], path[1])
        return
      }
      self = parts.count == 2 ? .superclass(parts[0], parts[1]) : .type(parts[0])
    } else if key.hasPrefix(Self.membersPrefix) {
      let text = key.dropFirst(Self.membersPrefix.count)
      if text.hasSuffix("?"), let dot = text.firstIndex(of: ".") {
        self = .property(String(text[..<dot]), String(text[text.index(after: dot)...].dropLast()))
        return
      }
      for (mark, make) in [
        (": ", Self.conformance), ("..", Self.staticMember), (".", Self.member),
      ] {
        guard let range = text.firstRange(of: mark) else { continue }
        self = make(String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        return
      }
      self = .namespace(String(text))
    } else {
      return nil
    }
  }

  /// Whether the app declares what is missing, as it does once a file that was left out is back.
  func isObsolete(in index: SourceIndex, refused: [String: String]) -> Bool {
    let replacements = Replacements(refused: refused, configured: [])
    func declared(_ name: String) -> TypeDeclaration? {
      index.types(named: name).first { $0.isReachable && !replacements.removes($0) }
    }
    switch self {
    case .type(let name), .memberType(let name, _):
      return declared(name) != nil
    case .superclass(let name, _):
      return declared(name).map { index.lineage(of: $0).foreign == nil } ?? false
    case .property(let name, let property):
      return declared(name) != nil
        || index.extensions(of: name).flatMap(\.properties).contains { $0.name == property }
    case .member(let name, let member):
      let type = declared(name)
      return ([type].compactMap(\.self) + index.extensions(of: type?.name ?? name)).flatMap(
        \.methods
      )
      .contains { $0.name == member }
    case .conformance(let name, let other): return declared(name) != nil && declared(other) != nil
    case .wrapper, .namespace, .staticMember: return false
    }
  }

  /// Whether an earlier round settled it: a class has one superclass.
  func contradicts(_ replaced: [String: String]) -> Bool {
    guard case .superclass(let name, _) = self else { return false }
    return replaced.keys.contains { $0.hasPrefix(Self.typesPrefix + name + ": ") }
  }

  /// Reads an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - line: The line of the file that it is about.
  ///   - missing: The types that are declared because no module here has them.
  ///   - owner: Returns the type around the error.
  /// - Returns: nil for an error that shows nothing of the kind.
  init?(
    _ error: CompilerError, in line: Substring, missing: Set<String>, owner: () -> String?
  ) {
    let message = error.message
    let code = Substring(line.utf8.dropFirst(error.column - 1))
    if let match = message.firstMatch(of: /unknown attribute '(\w+)'/) {
      // Of a property in the same line, or in one below.
      let rest = code.drop { $0 != " " }
      guard rest.contains("var ") || rest.allSatisfy(\.isWhitespace) else { return nil }
      self = .wrapper(String(match.1))
    } else if let match = message.firstMatch(of: /cannot find type '(\w+)' in scope/) {
      self = .type(String(match.1))
    } else if let match = message.firstMatch(
      of: /'(\w+)' is not a member type of (?:generic )?(?:struct|class) '(?:\w+\.)*(\w+)(?:<.*>)?'/
    ),
      missing.contains(String(match.2))
    {
      self = .memberType(String(match.2), String(match.1))
    } else if let match = message.firstMatch(of: /cannot find '(\w+)' in scope/) {
      guard code.hasPrefix(match.1) else { return nil }
      let rest = code.dropFirst(match.1.count)
      if match.1.first?.isUppercase == true {
        // A type is called, or stands in brackets.
        if rest.firstMatch(of: /^(\(|<|>|\]|\?|\.self\b)/) != nil {
          self = .type(String(match.1))
        } else if rest.firstMatch(of: /^[.,)]/) != nil {
          // Its members are used, or it is a constant.
          self = .namespace(String(match.1))
        } else {
          return nil
        }
      } else {
        let name = String(match.1)
        guard rest.hasPrefix("(") || Self.classes[name] != nil, let owner = owner() else {
          return nil
        }
        self = .member(owner, name)
      }
    } else if let match = message.firstMatch(
      of: /value of type '([^']+)'(?: \(aka '([^']+)'\))? has no member '(\w+)'/)
    {
      let types = WrittenType(String(match.2 ?? match.1)).composed
      let member = String(match.3)
      guard
        let type = types.first(where: { missing.contains($0.withoutGenerics) })
      else {
        // A library's way to present a screen, such as in a sheet of its own.
        if types.contains(where: { $0.hasSuffix("Controller") }), Self.presents(code, member) {
          self = .member("UIViewController", member)
          return
        }
        // What a library adds to types that are here.
        guard types.count == 1, types[0].wholeMatch(of: /[A-Z]\w*/) != nil else { return nil }
        let rest = code.hasPrefix(member) ? code.dropFirst(member.count) : ""
        if rest.hasPrefix("(") || rest.firstMatch(of: /^ ?\{/) != nil {
          self = .member(types[0], member)
        } else if Self.decorated.contains(types[0]) {
          self = .property(types[0], member)
        } else {
          return nil
        }
        return
      }
      let name = type.withoutGenerics
      if types.count == 1, let known = Self.superclass(of: name, having: member) {
        self = .superclass(name, known)
      } else {
        let isCalled =
          code.hasPrefix(member)
          && code.dropFirst(member.count).firstMatch(of: /^( ?\{|\()/) != nil
        // The property of a generic type is most often of its argument's type, which has no plain value.
        guard isCalled || name == type else { return nil }
        self = isCalled ? .member(name, member) : .property(name, member)
      }
    } else if let match = message.firstMatch(of: /^type '([\w.]+)[?!]?' has no member '(\w+)'/) {
      let name = String(match.1)
      guard missing.contains(name) || Self.named.contains(name) || Self.isNested(name) else {
        return nil
      }
      let isCalled = code.dropFirst(match.2.count).hasPrefix("(") && code.hasPrefix(match.2)
      self = .staticMember(name, String(match.2) + (isCalled ? "()" : ""))
    } else if let match = message.firstMatch(
      of: /binary operator '[<>]=?' cannot be applied to two '(\w+)' operands/),
      missing.contains(String(match.1))
    {
      self = .conformance(String(match.1), "Comparable")
    } else if let found = Self.relation(message, code, missing) {
      self = found
    } else {
      return nil
    }
    if self == .type("SelectorPerforming") { return nil }
  }

  /// Whether code calls a member that a library gives to screens, to present others.
  private static func presents(_ code: Substring, _ member: String) -> Bool {
    member.hasPrefix("present") && code.hasPrefix(member)
      && code.dropFirst(member.count).hasPrefix("(")
  }

  /// Whether a type is in one of UIKit's, such as `UIButton.ButtonType`.
  static func isNested(_ name: String) -> Bool {
    name.wholeMatch(of: /(?:UI|NS|CA|UN|WK|SF)[A-Z][\w]*\.[\w.]+/) != nil
  }

  /// A type that is used as another one.
  private static func relation(
    _ message: String, _ code: Substring, _ missing: Set<String>
  ) -> MissingFact? {
    if let match = message.firstMatch(of: /requires that '(\w+)' inherit from '(UI\w+)'/) {
      return .superclass(String(match.1), String(match.2))
    }
    guard ["convert", "assign value", "conform"].contains(where: message.contains) else {
      return nil
    }
    var quoted = message.matches(of: /'([^']+)'/).map { String($0.1) }
    if message.contains("requires that") { quoted.removeFirst() }
    guard quoted.count > 1, let first = quoted.first, let last = quoted.last else { return nil }
    let name = plain(first)
    let other = plain(last)
    if missing.contains(name), let known = UIKitClasses.lineage(of: other).last,
      known == "NSObject",
      other.hasSuffix("View") || other.hasSuffix("Controller")
    {
      return .superclass(name, other)
    }
    if name == "String", missing.contains(other), code.hasPrefix("\"") {
      return .conformance(other, "ExpressibleByStringInterpolation")
    }
    let isName = [name, other].allSatisfy { $0.wholeMatch(of: /[A-Z]\w*/) != nil }
    guard isName, name != other, missing.contains(name) || missing.contains(other) else {
      return nil
    }
    return .conformance(name, other)
  }

  private static func plain(_ type: String) -> String {
    let text = type.hasSuffix("?") ? String(type.dropLast()) : type
    return WrittenType(text).text.withoutGenerics
  }

  /// Types whose properties by libraries are most often values of the same type: `"title".localized`,
  /// `image.template`.
  static let decorated: Set<String> = ["String", "UIColor", "UIFont", "UIImage"]

  /// The classes whose static members Xcode generates from asset catalogs.
  private static let named: Set<String> = [
    "ColorResource", "ImageResource", "UIColor", "UIFont", "UIImage",
  ]

  /// The class of UIKit's that a missing type is, as it has a member that only that one has; nil for one that
  /// shows screens by methods of the same names.
  static func superclass(of name: String, having member: String) -> String? {
    guard let known = classes[member] else { return nil }
    let isOther = known != "UIView" && others.contains { name.hasSuffix($0) }
    return isOther ? nil : known
  }

  /// How the names of types end that are no screens and views, and work with some.
  private static let others = [
    "able", "Coordinator", "Delegate", "Factory", "ing", "Manager", "Navigator", "Presenter",
    "Protocol", "Router", "Service", "Type", "Wireframe",
  ]

  /// The classes by members that only they have.
  private static let classes: [String: String] = [
    "view": "UIViewController", "navigationItem": "UIViewController",
    "navigationController": "UIViewController", "present": "UIViewController",
    "modalPresentationStyle": "UIViewController", "tabBarItem": "UIViewController",
    "addSubview": "UIView", "translatesAutoresizingMaskIntoConstraints": "UIView",
    "heightAnchor": "UIView", "topAnchor": "UIView", "pushViewController": "UINavigationController",
  ]
}
