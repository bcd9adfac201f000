#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The Swift functions in the symbol table of a 64-bit little-endian ELF file.
///
/// The file is not trusted: offsets and sizes outside of it read as nil.
struct ELFSymbols {
  /// Where the program is entered, as an address in the file.
  let entryPoint: UInt

  private let bytes: CheckedBytes
  private let symbols: Range<UInt>
  private let names: Range<UInt>
  /// A function each, sorted: its address in the upper 40 bits, its place in the symbol table in
  /// the lower 24.
  private var functions: [UInt] = []

  private static let symbolSize: UInt = 24
  private static let placeBits: UInt = 24

  /// Reads the table, which takes time in proportion to its size.
  ///
  /// - Parameter bytes: the file, which must stay in memory.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = CheckedBytes(bytes)
    let file = self.bytes
    // 7F E L F, ELFCLASS64, ELFDATA2LSB
    guard let magic = file.load(UInt64.self, at: 0), magic & 0xFFFF_FFFF_FFFF == 0x0102_464C_457F,
      let entry = file.load(UInt64.self, at: 24),
      let sections = file.load(UInt64.self, at: 40),
      let sectionSize = file.load(UInt16.self, at: 58), sectionSize >= 64,
      let sectionCount = file.load(UInt16.self, at: 60)
    else { return nil }

    /// The bytes of a section and the section that it links to, if it is of the type.
    func section(_ index: UInt32, ofType type: UInt32) -> (bytes: Range<UInt>, link: UInt32)? {
      let header = UInt(sections).addingReportingOverflow(UInt(index) * UInt(sectionSize))
      guard index < sectionCount, !header.overflow, header.partialValue < UInt(Int.max) - 64,
        file.load(UInt32.self, at: header.partialValue + 4) == type,
        let offset = file.load(UInt64.self, at: header.partialValue + 24),
        let size = file.load(UInt64.self, at: header.partialValue + 32),
        let link = file.load(UInt32.self, at: header.partialValue + 40),
        let range = file.range(at: UInt(offset), count: UInt(size))
      else { return nil }
      return (range, link)
    }

    let symbolTable: UInt32 = 2  // SHT_SYMTAB
    let stringTable: UInt32 = 3  // SHT_STRTAB
    guard
      let table = (0..<UInt32(sectionCount)).lazy.compactMap({ section($0, ofType: symbolTable) })
        .first,
      let names = section(table.link, ofType: stringTable)
    else { return nil }
    entryPoint = UInt(entry)
    symbols = table.bytes
    self.names = names.bytes
    readFunctions()
  }

  private mutating func readFunctions() {
    let count = min(UInt(symbols.count) / Self.symbolSize, 1 << Self.placeBits)
    for place in 0..<count where isSwiftFunction(place) {
      if let address = address(of: place), address >> (64 - Self.placeBits) == 0 {
        functions.append(address << Self.placeBits | place)
      }
    }
    functions.sort()
  }

  /// Whether a symbol is of a function and has a name that begins with `$s`.
  private func isSwiftFunction(_ place: UInt) -> Bool {
    let symbol = symbols.lowerBound + place * Self.symbolSize
    guard let word = bytes.load(UInt64.self, at: symbol) else { return false }
    // The name's offset, then a byte of which the low half is the type: STT_FUNC.
    guard word >> 32 & 0xF == 2 else { return false }
    let name = names.lowerBound + UInt(word & 0xFFFF_FFFF)
    return name + 2 <= names.upperBound && bytes.load(UInt16.self, at: name) == 0x7324
  }

  private func address(of place: UInt) -> UInt? {
    bytes.load(UInt64.self, at: symbols.lowerBound + place * Self.symbolSize + 8).map { UInt($0) }
  }

  /// The name of the Swift function that an address in the file is in.
  func name(at address: UInt) -> UnsafePointer<CChar>? {
    guard address >> (64 - Self.placeBits) == 0, let last = functions.last else { return nil }
    // The number of functions that begin at the address or before it.
    var low = 0
    var high = functions.count
    let key = address << Self.placeBits | (1 << Self.placeBits - 1)
    if last <= key { low = high }
    while low < high {
      let middle = (low + high) / 2
      if functions[middle] <= key { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let function = functions[low - 1]
    let symbol =
      symbols.lowerBound + (function & (1 << Self.placeBits - 1)) * Self.symbolSize
    guard let size = bytes.load(UInt64.self, at: symbol + 16),
      address - function >> Self.placeBits < size,
      let name = bytes.load(UInt32.self, at: symbol)
    else { return nil }
    return bytes.string(in: names.dropFirst(Int(name)))
  }

  /// What stands between a beginning and an end in the names of the functions.
  func names(from prefix: String, to suffix: String) -> [String] {
    functions(from: prefix, to: suffix).map(\.name)
  }

  /// The same, with the addresses of the functions.
  func functions(from prefix: String, to suffix: String) -> [(name: String, address: UInt)] {
    let (prefix, suffix) = (Array(prefix.utf8), Array(suffix.utf8))
    return functions.compactMap { function in
      let symbol = symbols.lowerBound + (function & (1 << Self.placeBits - 1)) * Self.symbolSize
      guard let offset = bytes.load(UInt32.self, at: symbol),
        let start = bytes.string(in: names.dropFirst(Int(offset)))
      else { return nil }
      let name = UnsafeBufferPointer(start: start, count: strlen(start))
        .withMemoryRebound(to: UInt8.self) { $0 }
      guard name.count > prefix.count + suffix.count,
        name.prefix(prefix.count).elementsEqual(prefix),
        name.suffix(suffix.count).elementsEqual(suffix)
      else { return nil }
      let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
      return (String(decoding: middle, as: UTF8.self), function >> Self.placeBits)
    }
  }

  /// Calls `body` with the name of each variable.
  func visitVariables(_ body: (UnsafeBufferPointer<CChar>) -> Void) {
    for place in 0..<UInt(symbols.count) / Self.symbolSize {
      let symbol = symbols.lowerBound + place * Self.symbolSize
      // The name's offset, then a byte of which the low half is the type: STT_OBJECT.
      guard let word = bytes.load(UInt64.self, at: symbol), word >> 32 & 0xF == 1,
        let start = bytes.string(in: names.dropFirst(Int(word & 0xFFFF_FFFF)))
      else { continue }
      body(UnsafeBufferPointer(start: start, count: strlen(start)))
    }
  }
}
