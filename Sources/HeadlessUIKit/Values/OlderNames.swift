// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are UIKit's.
import Foundation

// Names that UIKit's types had in Swift 4.1 and before, for code of that time.

public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIButtonType = UIButton.ButtonType
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIFontWeight = UIFont.Weight
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIWindowLevel = UIWindow.Level
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIActivityType = UIActivity.ActivityType
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIContextualActionStyle = UIContextualAction.Style
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIDatePickerMode = UIDatePicker.Mode

public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UITouchPhase = UITouch.Phase

/// The key of the keyboard's frame at the end of its animation.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The key of the seconds that the keyboard's animation takes.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder
  .keyboardAnimationDurationUserInfoKey
/// The key of the curve of the keyboard's animation.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// The key of the picked image.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
/// The key of the picked image, as the person edited it.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
/// The kind of the views above a collection's sections.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The kind of the views below a collection's sections.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The size of a view that has none by itself, in one direction.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The height of rows that have their own.
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// Creates insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

extension UIViewController {
  /// The view controllers in this container: `children`.
  public var childViewControllers: [UIViewController] { children }
  /// Adds a view controller to this container: `addChild`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// Removes the view controller from its container: `removeFromParent`.
  public func removeFromParentViewController() { removeFromParent() }
  /// Calls `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// Calls `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIView {
  /// Moves a subview to the front: `bringSubviewToFront`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// Moves a subview to the back: `sendSubviewToBack`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension Notification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIApplicationDidFinishLaunching =
    UIApplication.didFinishLaunchingNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
}

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

/// A rectangle without its edges: `inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIActivityIndicatorView {
  /// Creates an indicator of a style: `init(style:)`.
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorViewStyle) {
    self.init(style: style)
  }
  /// The size and colour: `style`.
  public var activityIndicatorViewStyle: UIActivityIndicatorViewStyle {
    get { style }
    set { style = newValue }
  }
}

/// Encodes an image: `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}
/// Encodes an image: `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
