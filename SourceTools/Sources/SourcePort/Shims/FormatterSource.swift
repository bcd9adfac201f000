extension ShimSources {
  /// The formatters of Apple's Foundation that Linux lacks. Their texts are plain ones, in English.
  static let formatters = """
    import PortableUIKit

    #if !canImport(Darwin)
      public class DateComponentsFormatter: Formatter {
        enum UnitsStyle: Int, Sendable {
          case positional, abbreviated, short, full, spellOut, brief
        }
        struct ZeroFormattingBehavior: OptionSet, Sendable {
          let rawValue: UInt
          static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2)
          static let dropMiddle = Self(rawValue: 4), dropTrailing = Self(rawValue: 8)
          static let dropAll = Self(rawValue: 14), pad = Self(rawValue: 16)
        }

        var allowedUnits: NSCalendar.Unit = []
        var unitsStyle = UnitsStyle.positional
        var zeroFormattingBehavior = ZeroFormattingBehavior.default
        var calendar: Calendar? = .current
        var maximumUnitCount = 0
        var allowsFractionalUnits = false
        var collapsesLargestUnit = false
        var includesApproximationPhrase = false
        var includesTimeRemainingPhrase = false

        func string(from interval: TimeInterval) -> String? {
          let seconds = Int(max(-1e15, min(interval, 1e15)))
          guard unitsStyle == .positional else { return Self.words(seconds) }
          let (minutes, rest) = (seconds / 60 % 60, String(format: "%02d", abs(seconds % 60)))
          return seconds < 3600
            ? "\\(minutes):\\(rest)" : "\\(seconds / 3600):\\(String(format: "%02d", minutes)):\\(rest)"
        }

        func string(from start: Date, to end: Date) -> String? {
          string(from: end.timeIntervalSince(start))
        }

        func string(from components: DateComponents) -> String? {
          let hours = (components.day ?? 0) * 24 + (components.hour ?? 0)
          let minutes = hours * 60 + (components.minute ?? 0)
          return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
        }

        class func localizedString(
          from components: DateComponents, unitsStyle: UnitsStyle
        ) -> String? {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = unitsStyle
          return formatter.string(from: components)
        }

        public override func string(for obj: Any?) -> String? {
          (obj as? DateComponents).flatMap { string(from: $0) }
        }

        fileprivate static func words(_ seconds: Int) -> String {
          let units = [("day", 86_400), ("hour", 3_600), ("minute", 60)]
          let (name, size) = units.first { abs(seconds) >= $0.1 } ?? ("second", 1)
          let count = seconds / size
          return "\\(count) \\(name)" + (count == 1 ? "" : "s")
        }
      }

      public class RelativeDateTimeFormatter: Formatter {
        enum DateTimeStyle: Int, Sendable { case numeric, named }
        enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

        var dateTimeStyle = DateTimeStyle.numeric
        var unitsStyle = UnitsStyle.full
        var formattingContext = Context.unknown
        var calendar: Calendar! = .current
        var locale: Locale! = .current

        enum Context: Int, Sendable {
          case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
        }

        func localizedString(fromTimeInterval interval: TimeInterval) -> String {
          let seconds = Int(max(-1e15, min(interval, 1e15)))
          let words = DateComponentsFormatter.words(abs(seconds))
          return seconds > 0 ? "in \\(words)" : "\\(words) ago"
        }

        func localizedString(for date: Date, relativeTo reference: Date) -> String {
          localizedString(fromTimeInterval: date.timeIntervalSince(reference))
        }

        func localizedString(from components: DateComponents) -> String {
          localizedString(fromTimeInterval: TimeInterval((components.day ?? 0) * 86_400))
        }

        func string(for date: Date) -> String { localizedString(for: date, relativeTo: Date()) }
        public override func string(for obj: Any?) -> String? { (obj as? Date).map { string(for: $0) } }
      }

      public class ListFormatter: Formatter {
        var itemFormatter: Formatter?
        var locale: Locale! = .current
        class func localizedString(byJoining strings: [String]) -> String {
          strings.count < 2
            ? strings.joined()
            : strings.dropLast().joined(separator: ", ") + " and " + strings[strings.count - 1]
        }
        func string(from items: [Any]) -> String? {
          Self.localizedString(byJoining: items.map { "\\($0)" })
        }
      }

      public class MeasurementFormatter: Formatter {
        enum UnitStyle: Int, Sendable { case short = 1, medium, long }
        struct UnitOptions: OptionSet, Sendable {
          let rawValue: UInt
          static let providedUnit = Self(rawValue: 1), naturalScale = Self(rawValue: 2)
          static let temperatureWithoutUnit = Self(rawValue: 4)
        }
        var unitOptions: UnitOptions = []
        var unitStyle = UnitStyle.medium
        var locale: Locale! = .current
        var numberFormatter: NumberFormatter! = NumberFormatter()
        func string<Unit>(from measurement: Measurement<Unit>) -> String {
          "\\(numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "") \\(measurement.unit.symbol)"
        }
        func string(from unit: Unit) -> String { unit.symbol }
      }

      /// How a measurement is written: plainly, whatever is asked for.
      public struct MeasurementStyle {
        public enum Width: Sendable { case wide, abbreviated, narrow }
        public struct Usage: Sendable {
          public static var general: Usage { .init() }
          public static var asProvided: Usage { .init() }
          public static var road: Usage { .init() }
          public static var food: Usage { .init() }
          public static var person: Usage { .init() }
          public static var personWeight: Usage { .init() }
          public static var personHeight: Usage { .init() }
          public static var weather: Usage { .init() }
        }
        public static func measurement(
          width: Width = .abbreviated, usage: Usage = .general,
          numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self { .init() }
      }
      extension Measurement {
        public func formatted() -> String { "\\(value.formatted()) \\(unit.symbol)" }
        public func formatted(_ style: MeasurementStyle) -> String { formatted() }
      }

      public class PersonNameComponentsFormatter: Formatter {
        enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
        var style = Style.default
        func string(from components: PersonNameComponents) -> String {
          [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
        }
        func personNameComponents(from string: String) -> PersonNameComponents? {
          var components = PersonNameComponents()
          let words = string.split(separator: " ")
          components.givenName = words.first.map(String.init)
          components.familyName = words.dropFirst().last.map(String.init)
          return components
        }
        class func localizedString(
          from components: PersonNameComponents, style: Style, options: [Int] = []
        ) -> String { PersonNameComponentsFormatter().string(from: components) }
      }
    #endif

    """
}
