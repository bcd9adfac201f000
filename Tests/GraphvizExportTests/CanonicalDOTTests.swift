import FlowDiagram
import Foundation
import GraphvizExport
import Testing

@Suite("Canonical DOT in pictures")
struct CanonicalDOTTests {
  @Test(
    "The DOT in a picture is read back byte for byte, whatever its labels",
    arguments: hostileLabels,
    [GraphvizFormat.svg, .png])
  func roundTrip(label: String, format: GraphvizFormat) async throws {
    let diagram = Diagram.make(label: label, rowLabel: label, clusterLabel: label)
    let dot = diagram.dot()
    // The longest label on one line would be too wide for a bitmap where fonts are wide.
    let picture = try await GraphvizRenderer(timeout: .seconds(600)).render(
      diagram, dot: dot, as: format, scale: 0.25)
    #expect(Array(try CanonicalDOT.read(from: picture.bytes).utf8) == Array(dot.utf8))
  }

  @Test("DOT with characters that XML does not allow is read back from an SVG")
  func control() async throws {
    let diagram = Diagram.make()
    let dot = "// \u{1}\r\n" + diagram.dot()
    for format in [GraphvizFormat.svg, .png] {
      let picture = try await GraphvizRenderer(timeout: .seconds(600)).render(
        diagram, dot: dot, as: format)
      #expect(Array(try CanonicalDOT.read(from: picture.bytes).utf8) == Array(dot.utf8))
    }
  }

  @Test("The DOT in an SVG survives a change of the file's line breaks")
  func lineBreaks() async throws {
    let dot = Diagram.make().dot()
    let picture = try await GraphvizRenderer(timeout: .seconds(600)).render(
      .make(), dot: dot, as: .svg)
    let carried = String(decoding: picture.bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(try CanonicalDOT.read(from: Array(carried.utf8)) == dot)
  }

  @Test("A PNG with DOT can be read by other programs")
  func png() async throws {
    let picture = try await GraphvizRenderer(timeout: .seconds(600)).render(
      .make(), dot: Diagram.make().dot(), as: .png)
    let python = """
      import sys, zlib, struct
      data = sys.stdin.buffer.read()
      assert data[:8] == bytes([137, 80, 78, 71, 13, 10, 26, 10])
      place, kinds = 8, []
      while place < len(data):
          count, kind = struct.unpack(">I4s", data[place:place + 8])
          body = data[place + 4:place + 8 + count]
          assert struct.unpack(">I", data[place + 8 + count:place + 12 + count])[0] == zlib.crc32(body)
          kinds.append(kind.decode())
          place += 12 + count
      print(" ".join(kinds[:2]), kinds[-1])
      """
    #expect(try await Python.run(python, input: picture.bytes) == "IHDR iTXt IEND\n")
  }

  @Test("A picture without DOT is refused with the reason")
  func errors() async throws {
    let diagram = Diagram.make()
    let renderer = try GraphvizRenderer(timeout: .seconds(600))
    let png = try await renderer.render(diagram, dot: diagram.dot(), as: .png).bytes
    let svg = try await renderer.render(diagram, dot: diagram.dot(), as: .svg).bytes
    let foreign = try await renderer.render(dot: diagram.dot(), as: .svg).bytes
    var garbled = png
    garbled[60] ^= 1
    for (bytes, error) in [
      ([], CanonicalDOTError.unknownFormat), (Array("%PDF".utf8), .unknownFormat),
      (Array("<html></html>".utf8), .unknownFormat), (Array(png.dropLast(5)), .damaged),
      (garbled, .damaged), (Array(svg.dropLast(9)), .damaged), (foreign, .missing),
      (Array("<svg/>".utf8), .missing),
    ] {
      #expect(throws: error) { try CanonicalDOT.read(from: bytes) }
      #expect("\(error)".hasSuffix("."))
    }
  }
}
