/// Whose turn it is to explore: all explorers of a process share one application, and two that
/// explored at the same time would meet each other's windows.
@MainActor
enum ExplorerTurns {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs `body` when all that came before is done.
  static func take<Result>(_ body: () async -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    let result = await body()
    isTaken = false
    if !waiting.isEmpty {
      isTaken = true
      waiting.removeFirst().resume()
    }
    return result
  }
}
