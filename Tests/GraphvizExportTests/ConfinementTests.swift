#if os(Linux)
  import Foundation
  import GraphvizExport
  import Subprocess
  import Testing

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  @Suite("The confinement of the layout process")
  struct ConfinementTests {
    /// Returns what came of each attempt of the probe.
    private static func attempts(_ arguments: String...) async throws -> [String: Int32] {
      let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("old".utf8).write(to: folder.appending(component: "old"))
      let result = try await Subprocess.run(
        .path(
          FilePath(URL(filePath: try GraphvizRenderer().worker).deletingLastPathComponent().path)
            .appending("confinement-probe")),
        arguments: Arguments(arguments + [folder.path]),
        output: .string(limit: 1 << 16), error: .discarded)
      let lines = result.standardOutput.split(separator: "\n").map { $0.split(separator: " ") }
      return Dictionary(
        uniqueKeysWithValues: lines.map {
          ($0.dropLast().joined(separator: " "), Int32($0[$0.count - 1]) ?? -1)
        })
    }

    private static let needed = [
      "read", "write to an open file", "allocate", "thread", "signal itself",
    ]

    @Test("A confined process reads, computes and answers, and can do nothing else")
    func confined() async throws {
      var results = try await Self.attempts()
      #expect(results.removeValue(forKey: "parts") == 7)
      for name in Self.needed { #expect(results.removeValue(forKey: name) == 0, "\(name)") }
      #expect(results.removeValue(forKey: "rename back") != 0)
      #expect(results.count == 14)
      for (name, code) in results { #expect(code == EPERM || code == EACCES, "\(name): \(code)") }
    }

    @Test("The attempts that fail in a confined process work in another")
    func free() async throws {
      let results = try await Self.attempts("--free")
      #expect(results.count == 20)
      // Not every machine lets a test have sockets.
      for (name, code) in results where !name.hasSuffix("socket") {
        #expect(code == 0, "\(name): \(code)")
      }
    }

    @Test("The layout process is confined when it draws, and still draws")
    func worker() async throws {
      let edges = (0..<900).map { "n\($0 % 300) -> n\($0 * 7919 % 300)" }
      let script = """
        '\(try GraphvizRenderer().worker)' -Tpng --deadline=20 > /dev/null 2>&1 <<'END' &
        digraph { \(edges.joined(separator: ";")) }
        END
        while [ -e /proc/$! ]; do
          if grep -q 'Seccomp:.2' /proc/$!/status && grep -q 'NoNewPrivs:.1' /proc/$!/status; then
            echo confined; break
          fi
        done
        kill -KILL $!
        """
      let result = try await Subprocess.run(
        .name("sh"), arguments: ["-c", script], output: .string(limit: 1 << 16), error: .discarded)
      #expect(result.standardOutput == "confined\n")
    }
  }
#endif
