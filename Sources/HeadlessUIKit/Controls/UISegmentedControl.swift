import Foundation

/// Segments of which one is chosen.
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

  /// No segment.
  nonisolated public static let noSegment = -1

  /// The segment that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil, nil, true), at: min(segment, segments.count))
  }

  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image, nil, true), at: min(segment, segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }

  /// Removes every segment.
  open func removeAllSegments() { segments = [] }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Sets what titles look like.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// The colour of the segment that is chosen.
  open var selectedSegmentTintColor: UIColor?

  override var primaryEvent: Event { .valueChanged }

  public override var spokenName: String {
    guard segments.indices.contains(selectedSegmentIndex),
      let title = segments[selectedSegmentIndex].title
    else { return super.spokenName }
    return title
  }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }

  /// What a tap on a segment does.
  func choose(_ segment: Int) {
    guard segments.indices.contains(segment), segments[segment].isEnabled,
      selectedSegmentIndex != segment
    else { return }
    let action = InterfaceAction.enter(segments[segment].title ?? super.spokenName)
    InterfaceObservation.act(action) {
      selectedSegmentIndex = segment
      segments[segment].action?.perform(from: self)
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}
