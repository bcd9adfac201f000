/// The classes of UIKit that apps and their interface files refer to and that the stand-in has, with the
/// classes above them.
package enum UIKitClasses {
  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject", "UIBarItem": "NSObject", "UIGestureRecognizer": "NSObject",
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIWindow": "UIView",
    "UILabel": "UIView", "UIControl": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
    "UIStackView": "UIView", "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIPickerView": "UIView", "UISearchBar": "UIView", "UIToolbar": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl",
    "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "WKWebView": "UIView", "MKMapView": "UIView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UISearchController": "UIViewController", "UIHostingController": "UIViewController",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
  ]

  static let views: [String: String] = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
    "textField": "UITextField", "textView": "UITextView", "imageView": "UIImageView",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "scrollView": "UIScrollView",
    "stackView": "UIStackView", "tableView": "UITableView", "collectionView": "UICollectionView",
    "searchBar": "UISearchBar", "toolbar": "UIToolbar", "navigationBar": "UINavigationBar",
    "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView", "wkWebView": "WKWebView",
    "mapView": "MKMapView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "collectionReusableView": "UICollectionReusableView", "refreshControl": "UIRefreshControl",
  ]

  static let screens: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]

  static let gestures: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    // Xcode writes the name of long presses this way.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
  ]

  /// Whether a name is that of a class which is listed here, or of `NSObject`.
  package static func has(_ name: String) -> Bool {
    name == "NSObject" || superclasses[name] != nil
  }

  /// The class and those above it, nearest first.
  package static func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }

  /// Whether a class of UIKit is another one, or inherits from it.
  static func `is`(_ name: String, _ ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }
}
