import CustomDump
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of UIView's `frame`, `center` and `transform`.
@MainActor @Suite("Geometry of views", .interface)
struct GeometryTests {
  @Test("A view that scrolls by pages is as large as the screen unless its size is stated")
  func pagingSize() {
    let pages = UIScrollView()
    #expect(pages.frame.size == .zero)
    pages.isPagingEnabled = true
    #expect(pages.frame.size == UIScreen.main.bounds.size)
    pages.widthAnchor.constraint(equalToConstant: 200).isActive = true
    #expect(pages.frame.width == 200)
    pages.frame.size = CGSize(width: 100, height: 50)
    #expect(pages.frame.size == CGSize(width: 100, height: 50))
  }

  @Test(
    "A transform moves the frame and leaves centre and bounds",
    arguments: [
      (CGAffineTransform(translationX: 270, y: -10), CGRect(x: 280, y: 10, width: 100, height: 40)),
      (CGAffineTransform(scaleX: 0.5, y: 2), CGRect(x: 35, y: 0, width: 50, height: 80)),
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 40, y: -10, width: 40, height: 100)),
    ])
  func transformed(by transform: CGAffineTransform, to expected: CGRect) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = transform
    for (edge, value) in [
      (expected.minX, view.frame.minX), (expected.minY, view.frame.minY),
      (expected.maxX, view.frame.maxX), (expected.maxY, view.frame.maxY),
    ] {
      #expect(abs(edge - value) < 0.001)
    }
    expectNoDifference(view.center, CGPoint(x: 60, y: 40))
    expectNoDifference(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("A view without a frame has the size that its constraints state by themselves")
  func constrainedSize() {
    let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let list = UIView()
    let badge = UIView()
    let label = UIView()
    for (view, parent) in [(list, space), (badge, list), (label, list)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: space.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: space.trailingAnchor, constant: -16),
      list.heightAnchor.constraint(equalTo: space.heightAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.topAnchor.constraint(equalTo: list.topAnchor),
      badge.bottomAnchor.constraint(equalTo: list.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: badge.trailingAnchor),
    ])
    #expect(list.bounds.size == CGSize(width: 268, height: 500))
    #expect(list.frame.size == list.bounds.size)
    #expect(badge.bounds.size == CGSize(width: 24, height: 500))
    badge.center = CGPoint(x: 50, y: 250)
    #expect(badge.frame == CGRect(x: 38, y: 0, width: 24, height: 500))
    #expect(badge.center == CGPoint(x: 50, y: 250))
    #expect(label.bounds.size == .zero, "constraints are not solved")
    list.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(list.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test("A frame that is set under a translation is the frame that is read")
  func frameUnderTranslation() {
    let view = UIView()
    view.transform = CGAffineTransform(translationX: 50, y: 0)
    view.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    expectNoDifference(view.frame, CGRect(x: 50, y: 0, width: 10, height: 10))
    view.transform = .identity
    expectNoDifference(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
