import HeadlessUIKit

/// A screen that watches that its callbacks balance.
public final class WalkingScreen: UIViewController {
  /// What was wrong with the order of its callbacks.
  public private(set) var complaints: [String] = []

  private enum Phase: String {
    case away, coming, here, going
  }

  /// What the app does in a callback.
  var onCallback: ((CallbackMoment) -> Void)?

  private var phase = Phase.away
  private let serial: Int

  init(serial: Int) {
    self.serial = serial
    super.init(nibName: nil, bundle: nil)
    title = "\(serial)"
  }

  /// Walking screens have no archive.
  public required init?(coder: NSCoder) { nil }

  /// Whether it was told that it is on display.
  public var isHere: Bool { phase == .here }
  /// Whether it was told that it is away.
  public var isAway: Bool { phase == .away }
  /// How often its view was loaded.
  public private(set) var loadCount = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    loadCount += 1
    onCallback?(.viewDidLoad)
  }

  private func go(_ next: Phase, from allowed: Phase..., by call: String) {
    if !allowed.contains(phase) {
      complaints.append("screen \(serial): \(call) while \(phase.rawValue)")
    }
    phase = next
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(.coming, from: .away, .going, by: "viewWillAppear")
    onCallback?(.viewWillAppear)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(.here, from: .coming, by: "viewDidAppear")
    onCallback?(.viewDidAppear)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(.going, from: .here, .coming, by: "viewWillDisappear")
    onCallback?(.viewWillDisappear)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(.away, from: .going, by: "viewDidDisappear")
    onCallback?(.viewDidDisappear)
  }
}
