// How a tracer watches the stand-in for UIKit, which reports every call and gesture.
#if !FLOW_PHONE
  import FlowTrace
  import HeadlessUIKit
  import PortableUIKit

  extension FlowTracer {
    func watchMainLoop() {
      InterfaceObservation.add(self)
    }
  }

  extension FlowTracer: InterfaceObserver {
    public func interface(_ event: InterfaceEvent) {
      switch event {
      case .willAct(let action, let view):
        if !action.isSwipe {
          personDid(PersonStep(action, on: view, isLetGo: false), row: action.row, on: view)
        }
      case .didAct(let action, let isLetGo):
        if action.isSwipe {
          personDid(PersonStep(action, isLetGo: isLetGo))
        }
      case .willNavigate(let call):
        programCalls(
          call.method.rawValue, bringing: call.method.kinds, call.target, on: call.container)
      case .idle:
        settle()
      }
    }
  }

  extension Turn {
    /// Whether all calls that navigate are among the notes: the stand-in reports every one.
    var hasEveryCall: Bool { true }
  }

  extension NavigationCall.Method {
    /// The kinds of transition that the method brings about.
    var kinds: TransitionKinds {
      switch self {
      case .rootViewController: .root
      case .pushViewController: .push
      case .show, .showDetailViewController: [.push, .pop]
      case .popViewController, .popToViewController, .popToRootViewController: .pop
      case .setViewControllers, .setViewController: [.replace, .push, .pop]
      case .present: .present
      case .dismiss: .dismiss
      case .selectedIndex, .selectedViewController: .tab
      case .addChild: .embed
      case .hide: .pop
      case .removeFromParent: []
      }
    }
  }

  extension InterfaceAction {
    /// Whether it is only known afterwards what the person did: a swipe may be let go.
    fileprivate var isSwipe: Bool { self == .swipeBack || self == .swipeDown }

    /// The text of the row that is selected.
    fileprivate var row: String? {
      if case .selectRow(_, _, _, let text) = self { text } else { nil }
    }
  }

  extension PersonStep {
    @MainActor fileprivate init(_ action: InterfaceAction, on view: UIView? = nil, isLetGo: Bool) {
      switch action {
      case .tap(let title): self.init(.tap, title)
      case .selectRow(let section, let row, let list, _):
        self.init(.select, Self.place(row, section: section, in: list))
      case .turnPage(let forward): self.init(.turn, forward ? "forward" : "back")
      case .enter(let name):
        // What has no name of its own is called by the words beside it.
        let caption = view.flatMap { name == "\(type(of: $0))" ? $0.formCaption : nil }
        self.init(.enter, caption ?? name)
      case .longPress(let name): self.init(.longPress, name)
      case .swipe(let name): self.init(.swipe, name)
      case .menu(let name): self.init(.menu, name)
      case .swipeRow(let name): self.init(.swipeRow, name)
      case .pull: self.init(.pull)
      case .shake: self.init(.shake)
      case .back: self.init(.back)
      case .swipeBack: self.init(isLetGo ? .swipeBackLetGo : .swipeBack)
      case .swipeDown: self.init(.swipeDown)
      case .selectTab(let title): self.init(.tab, title)
      case .receive(let name): self.init(.outside, name)
      }
    }
  }
#endif
