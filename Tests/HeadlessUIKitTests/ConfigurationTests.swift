import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of `UIContentConfiguration`, `UICellAccessory` and `UICalendarView`.
@MainActor @Suite("Content that configurations describe", .interface)
struct ConfigurationTests {
  /// A content with a button.
  private struct Promotion: UIContentConfiguration {
    var title = ""
    var open: @MainActor () -> Void = {}

    func makeContentView() -> any UIView & UIContentView { PromotionView(self) }
    func updated(for state: any UIConfigurationState) -> Promotion { self }
  }

  private final class PromotionView: UIView, UIContentView {
    let button = UIButton()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ promotion: Promotion) {
      configuration = promotion
      super.init(frame: .zero)
      button.addAction(
        UIAction { [unowned self] _ in (configuration as? Promotion)?.open() }, for: .touchUpInside)
      addSubview(button)
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { button.setTitle((configuration as? Promotion)?.title, for: .normal) }
  }

  @Test("A cell shows the view of its configuration, which another one of its type changes")
  func contentView() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = Promotion(title: "Winter")
    let view = try #require(cell.contentView.subviews.first as? PromotionView)
    #expect(view.button.currentTitle == "Winter")
    cell.contentConfiguration = Promotion(title: "Summer")
    #expect(cell.contentView.subviews.first === view)
    #expect(view.button.currentTitle == "Summer")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A cell describes its content before it shows, and when it is selected")
  func updates() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        let cell = UICollectionViewListCell()
        cell.configurationUpdateHandler = { [unowned self] _, state in
          calls.append(state.isSelected ? "selected" : "described")
        }
        return cell
      }
      func collectionView(
        _: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
      ) { calls.append("will display") }
    }
    let source = Source()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collection.dataSource = source
    collection.delegate = source
    let path = IndexPath(item: 0, section: 0)
    _ = collection.cellForItem(at: path)
    #expect(source.calls == ["described", "will display"])
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    MainLoop.runPending()
    #expect(source.calls.last == "selected")
  }

  @Test("Accessories that can be tapped are in the cell")
  func accessories() throws {
    var calls: [String] = []
    let own = UIButton()
    let cell = UICollectionViewListCell()
    cell.accessories = [
      .disclosureIndicator(), .detail { calls.append("detail") },
      .customView(configuration: .init(customView: own, placement: .trailing())),
    ]
    let buttons = cell.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 2 && buttons.last === own)
    try Finger.tap(#require(buttons.first))
    #expect(calls == ["detail"])
    cell.accessories = []
    #expect(own.superview == nil)
  }

  @Test("A screen without content shows the texts and buttons that it describes")
  func unavailable() throws {
    var calls: [String] = []
    let screen = UIViewController()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No trips"
    empty.button.title = "Explore"
    empty.buttonProperties.primaryAction = UIAction { _ in calls.append("explore") }
    screen.contentUnavailableConfiguration = empty
    let content = try #require(screen.view.subviews.first)
    #expect(content.subviews.compactMap { ($0 as? UILabel)?.text } == ["No trips"])
    let button = try #require(content.subviews.last as? UIButton)
    #expect(button.currentTitle == "Explore")
    Finger.tap(button)
    #expect(calls == ["explore"])
    screen.contentUnavailableConfiguration = nil
    #expect(screen.view.subviews.isEmpty)
  }

  @Test("A person chooses the first date that can be chosen")
  func calendar() throws {
    final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate {
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?
      ) {}
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?
      ) -> Bool { (date?.day ?? 0) >= 10 }
    }
    let chooser = Chooser()
    let calendar = UICalendarView()
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
    let day = try #require(calendar.subviews.first as? UIControl)
    #expect(!day.isEnabled)
    let selection = UICalendarSelectionSingleDate(delegate: chooser)
    calendar.selectionBehavior = selection
    Finger.tap(day)
    #expect(selection.selectedDate?.day == 10 && selection.selectedDate?.month == 2)
    let several = UICalendarSelectionMultiDate(delegate: nil)
    calendar.selectionBehavior = several
    Finger.tap(day)
    Finger.tap(day)
    #expect(several.selectedDates.map(\.day) == [1, 2])
    Finger.tap(day)
    #expect(several.selectedDates.map(\.day) == [2])
  }

  @Test("A person picks a photo, or cancels, which closes a picker whose delegate does nothing")
  func photos() throws {
    final class Album: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var picked: [String?] = []
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { picked.append(info[.mediaType] as? String) }
    }
    let album = Album()
    let picker = UIImagePickerController()
    picker.delegate = album
    let buttons = picker.view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Photo", "Cancel"])
    try Finger.tap(#require(buttons.first))
    #expect(album.picked == ["public.image"])
  }
}
