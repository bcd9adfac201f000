extension ShimSources {
  /// SwiftyJSON. From an answer that a request lacks it reads sample values.
  static let swiftyJSON = "import Foundation\nimport PortableUIKit\n\n" + samplePlace + json

  private static let json = #"""
    public enum Type: Int { case number, string, bool, array, dictionary, null, unknown }
    public enum SwiftyJSONError: Int, Error {
      case unsupportedType = 999, indexOutOfBounds = 900, elementTooDeep = 902, wrongType = 901
      case notExist = 500, invalidJSON = 490
    }
    public protocol JSONSubscriptType {}
    extension Int: JSONSubscriptType {}
    extension String: JSONSubscriptType {}

    public struct JSON {
      private enum Content {
        case value(Any)
        case sample(SamplePlace)
      }
      private var content: Content
      public private(set) var error: SwiftyJSONError?

      public static var null: JSON { JSON(NSNull()) }
      private init(_ content: Content) { self.content = content }
      public init(_ object: Any) {
        switch object {
        case let json as JSON: self = json
        case let data as Data: self = (try? JSON(data: data)) ?? .null
        case let list as [JSON]: content = .value(list.map(\.object))
        case let entries as [String: JSON]: content = .value(entries.mapValues(\.object))
        default: content = SamplePlace(object: object).map { .sample($0) } ?? .value(object)
        }
      }
      public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
        if data == Data(#"{"coordgraph":"sample"}"#.utf8) {
          content = .sample(SamplePlace())
        } else {
          content = .value(
            try JSONSerialization.jsonObject(with: data, options: options.union(.fragmentsAllowed)))
        }
      }
      public init(parseJSON text: String) { self = (try? JSON(data: Data(text.utf8))) ?? .null }

      /// Of a sample, an object that stands for it, whatever else is expected.
      public var object: Any {
        get {
          switch content {
          case .value(let value): value
          case .sample(let place): place.object
          }
        }
        set { self = JSON(newValue) }
      }
      public var rawValue: Any { object }
      public var type: Type {
        switch object {
        case is NSNull: .null
        case is [Any]: .array
        case is [String: Any]: .dictionary
        case is String: .string
        case let number as NSNumber: Self.isBool(number) ? .bool : .number
        default: .unknown
        }
      }
      /// Whether a number is one of Foundation's two for a Boolean value.
      private static func isBool(_ number: NSNumber) -> Bool {
        ["c", "B"].contains(String(cString: number.objCType))
      }

      public subscript(key: String) -> JSON {
        get {
          switch content {
          case .value(let value): ((value as? [String: Any])?[key]).map { JSON($0) } ?? .missing
          case .sample(let place): JSON(.sample(place.at(key)))
          }
        }
        set {
          var entries = dictionaryObject ?? [:]
          entries[key] = newValue.object
          content = .value(entries)
        }
      }
      public subscript(index: Int) -> JSON {
        get {
          let all = arrayValue
          return all.indices.contains(index) ? all[index] : .missing
        }
        set {
          guard var list = arrayObject, list.indices.contains(index) else { return }
          list[index] = newValue.object
          content = .value(list)
        }
      }
      public subscript(path: JSONSubscriptType...) -> JSON { self[path] }
      public subscript(path: [JSONSubscriptType]) -> JSON {
        path.reduce(self) { json, step in
          (step as? String).map { json[$0] } ?? (step as? Int).map { json[$0] } ?? .missing
        }
      }
      private static var missing: JSON {
        var json = JSON.null
        json.error = .notExist
        return json
      }
      public func exists() -> Bool {
        if case .sample(let place) = content { return !place.isDeep }
        return error == nil
      }

      public var string: String? {
        if case .sample(let place) = content { return place.text }
        return object as? String
      }
      public var number: NSNumber? {
        if case .sample(let place) = content { return NSNumber(value: place.number) }
        return type == .number || type == .bool ? object as? NSNumber : nil
      }
      public var bool: Bool? {
        if case .sample(let place) = content { return place.isTrue }
        return type == .bool ? object as? Bool : nil
      }
      public var array: [JSON]? {
        if case .sample(let place) = content {
          return place.isDeep ? [] : [1, 2].map { JSON(.sample(place.at($0))) }
        }
        return (object as? [Any])?.map { JSON($0) }
      }
      public var dictionary: [String: JSON]? {
        if case .sample(let place) = content {
          return place.isDeep ? nil : ["sample": JSON(.sample(place.at("sample")))]
        }
        return (object as? [String: Any])?.mapValues { JSON($0) }
      }
      public var stringValue: String {
        string ?? (type == .bool ? "\(bool ?? false)" : number?.stringValue) ?? ""
      }
      public var numberValue: NSNumber { number ?? NSNumber(value: Double(string ?? "") ?? 0) }
      public var boolValue: Bool {
        bool ?? number.map { $0 != 0 } ?? ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())
      }
      public var arrayValue: [JSON] { array ?? [] }
      public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
      public var arrayObject: [Any]? { array?.map(\.object) }
      public var dictionaryObject: [String: Any]? {
        if case .sample(let place) = content { return place.isDeep ? nil : place.object }
        return dictionary?.mapValues(\.object)
      }
      public var double: Double? { number?.doubleValue }
      public var doubleValue: Double { numberValue.doubleValue }
      public var float: Float? { number?.floatValue }
      public var floatValue: Float { numberValue.floatValue }
      public var int: Int? { number?.intValue }
      public var intValue: Int { numberValue.intValue }
      public var int32: Int32? { number?.int32Value }
      public var int32Value: Int32 { numberValue.int32Value }
      public var int64: Int64? { number?.int64Value }
      public var int64Value: Int64 { numberValue.int64Value }
      public var int8: Int8? { number?.int8Value }
      public var int8Value: Int8 { numberValue.int8Value }
      public var int16: Int16? { number?.int16Value }
      public var int16Value: Int16 { numberValue.int16Value }
      public var uInt8: UInt8? { number?.uint8Value }
      public var uInt8Value: UInt8 { numberValue.uint8Value }
      public var uInt16: UInt16? { number?.uint16Value }
      public var uInt16Value: UInt16 { numberValue.uint16Value }
      public var uInt32: UInt32? { number?.uint32Value }
      public var uInt32Value: UInt32 { numberValue.uint32Value }
      public var uInt64: UInt64? { number?.uint64Value }
      public var uInt64Value: UInt64 { numberValue.uint64Value }
      public var uInt: UInt? { number?.uintValue }
      public var uIntValue: UInt { numberValue.uintValue }
      public var url: URL? { string.flatMap { URL(string: $0) } }
      public var null: NSNull? { type == .null ? NSNull() : nil }

      public var count: Int { array?.count ?? dictionary?.count ?? 0 }
      public var isEmpty: Bool { count == 0 }
      public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
        if case .sample = content { return Data(#"{"coordgraph":"sample"}"#.utf8) }
        guard JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
        return try JSONSerialization.data(withJSONObject: object, options: options.union(.sortedKeys))
      }
      public func rawString(_ encoding: String.Encoding = .utf8) -> String? {
        if case .sample(let place) = content { return place.text }
        return switch type {
        case .array, .dictionary:
          (try? rawData(options: .prettyPrinted)).flatMap { String(data: $0, encoding: encoding) }
        case .null: "null"
        default: stringValue
        }
      }
      public mutating func merge(with other: JSON) throws {
        object = dictionaryValue.merging(other.dictionaryValue) { $1 }.mapValues(\.object)
      }
      public func merged(with other: JSON) throws -> JSON {
        var json = self
        try json.merge(with: other)
        return json
      }
    }
    extension JSON: Sequence {
      public func makeIterator() -> AnyIterator<(String, JSON)> {
        let all =
          array.map { $0.enumerated().map { ("\($0.offset)", $0.element) } }
          ?? dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        var left = all.makeIterator()
        return AnyIterator { left.next() }
      }
    }
    extension JSON: CustomStringConvertible {
      public var description: String { string ?? rawString() ?? "unknown" }
    }
    extension JSON: Equatable {
      public static func == (a: JSON, b: JSON) -> Bool {
        if case .sample(let one) = a.content, case .sample(let other) = b.content { return one.text == other.text }
        return (a.object as? NSObject) == (b.object as? NSObject) && a.type == b.type
      }
    }
    extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
      ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
      public init(stringLiteral value: String) { self.init(value) }
      public init(integerLiteral value: Int) { self.init(value) }
      public init(booleanLiteral value: Bool) { self.init(value) }
      public init(floatLiteral value: Double) { self.init(value) }
      public init(arrayLiteral elements: Any...) { self.init(elements) }
      public init(dictionaryLiteral elements: (String, Any)...) {
        self.init(Dictionary(elements) { $1 } as [String: Any])
      }
    }

    """#
}
