extension ShimSources {
  /// Predicates of a format, which Linux lacks. One whose format is not understood is true of everything.
  static let predicates = #"""
    import PortableUIKit

    #if !canImport(Darwin)
      extension NSPredicate {
        convenience init(format: String, _ arguments: Any?...) {
          self.init(format: format, argumentArray: arguments.map { $0 as Any })
        }

        convenience init(format: String, argumentArray: [Any]?) {
          var parser = PredicateParser(format, argumentArray ?? [])
          let condition = parser.parse() ?? { _ in true }
          self.init { object, _ in condition(object) }
        }
      }

      /// Reads the format of a predicate.
      private struct PredicateParser {
        typealias Condition = (Any?) -> Bool
        typealias Expression = (Any?) -> Any?

        private var tokens: ArraySlice<String>
        private var arguments: ArraySlice<Any>

        init(_ format: String, _ arguments: [Any]) {
          let token =
            #/"[^"]*"|'[^']*'|%[@K]|%l{0,2}[dDiuxf]|[(){},]|[=!<>]=|=[<>]|<>|&&|\|\||[=<>!]|[\w.@$-]+(?:\[[cdn]+\])?/#
          tokens = format.matches(of: token).map { String($0.output) }[...]
          self.arguments = arguments[...]
        }

        mutating func parse() -> Condition? {
          guard let condition = alternatives(), tokens.isEmpty else { return nil }
          return condition
        }

        private var word: String { tokens.first?.uppercased() ?? "" }

        private mutating func takes(_ words: String...) -> Bool { takes(words) }

        private mutating func takes(_ words: [String]) -> Bool {
          guard words.contains(word) else { return false }
          tokens.removeFirst()
          return true
        }

        private mutating func alternatives() -> Condition? {
          chain(of: { $0.conjunction() }, joinedBy: ["OR", "||"]) { a, b in { a($0) || b($0) } }
        }

        private mutating func conjunction() -> Condition? {
          chain(of: { $0.negation() }, joinedBy: ["AND", "&&"]) { a, b in { a($0) && b($0) } }
        }

        private mutating func chain(
          of part: (inout Self) -> Condition?, joinedBy words: [String],
          _ join: (_ a: @escaping Condition, _ b: @escaping Condition) -> Condition
        ) -> Condition? {
          guard var condition = part(&self) else { return nil }
          while takes(words) {
            guard let other = part(&self) else { return nil }
            condition = join(condition, other)
          }
          return condition
        }

        private mutating func negation() -> Condition? {
          if takes("NOT", "!") { return negation().map { condition in { !condition($0) } } }
          if takes("TRUEPREDICATE") { return { _ in true } }
          if takes("FALSEPREDICATE") { return { _ in false } }
          if word == "(" {
            let (before, given) = (tokens, arguments)
            tokens.removeFirst()
            if let condition = alternatives(), takes(")") { return condition }
            (tokens, arguments) = (before, given)
          }
          return comparison()
        }

        private mutating func comparison() -> Condition? {
          let isOfAll = word == "ALL"
          let isOfMany = takes("ANY", "SOME", "ALL")
          guard let left = expression(), let name = tokens.popFirst()?.uppercased(),
            let right = expression()
          else { return nil }
          let parts = name.split(separator: "[")
          let options = parts.count > 1 ? String(parts[1]) : ""
          let relation = String(parts[0])
          guard PredicateValue.holds(relation, nil, nil, "") != nil else { return nil }
          func holds(_ a: Any?, _ b: Any?) -> Bool {
            PredicateValue.holds(relation, a, b, options) ?? true
          }
          return { object in
            let (value, other) = (left(object), right(object))
            guard isOfMany, let values = PredicateValue.list(value) else { return holds(value, other) }
            return isOfAll
              ? values.allSatisfy { holds($0, other) } : values.contains { holds($0, other) }
          }
        }

