import HeadlessUIKit

/// A screen that checks that its appearance callbacks are balanced.
public final class WalkingScreen: UIViewController {
  /// One sentence for each callback that came out of order.
  public private(set) var complaints: [String] = []

  private enum Phase: String {
    case away, coming, here, going
  }

  /// Called in each callback.
  var onCallback: ((CallbackMoment) -> Void)?

  private var phase = Phase.away
  private let serial: Int

  init(serial: Int) {
    self.serial = serial
    super.init(nibName: nil, bundle: nil)
    title = "\(serial)"
  }

  /// Returns nil: walking screens are never archived.
  public required init?(coder: NSCoder) { nil }

  /// Whether the last callback was `viewDidAppear`.
  public var isHere: Bool { phase == .here }
  /// Whether the last callback was `viewDidDisappear`, or there was none.
  public var isAway: Bool { phase == .away }
  /// The number of times that its view was loaded.
  public private(set) var loadCount = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    loadCount += 1
    onCallback?(.viewDidLoad)
  }

  private func go(_ next: Phase, from allowed: Phase..., in callback: CallbackMoment) {
    if !allowed.contains(phase) {
      complaints.append("screen \(serial): \(callback) while \(phase.rawValue)")
    }
    phase = next
    onCallback?(callback)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(.coming, from: .away, .going, in: .viewWillAppear)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(.here, from: .coming, in: .viewDidAppear)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(.going, from: .here, .coming, in: .viewWillDisappear)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(.away, from: .going, in: .viewDidDisappear)
  }
}
