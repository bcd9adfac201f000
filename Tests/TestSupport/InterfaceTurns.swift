/// Whose turn it is to use the stand-in: first come, first served.
actor InterfaceTurns {
  static let shared = InterfaceTurns()

  /// Whether the running task has the turn.
  @TaskLocal static var isMine = false

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
