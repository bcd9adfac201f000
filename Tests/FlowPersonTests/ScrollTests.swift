import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Scrolling, and views that take touches themselves", .interface)
struct ScrollTests {
  private let window = UIWindow()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show(_ screen: UIViewController) async { await window.show(screen) }

  /// Terms that may be accepted once they were read to the end.
  private final class Terms: UIViewController, UITextViewDelegate {
    let accept = UIButton(primaryAction: UIAction(title: "Accept") { _ in })
    private(set) var isDragged = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let text = UITextView()
      text.isEditable = false
      text.delegate = self
      accept.isEnabled = false
      view.addSubview(text)
      view.addSubview(accept)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      isDragged = isDragged || scrollView.isDragging
      let bottom = scrollView.contentOffset.y + scrollView.bounds.height
      if scrollView.bounds.height > 0, bottom >= scrollView.contentSize.height {
        accept.isEnabled = true
      }
    }
  }

  @Test("A text is scrolled to its end, where the app hears of it")
  func text() async throws {
    let terms = Terms()
    await show(terms)
    expectNoDifference(person.sight.possibleActions, [.swipe("text › up")])
    try await person.swipe("text › up")
    #expect(terms.isDragged)
    expectNoDifference(person.sight.possibleActions, [.tap("Accept"), .swipe("text › up")])
  }

  /// Three pages beside each other, the last with a button.
  private final class Pages: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
  {
    private(set) var page = 0

    override func loadView() {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      let pages = UICollectionView(frame: .zero, collectionViewLayout: layout)
      pages.isPagingEnabled = true
      pages.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
      pages.dataSource = self
      pages.delegate = self
      view = pages
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
  }

  @Test("Pages that a scroll view stops at are turned, and not past the last one")
  func pages() async throws {
    let screen = Pages()
    await show(screen)
    var pages: [Int] = []
    for side in ["left", "left", "left", "right"] {
      try await person.swipe("pages › \(side)")
      pages.append(screen.page)
    }
    expectNoDifference(pages, [1, 2, 2, 1])
  }

  /// A screen that scrolls.
  private final class Story: UIViewController, UIScrollViewDelegate {
    private(set) var end: CGFloat = 0

    override func loadView() {
      let scroll = UIScrollView()
      scroll.delegate = self
      view = scroll
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      end = scrollView.contentOffset.y + scrollView.bounds.height
    }
  }

  @Test(
    "A screen is scrolled to the end of what it shows, as often as it grows, and keeps its sizes")
  func screen() async throws {
    let story = Story()
    await show(story)
    let scroll = try #require(story.view as? UIScrollView)
    for length: CGFloat in [0, 2_000, 3_000] {
      scroll.contentSize = CGSize(width: 0, height: length)
      expectNoDifference(person.sight.possibleActions, [.swipe("screen › up")])
      try await person.swipe("screen › up")
      if length > 0 { expectNoDifference(story.end, length) }
      expectNoDifference(scroll.contentSize, CGSize(width: 0, height: length))
    }
  }

  @Test("A list that the app does not hear scroll is left alone, and one that may not be scrolled")
  func still() async {
    let screen = Pages()
    await show(screen)
    (screen.view as? UICollectionView)?.isScrollEnabled = false
    #expect(!person.sight.possibleActions.contains(.swipe("pages › left")))
    let silent = UIViewController()
    silent.view = UIScrollView()
    await show(silent)
    expectNoDifference(person.sight.possibleActions, [])
  }

  /// A view to sign on.
  private final class Signature: UIView {
    private(set) var points: [CGPoint] = []
    private(set) var isDone = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      points = touches.map { $0.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      points += touches.map { $0.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isDone = true }
  }

  /// A view that is tapped without a control or a recognizer.
  private final class Star: UIView {
    private(set) var isOn = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isOn.toggle() }
  }

  @Test("A view with a recognizer of the same touch is used once")
  func recognizers() async {
    let (signature, star) = (Signature(), Star())
    signature.addGestureRecognizer(UIPanGestureRecognizer())
    star.addGestureRecognizer(UITapGestureRecognizer())
    let screen = UIViewController()
    for view in [signature, star] { screen.view.addSubview(view) }
    await show(screen)
    let actions = person.sight.possibleActions
    expectNoDifference(Set(actions).count, actions.count)
    expectNoDifference(actions.filter { $0.description.contains("Star") }, [.tap("Star")])
  }

  @Test(
    "A line is drawn over a view that follows the finger, and one that waits for its end is tapped")
  func touches() async throws {
    let (signature, star) = (Signature(), Star())
    signature.accessibilityLabel = "Signature"
    star.accessibilityLabel = "Star"
    let screen = UIViewController()
    for view in [signature, star] { screen.view.addSubview(view) }
    await show(screen)
    expectNoDifference(
      person.sight.possibleActions, [.tap("Star"), .swipe("Signature › right")])
    try await person.swipe("Signature › right")
    #expect(signature.isDone)
    expectNoDifference(signature.points.map(\.x), [0, 20, 40])
    try await person.tap("Star")
    #expect(star.isOn)
  }
}
