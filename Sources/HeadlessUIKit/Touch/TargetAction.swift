import Foundation

/// A method to be performed by a target.
struct TargetAction {
  weak var target: AnyObject?
  var selector: Selector
  /// No target was named: whoever is next in line performs it.
  var goesUpTheLine: Bool

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    goesUpTheLine = target == nil
  }

  @MainActor func perform(from sender: Any?) {
    if goesUpTheLine {
      var responder = sender as? UIResponder
      while let current = responder {
        if let performer = current as? any SelectorPerforming,
          performer.perform(selector, from: sender)
        {
          return
        }
        responder = current.next
      }
      return
    }
    guard let target else { return }
    let name = "\(type(of: target))"
    guard let performer = target as? any SelectorPerforming else {
      return Complaint.log(
        """
        \(name) can not perform "\(selector)": there is no Objective-C runtime here. Conform \
        \(name) to SelectorPerforming, or use a UIAction.
        """)
    }
    if !performer.perform(selector, from: sender) {
      Complaint.log(
        """
        \(name).perform(_:from:) does not know "\(selector)". Perform it there, and return true.
        """)
    }
  }
}
