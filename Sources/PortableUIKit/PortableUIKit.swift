// The one place that decides which UI library is meant.
#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported import SafariServices
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
