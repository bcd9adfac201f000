extension ShimSources {
  /// PhoneNumberKit, versions 3 and 4: a number is one of 7 to 15 digits, of Germany unless it says otherwise.
  static let phoneNumberKit = #"""
    import Foundation
    import PortableUIKit

    public enum PhoneNumberError: Error, Equatable {
      case generalError, invalidCountryCode, invalidNumber, tooLong, tooShort, deprecated, metadataNotFound
      case ambiguousNumber(phoneNumbers: Set<PhoneNumber>)
    }
    public enum PhoneNumberFormat { case e164, international, national }
    public enum PhoneNumberType: String, Codable {
      case fixedLine, mobile, fixedOrMobile, pager, personalNumber, premiumRate, sharedCost, tollFree, voicemail
      case voip, uan, unknown, notParsed
    }

    public struct PhoneNumber: Codable, Hashable, Sendable {
      public let numberString: String
      public let countryCode: UInt64
      public let nationalNumber: UInt64
      public var leadingZero: Bool { false }
      public var numberExtension: String? { nil }
      public var type: PhoneNumberType { .mobile }
      public var regionID: String? { PhoneNumberUtility.region(of: countryCode) }
      public static func notPhoneNumber() -> PhoneNumber {
        PhoneNumber(numberString: "", countryCode: 0, nationalNumber: 0)
      }
      public func notPhoneNumber() -> Bool { nationalNumber == 0 }
    }

    public typealias PhoneNumberKit = PhoneNumberUtility
    public final class PhoneNumberUtility {
      private static let codes: [(region: String, code: UInt64)] = [
        ("AT", 43), ("AU", 61), ("BR", 55), ("CH", 41), ("CN", 86), ("DE", 49), ("ES", 34), ("FR", 33), ("GB", 44),
        ("IN", 91), ("IT", 39), ("JP", 81), ("NL", 31), ("PL", 48), ("RU", 7), ("SE", 46), ("TR", 90), ("UA", 380),
        ("US", 1),
      ]
      static func region(of code: UInt64) -> String? { codes.first { $0.code == code }?.region }
      public static func defaultRegionCode() -> String { "DE" }

      public init() {}
      public func parse(
        _ numberString: String, withRegion region: String = defaultRegionCode(), ignoreType: Bool = false
      ) throws -> PhoneNumber {
        let digits = numberString.filter { $0.isASCII && $0.isNumber }
        guard digits.count >= 7 else { throw PhoneNumberError.tooShort }
        guard digits.count <= 15 else { throw PhoneNumberError.tooLong }
        if numberString.drop(while: { !$0.isNumber && $0 != "+" }).first == "+" {
          for (_, code) in Self.codes where digits.hasPrefix("\(code)") {
            return number(numberString, code, digits.dropFirst("\(code)".count))
          }
          return number(numberString, UInt64(digits.prefix(3)) ?? 0, digits.dropFirst(3))
        }
        guard let code = countryCode(for: region) else { throw PhoneNumberError.invalidCountryCode }
        return number(numberString, code, digits[...])
      }
      private func number(_ text: String, _ code: UInt64, _ digits: Substring) -> PhoneNumber {
        PhoneNumber(numberString: text, countryCode: code, nationalNumber: UInt64(digits) ?? 0)
      }
      public func parse(
        _ numberStrings: [String], withRegion region: String = defaultRegionCode(), ignoreType: Bool = false,
        shouldReturnFailedEmptyNumbers: Bool = false
      ) -> [PhoneNumber] {
        numberStrings.compactMap {
          (try? parse($0, withRegion: region, ignoreType: ignoreType))
            ?? (shouldReturnFailedEmptyNumbers ? .notPhoneNumber() : nil)
        }
      }
      public func isValidPhoneNumber(
        _ numberString: String, withRegion region: String = defaultRegionCode(), ignoreType: Bool = false
      ) -> Bool {
        (try? parse(numberString, withRegion: region, ignoreType: ignoreType)) != nil
      }
      public func format(
        _ phoneNumber: PhoneNumber, toType formatType: PhoneNumberFormat, withPrefix prefix: Bool = true
      ) -> String {
        switch formatType {
        case .e164: (prefix ? "+\(phoneNumber.countryCode)" : "") + "\(phoneNumber.nationalNumber)"
        case .international: (prefix ? "+\(phoneNumber.countryCode) " : "") + "\(phoneNumber.nationalNumber)"
        case .national: (phoneNumber.countryCode == 1 ? "" : "0") + "\(phoneNumber.nationalNumber)"
        }
      }
      public func allCountries() -> [String] { Self.codes.map(\.region) }
      public func countries(withCode countryCode: UInt64) -> [String]? {
        Self.region(of: countryCode).map { [$0] }
      }
      public func mainCountry(forCode countryCode: UInt64) -> String? { Self.region(of: countryCode) }
      public func countryCode(for country: String) -> UInt64? {
        Self.codes.first { $0.region == country.uppercased() }?.code
      }
      public func getRegionCode(of phoneNumber: PhoneNumber) -> String? { phoneNumber.regionID }
      public func getExampleNumber(
        forCountry countryCode: String, ofType type: PhoneNumberType = .mobile
      ) -> PhoneNumber? {
        self.countryCode(for: countryCode).map {
          PhoneNumber(numberString: "1512 3456789", countryCode: $0, nationalNumber: 15123456789)
        }
      }
      public func getFormattedExampleNumber(
        forCountry countryCode: String, ofType type: PhoneNumberType = .mobile,
        withFormat format: PhoneNumberFormat = .international, withPrefix prefix: Bool = true
      ) -> String? {
        getExampleNumber(forCountry: countryCode, ofType: type)
          .map { self.format($0, toType: format, withPrefix: prefix) }
      }
    }

    public final class PartialFormatter {
      public var defaultRegion: String
      public var withPrefix: Bool
      public var maxDigits: Int?
      public var currentRegion: String { defaultRegion }
      private let utility = PhoneNumberUtility()
      public init(
        phoneNumberKit: PhoneNumberKit = PhoneNumberKit(),
        defaultRegion: String = PhoneNumberKit.defaultRegionCode(), withPrefix: Bool = true, maxDigits: Int? = nil
      ) {
        self.defaultRegion = defaultRegion
        self.withPrefix = withPrefix
        self.maxDigits = maxDigits
      }
      public convenience init(
        utility: PhoneNumberUtility, defaultRegion: String = PhoneNumberKit.defaultRegionCode(),
        withPrefix: Bool = true, maxDigits: Int? = nil
      ) {
        self.init(
          phoneNumberKit: utility, defaultRegion: defaultRegion, withPrefix: withPrefix, maxDigits: maxDigits)
      }
      public func formatPartial(_ rawNumber: String) -> String {
        String(rawNumber.prefix(maxDigits ?? rawNumber.count))
      }
      public func nationalNumber(from rawNumber: String) -> String {
        (try? utility.parse(rawNumber, withRegion: defaultRegion)).map { "\($0.nationalNumber)" } ?? rawNumber
      }
    }

    open class PhoneNumberTextField: UITextField {
      public let phoneNumberKit: PhoneNumberKit
      public var utility: PhoneNumberUtility { phoneNumberKit }
      public private(set) lazy var partialFormatter = PartialFormatter(
        phoneNumberKit: phoneNumberKit, defaultRegion: defaultRegion, withPrefix: withPrefix)
      public let flagButton = UIButton()
      open var defaultRegion: String {
        get { region }
        set { region = newValue }
      }
      private var region = PhoneNumberKit.defaultRegionCode()
      public var withPrefix = true
      public var withFlag = false
      public var withExamplePlaceholder = false
      public var withDefaultPickerUI = false
      public var isPartialFormatterEnabled = true
      public var maxDigits: Int?
      public var countryCodePlaceholderColor: UIColor?
      public var numberPlaceholderColor: UIColor?
      public var currentRegion: String { defaultRegion }
      public var phoneNumber: PhoneNumber? { try? phoneNumberKit.parse(text ?? "", withRegion: currentRegion) }
      public var isValidNumber: Bool { phoneNumber != nil }
      public var nationalNumber: String { phoneNumber.map { "\($0.nationalNumber)" } ?? text ?? "" }
      open func updateFlag() {}
      open func updatePlaceholder() {}

      public init(withPhoneNumberKit phoneNumberKit: PhoneNumberKit) {
        self.phoneNumberKit = phoneNumberKit
        super.init(frame: .zero)
        setUp()
      }
      public convenience init(frame: CGRect, phoneNumberKit: PhoneNumberKit) {
        self.init(withPhoneNumberKit: phoneNumberKit)
        self.frame = frame
      }
      public override init(frame: CGRect) {
        phoneNumberKit = PhoneNumberKit()
        super.init(frame: frame)
        setUp()
      }
      public required init?(coder: NSCoder) {
        phoneNumberKit = PhoneNumberKit()
        super.init(coder: coder)
        setUp()
      }
      private func setUp() { keyboardType = .phonePad }
    }
    """#
}
