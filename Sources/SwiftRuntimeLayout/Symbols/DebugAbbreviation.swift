/// What the debug information of one kind of entry consists of (DWARF 4, section 7.5.3).
struct DebugAbbreviation {
  /// The tags that are looked for.
  enum Tag {
    static let inlinedSubroutine: UInt = 0x1D
    static let null: UInt = 0
  }

  /// The attributes that are looked for.
  enum Attribute {
    static let lowPC: UInt = 0x11
    static let highPC: UInt = 0x12
    static let language: UInt = 0x13
    static let abstractOrigin: UInt = 0x31
    static let specification: UInt = 0x47
    static let ranges: UInt = 0x55
    static let linkageName: UInt = 0x6E
  }

  var tag: UInt
  var hasChildren: Bool
  var attributes: [(name: UInt, form: DebugForm)] = []
  /// How many bytes an entry's attributes take, where all take as many in each.
  var size: UInt? = 0

  /// Reads the abbreviations of a unit; nil where a form is not known, or they are not numbered from
  /// 1, as LLVM does.
  static func all(at cursor: consuming DebugCursor) -> [Self]? {
    var all: [Self] = []
    while true {
      let code = cursor.leb()
      if code == 0 { return all }
      guard code == UInt(all.count) + 1 else { return nil }
      var abbreviation = Self(tag: cursor.leb(), hasChildren: cursor.integer(UInt8.self) != 0)
      while true {
        let (name, form) = (cursor.leb(), cursor.leb())
        if name == 0, form == 0 { break }
        guard let form = DebugForm(rawValue: form) else { return nil }
        abbreviation.attributes.append((name, form))
        abbreviation.size = abbreviation.size.flatMap { sum in form.size.map { sum + $0 } }
      }
      all.append(abbreviation)
    }
  }
}

/// How a value is written in debug information (DWARF 4, section 7.5.4).
enum DebugForm: UInt {
  case address = 0x01
  case block2 = 0x03
  case block4, data2, data4, data8, string, block, block1, data1
  case flag, sdata, strp, udata, refAddr, ref1, ref2, ref4, ref8, refUdata
  case secOffset = 0x17
  case exprloc, flagPresent
  case refSig8 = 0x20

  /// The bytes that a value takes, where all take as many.
  var size: UInt? {
    switch self {
    case .flagPresent: 0
    case .data1, .flag, .ref1: 1
    case .data2, .ref2: 2
    case .data4, .strp, .refAddr, .ref4, .secOffset: 4
    case .address, .data8, .ref8, .refSig8: 8
    case .block1, .block2, .block4, .block, .exprloc, .string, .sdata, .udata, .refUdata: nil
    }
  }

  /// Whether a value is an offset from the beginning of its unit.
  var isInUnit: Bool {
    switch self {
    case .ref1, .ref2, .ref4, .ref8, .refUdata: true
    default: false
    }
  }

  /// Reads a value; that of a block or a text is 0.
  func read(_ cursor: inout DebugCursor) -> UInt {
    switch self {
    case .flagPresent: return 1
    case .data1, .flag, .ref1: return cursor.integer(UInt8.self)
    case .data2, .ref2: return cursor.integer(UInt16.self)
    case .data4, .strp, .refAddr, .ref4, .secOffset: return cursor.integer(UInt32.self)
    case .address, .data8, .ref8, .refSig8: return cursor.integer(UInt64.self)
    case .udata, .sdata, .refUdata: return cursor.leb()
    case .string: cursor.skipString()
    case .block1: cursor.skip(cursor.integer(UInt8.self))
    case .block2: cursor.skip(cursor.integer(UInt16.self))
    case .block4: cursor.skip(cursor.integer(UInt32.self))
    case .block, .exprloc: cursor.skip(cursor.leb())
    }
    return 0
  }
}
