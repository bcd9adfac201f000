import FlowPerson
import FlowTracing
import PortableUIKit

/// Notes the screens that are on display between two navigation calls of one turn, and so are replaced
/// before the app comes to rest.
///
/// On a phone nothing is noted: UIKit reports no calls.
@MainActor
final class DisplayWatch {
  /// What is watched.
  var display: FlowPerson.Display?
  private var types: [ObjectIdentifier: UIViewController.Type] = [:]

  init() {
    #if !FLOW_PHONE
      InterfaceObservation.add(self)
    #endif
  }

  /// The full names of the app's screens that were noted.
  var screens: Set<String> { Set(types.values.compactMap(ScreenClasses.name)) }

  private func note() {
    for controller in display?.window.rootViewController?.pathOnDisplay ?? [] {
      let type = Swift.type(of: controller)
      types[ObjectIdentifier(type)] = type
    }
  }
}

#if !FLOW_PHONE
  extension DisplayWatch: InterfaceObserver {
    func interface(_ event: InterfaceEvent) {
      if case .willNavigate = event { note() }
    }
  }
#endif
