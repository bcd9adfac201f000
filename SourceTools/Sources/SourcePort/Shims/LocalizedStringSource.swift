extension ShimSources {
  /// The ways to look up the app's strings beside `NSLocalizedString`, which is generated with them.
  static let localizedStrings = """
    import PortableUIKit

    extension Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        NSLocalizedString(
          key, tableName: tableName?.isEmpty == false ? tableName : nil, value: value ?? "",
          comment: "")
      }
    }

    #if !canImport(Darwin)
      extension String {
        /// A key with values in it, such as `"\\(count) items"`, whose key is `%lld items`.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
          var key: String
          var values: [String] = []

          public init(_ value: String) { key = value }
          public init(stringLiteral value: String) { key = value }
          public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
          }

          public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal }
            public mutating func appendInterpolation<Value>(_ value: Value) {
              switch value {
              case is any FixedWidthInteger: key += "%lld"
              case is any BinaryFloatingPoint: key += "%lf"
              default: key += "%@"
              }
              values.append("\\(value)")
            }
            public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
              key += specifier
              values.append("\\(value)")
            }
            public mutating func appendInterpolation<Value, Style>(_ value: Value, format: Style) {
              appendInterpolation("\\(value)")
            }
          }

          private static nonisolated(unsafe) let specifier = #/%(?:(\\d+)\\$)?[-+0#]*[\\d.]*(?:ll|l|h|z)?[@dDiuUxXfFeEgGcs]/#

          func text(table: String?, fallback: LocalizationValue? = nil) -> String {
            let fallback = fallback ?? self
            let values = fallback.values
            let text = NSLocalizedString(
              key, tableName: table, value: fallback.key == key ? "" : fallback.key, comment: "")
            var parts: [Substring] = [], rest = text[...], next = 0
            while
              let found = rest.firstMatch(of: Self.specifier)
            {
              let index = found.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
              next += 1
              parts.append(rest[..<found.range.lowerBound])
              parts.append(values.indices.contains(index) ? values[index][...] : found.0)
              rest = rest[found.range.upperBound...]
            }
            return (parts + [rest]).joined()
          }
        }

        public init(
          localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
          locale: Locale = .current, comment: StaticString? = nil
        ) { self = value.text(table: table) }

        public init(
          localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
          bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
        ) { self = LocalizationValue("\\(key)").text(table: table, fallback: defaultValue) }

        public init(localized resource: LocalizedStringResource) {
          self = resource.value.text(table: resource.table, fallback: resource.defaultValue)
        }
      }

      /// A string that is looked up when it is shown.
      public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
        let value: String.LocalizationValue
        var defaultValue: String.LocalizationValue?
        var table: String?

        public init(_ value: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
          self.value = value
          self.table = table
        }
        public init(
          _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
          comment: StaticString? = nil
        ) {
          value = String.LocalizationValue("\\(key)")
          self.defaultValue = defaultValue
          self.table = table
        }
        public init(stringLiteral value: String) { self.value = String.LocalizationValue(value) }
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
          value = String.LocalizationValue(stringInterpolation: stringInterpolation)
        }
        var key: String { value.key }
      }
    #endif

    """
}
