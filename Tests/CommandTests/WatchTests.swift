import Foundation
import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("A watching command")
struct WatchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Runs a command without end, and ends it when `body` returns. Its errors go to `errors.txt`.
  private func watching(
    _ arguments: String..., list: [String] = [], body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let script = "exec \"$0\" \"$@\" --watch 2>'\(folder.path("errors.txt"))'"
    let run = ["-c", script, Tool.coordgraph.path] + arguments + list
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        _ = try await Subprocess.run(
          .path("/bin/sh"), arguments: Arguments(run), output: .discarded, error: .discarded)
        if !Task.isCancelled { Issue.record("The command ended by itself.") }
      }
      group.addTask { try await body() }
      _ = try await group.next()
      group.cancelAll()
    }
  }

  /// Waits until a file has a text.
  private func wait(for text: String, in name: String) async throws {
    while true {
      if let found = try? folder.read(name), String(decoding: found, as: UTF8.self).contains(text) {
        return
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("render --watch draws again when the trace changes", .timeLimit(.minutes(5)))
  func render() async throws {
    let trace = try folder.write(CartTrace.text(), to: "shop.trace")
    try await watching("render", trace, "-o", folder.path("shop.mmd")) {
      try await wait(for: "note: Watching 1 file.\n", in: "errors.txt")
      try await wait(for: "Receipt", in: "shop.mmd")
      for name in ["Thanks", "Invoice"] {
        _ = try folder.write(CartTrace.text(to: name), to: "shop.trace")
        try await wait(for: name, in: "shop.mmd")
      }
    }
    let errors = String(decoding: try folder.read("errors.txt"), as: UTF8.self)
    #expect(errors == "note: Watching 1 file.\n")
  }

  @Test(
    "render --watch draws again when a thumbnail is added, and when it changes",
    .timeLimit(.minutes(5)))
  func thumbnails() async throws {
    let trace = try folder.write(CartTrace.text(), to: "shop.trace")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "screens"), withIntermediateDirectories: false)
    let thumbnails = ["--thumbnails", folder.path("screens"), "--no-cache"]
    try await watching("render", trace, "-o", folder.path("shop.svg"), list: thumbnails) {
      try await wait(for: "Watching", in: "errors.txt")
      for words in ["Total", "Nothing yet"] {
        let wireframe = "[\"wireframe\",1,\"CartViewController\"]\n[\"title\",\"\(words)\"]\n"
        _ = try folder.write(wireframe, to: "screens/CartViewController.wireframe")
        try await wait(for: words, in: "shop.svg")
      }
    }
  }

  @Test("A watching command reports a broken trace and draws the next one", .timeLimit(.minutes(5)))
  func broken() async throws {
    let trace = try folder.write("no trace\n", to: "shop.trace")
    try await watching("render", trace, "-o", folder.path("shop.mmd")) {
      try await wait(for: "not a trace", in: "errors.txt")
      _ = try folder.write(CartTrace.text(), to: "shop.trace")
      try await wait(for: "Receipt", in: "shop.mmd")
    }
  }

  @Test("embed --watch follows the traces that a page names", .timeLimit(.minutes(5)))
  func embed() async throws {
    _ = try folder.write(CartTrace.text(), to: "shop.trace")
    let page = try folder.write(
      "<!-- coordgraph: trace=shop.trace -->\n<!-- /coordgraph -->\n", to: "shop.md")
    try await watching("embed", page) {
      try await wait(for: "Receipt", in: "shop.md")
      _ = try folder.write(CartTrace.text(to: "Thanks"), to: "shop.trace")
      try await wait(for: "Thanks", in: "shop.md")
    }
  }

  @Test("diff --watch compares again when one of both changes", .timeLimit(.minutes(5)))
  func diff() async throws {
    let old = try folder.write(CartTrace.text(), to: "old.trace")
    let new = try folder.write(CartTrace.text(), to: "new.trace")
    try await watching("diff", old, new, "-o", folder.path("changes.md")) {
      _ = try folder.write(CartTrace.text(to: "Thanks"), to: "new.trace")
      try await wait(for: "Thanks", in: "changes.md")
    }
  }

  @Test(
    "--watch refuses standard input",
    arguments: [["render"], ["embed", "-"], ["diff", "old.trace", "-"]])
  func standardInput(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run(list: arguments + ["--watch"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("Error: --watch needs files as inputs, not standard input.\n"))
  }
}
