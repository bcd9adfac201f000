/// The source of what stands for RxSwift, RxCocoa, RxRelay and RxDataSources: observables that
/// work on the main thread, and bindings of the controls that apps use most.
enum RxSource {
  static let text =
    """
    import Foundation
    import NetworkShim
    import PortableUIKit


    """ + observables + operators + combinations + connections + traits + infallible
    + families + cocoa + lists + earlier
}
