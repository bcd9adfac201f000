/// What a page was written from: its first picture, and its data.
package struct PageContents: Sendable {
  /// The SVG of the first picture, with its metadata.
  package let picture: [UInt8]
  /// The graph, the verdicts and the sessions, as ``ViewerPage/contents`` has them.
  package let data: [UInt8]

  /// Finds them in a page; nil where ``ViewerPage`` did not write it. O(*n*).
  ///
  /// - Parameter html: the page's bytes.
  package init?(of html: [UInt8]) {
    guard let canvas = html.firstRange(of: Array("<div id=\"canvas\">\n".utf8)),
      let end = html[canvas.upperBound...].firstRange(of: Array("</div>\n</main>\n".utf8)),
      let data = html[end.upperBound...].firstRange(of: Array(ViewerPage.dataStart.utf8)),
      let dataEnd = html[data.upperBound...].firstRange(of: Array("</script>".utf8))
    else { return nil }
    picture = Array(html[canvas.upperBound..<end.lowerBound])
    self.data = Array(html[data.upperBound..<dataEnd.lowerBound])
  }
}
