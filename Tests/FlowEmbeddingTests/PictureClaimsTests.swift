import CustomDump
import FlowEmbedding
import Testing

@Suite("The pictures of several Markdown files")
struct PictureClaimsTests {
  @Test("may be one, where they are equal")
  func shared() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", .init(place: "a.md:1", dot: "x")) == nil)
    #expect(claims.add(picture: "/a.svg", .init(place: "b.md:1", dot: "x")) == nil)
  }

  @Test("are not written over each other")
  func clash() {
    var claims = PictureClaims()
    #expect(claims.add(picture: "/a.svg", .init(place: "a.md:1", dot: "x")) == nil)
    expectNoDifference(
      claims.add(picture: "/a.svg", .init(place: "b.md:1", dot: "y")),
      "a.md:1 writes another picture of that name; "
        + "give one of them a name of its own with file=")
  }

  @Test("are not written over Markdown, nor over what others are drawn from")
  func sources() {
    var claims = PictureClaims()
    claims.add(document: "/a.md", named: "a.md")
    claims.add(source: "/a.trace", readAt: "a.md:1")
    expectNoDifference(
      claims.add(picture: "/a.md", .init(place: "b.md:1", dot: "x")),
      "the picture would be written over a.md; give it another name with file=")
    expectNoDifference(
      claims.add(picture: "/a.trace", .init(place: "b.md:1", dot: "x")),
      "the picture would be written over what a.md:1 is drawn from; "
        + "give it another name with file=")
  }
}
