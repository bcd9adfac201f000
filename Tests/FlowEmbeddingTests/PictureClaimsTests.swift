import CustomDump
import FlowEmbedding
import Testing

@Suite("Pictures of several Markdown files")
struct PictureClaimsTests {
  @Test("Two marks may write one picture if it is the same")
  func shared() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", .init(place: "a.md:1", dot: "x")) == nil)
    #expect(claims.add(picture: "/a.svg", .init(place: "b.md:1", dot: "x")) == nil)
  }

  @Test("Two marks can't write different pictures to one file")
  func clash() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", .init(place: "a.md:1", dot: "x")) == nil)
    expectNoDifference(
      claims.add(picture: "/a.svg", .init(place: "b.md:1", dot: "y")),
      "a.md:1 writes another picture to this file. Name another file with file=.")
  }

  @Test("A picture can't overwrite Markdown or an input")
  func sources() {
    var claims = PictureClaims()
    claims.add(document: "/a.md", named: "a.md")
    claims.add(source: "/a.trace", readAt: "a.md:1")
    expectNoDifference(
      claims.add(picture: "/a.md", .init(place: "b.md:1", dot: "x")),
      "the picture would overwrite a.md. Name another file with file=.")
    expectNoDifference(
      claims.add(picture: "/a.trace", .init(place: "b.md:1", dot: "x")),
      "the picture would overwrite the input of a.md:1. Name another file with file=.")
  }
}
