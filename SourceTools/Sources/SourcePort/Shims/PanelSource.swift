extension ShimSources {
  /// PanModal, SideMenu and FloatingPanel: sheets, stacks that are presented, and children.
  static let panels = """
    import Foundation
    import PortableUIKit

    // MARK: PanModal

    public enum PanModalHeight: Equatable, Sendable {
      case maxHeight, intrinsicHeight
      case maxHeightWithTopInset(CGFloat), contentHeight(CGFloat), contentHeightIgnoringSafeArea(CGFloat)
    }
    public protocol PanModalPresentable: AnyObject {
      var panScrollable: UIScrollView? { get }
      var shortFormHeight: PanModalHeight { get }
      var longFormHeight: PanModalHeight { get }
      var cornerRadius: CGFloat { get }
      var panModalBackgroundColor: UIColor { get }
      var anchorModalToLongForm: Bool { get }
      var allowsDragToDismiss: Bool { get }
      var allowsTapToDismiss: Bool { get }
      var shouldRoundTopCorners: Bool { get }
      var showDragIndicator: Bool { get }
      func panModalWillDismiss()
      func panModalDidDismiss()
    }
    extension PanModalPresentable where Self: UIViewController {
      public var panScrollable: UIScrollView? { nil }
      public var shortFormHeight: PanModalHeight { longFormHeight }
      public var longFormHeight: PanModalHeight { .maxHeight }
      public var cornerRadius: CGFloat { 8 }
      public var panModalBackgroundColor: UIColor { .black }
      public var anchorModalToLongForm: Bool { true }
      public var allowsDragToDismiss: Bool { true }
      public var allowsTapToDismiss: Bool { true }
      public var shouldRoundTopCorners: Bool { true }
      public var showDragIndicator: Bool { true }
      public func panModalWillDismiss() {}
      public func panModalDidDismiss() {}
      public func panModalSetNeedsLayoutUpdate() {}
      public func panModalTransition(to state: PanModalPresentationController.PresentationState) {}
    }
    public enum PanModalPresentationController {
      public enum PresentationState: Sendable { case shortForm, longForm }
    }
    /// Tells what is presented of a person's swipe.
    private final class PanModalListener: NSObject, UIAdaptivePresentationControllerDelegate {
      weak var presented: (UIViewController & PanModalPresentable)?
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presented?.panModalWillDismiss()
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presented?.panModalDidDismiss()
      }
    }
    @MainActor private var panModalListenerKey: UInt8 = 0
    extension UIViewController {
      public typealias PanModalPresentableLayoutType = UIViewController & PanModalPresentable
      public func presentPanModal(
        _ viewControllerToPresent: PanModalPresentableLayoutType, sourceView: UIView? = nil,
        sourceRect: CGRect = .zero, completion: (() -> Void)? = nil
      ) {
        let listener = PanModalListener()
        listener.presented = viewControllerToPresent
        objc_setAssociatedObject(
          viewControllerToPresent, &panModalListenerKey, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        viewControllerToPresent.modalPresentationStyle = .pageSheet
        viewControllerToPresent.isModalInPresentation = !viewControllerToPresent.allowsDragToDismiss
        viewControllerToPresent.presentationController?.delegate = listener
        present(viewControllerToPresent, animated: true, completion: completion)
      }
    }

    // MARK: SideMenu

    public struct SideMenuPresentationStyle {
      public static let menuSlideIn = Self(), menuDissolveIn = Self(), viewSlideOut = Self()
      public static let viewSlideOutMenuIn = Self(), viewSlideOutMenuOut = Self()
      public static let viewSlideOutMenuPartialIn = Self(), viewSlideOutMenuZoom = Self()
      public var backgroundColor = UIColor.clear, presentingEndAlpha: CGFloat = 1
      public var presentingScaleFactor: CGFloat = 1, menuScaleFactor: CGFloat = 1
      public var onTopShadowOpacity: Float = 0.5
      public init() {}
    }
    public struct SideMenuSettings {
      public var presentationStyle = SideMenuPresentationStyle(), menuWidth: CGFloat = 240
      public var statusBarEndAlpha: CGFloat = 1, allowPushOfSameClassTwice = true
      public var dismissOnPush = true, dismissOnPresent = true, enableSwipeToDismissGesture = true
      public var presentDuration = 0.35, dismissDuration = 0.35
      public init() {}
    }
    public protocol SideMenuNavigationControllerDelegate: AnyObject {
      func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool)
      func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool)
    }
    extension SideMenuNavigationControllerDelegate {
      public func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {}
      public func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {}
    }
    open class SideMenuNavigationController: UINavigationController {
      public weak var sideMenuDelegate: SideMenuNavigationControllerDelegate?
      public var settings = SideMenuSettings()
      public var leftSide = false
      public var presentationStyle: SideMenuPresentationStyle {
        get { settings.presentationStyle }
        set { settings.presentationStyle = newValue }
      }
      public var menuWidth: CGFloat {
        get { settings.menuWidth }
        set { settings.menuWidth = newValue }
      }
      public var statusBarEndAlpha: CGFloat {
        get { settings.statusBarEndAlpha }
        set { settings.statusBarEndAlpha = newValue }
      }
      public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
      public init(rootViewController: UIViewController, settings: SideMenuSettings) {
        self.settings = settings
        super.init(rootViewController: rootViewController)
      }
      public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sideMenuDelegate?.sideMenuWillAppear(menu: self, animated: animated)
      }
      open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sideMenuDelegate?.sideMenuDidAppear(menu: self, animated: animated)
      }
      open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        sideMenuDelegate?.sideMenuWillDisappear(menu: self, animated: animated)
      }
      open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        sideMenuDelegate?.sideMenuDidDisappear(menu: self, animated: animated)
      }
    }
    public typealias UISideMenuNavigationController = SideMenuNavigationController
    open class SideMenuManager: NSObject {
      public enum PresentDirection: Sendable { case left, right }
      @MainActor private static let shared = SideMenuManager()
      @MainActor public class var `default`: SideMenuManager { shared }
      @MainActor public var leftMenuNavigationController: SideMenuNavigationController? {
        didSet { leftMenuNavigationController?.leftSide = true }
      }
      @MainActor public var rightMenuNavigationController: SideMenuNavigationController?
      @MainActor @discardableResult public func addPanGestureToPresent(toView view: UIView)
        -> UIPanGestureRecognizer
      { UIPanGestureRecognizer() }
      @MainActor @discardableResult public func addScreenEdgePanGesturesToPresent(
        toView view: UIView, forMenu side: PresentDirection? = nil
      ) -> [UIScreenEdgePanGestureRecognizer] { [] }
    }

    // MARK: FloatingPanel

    public struct FloatingPanelState: Hashable, Sendable {
      private let name: String
      public static let full = Self(name: "full"), half = Self(name: "half")
      public static let tip = Self(name: "tip"), hidden = Self(name: "hidden")
    }
    public protocol FloatingPanelControllerDelegate: AnyObject {
      func floatingPanelDidChangeState(_ fpc: FloatingPanelController)
      func floatingPanelWillRemove(_ fpc: FloatingPanelController)
      func floatingPanelDidRemove(_ fpc: FloatingPanelController)
    }
    extension FloatingPanelControllerDelegate {
      public func floatingPanelDidChangeState(_ fpc: FloatingPanelController) {}
      public func floatingPanelWillRemove(_ fpc: FloatingPanelController) {}
      public func floatingPanelDidRemove(_ fpc: FloatingPanelController) {}
    }
    open class FloatingPanelController: UIViewController {
      public weak var delegate: FloatingPanelControllerDelegate?
      public private(set) var state = FloatingPanelState.half
      public private(set) weak var contentViewController: UIViewController?
      public var isRemovalInteractionEnabled = false
      public init(delegate: FloatingPanelControllerDelegate? = nil) {
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public func set(contentViewController: UIViewController?) {
        if let old = self.contentViewController {
          old.willMove(toParent: nil)
          old.viewIfLoaded?.removeFromSuperview()
          old.removeFromParent()
        }
        self.contentViewController = contentViewController
        guard let contentViewController else { return }
        addChild(contentViewController)
        contentViewController.view.frame = view.bounds
        view.addSubview(contentViewController.view)
        contentViewController.didMove(toParent: self)
      }
      public func track(scrollView: UIScrollView) {}
      public func untrack(scrollView: UIScrollView) {}
      public func addPanel(
        toParent parent: UIViewController, at viewIndex: Int = -1, animated: Bool = false,
        completion: (() -> Void)? = nil
      ) {
        parent.addChild(self)
        let size = parent.view.bounds.size
        view.frame = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
        parent.view.addSubview(view)
        didMove(toParent: parent)
        completion?()
      }
      public func removePanelFromParent(animated: Bool, completion: (() -> Void)? = nil) {
        delegate?.floatingPanelWillRemove(self)
        if presentingViewController != nil {
          dismiss(animated: animated) { completion?() }
        } else {
          willMove(toParent: nil)
          view.removeFromSuperview()
          removeFromParent()
          completion?()
        }
        delegate?.floatingPanelDidRemove(self)
      }
      public func show(animated: Bool = false, completion: (() -> Void)? = nil) {
        view.isHidden = false
        completion?()
      }
      public func hide(animated: Bool = false, completion: (() -> Void)? = nil) {
        view.isHidden = true
        completion?()
      }
      public func move(
        to state: FloatingPanelState, animated: Bool, completion: (() -> Void)? = nil
      ) {
        self.state = state
        delegate?.floatingPanelDidChangeState(self)
        completion?()
      }
    }

    """
}
