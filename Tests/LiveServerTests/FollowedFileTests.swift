import Foundation
import Testing

@testable import LiveServer

@Suite("A trace that is followed")
struct FollowedFileTests {
  private let path = FileManager.default.temporaryDirectory.appending(
    component: "followed-\(UUID().uuidString).trace"
  ).path

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Overwrites the file in place, as an app that is launched again does.
  private func rewrite(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func next(of file: inout FollowedFile) async throws -> String {
    switch try await file.next() {
    case .bytes(let bytes)?: String(decoding: bytes, as: UTF8.self)
    case .begin?: "begin"
    case .connection?: "connection"
    case .note?: "note"
    case nil: "end"
    }
  }

  @Test("What is appended is read once, also to a file that is not there yet")
  func appended() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var file = FollowedFile(path: path)
    #expect(try await next(of: &file) == "note")
    try write("one\n")
    #expect(try await next(of: &file) == "one\n")
    try append("tw")
    #expect(try await next(of: &file) == "tw")
    try append("o\n")
    #expect(try await next(of: &file) == "o\n")
  }

  @Test(
    "A file that is written anew is read from the start, whatever its length",
    arguments: ["a\n", "two\n", "a longer line\n"], [true, false])
  func anew(text: String, isInPlace: Bool) async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write("one\n")
    var file = FollowedFile(path: path)
    #expect(try await next(of: &file) == "one\n")
    if isInPlace {
      try rewrite(text)
    } else {
      try FileManager.default.removeItem(atPath: path)
      try write(text)
    }
    #expect(try await next(of: &file) == "note")
    #expect(try await next(of: &file) == "begin")
    #expect(try await next(of: &file) == text)
  }

  @Test("A folder is not waited for")
  func folder() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = await #expect(throws: FollowedFileError.self) {
      var file = FollowedFile(path: path)
      _ = try await file.next()
    }
    #expect(error?.description == "Can't read '\(path)': Is a directory.")
  }

  @Test(
    "A file that may not be read is not waited for",
    .enabled(if: getuid() != 0, "the superuser reads every file"))
  func unreadable() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write("one\n")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = await #expect(throws: FollowedFileError.self) {
      var file = FollowedFile(path: path)
      _ = try await file.next()
    }
    #expect(error?.description == "Can't read '\(path)': Permission denied.")
  }

  @Test("Following a file ends with its task")
  func cancelled() async throws {
    let path = path
    let task = Task {
      var file = FollowedFile(path: path)
      while try await file.next() != nil {}
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
