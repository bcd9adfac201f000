import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("The attributes of a layout", .interface)
struct LayoutAttributesTests {
  private final class CardAttributes: UICollectionViewLayoutAttributes {
    var angle = 0.0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CardAttributes)?.angle = angle
      return copy
    }
  }

  @Test("A copy has the class and the values of its original, and changes apart from it")
  func copy() throws {
    let card = CardAttributes(forCellWith: IndexPath(item: 3, section: 1))
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    card.angle = 0.5
    let copy = try #require(card.copy(with: nil) as? CardAttributes)
    #expect(copy !== card && copy.angle == 0.5 && copy.frame == card.frame)
    #expect(copy.indexPath == IndexPath(item: 3, section: 1))
    card.alpha = 0
    #expect(copy.alpha == 1)
  }
}
