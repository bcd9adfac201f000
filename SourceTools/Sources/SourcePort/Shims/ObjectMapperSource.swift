extension ShimSources {
  /// ObjectMapper. From an answer that a request lacks it reads sample values.
  static let objectMapper =
    "import Foundation\nimport PortableUIKit\n\n" + samplePlace + mappers + mappings + transforms

  private static let mappers = #"""
    public enum MappingType { case fromJSON, toJSON }
    public protocol MapContext {}
    public protocol BaseMappable { mutating func mapping(map: Map) }
    public protocol Mappable: BaseMappable { init?(map: Map) }
    public protocol StaticMappable: BaseMappable { static func objectForMapping(map: Map) -> BaseMappable? }
    public protocol ImmutableMappable: BaseMappable { init(map: Map) throws }
    extension ImmutableMappable { public mutating func mapping(map: Map) {} }

    public struct MapError: LocalizedError {
      public var key: String?
      public var currentValue: Any?
      public var reason: String?
      public var errorDescription: String? { "\(reason ?? "no value"): \(key ?? "")" }
    }

    /// The entries of an answer. A sample has all that are asked for by their keys.
    public struct MapJSON: Sequence {
      fileprivate var entries: [String: Any]
      fileprivate let sample: SamplePlace?
      public subscript(key: String) -> Any? { sample.map { $0.at(key).text } ?? entries[key] }
      public var keys: Dictionary<String, Any>.Keys { entries.keys }
      public var values: Dictionary<String, Any>.Values { entries.values }
      public var count: Int { entries.count }
      public var isEmpty: Bool { entries.isEmpty }
      public func makeIterator() -> Dictionary<String, Any>.Iterator { entries.makeIterator() }
    }

    /// The place in an answer that a property is read from or written to.
    public final class Map {
      public let mappingType: MappingType
      public internal(set) var JSON: MapJSON
      public internal(set) var isKeyPresent = false
      public internal(set) var currentValue: Any?
      public internal(set) var currentKey: String?
      public let shouldIncludeNilValues: Bool
      public let toObject: Bool
      public var context: MapContext?
      private var isNested = false
      private let sample: SamplePlace?

      public init(
        mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
        context: MapContext? = nil, shouldIncludeNilValues: Bool = false
      ) {
        self.mappingType = mappingType
        self.toObject = toObject
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
        sample =
          (JSON as? [String: SampleEntry])?.values.first?.place ?? SamplePlace(object: JSON)
        self.JSON = MapJSON(entries: JSON, sample: sample)
      }

      public subscript(key: String) -> Map { self[key, nested: key.contains(".")] }
      public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { self[key] }
      public subscript(key: String, delimiter delimiter: String) -> Map {
        self[key.replacingOccurrences(of: delimiter, with: "."), nested: key.contains(delimiter)]
      }
      public subscript(key: String, nested nested: Bool) -> Map {
        currentKey = key
        isNested = nested
        guard mappingType == .fromJSON else { return self }
        if let sample {
          let place = (nested ? key.split(separator: ".").map(String.init) : [key])
            .reduce(sample) { $0.at($1) }
          isKeyPresent = true
          currentValue = SampleEntry(place: place)
          return self
        }
        let path = nested ? key.split(separator: ".").map(String.init) : [key]
        let found = path.reduce(JSON.entries as Any?) { value, part in
          if let list = value as? [Any] { return Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil } }
          return (value as? [String: Any])?[part]
        }
        isKeyPresent = found != nil
        currentValue = found is NSNull ? nil : found
        return self
      }

      public func value<T>() -> T? { plainValue(currentValue) }
      public func value<T>(_ key: String) throws -> T { try found(self[key].value(), key) }
      public func value<T: BaseMappable>(_ key: String) throws -> T {
        try found(Mapper<T>().map(JSONObject: self[key].currentValue), key)
      }
      public func value<T: BaseMappable>(_ key: String) throws -> [T] {
        try found(Mapper<T>().mapArray(JSONObject: self[key].currentValue), key)
      }
      public func value<T: RawRepresentable>(_ key: String) throws -> T {
        try found(rawValue(self[key].currentValue), key)
      }
      public func value<Transform: TransformType>(_ key: String, using transform: Transform) throws -> Transform.Object {
        try found(transform.transformFromJSON(plainAny(self[key].currentValue)), key)
      }
      private func found<T>(_ value: T?, _ key: String) throws -> T {
        if let value { return value }
        throw MapError(key: key, currentValue: currentValue, reason: "Cannot cast to \(T.self)")
      }

      func write(_ value: Any?) {
        guard let key = currentKey, value != nil || shouldIncludeNilValues else { return }
        let path = isNested ? key.split(separator: ".").map(String.init) : [key]
        JSON.entries = Self.setting(value ?? NSNull(), at: path[...], in: JSON.entries)
      }
      private static func setting(_ value: Any, at path: ArraySlice<String>, in json: [String: Any]) -> [String: Any] {
        var json = json
        guard let first = path.first else { return json }
        let rest = path.dropFirst()
        json[first] = rest.isEmpty ? value : setting(value, at: rest, in: json[first] as? [String: Any] ?? [:])
        return json
      }
    }

    /// A value of an answer that is a sample.
    private struct SampleEntry { let place: SamplePlace }

    private func plainValue<T>(_ value: Any?) -> T? {
      guard let sample = value as? SampleEntry else {
        if let value = value as? T { return value }
        guard let number = value as? NSNumber, !(value is String) else { return nil }
        let plain: Any? =
          switch T.self {
          case is Int.Type: number.intValue
          case is Double.Type: number.doubleValue
          case is Float.Type: number.floatValue
          case is CGFloat.Type: CGFloat(number.doubleValue)
          case is Int64.Type: number.int64Value
          case is Int32.Type: number.int32Value
          case is UInt.Type: number.uintValue
          default: nil
          }
        return plain as? T
      }
      let place = sample.place
      let plain: [Any] = [
        place.text, place.number, Double(place.number), Float(place.number), place.isTrue,
        Int64(place.number), NSNumber(value: place.number), [place.at(1).text, place.at(2).text],
        [place.at(1).number, place.at(2).number], [String: Any](),
      ]
      return plain.lazy.compactMap { $0 as? T }.first
    }
    private func plainAny(_ value: Any?) -> Any? {
      (value as? SampleEntry).map { $0.place.text } ?? value
    }
    private func rawValue<T: RawRepresentable>(_ value: Any?) -> T? {
      if let raw: T.RawValue = plainValue(value), let found = T(rawValue: raw) { return found }
      guard let sample = value as? SampleEntry, let type = T.self as? any CaseIterable.Type else { return nil }
      return first(of: type, sample.place.variant) as? T
    }
    private func first<Type: CaseIterable>(of type: Type.Type, _ variant: Int) -> Any? {
      let all = Array(type.allCases)
      return all.isEmpty ? nil : all[variant % all.count]
    }
    private func entries(_ value: Any?) -> [String: Any]? {
      if let sample = value as? SampleEntry { return sample.place.isDeep ? nil : ["coordgraph": sample] }
      return value as? [String: Any]
    }
    private func list(_ value: Any?) -> [Any]? {
      if let sample = value as? SampleEntry {
        return sample.place.isDeep ? [] : [1, 2].map { SampleEntry(place: sample.place.at($0)) }
      }
      if let value, let place = SamplePlace(object: value) { return list(SampleEntry(place: place)) }
      return value as? [Any]
    }
    private func json(of text: String) -> Any? {
      try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    private func text(of json: Any, _ isPretty: Bool) -> String? {
      (try? JSONSerialization.data(withJSONObject: json, options: isPretty ? [.prettyPrinted, .sortedKeys] : .sortedKeys))
        .map { String(decoding: $0, as: UTF8.self) }
    }

    public final class Mapper<N: BaseMappable> {
      public var context: MapContext?
      public var shouldIncludeNilValues: Bool
      public init(context: MapContext? = nil, shouldIncludeNilValues: Bool = false) {
        self.context = context
        self.shouldIncludeNilValues = shouldIncludeNilValues
      }
      public func map(JSONObject: Any?) -> N? { entries(JSONObject).flatMap { map(JSON: $0) } }
      public func map(JSONObject: Any?, toObject object: N) -> N {
        entries(JSONObject).map { map(JSON: $0, toObject: object) } ?? object
      }
      public func map(JSONString: String) -> N? { map(JSONObject: json(of: JSONString)) }
      public func map(JSONString: String, toObject object: N) -> N {
        map(JSONObject: json(of: JSONString), toObject: object)
      }
      public func map(JSON: [String: Any], toObject object: N) -> N {
        var object = object
        object.mapping(map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context))
        return object
      }
      public func map(JSON: MapJSON) -> N? { map(JSON: JSON.entries) }
      public func map(JSON: MapJSON, toObject object: N) -> N { map(JSON: JSON.entries, toObject: object) }
      public func map(JSON: [String: Any]) -> N? {
        let map = Map(mappingType: .fromJSON, JSON: JSON, context: context)
        switch N.self {
        case let type as any StaticMappable.Type:
          guard var object = type.objectForMapping(map: map) as? N else { return nil }
          object.mapping(map: map)
          return object
        case let type as any Mappable.Type:
          guard var object = type.init(map: map) as? N else { return nil }
          object.mapping(map: map)
          return object
        case let type as any ImmutableMappable.Type: return (try? type.init(map: map)) as? N
        default: return nil
        }
      }
      public func mapArray(JSONObject: Any?) -> [N]? { list(JSONObject).map { $0.compactMap { map(JSONObject: $0) } } }
      public func mapArray(JSONArray: [[String: Any]]) -> [N] { JSONArray.compactMap { map(JSON: $0) } }
      public func mapArray(JSONString: String) -> [N]? {
        let json = json(of: JSONString)
        return mapArray(JSONObject: json) ?? map(JSONObject: json).map { [$0] }
      }
      public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { JSON.compactMapValues { map(JSON: $0) } }
      public func mapDictionary(JSONObject: Any?) -> [String: N]? {
        entries(JSONObject).map { $0.compactMapValues { map(JSONObject: $0) } }
      }
      public func mapDictionary(JSONString: String) -> [String: N]? { mapDictionary(JSONObject: json(of: JSONString)) }
      public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? {
        entries(JSONObject).map { $0.compactMapValues { mapArray(JSONObject: $0) } }
      }
      public func toJSON(_ object: N) -> [String: Any] {
        var object = object
        let map = Map(
          mappingType: .toJSON, JSON: [:], context: context, shouldIncludeNilValues: shouldIncludeNilValues)
        object.mapping(map: map)
        return map.JSON.entries
      }
      public func toJSONArray(_ objects: [N]) -> [[String: Any]] { objects.map(toJSON) }
      public func toJSONDictionary(_ objects: [String: N]) -> [String: [String: Any]] { objects.mapValues(toJSON) }
      public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? { text(of: toJSON(object), prettyPrint) }
      public func toJSONString(_ objects: [N], prettyPrint: Bool = false) -> String? {
        text(of: toJSONArray(objects), prettyPrint)
      }
    }
    extension Mapper where N: ImmutableMappable {
      public func map(JSON: [String: Any]) throws -> N {
        try N(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
      }
      public func map(JSONString: String) throws -> N { try map(JSON: entries(json(of: JSONString)) ?? [:]) }
      public func map(JSONObject: Any) throws -> N { try map(JSON: entries(JSONObject) ?? [:]) }
    }

    extension BaseMappable {
      public func toJSON() -> [String: Any] { Mapper<Self>().toJSON(self) }
      public func toJSONString(prettyPrint: Bool = false) -> String? {
        Mapper<Self>().toJSONString(self, prettyPrint: prettyPrint)
      }
    }
    extension Mappable {
      public init?(JSONString: String, context: MapContext? = nil) {
        guard let object: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }
        self = object
      }
      public init?(JSON: [String: Any], context: MapContext? = nil) {
        guard let object: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
        self = object
      }
    }
    extension ImmutableMappable {
      public init(JSONString: String, context: MapContext? = nil) throws {
        self = try Mapper(context: context).map(JSONString: JSONString)
      }
      public init(JSON: [String: Any], context: MapContext? = nil) throws {
        self = try Mapper(context: context).map(JSON: JSON)
      }
    }
    extension Array where Element: BaseMappable {
      public init?(JSONString: String, context: MapContext? = nil) {
        guard let all: [Element] = Mapper(context: context).mapArray(JSONString: JSONString) else { return nil }
        self = all
      }
      public init(JSONArray: [[String: Any]], context: MapContext? = nil) {
        self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
      }
      public func toJSON() -> [[String: Any]] { Mapper<Element>().toJSONArray(self) }
      public func toJSONString(prettyPrint: Bool = false) -> String? {
        Mapper<Element>().toJSONString(self, prettyPrint: prettyPrint)
      }
    }


    """#

  /// `<-` and `>>>` for what a property may be: a value, a raw value, an object, lists and dictionaries of them,
  /// each also optional, and with a transformation.
  private static let mappings: String = {
    let kinds: [(head: String, value: String, read: String, write: String)] = [
      ("<T>", "T", "plainValue($0)", "$0"),
      ("<T: RawRepresentable>", "T", "rawValue($0)", "$0.rawValue"),
      (
        "<T: RawRepresentable>", "[T]", "list($0).map { $0.compactMap { rawValue($0) } }",
        "$0.map(\\.rawValue)"
      ),
      ("<T: BaseMappable>", "T", "Mapper<T>().map(JSONObject: $0)", "Mapper<T>().toJSON($0)"),
      (
        "<T: BaseMappable>", "[T]", "Mapper<T>().mapArray(JSONObject: $0)",
        "Mapper<T>().toJSONArray($0)"
      ),
      (
        "<T: BaseMappable>", "[String: T]", "Mapper<T>().mapDictionary(JSONObject: $0)",
        "Mapper<T>().toJSONDictionary($0)"
      ),
    ]
    let plain = kinds.map { kind in
      """
      public func <- \(kind.head)(left: inout \(kind.value), right: Map) {
        let read: (Any?) -> \(kind.value)? = { \(kind.read) }
        if right.mappingType == .toJSON { left >>> right } else if let value = read(right.currentValue) { left = value }
      }
      public func <- \(kind.head)(left: inout \(kind.value)?, right: Map) {
        let read: (Any?) -> \(kind.value)? = { \(kind.read) }
        if right.mappingType == .toJSON { left >>> right } else if right.isKeyPresent || right.toObject { left = read(right.currentValue) }
      }
      public func >>> \(kind.head)(left: \(kind.value), right: Map) {
        let write: (\(kind.value)) -> Any = { \(kind.write) }
        if right.mappingType == .toJSON { right.write(write(left)) }
      }
      public func >>> \(kind.head)(left: \(kind.value)?, right: Map) {
        let write: (\(kind.value)) -> Any = { \(kind.write) }
        if right.mappingType == .toJSON { right.write(left.map(write)) }
      }

      """
    }
    let transformed = [
      (
        "Transform.Object", "transform.transformFromJSON(plainAny($0))",
        "transform.transformToJSON($0)"
      ),
      (
        "[Transform.Object]",
        "list($0).map { $0.compactMap { transform.transformFromJSON(plainAny($0)) } }",
        "$0.compactMap { transform.transformToJSON($0) }"
      ),
    ].map { value, read, write in
      """
      public func <- <Transform: TransformType>(left: inout \(value), right: (Map, Transform)) {
        let (map, transform) = right
        let read: (Any?) -> \(value)? = { \(read) }
        if map.mappingType == .toJSON { left >>> right } else if let value = read(map.currentValue) { left = value }
      }
      public func <- <Transform: TransformType>(left: inout \(value)?, right: (Map, Transform)) {
        let (map, transform) = right
        let read: (Any?) -> \(value)? = { \(read) }
        if map.mappingType == .toJSON { left >>> right } else if map.isKeyPresent || map.toObject { left = read(map.currentValue) }
      }
      public func >>> <Transform: TransformType>(left: \(value), right: (Map, Transform)) {
        let (map, transform) = right
        let write: (\(value)) -> Any? = { \(write) }
        if map.mappingType == .toJSON { map.write(write(left)) }
      }
      public func >>> <Transform: TransformType>(left: \(value)?, right: (Map, Transform)) {
        let (map, transform) = right
        let write: (\(value)) -> Any? = { \(write) }
        if map.mappingType == .toJSON { map.write(left.flatMap(write)) }
      }

      """
    }
    return """
      infix operator <-
      infix operator >>>

      """ + plain.joined(separator: "\n") + transformed.joined(separator: "\n") + "\n"
  }()

  private static let transforms = #"""
    public protocol TransformType {
      associatedtype Object
      associatedtype JSON
      func transformFromJSON(_ value: Any?) -> Object?
      func transformToJSON(_ value: Object?) -> JSON?
    }
    open class TransformOf<ObjectType, JSONType>: TransformType {
      public typealias Object = ObjectType
      public typealias JSON = JSONType
      private let read: (JSONType?) -> ObjectType?
      private let write: (ObjectType?) -> JSONType?
      public init(
        fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
      ) {
        read = fromJSON
        write = toJSON
      }
      open func transformFromJSON(_ value: Any?) -> ObjectType? { read(value as? JSONType) }
      open func transformToJSON(_ value: ObjectType?) -> JSONType? { write(value) }
    }
    open class EnumTransform<T: RawRepresentable>: TransformType {
      public typealias Object = T
      public typealias JSON = T.RawValue
      public init() {}
      open func transformFromJSON(_ value: Any?) -> T? {
        (value as? T.RawValue).flatMap { T(rawValue: $0) }
      }
      open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
    }
    open class URLTransform: TransformType {
      public typealias Object = URL
      public typealias JSON = String
      public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet? = nil) {}
      open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap { URL(string: $0) } }
      open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
    }
    open class DateTransform: TransformType {
      public typealias Object = Date
      public typealias JSON = Double
      public enum Unit: TimeInterval { case seconds = 1, milliseconds = 1000 }
      private let unit: Unit
      public init(unit: Unit = .seconds) { self.unit = unit }
      open func transformFromJSON(_ value: Any?) -> Date? {
        ((value as? NSNumber)?.doubleValue ?? (value as? String).flatMap { Double($0) })
          .map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
      }
      open func transformToJSON(_ value: Date?) -> Double? { value.map { $0.timeIntervalSince1970 * unit.rawValue } }
    }
    open class DateFormatterTransform: TransformType {
      public typealias Object = Date
      public typealias JSON = String
      public let dateFormatter: DateFormatter
      public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }
      open func transformFromJSON(_ value: Any?) -> Date? { (value as? String).flatMap { dateFormatter.date(from: $0) } }
      open func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }
    }
    open class CustomDateFormatTransform: DateFormatterTransform {
      public init(formatString: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = formatString
        super.init(dateFormatter: formatter)
      }
    }
    open class ISO8601DateTransform: TransformType {
      public typealias Object = Date
      public typealias JSON = String
      public init() {}
      open func transformFromJSON(_ value: Any?) -> Date? {
        (value as? String).flatMap { ISO8601DateFormatter().date(from: $0) }
      }
      open func transformToJSON(_ value: Date?) -> String? { value.map { ISO8601DateFormatter().string(from: $0) } }
    }
    open class NSDecimalNumberTransform: TransformType {
      public typealias Object = NSDecimalNumber
      public typealias JSON = String
      public init() {}
      open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        (value as? String).map { NSDecimalNumber(string: $0) }
          ?? (value as? NSNumber).map { NSDecimalNumber(value: $0.doubleValue) }
      }
      open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
    }

    """#
}
