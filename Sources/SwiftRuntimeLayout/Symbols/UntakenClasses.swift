#if os(Linux)
  import Glibc

  /// Finds classes that none of an executable's code takes as a type, so that it cannot make an object of
  /// them.
  ///
  /// In a build without optimisation, code that makes an object of a class, casts to the class or hands it
  /// on calls its metadata accessor; code that takes a generic type with the class in it has a variable for
  /// the metadata, whose name holds both (`docs/ABI/Mangling.rst` in Swift's repository: `Ma`, `MD`, `Md`).
  /// What makes a class by its name at run time is not seen.
  struct UntakenClasses {
    private let symbols: ELFSymbols
    private let file: UnsafeRawBufferPointer
    private let code: Range<UInt>
    /// What to add to a place in the file to get the address in it.
    private let bias: UInt

    /// Nil where the code is not found.
    init?(_ symbols: ELFSymbols, file: UnsafeRawBufferPointer) {
      guard let sections = ELFSections(CheckedBytes(file)), let code = sections[".text"],
        let address = sections.address(of: ".text")
      else { return nil }
      self.symbols = symbols
      self.file = file
      self.code = code
      bias = address &- code.lowerBound
    }

    /// Of some classes, by what their names have between `$s` and `CMa`, those that no code takes; none
    /// on processors whose calls cannot be read.
    ///
    /// Complexity: O(*n*) in the code and in the symbols.
    func among(_ classes: Set<String>) -> Set<String> {
      var accessors: [UInt: String] = [:]
      for (name, address) in symbols.functions(from: "$s", to: "CMa") where classes.contains(name) {
        accessors[address] = name
      }
      guard visitCalls({ accessors[$0] = nil }) else { return [] }
      var names = accessors.values.map { (name: $0, type: Self.typeName($0)) }
      symbols.visitVariables { variable in
        guard !names.isEmpty, Self.isCache(variable), let text = Platform.demangled(variable)
        else { return }
        text.withCString { text in names.removeAll { strstr(text, $0.type) != nil } }
      }
      return Set(names.map(\.name))
    }

    /// Whether a variable holds the metadata of a type that is made at run time.
    private static func isCache(_ name: UnsafeBufferPointer<CChar>) -> Bool {
      let suffix = name.suffix(2).map { UInt8(truncatingIfNeeded: $0) }
      return suffix.elementsEqual("MD".utf8) || suffix.elementsEqual("Md".utf8)
    }

    /// The type's name without what it is in.
    private static func typeName(_ name: String) -> String {
      _typeByName("\(name)C").map { String(describing: $0) } ?? name
    }

    /// Calls `body` with each address that the code calls.
    ///
    /// - Returns: whether calls can be read.
    private func visitCalls(_ body: (UInt) -> Void) -> Bool {
      guard let start = file.baseAddress else { return false }
      #if arch(x86_64)
        // E8 and the distance from the next instruction
        var place = code.lowerBound
        while place + 5 <= code.upperBound,
          let found = memchr(start + Int(place), 0xE8, Int(code.upperBound - place - 4))
        {
          place = UInt(bitPattern: UnsafeRawPointer(found) - start)
          let distance = (found + 1).loadUnaligned(as: Int32.self)
          body((place + 5 &+ bias) &+ UInt(bitPattern: Int(distance)))
          place += 1
        }
        return true
      #elseif arch(arm64)
        // bl: six bits, and the distance in words
        for place in stride(from: code.lowerBound, to: code.upperBound - 3, by: 4) {
          let word = start.loadUnaligned(fromByteOffset: Int(place), as: UInt32.self)
          guard word >> 26 == 0b100101 else { continue }
          let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
          body((place &+ bias) &+ UInt(bitPattern: distance))
        }
        return true
      #else
        return false
      #endif
    }
  }
#endif
