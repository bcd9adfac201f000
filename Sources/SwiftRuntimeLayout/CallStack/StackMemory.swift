/// The types of a stack, kept for the next time that it is the same, frame for frame.
struct StackMemory {
  private let frames: [UInt]
  let types: [CallStackType]

  init(_ frames: UnsafeMutableBufferPointer<UInt>, _ types: [CallStackType]) {
    self.frames = Array(frames)
    self.types = types
  }

  /// Whether it is of a stack of these frames.
  func isOf(_ other: UnsafeMutableBufferPointer<UInt>) -> Bool {
    guard frames.count == other.count else { return false }
    for index in frames.indices where frames[index] != other[index] { return false }
    return true
  }

  /// Where to look for what is kept of a stack: different stacks mostly have different places.
  static func place(of frames: UnsafeMutableBufferPointer<UInt>, among count: Int) -> Int {
    var hash: UInt = 0
    for index in frames.indices {
      hash = (hash ^ frames[index]) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return Int(hash % UInt(count))
  }
}
