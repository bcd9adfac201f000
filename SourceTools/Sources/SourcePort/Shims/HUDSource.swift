extension ShimSources {
  /// SVProgressHUD and MBProgressHUD, which show nothing: a person sees and touches what lies below.
  static let progressHUDs = """
    import Foundation
    import NetworkShim
    import PortableUIKit

    // MARK: SVProgressHUD

    public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
    public enum SVProgressHUDMaskType: Int, Sendable { case none = 1, clear, black, gradient, custom }
    public enum SVProgressHUDAnimationType: Int, Sendable { case flat, native }
    public typealias SVProgressHUDShowCompletion = () -> Void
    public typealias SVProgressHUDDismissCompletion = () -> Void

    extension Notification.Name {
      public static let SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification")
      public static let SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification")
      public static let SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification")
      public static let SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification")
      public static let SVProgressHUDDidReceiveTouchEvent = Self("SVProgressHUDDidReceiveTouchEventNotification")
      public static let SVProgressHUDDidTouchDownInside = Self("SVProgressHUDDidTouchDownInsideNotification")
    }

    /// Whether the only HUD is visible, and for how long it shows a status.
    private final class SharedHUD: @unchecked Sendable {
      static var current: SharedHUD { LaunchState.value("SVProgressHUD") { SharedHUD() } }
      private let lock = NSLock()
      private var activities = 0, shows = 0
      private var shortest: TimeInterval = 5, longest = TimeInterval.infinity

      var isVisible: Bool { lock.withLock { activities > 0 } }
      func setShortest(_ interval: TimeInterval) { lock.withLock { shortest = interval } }
      func setLongest(_ interval: TimeInterval) { lock.withLock { longest = interval } }
      func duration(of status: String?) -> TimeInterval {
        let reading = Double(status?.count ?? 0) * 0.06 + 0.5
        return lock.withLock { min(max(reading, shortest), longest) }
      }
      /// Shows the HUD, until something else is shown or it is dismissed; a status ends by itself.
      func show(_ status: String? = nil, ends: Bool = false) {
        let (isNew, show) = lock.withLock {
          activities += 1
          shows += 1
          return (activities == 1, shows)
        }
        if isNew { post(.SVProgressHUDWillAppear, .SVProgressHUDDidAppear) }
        guard ends else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + duration(of: status)) {
          if self.lock.withLock({ self.shows == show }) { self.dismiss() }
        }
      }
      func endActivity() {
        let isLast = lock.withLock {
          if activities > 1 { activities -= 1 } else { return true }
          return false
        }
        if isLast { dismiss() }
      }
      func dismiss(_ completion: SVProgressHUDDismissCompletion? = nil) {
        let wasVisible = lock.withLock {
          defer { activities = 0 }
          return activities > 0
        }
        if wasVisible { post(.SVProgressHUDWillDisappear, .SVProgressHUDDidDisappear) }
        nonisolated(unsafe) let completion = completion
        if let completion { DispatchQueue.main.async { completion() } }
      }
      private func post(_ names: Notification.Name...) {
        DispatchQueue.main.async {
          for name in names { NotificationCenter.default.post(name: name, object: nil) }
        }
      }
    }

    @preconcurrency @MainActor open class SVProgressHUD: UIView {
      nonisolated public static func show() { SharedHUD.current.show() }
      nonisolated public static func show(with maskType: SVProgressHUDMaskType) { show() }
      nonisolated public static func show(withStatus status: String?) { show() }
      nonisolated public static func show(withStatus status: String?, maskType: SVProgressHUDMaskType) { show() }
      nonisolated public static func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
      nonisolated public static func showProgress(_ progress: Float, status: String?) {
        if !isVisible() { show() }
      }
      nonisolated public static func setStatus(_ status: String?) {}
      nonisolated public static func showInfo(withStatus status: String?) {
        SharedHUD.current.show(status, ends: true)
      }
      nonisolated public static func showSuccess(withStatus status: String?) {
        SharedHUD.current.show(status, ends: true)
      }
      nonisolated public static func showError(withStatus status: String?) {
        SharedHUD.current.show(status, ends: true)
      }
      nonisolated public static func show(_ image: UIImage, status: String?) {
        SharedHUD.current.show(status, ends: true)
      }
      nonisolated public static func popActivity() { SharedHUD.current.endActivity() }
      nonisolated public static func dismiss() { SharedHUD.current.dismiss() }
      nonisolated public static func dismiss(completion: SVProgressHUDDismissCompletion?) {
        SharedHUD.current.dismiss(completion)
      }
      nonisolated public static func dismiss(withDelay delay: TimeInterval) {
        dismiss(withDelay: delay, completion: nil)
      }
      nonisolated public static func dismiss(
        withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
      ) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { dismiss(completion: completion) }
      }
      nonisolated public static func isVisible() -> Bool { SharedHUD.current.isVisible }
      nonisolated public static func displayDuration(for string: String?) -> TimeInterval {
        SharedHUD.current.duration(of: string)
      }
      nonisolated public static func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
        SharedHUD.current.setShortest(interval)
      }
      nonisolated public static func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
        SharedHUD.current.setLongest(interval)
      }

      nonisolated public static func setDefaultStyle(_ style: SVProgressHUDStyle) {}
      nonisolated public static func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {}
      nonisolated public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
      nonisolated public static func setContainerView(_ containerView: UIView?) {}
      nonisolated public static func setViewForExtension(_ view: UIView) {}
      nonisolated public static func setMinimumSize(_ minimumSize: CGSize) {}
      nonisolated public static func setRingThickness(_ ringThickness: CGFloat) {}
      nonisolated public static func setRingRadius(_ radius: CGFloat) {}
      nonisolated public static func setRingNoTextRadius(_ radius: CGFloat) {}
      nonisolated public static func setCornerRadius(_ cornerRadius: CGFloat) {}
      nonisolated public static func setBorderColor(_ color: UIColor) {}
      nonisolated public static func setBorderWidth(_ width: CGFloat) {}
      nonisolated public static func setFont(_ font: UIFont) {}
      nonisolated public static func setForegroundColor(_ color: UIColor) {}
      nonisolated public static func setForegroundImageColor(_ color: UIColor?) {}
      nonisolated public static func setBackgroundColor(_ color: UIColor) {}
      nonisolated public static func setBackgroundLayerColor(_ color: UIColor) {}
      nonisolated public static func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) {}
      nonisolated public static func setImageViewSize(_ size: CGSize) {}
      nonisolated public static func setShouldTintImages(_ shouldTintImages: Bool) {}
      nonisolated public static func setInfoImage(_ image: UIImage) {}
      nonisolated public static func setSuccessImage(_ image: UIImage) {}
      nonisolated public static func setErrorImage(_ image: UIImage) {}
      nonisolated public static func setGraceTimeInterval(_ interval: TimeInterval) {}
      nonisolated public static func setFadeInAnimationDuration(_ duration: TimeInterval) {}
      nonisolated public static func setFadeOutAnimationDuration(_ duration: TimeInterval) {}
      nonisolated public static func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
      nonisolated public static func setHapticsEnabled(_ hapticsEnabled: Bool) {}
      nonisolated public static func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
      nonisolated public static func setOffsetFromCenter(_ offset: UIOffset) {}
      nonisolated public static func resetOffsetFromCenter() {}
    }

    // MARK: MBProgressHUD

    public enum MBProgressHUDMode: Int, Sendable {
      case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
    }
    public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }
    public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }
    public typealias MBProgressHUDCompletionBlock = () -> Void
    public let MBProgressMaxOffset: CGFloat = 1_000_000

    @preconcurrency @MainActor public protocol MBProgressHUDDelegate: AnyObject {
      func hudWasHidden(_ hud: MBProgressHUD)
    }
    extension MBProgressHUDDelegate { public func hudWasHidden(_ hud: MBProgressHUD) {} }

    @preconcurrency @MainActor open class MBBackgroundView: UIView {
      open var style = MBProgressHUDBackgroundStyle.blur
      open var blurEffectStyle = UIBlurEffect.Style.light
      open var color: UIColor?
    }

    /// A view without parts, which touches go through.
    @preconcurrency @MainActor open class MBProgressHUD: UIView {
      open weak var delegate: (any MBProgressHUDDelegate)?
      open var completionBlock: MBProgressHUDCompletionBlock?
      open var graceTime: TimeInterval = 0, minShowTime: TimeInterval = 0
      open var removeFromSuperViewOnHide = false
      open var mode = MBProgressHUDMode.indeterminate
      open var animationType = MBProgressHUDAnimation.fade
      open var contentColor: UIColor?
      open var offset = CGPoint.zero
      open var margin: CGFloat = 20
      open var minSize = CGSize.zero
      open var isSquare = false
      open var areDefaultMotionEffectsEnabled = false
      open var progress: Float = 0
      open var progressObject: Progress?
      open var customView: UIView?
      public let bezelView = MBBackgroundView(), backgroundView = MBBackgroundView()
      public let label = UILabel(), detailsLabel = UILabel()
      public let button = UIButton(type: .custom)
      open private(set) var hasFinished = false

      public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
      }
      public convenience init(view: UIView) { self.init(frame: view.bounds) }
      open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

      @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
        let hud = MBProgressHUD(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
      }
      @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
      }
      @discardableResult open class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
        var count: UInt = 0
        while hide(for: view, animated: animated) { count += 1 }
        return count
      }
      open class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.hasFinished }
      }

      open func show(animated: Bool) {
        hasFinished = false
        alpha = 1
      }
      open func hide(animated: Bool) {
        guard !hasFinished else { return }
        hasFinished = true
        if animated { DispatchQueue.main.async { self.end() } } else { end() }
      }
      open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.hide(animated: animated) }
      }
      /// Unless it was shown again.
      private func end() {
        guard hasFinished else { return }
        alpha = 0
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
      }
    }

    """
}
