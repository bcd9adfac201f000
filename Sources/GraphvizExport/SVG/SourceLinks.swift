import Escaping
import FlowDiagram

/// The addresses of the source code of screens and coordinators.
///
///     SourceLinks(base: "https://example.com/Shop/{name}.swift").link(to: "CartViewController")
///
///     https://example.com/Shop/CartViewController.swift
///
/// Where the base has no `{name}`, the name is added at its end.
public struct SourceLinks: Sendable, Hashable {
  private static let place = "{name}"

  /// The address, with or without `{name}`.
  public var base: String

  public init(base: String) {
    self.base = base
  }

  /// Whether the links lead to the web.
  package var areOnWeb: Bool {
    ["http://", "https://"].contains(where: base.lowercased().hasPrefix)
  }

  /// Whether an address is one of these links: on the web, and with nothing of a name but escapes.
  func leads(to address: String) -> Bool {
    let name = address.dropFirst(parts.before.count).dropLast(parts.after.count)
    return areOnWeb && address == parts.before + name + parts.after
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "%") || AddressText.isUnreserved($0) }
  }

  /// Returns the address of a type.
  func link(to name: String) -> String {
    parts.before + AddressText.component(name) + parts.after
  }

  /// What stands before and after the name.
  private var parts: (before: String, after: String) {
    let place = base.firstRange(of: Self.place) ?? base.endIndex..<base.endIndex
    return (
      AddressText.whole(String(base[..<place.lowerBound])),
      AddressText.whole(String(base[place.upperBound...]))
    )
  }
}
