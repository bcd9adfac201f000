import Foundation

/// A control of segments, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var segments: [(title: String?, image: UIImage?, action: UIAction?, isEnabled: Bool)] = []

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append((item as? String, item as? UIImage, nil, true))
    }
  }

  /// Creates a control whose segments perform actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { segments.append((action.title, action.image, action, true)) }
  }

  /// The index that selects no segment.
  nonisolated public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Inserts a segment that performs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert((action.title, action.image, action, true), at: min(segment, segments.count))
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil, nil, true), at: min(segment, segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image, nil, true), at: min(segment, segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }

  open func removeAllSegments() { segments = [] }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Does nothing: titles are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  override var hasValue: Bool { true }

  public override var spokenName: String {
    guard segments.indices.contains(selectedSegmentIndex),
      let title = segments[selectedSegmentIndex].title
    else { return super.spokenName }
    return title
  }

  /// Does what a person's tap on a segment does.
  func choose(_ segment: Int) {
    guard segments.indices.contains(segment), segments[segment].isEnabled,
      selectedSegmentIndex != segment
    else { return }
    let action = InterfaceAction.enter(segments[segment].title ?? super.spokenName)
    InterfaceObservation.act(action, on: self) {
      selectedSegmentIndex = segment
      segments[segment].action?.perform(from: self)
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}
