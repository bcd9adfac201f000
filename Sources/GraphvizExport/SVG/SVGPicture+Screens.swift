import CGraphviz
import FlowDiagram
import ScreenPictures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SVGShapes {
  /// Appends the picture of a screen.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - rule: the line above the cell that is left free for it.
  mutating func append(_ picture: ScreenPicture, below rule: DrawnPoints) {
    let (left, right) = (rule.map(\.x).min() ?? 0, rule.map(\.x).max() ?? 0)
    let size = picture.size
    let x = (left + right - size.width) / 2
    let y = -(rule.map(\.y).min() ?? 0) + (Diagram.Node.pictureCell.height - size.height) / 2
    append("<g class=\"screen\" aria-hidden=\"true\" transform=\"translate(")
    append(number: x)
    append(" ")
    append(number: y)
    append(")\">\n")
    switch picture {
    case .wireframe(let wireframe):
      append(WireframeDrawing.svg(of: wireframe))
      for color in WireframeColor.allCases { use(color.drawn) }
    case .png(let png): append(png, size)
    }
    append("</g>\n")
  }

  private mutating func append(_ png: ScreenPNG, _ size: (width: Double, height: Double)) {
    var svg = SVGBytes()
    svg.append("<image")
    svg.append("width", size.width)
    svg.append("height", size.height)
    svg.append("href", SVGSafety.pictureStart + Data(png.bytes).base64EncodedString())
    svg.append("/>\n")
    append(svg)
  }
}
