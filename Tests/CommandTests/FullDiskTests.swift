#if os(Linux)
  import Foundation
  import Testing

  /// A disk that only one process and its children have.
  private enum OwnDisk {
    /// Whether this user may mount one.
    static let isPossible: Bool = {
      let mount = Process()
      mount.executableURL = URL(filePath: "/bin/sh")
      mount.arguments = ["-c", "unshare -rm mount -t tmpfs none /mnt 2> /dev/null"]
      guard (try? mount.run()) != nil else { return false }
      mount.waitUntilExit()
      return mount.terminationStatus == 0
    }()
  }

  @Suite(
    "Files on a full disk", .enabled(if: OwnDisk.isPossible, "nothing can be mounted here"))
  struct FullDiskTests {
    /// Runs a command in a folder that is a disk of 64 KiB with no room left.
    ///
    /// - Returns: what the command printed to standard error, its status, and what changed on the disk.
    private func run(_ command: String) async throws -> Tool.Result {
      let folder = try Folder()
      _ = try folder.write(SmallTrace.text, to: "in.trace")
      for page in ["page.md", "other.md"] {
        _ = try folder.write(
          "<!-- coordgraph: trace=in.trace format=svg -->\n<!-- /coordgraph -->\n", to: page)
      }
      _ = try folder.write("old\n", to: "old.out")
      try FileManager.default.createDirectory(
        atPath: folder.path("disk"), withIntermediateDirectories: false)
      let script = """
        cd "$0" && mount -t tmpfs -o size=64k none disk && cp in.trace page.md other.md old.out disk \
          && cd disk || exit 9
        cat /dev/zero > rest 2> /dev/null
        sums() { ls -A; cksum *; }
        before=$(sums)
        "$1" \(command) > /dev/null
        status=$?
        [ "$before" = "$(sums)" ] || { ls -lA >&2; exit 8; }
        exit $status
        """
      return try await Tool(path: "/usr/bin/env").run(
        "unshare", "-rm", "/bin/sh", "-c", script, folder.url.path, Tool.coordgraph.path)
    }

    @Test(
      "Every command that writes a file fails, leaves what was there, and leaves nothing beside it",
      arguments: [
        "render in.trace -o o.svg", "render in.trace -o o.png", "render in.trace -o o.dot",
        "render in.trace -o o.html", "render in.trace --format json -o old.out",
        "baseline in.trace -o old.out", "diff in.trace in.trace -o o.txt",
        "diff in.trace in.trace -o o.svg", "diff in.trace in.trace -o o.html",
        "path --cover screens in.trace -o o.txt", "embed page.md", "embed page.md other.md",
        "fold in.trace -o o.flow", "fold --summary in.trace -o old.out",
        "columns in.trace -o old.out", "columns in.trace -o o.jsonl",
        "export --format perfetto in.trace -o o.pftrace",
      ])
    func fullDisk(command: String) async throws {
      let result = try await run(command)
      #expect(result.status == 2, "\(result)")
      #expect(result.errors.contains("No space left on device"), "\(result.errors)")
    }
  }
#endif