        private mutating func expression() -> Expression? {
          guard let token = tokens.popFirst() else { return nil }
          if token == "{" {
            var items: [Expression] = []
            while word != "}" {
              guard let item = expression() else { return nil }
              items.append(item)
              _ = takes(",")
            }
            tokens.removeFirst()
            return { object in items.map { $0(object) ?? NSNull() } }
          }
          if token == "%K" {
            guard let path = arguments.popFirst() as? String else { return nil }
            return { PredicateValue.value(of: $0, at: path) }
          }
          if token.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { return nil }
            return { _ in argument }
          }
          if let quote = token.first, quote == "\"" || quote == "'" {
            let text = String(token.dropFirst().dropLast())
            return { _ in text }
          }
          if let number = Double(token) { return { _ in number } }
          switch token.uppercased() {
          case "YES", "TRUE": return { _ in true }
          case "NO", "FALSE": return { _ in false }
          case "NIL", "NULL": return { _ in nil }
          case "SELF": return { $0 }
          default: return token.first?.isLetter == true ? { PredicateValue.value(of: $0, at: token) } : nil
          }
        }
      }

      /// The values that predicates compare.
      private enum PredicateValue {
        /// Whether two values have a relation; nil for one of another name.
        static func holds(_ name: String, _ a: Any?, _ b: Any?, _ options: String) -> Bool? {
          switch name {
          case "=", "==": isEqual(a, b, options)
          case "!=", "<>": !isEqual(a, b, options)
          case "<": order(a, b).map { $0 < 0 } ?? false
          case "<=", "=<": order(a, b).map { $0 <= 0 } ?? false
          case ">": order(a, b).map { $0 > 0 } ?? false
          case ">=", "=>": order(a, b).map { $0 >= 0 } ?? false
          case "CONTAINS":
            list(a)?.contains { isEqual($0, b, options) } ?? text(a, options).contains(text(b, options))
          case "BEGINSWITH": text(a, options).hasPrefix(text(b, options))
          case "ENDSWITH": text(a, options).hasSuffix(text(b, options))
          case "LIKE": matches(text(a, options), wildcards(in: text(b, options)))
          case "MATCHES": matches(text(a, options), unwrapped(b).map { "\($0)" } ?? "")
          case "IN":
            list(b)?.contains { isEqual(a, $0, options) } ?? text(b, options).contains(text(a, options))
          case "BETWEEN":
            list(b).map { ends in
              ends.count == 2 && (order(a, ends[0]) ?? -1) >= 0 && (order(a, ends[1]) ?? 1) <= 0
            } ?? false
          default: nil
          }
        }

        private static func wildcards(in pattern: String) -> String {
          NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        }

        private static func matches(_ text: String, _ pattern: String) -> Bool {
          text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
        }

        static func unwrapped(_ value: Any?) -> Any? {
          guard let value, !(value is NSNull) else { return nil }
          let mirror = Mirror(reflecting: value)
          guard mirror.displayStyle == .optional else { return value }
          return unwrapped(mirror.children.first?.value)
        }

        static func list(_ value: Any?) -> [Any]? {
          switch unwrapped(value) {
          case let array as [Any]: array
          case let set as NSSet: set.allObjects
          case let set as NSOrderedSet: set.array
          case let set as Set<AnyHashable>: set.map(\.base)
          default: nil
          }
        }

        private static func text(_ value: Any?, _ options: String) -> String {
          var text = unwrapped(value).map { "\($0)" } ?? ""
          if options.contains("C") { text = text.lowercased() }
          return options.contains("D") ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }

        private static func number(_ value: Any?) -> Double? {
          switch unwrapped(value) {
          case let flag as Bool: flag ? 1 : 0
          case let number as any BinaryInteger: Double(number)
          case let number as any BinaryFloatingPoint: Double(number)
          case let number as NSNumber: number.doubleValue
          case let date as Date: date.timeIntervalSinceReferenceDate
          case let date as NSDate: date.timeIntervalSinceReferenceDate
          default: nil
          }
        }

        private static func isEqual(_ a: Any?, _ b: Any?, _ options: String) -> Bool {
          guard let a = unwrapped(a), let b = unwrapped(b) else {
            return unwrapped(a) == nil && unwrapped(b) == nil
          }
          if let a = number(a), let b = number(b) { return a == b }
          if type(of: a) is AnyClass, type(of: b) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
          return text(a, options) == text(b, options)
        }

        private static func order(_ a: Any?, _ b: Any?) -> Int? {
          if let a = number(a), let b = number(b) { return a < b ? -1 : a > b ? 1 : 0 }
          guard let a = unwrapped(a), let b = unwrapped(b) else { return nil }
          return "\(a)".compare("\(b)").rawValue
        }

        /// The value at a path of keys: of an object that keeps its values by name, or of a property.
        static func value(of object: Any?, at path: String) -> Any? {
          path.split(separator: ".").reduce(unwrapped(object)) { object, key in
            if key == "self" || key == "SELF" { return object }
            if let all = list(object) {
              return key == "@count" ? all.count : all.map { property(String(key), of: $0) as Any }
            }
            return object.flatMap { property(String(key), of: $0) }
          }
        }

        private static func property(_ key: String, of object: Any) -> Any? {
          if let dictionary = object as? [String: Any] { return dictionary[key] }
          var mirror: Mirror? = Mirror(reflecting: object)
          while let current = mirror {
            for child in current.children {
              if child.label == key { return unwrapped(child.value) }
              if child.label == "_\(key)" { return stored(in: child.value) }
              if child.label == "values", let values = child.value as? [String: Any] {
                return unwrapped(values[key])
              }
            }
            mirror = current.superclassMirror
          }
          return nil
        }

        /// The value in a property wrapper.
        private static func stored(in wrapper: Any, depth: Int = 3) -> Any? {
          let mirror = Mirror(reflecting: wrapper)
          guard depth > 0, [.struct, .class].contains(mirror.displayStyle), !(wrapper is Date),
            let first = mirror.children.first
          else { return unwrapped(wrapper) }
          return stored(in: first.value, depth: depth - 1)
        }
      }
    #endif

    """#
}
