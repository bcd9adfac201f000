// `import UIKit` makes these visible, and code written for it relies on that. On Apple's platforms
// the types in Geometry/CoreGraphics.swift come from CoreGraphics itself.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
