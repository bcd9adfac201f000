import ArgumentParser

/// The values of an option that takes several, separated by commas.
struct CommaList<Element: ExpressibleByArgument>: ExpressibleByArgument {
  var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    elements = parts.compactMap { Element(argument: String($0)) }
    guard elements.count == parts.count else { return nil }
  }

  var defaultValueDescription: String {
    elements.map(\.defaultValueDescription).joined(separator: ",")
  }
}

extension CommaList: Sendable where Element: Sendable {}
