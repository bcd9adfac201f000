import CommandSupport
import Foundation
import Testing

@Suite("Files that are read whole")
struct InputFileTests {
  @Test("A file of 64 MiB is read, and one of a byte more is refused")
  func limit() throws {
    let folder = try Folder()
    let file = InputFile(path: try folder.write("", to: "large"))
    #expect(truncate(file.path, 64 << 20) == 0)
    #expect(try file.contents().count == 64 << 20)
    #expect(truncate(file.path, (64 << 20) + 1) == 0)
    #expect(throws: FileError.self) { try file.contents() }
  }
}
