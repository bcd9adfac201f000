import CustomDump
import Foundation
import Testing

@testable import CoordgraphCommands

@Suite("Where commands print")
struct PrintedTextTests {
  @Test(
    "Commands print by OutputFile, StreamedFile and StandardError alone")
  func places() throws {
    let calls =
      /\b(?:print|debugPrint|dump|puts|fputs|printf|fwrite)\(|FileHandle|STD(?:OUT|ERR)_FILENO/
    var places: [String] = []
    for folder in [
      "Sources/CommandSupport", "Sources/CoordgraphCommands", "Sources/coordgraph",
      "Samples/SampleCommands",
    ] {
      let files = FileManager.default.enumerator(atPath: Repository.file(folder).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
        let text = try Repository.text("\(folder)/\(file)")
        for line in text.split(separator: "\n") {
          let code = line.drop(while: \.isWhitespace)
          guard !code.hasPrefix("//"), code.contains(calls) else { continue }
          places.append(file)
        }
      }
    }
    expectNoDifference(
      Set(places).sorted(), ["OutputFile.swift", "StandardError.swift", "StreamedFile.swift"])
  }

  @Test("Every format that is text is attacked with hostile names")
  func formats() {
    func attacked(_ command: String) -> Set<String> {
      Set(
        AttackTests.printing.filter { $0[0] == command }.map { arguments in
          arguments.firstIndex(of: "--format").map { arguments[$0 + 1] } ?? "default"
        })
    }
    func expect(_ command: String, _ names: [String], default usual: String) {
      let missing = names.filter { !attacked(command).contains($0 == usual ? "default" : $0) }
      expectNoDifference(missing, [], "\(command)")
    }
    expect("check", CheckFormat.allCases.map(\.name), default: "text")
    expect("path", PathFormat.allCases.map(\.name), default: "text")
    expect(
      "diff", DiffFormat.allCases.filter { !$0.isDrawing }.map(\.name), default: "text")
    let texts = RenderFormat.allCases.filter { $0.picture == nil }
    expect("render", texts.map(\.name), default: "dot")
  }
}
