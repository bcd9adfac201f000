import Foundation
import GraphvizExport
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("The memory of the layout process, where the system enforces no limit")
struct FootprintTests {
  @Test("A process that takes up more memory than it may exits with the status of that")
  func limit() async throws {
    let folder = URL(filePath: try GraphvizRenderer().worker).deletingLastPathComponent()
    let result = try await Subprocess.run(
      .path(FilePath(folder.path).appending("confinement-probe")),
      arguments: ["--memory", "40"], output: .string(limit: 1 << 10), error: .discarded)
    #expect(result.terminationStatus == .exited(75), "\(result.standardOutput)")
  }
}
