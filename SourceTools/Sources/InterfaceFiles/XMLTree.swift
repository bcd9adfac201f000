import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an interface file.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  fileprivate(set) var text = ""

  fileprivate init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String { attributes["id"] ?? "" }
  /// The property of the parent that the element is the value of.
  var key: String? { attributes["key"] }

  func isTrue(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }
  func children(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  var connections: [InterfaceElement] { children(of: "connections") }
  func connections(_ name: String) -> [InterfaceElement] {
    connections.filter { $0.name == name }
  }

  /// Calls a function for the element and all below it, in the file's order.
  func walk(_ visit: (InterfaceElement) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

/// Reads XML into elements that have lines.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  private var stack: [InterfaceElement] = []
  private var root: InterfaceElement?

  /// Reads a file; where it is broken, notes why and returns `nil`.
  static func read(_ file: InterfaceFile, _ notes: NoteCollector) -> InterfaceElement? {
    let reader = XMLTreeReader()
    let parser = XMLParser(data: file.contents)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      notes.add(
        "The file is not well-formed XML, so nothing of it is used. Open and save it in Xcode.",
        in: file.path, line: max(1, parser.lineNumber))
      return nil
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      name: elementName, attributes: attributeDict, line: parser.lineNumber)
    stack.last?.children.append(element)
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    let ended = stack.popLast()
    if stack.isEmpty { root = ended }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }
}

/// Collects notes.
final class NoteCollector {
  private var notes: [InterfaceNote] = []

  /// Adds a note about a line of a file.
  func add(_ message: String, in file: String, line: Int = 1, element: String = "") {
    let note = InterfaceNote(file: file, line: line, element: element, message: message)
    if !notes.contains(note) { notes.append(note) }
  }

  /// The notes, by file and line; of the same line, in the order in which they were added.
  var sorted: [InterfaceNote] {
    notes.enumerated().sorted {
      ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset)
    }.map(\.element)
  }
}
