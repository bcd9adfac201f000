import HeadlessUIKit
import Testing

@Suite("Layouts of collections")
@MainActor
struct LayoutTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))

  @Test("The parts of a compositional layout hold what they were made of")
  func parts() {
    #expect(size.widthDimension.isFractionalWidth && size.widthDimension.dimension == 0.5)
    #expect(size.heightDimension.isEstimated && !size.heightDimension.isAbsolute)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    #expect(group.layoutSize === size && group.subitems == [item])
    #expect(item.supplementaryItems == [badge] && badge.elementKind == "badge")
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    #expect(header.alignment == .top && header.elementKind == "header")
    let spacing = NSCollectionLayoutSpacing.flexible(8)
    #expect(spacing.isFlexible && spacing.spacing == 8)
  }

  @Test("Views whose own initializers take something else can be made with a frame")
  func frames() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let collection = UICollectionView(frame: frame)
    #expect(collection.frame == frame)
    #expect(collection.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UIVisualEffectView(frame: frame).frame == frame)
    #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
    #expect(UIVisualEffectView().effect == nil)
  }
}
