// The calls of delegates that the phone's fingers make. An optional method of a protocol exists with
// Objective-C only; the stand-in's protocols have defaults instead. No other file depends on which of the two it is.
#if FLOW_PHONE
  import PortableUIKit

  extension UITabBar {
    func callDelegate(didSelect item: UITabBarItem) {
      #if canImport(ObjectiveC)
        delegate?.tabBar?(self, didSelect: item)
      #else
        delegate?.tabBar(self, didSelect: item)
      #endif
    }
  }

  extension UIPresentationController {
    /// Whether the delegate lets a person swipe the screen away.
    var delegateLetsDismiss: Bool {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerShouldDismiss?(self) ?? true
      #else
        delegate?.presentationControllerShouldDismiss(self) ?? true
      #endif
    }

    func callDelegateDidAttemptToDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidAttemptToDismiss?(self)
      #else
        delegate?.presentationControllerDidAttemptToDismiss(self)
      #endif
    }

    func callDelegateWillDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerWillDismiss?(self)
      #else
        delegate?.presentationControllerWillDismiss(self)
      #endif
    }

    func callDelegateDidDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidDismiss?(self)
      #else
        delegate?.presentationControllerDidDismiss(self)
      #endif
    }
  }

  extension SFSafariViewController {
    func callDelegateDidFinish() {
      #if canImport(ObjectiveC)
        delegate?.safariViewControllerDidFinish?(self)
      #else
        delegate?.safariViewControllerDidFinish(self)
      #endif
    }
  }

  extension UIPickerView {
    func callDelegate(didSelect row: Int, in component: Int) {
      #if canImport(ObjectiveC)
        delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
      #else
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      #endif
    }
  }

  extension UITableView {
    func callDelegate(didSelect indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.tableView?(self, didSelectRowAt: indexPath)
        if delegate?.tableView?(self, canPerformPrimaryActionForRowAt: indexPath) ?? true {
          delegate?.tableView?(self, performPrimaryActionForRowAt: indexPath)
        }
      #else
        delegate?.tableView(self, didSelectRowAt: indexPath)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: indexPath) ?? true {
          delegate?.tableView(self, performPrimaryActionForRowAt: indexPath)
        }
      #endif
    }
  }

  extension UITableView {
    /// The actions of a swipe towards the trailing edge.
    func leadingActions(at path: IndexPath) -> [UIContextualAction]? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
      #else
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
      #endif
    }

    /// The actions of a swipe towards the leading edge; nil where the delegate names none.
    func trailingActions(at path: IndexPath) -> [UIContextualAction]? {
      #if canImport(ObjectiveC)
        delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
      #else
        delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
      #endif
    }

    /// Whether a swipe offers to delete a row.
    func offersDeletion(at path: IndexPath) -> Bool {
      #if canImport(ObjectiveC)
        guard let dataSource,
          dataSource.responds(
            to: #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)))
        else { return false }
        return dataSource.tableView?(self, canEditRowAt: path) ?? true
      #else
        false
      #endif
    }

    func callDataSource(toDelete path: IndexPath) {
      #if canImport(ObjectiveC)
        dataSource?.tableView?(self, commit: .delete, forRowAt: path)
      #else
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
      #endif
    }
  }

  extension UITextView {
    /// Whether the delegate lets a person replace the whole text.
    func delegateLetsChange(to new: String) -> Bool {
      let old = NSRange(location: 0, length: (text ?? "").utf16.count)
      #if canImport(ObjectiveC)
        return delegate?.textView?(self, shouldChangeTextIn: old, replacementText: new) ?? true
      #else
        return delegate?.textView(self, shouldChangeTextIn: old, replacementText: new) ?? true
      #endif
    }

    func callDelegateDidChange() {
      #if canImport(ObjectiveC)
        delegate?.textViewDidChange?(self)
      #else
        delegate?.textViewDidChange(self)
      #endif
    }
  }

  extension UISearchBar {
    func callDelegate(didChange text: String) {
      #if canImport(ObjectiveC)
        delegate?.searchBar?(self, textDidChange: text)
      #else
        delegate?.searchBar(self, textDidChange: text)
      #endif
    }

    func callDelegateDidSearch() {
      #if canImport(ObjectiveC)
        delegate?.searchBarSearchButtonClicked?(self)
      #else
        delegate?.searchBarSearchButtonClicked(self)
      #endif
    }

    func callDelegateDidCancel() {
      #if canImport(ObjectiveC)
        delegate?.searchBarCancelButtonClicked?(self)
      #else
        delegate?.searchBarCancelButtonClicked(self)
      #endif
    }
  }

  extension UICollectionView {
    func callDelegate(didSelect indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.collectionView?(self, didSelectItemAt: indexPath)
        if delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: indexPath) ?? true {
          delegate?.collectionView?(self, performPrimaryActionForItemAt: indexPath)
        }
      #else
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? true {
          delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
        }
      #endif
    }
  }

  extension UITabBarController {
    /// Whether the delegate lets a person select a tab.
    func delegateLetsSelect(_ tab: UIViewController) -> Bool {
      #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, shouldSelect: tab) ?? true
      #else
        delegate?.tabBarController(self, shouldSelect: tab) ?? true
      #endif
    }

    func callDelegate(didSelect tab: UIViewController) {
      #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, didSelect: tab)
      #else
        delegate?.tabBarController(self, didSelect: tab)
      #endif
    }
  }

  extension UIPageViewController {
    func callDelegate(didTurnFrom page: UIViewController) {
      #if canImport(ObjectiveC)
        delegate?.pageViewController?(
          self, didFinishAnimating: true, previousViewControllers: [page],
          transitionCompleted: true)
      #else
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [page],
          transitionCompleted: true)
      #endif
    }
  }
#endif
