/// The calls that the compiler replaced by the code of what they call, in the debug information of an
/// ELF file (DWARF 4).
///
/// Each module's, or file's, is read when an address in it is first looked for. The file is not
/// trusted: what does not make sense is left out.
struct InlinedCalls {
  /// The debug information of a module or a file of one.
  private struct Unit {
    /// Where its entries and their attributes lie; offsets in it count from `start`.
    var start: UInt
    var entries: Range<UInt>
    var abbreviations: UInt
    /// The address that its ranges count from.
    var base: UInt
    var calls: [Call]?
  }

  /// Code of a function that was inlined.
  private struct Call {
    var code: Range<UInt>
    /// How many entries it is in: more, the farther inside.
    var depth: Int
    /// Where the function's entry lies.
    var function: UInt
  }

  private let bytes: CheckedBytes
  private let info: Range<UInt>
  private let abbreviations: Range<UInt>
  private let strings: Range<UInt>
  private let ranges: Range<UInt>
  private var units: [Unit] = []
  /// The code of the units, and the place of each.
  private var code: [(range: Range<UInt>, unit: Int)] = []

  /// Nil when the file has no debug information of Swift code.
  init?(_ bytes: CheckedBytes) {
    guard let sections = ELFSections(bytes), let info = sections[".debug_info"],
      let abbreviations = sections[".debug_abbrev"], let strings = sections[".debug_str"]
    else { return nil }
    self.bytes = bytes
    self.info = info
    self.abbreviations = abbreviations
    self.strings = strings
    ranges = sections[".debug_ranges"] ?? 0..<0
    readUnits()
    if units.isEmpty { return nil }
  }

  /// The mangled names of the functions that were inlined at an address in the file, innermost first.
  mutating func functions(at address: UInt) -> [UnsafePointer<CChar>] {
    guard let place = code.first(where: { $0.range.contains(address) })?.unit else { return [] }
    let calls = units[place].calls ?? readCalls(of: units[place])
    units[place].calls = calls
    return calls.filter { $0.code.contains(address) }.sorted { $0.depth > $1.depth }
      .compactMap { name(ofFunction: $0.function, in: units[place]) }
  }

  // MARK: Units

  private mutating func readUnits() {
    var cursor = DebugCursor(bytes, info)
    while !cursor.isAtEnd {
      let start = cursor.offset
      let length = cursor.integer(UInt32.self)
      guard length > 7, length < 0xFFFF_FFF0 else { return }
      let end = min(cursor.offset + length, info.upperBound)
      let version = cursor.integer(UInt16.self)
      let offset = cursor.integer(UInt32.self)
      let addressSize = cursor.integer(UInt8.self)
      if version == 4, addressSize == 8, cursor.offset < end {
        add(
          Unit(start: start, entries: cursor.offset..<end, abbreviations: offset, base: 0))
      }
      cursor = DebugCursor(bytes, end..<info.upperBound)
    }
  }

  /// Adds a unit if it is of Swift code, which takes the entry that describes it.
  private mutating func add(_ unit: Unit) {
    let swift: UInt = 0x1E  // DW_LANG_Swift
    guard let all = abbreviations(of: unit),
      let first = entry(at: unit.entries.lowerBound, unit, all),
      first.language == swift
    else { return }
    var unit = unit
    unit.base = first.low ?? 0
    let place = units.count
    units.append(unit)
    for range in code(of: first, unit) { code.append((range, place)) }
  }

  private func abbreviations(of unit: Unit) -> [DebugAbbreviation]? {
    guard unit.abbreviations < abbreviations.upperBound - abbreviations.lowerBound else {
      return nil
    }
    return DebugAbbreviation.all(
      at: DebugCursor(bytes, abbreviations.dropFirst(Int(unit.abbreviations))))
  }

  // MARK: Entries

  /// What is looked for in an entry.
  private struct Entry {
    var low: UInt?
    var high: UInt?
    /// Whether `high` is a number of bytes after `low`.
    var highIsSize = false
    var ranges: UInt?
    var language: UInt?
    /// The offset of the name in `.debug_str`.
    var linkageName: UInt?
    /// Where the entry lies that this one completes.
    var origin: UInt?
  }

