@_exported import Foundation
@_exported import HeadlessUIKit

/// Stands for the function that never returns, for `scripts/check-phone-sources`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  0
}
