import FlyingSocks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AsyncSocket {
  /// Reads what a connection begins with.
  ///
  /// - Parameters:
  ///   - mark: what ends the beginning.
  ///   - limit: the most bytes of the beginning.
  ///   - patience: the longest time that it may take.
  /// - Returns: the bytes before the mark and those behind it; nil where the connection ends, or the
  ///   beginning is too long or too slow.
  func beginning(
    until mark: [UInt8], atMost limit: Int, within patience: Duration
  ) async -> (head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    await withTaskGroup(of: (ArraySlice<UInt8>, ArraySlice<UInt8>)?.self) { group in
      group.addTask {
        var bytes: [UInt8] = []
        while bytes.count < limit, let more = try? await read(atMost: 4096) {
          let start = max(0, bytes.count - mark.count)
          bytes += more
          if let found = bytes[start...].firstRange(of: mark), found.lowerBound <= limit {
            return (bytes[..<found.lowerBound], bytes[found.upperBound...])
          }
        }
        return nil
      }
      group.addTask {
        try? await Task.sleep(for: patience)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  /// Writes all of the bytes.
  ///
  /// - Throws: `SocketError` where the connection has ended.
  func send(_ bytes: [UInt8]) async throws {
    try await write(Data(bytes))
  }
}
