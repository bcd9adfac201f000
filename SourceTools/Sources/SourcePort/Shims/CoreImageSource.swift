extension ShimSources {
  /// Core Image: filters give the image that they were given, and codes are empty images.
  static let coreImage = #"""
    import Foundation
    import PortableUIKit

    public final class CIImage: NSObject, @unchecked Sendable {
      public var extent: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      public override init() {}
      public init?(image: UIImage) {}
      public init?(data: Data) {}
      public init?(contentsOf url: URL) {}
      public func transformed(by transform: CGAffineTransform) -> CIImage { self }
      public func cropped(to rect: CGRect) -> CIImage { self }
    }
    public let kCIInputImageKey = "inputImage", kCIInputRadiusKey = "inputRadius"
    public let kCIInputIntensityKey = "inputIntensity", kCIInputColorKey = "inputColor"
    open class CIFilter: NSObject {
      public let name: String
      private var values: [String: Any] = [:]
      public init?(name: String) { self.name = name }
      public init?(name: String, parameters: [String: Any]?) {
        self.name = name
        values = parameters ?? [:]
      }
      open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      open func setDefaults() {}
      open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage ?? CIImage() }
      open var message: Data = Data()
      open var correctionLevel = "M"
      open var inputImage: CIImage? {
        get { values[kCIInputImageKey] as? CIImage }
        set { values[kCIInputImageKey] = newValue }
      }
      open var radius: Float = 0
      open var intensity: Float = 0
      open class func qrCodeGenerator() -> CIFilter { CIFilter(name: "CIQRCodeGenerator")! }
      open class func code128BarcodeGenerator() -> CIFilter { CIFilter(name: "CICode128BarcodeGenerator")! }
      open class func gaussianBlur() -> CIFilter { CIFilter(name: "CIGaussianBlur")! }
      open class func sepiaTone() -> CIFilter { CIFilter(name: "CISepiaTone")! }
    }
    open class CIContext: NSObject {
      public convenience init(options: [String: Any]?) { self.init() }
      open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
        UIImage(named: "Code")?.cgImage
      }
    }
    extension UIImage {
      public convenience init(ciImage: CIImage) { self.init() }
      public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init()
      }
      public var ciImage: CIImage? { nil }
    }

    """#
}
