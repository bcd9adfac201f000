/// A change of a text: bytes that are replaced by others.
struct SourceEdit: Sendable, Hashable {
  /// The bytes, as offsets in UTF-8.
  var range: Range<Int>
  var replacement: String
  /// What the change is, for the report; nil for a part of another one.
  var note: String?

  init(_ range: Range<Int>, _ replacement: String, note: String? = nil) {
    self.range = range
    self.replacement = replacement
    self.note = note
  }
}

extension [SourceEdit] {
  /// The changes by their places, without those that begin inside of what another one replaces. Of changes that
  /// begin at one place, the first comes first.
  var effective: [SourceEdit] {
    let sorted = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var end = 0
    return sorted.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = edit.range.upperBound
      return true
    }
  }

  /// Returns a text with these changes. All other bytes stay as they are.
  func applied(to text: String) -> String {
    let bytes = [UInt8](text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in effective {
      result += bytes[end..<edit.range.lowerBound]
      result += [UInt8](edit.replacement.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }
}
