import Foundation

#if canImport(Darwin)
  import CoreGraphics
#else
  /// An image's pixels, which are not there.
  public final class CGImage: Hashable, Sendable {
    /// The size in pixels.
    public let width: Int
    /// The size in pixels.
    public let height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Returns an image of another size.
    public func cropping(to rect: CGRect) -> CGImage? {
      CGImage(width: Int(rect.width), height: Int(rect.height))
    }

    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif

extension UIImage {
  /// How an image's pixels are turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Creates an image of pixels, which are not kept.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels, which are not kept.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      name: nil,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// The image's pixels: none on a Mac, and an empty image elsewhere.
  public var cgImage: CGImage? {
    #if canImport(Darwin)
      nil
    #else
      CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    #endif
  }

  /// The pixels are never turned.
  public var imageOrientation: Orientation { .up }
}
