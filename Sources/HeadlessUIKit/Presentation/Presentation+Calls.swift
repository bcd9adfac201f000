extension Presentation {
  static func present(
    _ screen: UIViewController, from caller: UIViewController, animated: Bool,
    then completion: (() -> Void)?
  ) {
    let presenter = caller.presenter(for: screen)
    let who = "\(type(of: screen))"
    if presenter === screen {
      Misuse.raise("Application tried to present \(who) on itself. Present another screen.")
    }
    if let parent = screen.storedParent {
      Misuse.raise(
        """
        Application tried to present modally a view controller that has a parent: \(who) is in \
        \(type(of: parent)). Present the parent, or take it out first.
        """)
    }
    if let current = presenter.presentation {
      return Misuse.log(
        """
        Attempt to present \(who) on \(type(of: presenter)) (from \(type(of: caller))) which is \
        already presenting \(type(of: current.presented)).
        """)
    }
    guard presenter.canPresent else {
      return Misuse.log(
        """
        Attempt to present \(who) on \(type(of: presenter)) (from \(type(of: caller))) whose view \
        is not in the window hierarchy.
        """)
    }
    if screen.presentedBy != nil {
      Misuse.raise(
        """
        Application tried to present modally an active view controller: \(who) is already presented. \
        Dismiss it first.
        """)
    }
    InterfaceObservation.call(.present, on: presenter, about: screen) {
      Presentation(of: screen, by: presenter, animated: animated, then: completion).link()
    }
  }

  static func dismiss(
    from caller: UIViewController, animated: Bool, then completion: (() -> Void)?
  ) {
    if let presentation = caller.nearestPresentation {
      InterfaceObservation.call(.dismiss, on: caller, about: presentation.presented) {
        presentation.dismiss(animated: animated, then: completion)
      }
    } else if let search = caller.storedParent, search.host != nil {
      search.dismiss(animated: animated, completion: completion)
    } else if let presenting = caller.nearestPresentedBy?.presenter {
      let presented = caller.nearestPresentedBy?.presented
      InterfaceObservation.call(.dismiss, on: caller, about: presented) {
        presenting.dismiss(animated: animated, completion: completion)
      }
    }
  }
}
