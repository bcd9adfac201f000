import PortableC

/// libxml2, which reads an XML document up to its first error, as a browser does.
///
/// It is called without Foundation's parser on top of it, which on Linux traps at documents that are not
/// well-formed: at undeclared entities, and at bytes that are not UTF-8.
struct LibXML: Sendable {
  /// The start of an element.
  struct Element {
    /// The name without a prefix.
    var name: String
    var attributes: [(name: String, value: String)]
  }

  /// `xmlreader.h`: `xmlTextReaderPtr` is opaque, and strings belong to the reader.
  private typealias Open =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt
    ) -> OpaquePointer?
  private typealias Step = @convention(c) @Sendable (OpaquePointer) -> CInt
  private typealias Text = @convention(c) @Sendable (OpaquePointer) -> UnsafePointer<CChar>?
  private typealias Close = @convention(c) @Sendable (OpaquePointer) -> Void

  private let open: Open
  private let read: Step
  private let nextAttribute: Step
  private let type: Step
  private let localName: Text
  private let name: Text
  private let value: Text
  private let close: Close

  /// The library that Foundation's XML is built on; nil where there is none.
  static let shared = LibXML()

  private init?() {
    #if canImport(Darwin)
      let library = dlopen("/usr/lib/libxml2.2.dylib", RTLD_NOW)
    #else
      let library = dlopen("libxml2.so.2", RTLD_NOW)
    #endif
    guard let library else { return nil }
    // The names and types of libxml2's stable interface: https://gnome.pages.gitlab.gnome.org/libxml2
    func function<Function>(_ name: String, as _: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = function("xmlReaderForMemory", as: Open.self),
      let read = function("xmlTextReaderRead", as: Step.self),
      let nextAttribute = function("xmlTextReaderMoveToNextAttribute", as: Step.self),
      let type = function("xmlTextReaderNodeType", as: Step.self),
      let localName = function("xmlTextReaderConstLocalName", as: Text.self),
      let name = function("xmlTextReaderConstName", as: Text.self),
      let value = function("xmlTextReaderConstValue", as: Text.self),
      let close = function("xmlFreeTextReader", as: Close.self)
    else { return nil }
    self.open = open
    self.read = read
    self.nextAttribute = nextAttribute
    self.type = type
    self.localName = localName
    self.name = name
    self.value = value
    self.close = close
  }

  /// Returns the starts of all elements before the first error, in their order.
  func elements(of bytes: [UInt8]) -> [Element] {
    // XML_PARSE_NOENT, XML_PARSE_NOERROR, XML_PARSE_NOWARNING and XML_PARSE_NONET.
    let options: CInt = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 11
    return bytes.withUnsafeBufferPointer { buffer in
      guard let reader = open(buffer.baseAddress, CInt(buffer.count), nil, nil, options) else {
        return []
      }
      defer { close(reader) }
      var elements: [Element] = []
      let elementStart: CInt = 1
      while read(reader) == 1 {
        guard type(reader) == elementStart else { continue }
        var element = Element(name: string(localName(reader)), attributes: [])
        while nextAttribute(reader) == 1 {
          element.attributes.append((string(name(reader)), string(value(reader))))
        }
        elements.append(element)
      }
      return elements
    }
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
