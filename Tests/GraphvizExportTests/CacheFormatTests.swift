import FlowGraph
import Testing

@testable import GraphvizExport

@Suite("Format of the cache")
struct CacheFormatTests {
  @Test(
    "A digest is that of MurmurHash3",
    arguments: [
      ("", "00000000000000000000000000000000"), ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
      (
        "The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"
      ),
    ])
  func digest(text: String, expected: String) {
    #expect(Digest(of: Array(text.utf8)).description == expected)
  }

  @Test("A digest changes with every bit, and with the digest before")
  func bits() {
    let bytes = [UInt8](repeating: 0x5A, count: 40)
    var seen: Set<Digest> = [Digest(of: bytes), Digest(of: bytes, after: Digest(of: bytes))]
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(seen.insert(Digest(of: other)).inserted)
      }
      #expect(seen.insert(Digest(of: bytes.prefix(index))).inserted)
    }
  }

  @Test("Packed parts are unpacked as they were, or not at all")
  func parts() {
    let lists: [[[UInt8]]] = [[], [[]], [[], []], [[49, 58], [0, 255]], [[51, 58, 97], []]]
    for parts in lists {
      let packed = PackedParts.pack(parts)
      #expect(PackedParts.unpack(packed[...])?.map(Array.init) == parts)
      for count in 1..<max(packed.count, 1) where parts.count == 1 {
        #expect(PackedParts.unpack(packed.prefix(count)) == nil)
      }
    }
    #expect(Set(lists.map(PackedParts.pack)).count == lists.count)
    for garbled in ["3", "3:ab", "x:", "-1:", ":", "1:a2"] {
      #expect(PackedParts.unpack(Array(garbled.utf8)[...]) == nil, "\(garbled)")
    }
  }
}
