import Foundation

struct ViewFlags: OptionSet {
  var rawValue: UInt16

  static let resizing = ViewFlags(rawValue: 1)
  static let opaque = ViewFlags(rawValue: 2)
  static let clips = ViewFlags(rawValue: 4)
  static let multipleTouch = ViewFlags(rawValue: 8)
  static let exclusiveTouch = ViewFlags(rawValue: 16)
  static let superviewMargins = ViewFlags(rawValue: 32)
  static let clearsContext = ViewFlags(rawValue: 64)
}
