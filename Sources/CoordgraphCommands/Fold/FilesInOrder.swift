#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads files on all cores, and hands on what they hold in the order of the files.
enum FilesInOrder {
  /// - Parameters:
  ///   - files: the files. Twice as many are read at a time, or wait for their turn, as there are
  ///     cores.
  ///   - read: reads a file, on any thread.
  ///   - take: is given each file with what was read.
  /// - Throws: what `take` throws; the other files are then not read.
  static func read<Content: Sendable>(
    _ files: [FoldedFile], _ read: @escaping @Sendable (FoldedFile) async throws -> Content,
    take: (FoldedFile, Result<Content, any Error>) throws -> Void
  ) async throws {
    let width = 2 * ProcessInfo.processInfo.activeProcessorCount
    try await withThrowingTaskGroup(of: (Int, Result<Content, any Error>).self) { group in
      var started = 0
      var taken = 0
      var waiting: [Int: Result<Content, any Error>] = [:]
      func start() {
        while started < files.count, started - taken < width {
          let (index, file) = (started, files[started])
          started += 1
          group.addTask {
            do { return (index, .success(try await read(file))) } catch {
              return (index, .failure(error))
            }
          }
        }
      }
      start()
      while let (index, result) = try await group.next() {
        waiting[index] = result
        while let result = waiting.removeValue(forKey: taken) {
          try take(files[taken], result)
          taken += 1
        }
        start()
      }
    }
  }
}
