import Foundation

#if canImport(Darwin)
  import CoreGraphics
#endif

/// The contexts that an app draws images in, by the images' sizes, innermost last.
@MainActor enum ImageContexts {
  private static var sizes: [CGSize] = []

  static func begin(_ size: CGSize) { sizes.append(size) }
  static func end() { _ = sizes.popLast() }

  /// The image that has been drawn, which is empty.
  static var image: UIImage? { sizes.last.map { UIImage(name: nil, size: $0) } }

  static var current: CGContext? {
    #if canImport(Darwin)
      nil
    #else
      sizes.isEmpty ? nil : CGContext()
    #endif
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what an image is drawn in; `nil` where none is, as no view is drawn.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageContexts.current
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsPopContext() {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, which stays empty.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  ImageContexts.begin(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image, which stays empty.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { ImageContexts.begin(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the empty image that was begun last; `nil` where none was.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { ImageContexts.end() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {}
