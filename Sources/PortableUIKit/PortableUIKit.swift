// The one place that decides which UI library is meant.
//
// `FLOW_PHONE` decides elsewhere which half of the package is compiled: the phone's, which needs
// nothing but UIKit, or the one for tests, which uses what only the stand-in offers. `Package.swift`
// defines it for Apple's phone platforms, and for Linux where the environment sets it.
#if FLOW_PHONE && canImport(Darwin)
  @_exported import SafariServices
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