  private func entry(at offset: UInt, _ unit: Unit, _ all: [DebugAbbreviation]) -> Entry? {
    guard unit.entries.contains(offset) else { return nil }
    var cursor = DebugCursor(bytes, offset..<unit.entries.upperBound)
    let code = cursor.leb()
    guard code > 0, code <= UInt(all.count) else { return nil }
    return entry(all[Int(code) - 1], unit, &cursor)
  }

  private func entry(
    _ abbreviation: DebugAbbreviation, _ unit: Unit, _ cursor: inout DebugCursor
  ) -> Entry {
    var entry = Entry()
    for (name, form) in abbreviation.attributes {
      let value = form.read(&cursor)
      switch name {
      case DebugAbbreviation.Attribute.lowPC: entry.low = value
      case DebugAbbreviation.Attribute.highPC:
        entry.high = value
        entry.highIsSize = form != .address
      case DebugAbbreviation.Attribute.ranges: entry.ranges = value
      case DebugAbbreviation.Attribute.language: entry.language = value
      case DebugAbbreviation.Attribute.linkageName where form == .strp: entry.linkageName = value
      case DebugAbbreviation.Attribute.abstractOrigin, DebugAbbreviation.Attribute.specification:
        entry.origin = value &+ (form.isInUnit ? unit.start : info.lowerBound)
      default: break
      }
    }
    return entry
  }

  /// The code that an entry is about.
  private func code(of entry: Entry, _ unit: Unit) -> [Range<UInt>] {
    if let low = entry.low, let high = entry.high {
      let end = entry.highIsSize ? low &+ high : high
      return low < end ? [low..<end] : []
    }
    guard let offset = entry.ranges, offset < UInt(ranges.count) else { return [] }
    var cursor = DebugCursor(bytes, ranges.dropFirst(Int(offset)))
    var base = unit.base
    var found: [Range<UInt>] = []
    while !cursor.isAtEnd {
      let (low, high) = (cursor.integer(UInt64.self), cursor.integer(UInt64.self))
      if low == 0, high == 0 { break }
      if low == .max {
        base = high
      } else if low < high, !base.addingReportingOverflow(high).overflow {
        found.append(base + low..<base + high)
      }
    }
    return found
  }

  // MARK: Calls

  private func readCalls(of unit: Unit) -> [Call] {
    guard let all = abbreviations(of: unit) else { return [] }
    var calls: [Call] = []
    var depth = 0
    var cursor = DebugCursor(bytes, unit.entries)
    while !cursor.isAtEnd {
      let code = cursor.leb()
      if code == 0 {
        depth -= 1
        continue
      }
      guard code <= UInt(all.count) else { break }
      let abbreviation = all[Int(code) - 1]
      if abbreviation.tag == DebugAbbreviation.Tag.inlinedSubroutine {
        let entry = entry(abbreviation, unit, &cursor)
        if let function = entry.origin {
          for range in self.code(of: entry, unit) {
            calls.append(Call(code: range, depth: depth, function: function))
          }
        }
      } else if let size = abbreviation.size {
        cursor.skip(size)
      } else {
        for (_, form) in abbreviation.attributes { _ = form.read(&cursor) }
      }
      if abbreviation.hasChildren { depth += 1 }
    }
    return calls
  }

  /// The mangled name of the function that an entry describes or completes.
  private func name(ofFunction offset: UInt, in unit: Unit) -> UnsafePointer<CChar>? {
    var offset = offset
    for _ in 0..<8 {
      guard let unit = units.first(where: { $0.entries.contains(offset) }),
        let all = abbreviations(of: unit), let entry = entry(at: offset, unit, all)
      else { return nil }
      if let name = entry.linkageName {
        return name < UInt(strings.count) ? bytes.string(in: strings.dropFirst(Int(name))) : nil
      }
      guard let origin = entry.origin else { return nil }
      offset = origin
    }
    return nil
  }
}
