import CustomDump
import FlowEmbedding
import Testing

@Suite("Pictures of several Markdown files")
struct PictureClaimsTests {
  @Test("Two marks may write one picture if it is the same")
  func shared() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", writtenAt: "a.md:1", drawnFrom: "x") == nil)
    #expect(claims.add(picture: "/a.svg", writtenAt: "b.md:1", drawnFrom: "x") == nil)
  }

  @Test("Two marks can't write different pictures to one file")
  func clash() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", writtenAt: "a.md:1", drawnFrom: "x") == nil)
    expectNoDifference(
      claims.add(picture: "/a.svg", writtenAt: "b.md:1", drawnFrom: "y"),
      "a.md:1 writes another picture to this file. Name another file with file=.")
  }

  @Test("A page can't be written to the file of a picture")
  func page() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a", writtenAt: "a.md:1", drawnFrom: "x") == nil)
    expectNoDifference(
      claims.add(picture: "/a", writtenAt: "b.md:1", drawnFrom: "xy", as: .page),
      "a.md:1 writes another page to this file. Name another file with page=.")
  }

  @Test("A picture can't overwrite Markdown or an input")
  func sources() {
    var claims = PictureClaims()
    claims.add(document: "/a.md", named: "a.md")
    claims.add(source: "/a.trace", readAt: "a.md:1")
    expectNoDifference(
      claims.add(picture: "/a.md", writtenAt: "b.md:1", drawnFrom: "x"),
      "the picture would overwrite a.md. Name another file with file=.")
    expectNoDifference(
      claims.add(picture: "/a.trace", writtenAt: "b.md:1", drawnFrom: "x"),
      "the picture would overwrite the input of a.md:1. Name another file with file=.")
  }
}
