import SwiftParser

/// An error of the compiler in a ported file.
public struct CompilerError: Sendable, Hashable {
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8, counted from 1.
  public var column: Int
  public var message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads the errors in a compiler's output: `path:line:column: error: message`.
  public static func all(in output: String) -> [CompilerError] {
    var found: [CompilerError] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { continue }
      found.append(
        CompilerError(
          path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
          message: String(line[mark.upperBound...])))
    }
    return found.uniqued()
  }
}

/// A ported file as it was compiled, in which replaced units keep their lines.
struct CompiledFile {
  let units: [ReplaceableUnit]
  let lines: LineTable

  init(_ text: String) {
    let visitor = UnitVisitor()
    visitor.walk(Parser.parse(source: text))
    units = visitor.units
    lines = LineTable(text)
  }

  /// Returns the type around an error.
  func owner(at error: CompilerError) -> String? {
    units.filter {
      (lines.line(at: $0.range.lowerBound)...lines.line(at: $0.range.upperBound))
        .contains(error.line)
    }.min { $0.range.count < $1.range.count }?.owner
  }
}

/// Chooses what to replace for errors to go away.
public enum Repair {
  /// What is replaced.
  public enum Reach: Sendable, Hashable, Comparable {
    /// The smallest part around an error.
    case statements
    /// The function around it, or the declaration.
    case declarations
    /// The file.
    case files
  }

  /// Returns the names of the smallest units around errors, with the errors' messages. For an error
  /// around which everything was replaced, that is the file.
  ///
  /// - Parameters:
  ///   - errors: The errors in a file.
  ///   - file: The file.
  ///   - earlier: The units that were replaced before, which did not help.
  ///   - reach: The smallest part to replace.
  static func units(
    for errors: [CompilerError], in file: CompiledFile, earlier: Set<String>, reach: Reach
  ) -> [String: String] {
    var found: [String: String] = [:]
    for error in errors {
      guard let offset = file.lines.offset(line: error.line, column: error.column) else { continue }
      let special =
        conformance(named: error.message, in: file.units)
        ?? overriding(at: offset, error.message, in: file.units)
        ?? part(at: offset, error.message, in: file.units)
      if reach == .statements, let name = special, !earlier.contains(name),
        !earlier.contains(ReplaceableUnit.function(ofPart: name))
      {
        found[name] = found[name] ?? error.message
        continue
      }
      let isIsolated = error.message.contains("main actor-isolated")
      let around = file.units.filter {
        $0.range.contains(offset) && !earlier.contains($0.name) && !$0.needsMessage
          && !$0.isPart(ofOneIn: earlier)
          && (reach == .statements || !$0.isStatement) && (isIsolated || !$0.isOfMainActor)
      }
      let unit = reach == .files ? nil : around.min { $0.range.count < $1.range.count }
      let name = unit?.name ?? Replacements.file
      if found[name] == nil { found[name] = error.message }
    }
    return found[Replacements.file].map { [Replacements.file: $0] } ?? found
  }

  /// Returns the unit of the modifier that an error is about: a member keeps its code without it.
  private static func overriding(
    at offset: Int, _ message: String, in units: [ReplaceableUnit]
  ) -> String? {
    guard message.contains(/^(method|property|initializer) does not override (a|any)\b/) else {
      return nil
    }
    return units.filter { unit in
      guard case .overriding = unit.kind else { return false }
      return unit.range.lowerBound <= offset && offset < unit.node.endPosition.utf8Offset
    }.max { $0.range.lowerBound < $1.range.lowerBound }?.name
  }

  /// Returns the unit of the argument that an error is about, as it has another type or lacks, or of the `switch`
  /// that lacks cases: the statement stays without it.
  private static func part(
    at offset: Int, _ message: String, in units: [ReplaceableUnit]
  ) -> String? {
    let found: [ReplaceableUnit]
    if ReplaceableUnit.expectedType(in: message) != nil {
      found = units.filter { unit in
        guard case .argument = unit.kind, unit.range.contains(offset) else { return false }
        return unit.holds(offset)
      }
    } else if message.hasPrefix("switch must be exhaustive") {
      found = units.filter { unit in
        guard case .switchEnd = unit.kind, let node = unit.node.parent else { return false }
        return node.positionAfterSkippingLeadingTrivia.utf8Offset == offset
      }
    } else if message.hasPrefix("missing argument for parameter 'animated' in call") {
      let calls = units.filter { unit in
        guard case .animated = unit.kind, let call = unit.node.parent else { return false }
        let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
        return (start..<unit.range.upperBound).contains(offset)
      }
      return calls.min { $0.range.upperBound < $1.range.upperBound }?.name
    } else {
      return nil
    }
    return found.min { $0.range.count < $1.range.count }?.name
  }

  /// Returns the unit of the conformance that an error is about: a type keeps its members without it.
  private static func conformance(
    named message: String, in units: [ReplaceableUnit]
  ) -> String? {
    guard
      let match = message.firstMatch(
        of: /type '([\w.]+)(?:<.*>)?' does not conform to protocol '(?:\w+\.)?(\w+)'/)
    else { return nil }
    return units.first { unit in
      guard case .conformance = unit.kind, let owner = unit.owner else { return false }
      return (owner == match.1 || match.1.hasSuffix(".\(owner)"))
        && unit.name.hasSuffix(": \(match.2)")
    }?.name
  }
}

extension StringProtocol {
  /// The first range of another text.
  fileprivate func range(of other: String) -> Range<Index>? {
    ranges(of: other).first
  }
}
