extension ShimSources {
  /// Kingfisher's, SDWebImage's and Nuke's images from addresses, which never come: there is no network.
  static let images = """
    import Foundation
    import PortableUIKit

    public protocol Resource { var downloadURL: URL { get } }
    extension URL: Resource { public var downloadURL: URL { self } }
    public struct ImageResource: Resource {
      public let downloadURL: URL
      public init(downloadURL: URL, cacheKey: String? = nil) { self.downloadURL = downloadURL }
    }
    public enum Source { case network(any Resource) }
    public protocol Placeholder {}
    extension UIImage: Placeholder {}
    public enum IndicatorType { case none, activity }
    public enum ImageTransition { case none, fade(TimeInterval), flipFromLeft(TimeInterval) }
    public protocol ImageProcessor {}
    public struct DefaultImageProcessor: ImageProcessor { public init() {} }
    public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }
    public struct ResizingImageProcessor: ImageProcessor { public init(referenceSize: CGSize) {} }
    public struct RoundCornerImageProcessor: ImageProcessor { public init(cornerRadius: CGFloat) {} }
    public struct BlurImageProcessor: ImageProcessor { public init(blurRadius: CGFloat) {} }
    public enum CacheSerializer { case `default` }
    public enum KingfisherOptionsInfoItem {
      case transition(ImageTransition), processor(any ImageProcessor), scaleFactor(CGFloat)
      case cacheOriginalImage, forceRefresh, forceTransition, fromMemoryCacheOrRefresh, onlyFromCache
      case keepCurrentImageWhileLoading, backgroundDecode, memoryCacheExpiration(StorageExpiration)
      case diskCacheExpiration(StorageExpiration), loadDiskFileSynchronously
    }
    public enum StorageExpiration { case never, seconds(TimeInterval), days(Int), expired }
    public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
    public enum CacheType { case none, memory, disk }
    public struct RetrieveImageResult {
      public let image: UIImage
      public let cacheType: CacheType
    }
    public enum KingfisherError: Error { case requestCancelled }
    public final class DownloadTask { public func cancel() {} }
    public typealias DownloadProgressBlock = (Int64, Int64) -> Void

    public final class ImageCache {
      public final class Storage {
        public struct Config {
          public var totalCostLimit = 0
          public var sizeLimit: UInt = 0
          public var countLimit = 0
          public var expiration = StorageExpiration.never
        }
        public var config = Config()
      }
      public static let `default` = ImageCache(name: "default")
      public init(name: String) {}
      public var memoryStorage = Storage(), diskStorage = Storage()
      public var maxMemoryCost: UInt = 0, maxDiskCacheSize: UInt = 0
      public func clearMemoryCache() {}
      public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
      public func clearCache(completion: (() -> Void)? = nil) { completion?() }
      public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion?() }
      public func isCached(forKey key: String) -> Bool { false }
    }
    public final class ImageDownloader {
      public static let `default` = ImageDownloader()
      public var downloadTimeout: TimeInterval = 15
    }
    public final class ImagePrefetcher {
      public init(urls: [URL] = []) {}
      public func startPrefetching(with urls: [URL]) {}
      public func stopPrefetching(with urls: [URL]) {}
      public func stopPrefetching() {}
      public func start() {}
      public func stop() {}
    }
    public final class KingfisherManager {
      public static let shared = KingfisherManager()
      public var cache = ImageCache.default
      public var downloader = ImageDownloader.default
      public var defaultOptions: KingfisherOptionsInfo = []
      @discardableResult public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? { nil }
    }

    /// Images that are set from an address.
    public struct KingfisherWrapper<Base> {
      public let base: Base
      public var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
      }
      @discardableResult public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? { nil }
      @discardableResult public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil
      ) -> DownloadTask? { nil }
      @discardableResult public func setImage(
        with resource: (any Resource)?, for state: UIControl.State,
        placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil
      ) -> DownloadTask? { nil }
      public func cancelDownloadTask() {}
    }
    extension UIImageView {
      @preconcurrency @MainActor public var kf: KingfisherWrapper<UIImageView> { .init(base: self) }
      @preconcurrency @MainActor public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: ((UIImage?, Error?, SDImageCacheType, URL?) -> Void)? = nil
      ) {
        if let placeholderImage { image = placeholderImage }
      }
      @preconcurrency @MainActor public func sd_cancelCurrentImageLoad() {}
    }
    extension UIButton {
      @preconcurrency @MainActor public var kf: KingfisherWrapper<UIButton> { .init(base: self) }
      @preconcurrency @MainActor public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil
      ) {
        if let placeholderImage { setImage(placeholderImage, for: state) }
      }
    }
    public struct SDWebImageOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let retryFailed = SDWebImageOptions(rawValue: 1)
      public static let refreshCached = SDWebImageOptions(rawValue: 2)
      public static let highPriority = SDWebImageOptions(rawValue: 4)
      public static let progressiveLoad = SDWebImageOptions(rawValue: 8)
    }
    public enum SDImageCacheType { case none, disk, memory, all }

    public struct ImageLoadingOptions {
      public var placeholder: UIImage?, failureImage: UIImage?
      public var transition: Transition?
      public enum Transition { case fadeIn(duration: TimeInterval) }
      public init(
        placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil
      ) {
        self.placeholder = placeholder
        self.transition = transition
        self.failureImage = failureImage
      }
    }
    public struct ImageRequest: ExpressibleByStringLiteral {
      public enum Priority { case veryLow, low, normal, high, veryHigh }
      public let url: URL?
      public init(
        url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal
      ) { self.url = url }
      public init(stringLiteral value: String) { url = URL(string: value) }
    }
    public protocol ImageProcessing: Sendable {}
    public struct ImageProcessors: ImageProcessing {
      public enum Unit: Sendable { case points, pixels }
      public enum ContentMode: Sendable { case aspectFill, aspectFit }
      public struct Border: Sendable {
        public init(color: UIColor, width: CGFloat = 1, unit: Unit = .points) {}
      }
      public static func Resize(
        size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill,
        crop: Bool = false, upscale: Bool = false
      ) -> ImageProcessors { ImageProcessors() }
      public static func Circle(border: Border? = nil) -> ImageProcessors { ImageProcessors() }
      public static func RoundedCorners(
        radius: CGFloat, unit: Unit = .points, border: Border? = nil
      ) -> ImageProcessors { ImageProcessors() }
      public static func GaussianBlur(radius: Int = 8) -> ImageProcessors { ImageProcessors() }
    }
    extension ImageProcessing where Self == ImageProcessors {
      public static func resize(
        size: CGSize, unit: ImageProcessors.Unit = .points,
        contentMode: ImageProcessors.ContentMode = .aspectFill, crop: Bool = false,
        upscale: Bool = false
      ) -> Self { ImageProcessors() }
      public static func resize(
        width: CGFloat, unit: ImageProcessors.Unit = .points, upscale: Bool = false
      ) -> Self { ImageProcessors() }
      public static func resize(
        height: CGFloat, unit: ImageProcessors.Unit = .points, upscale: Bool = false
      ) -> Self { ImageProcessors() }
      public static func circle(border: ImageProcessors.Border? = nil) -> Self { ImageProcessors() }
      public static func roundedCorners(
        radius: CGFloat, unit: ImageProcessors.Unit = .points,
        border: ImageProcessors.Border? = nil
      ) -> Self { ImageProcessors() }
      public static func gaussianBlur(radius: Int = 8) -> Self { ImageProcessors() }
    }
    public struct ImageContainer { public var image: UIImage }
    public struct ImageResponse {
      public var container: ImageContainer
      public var image: UIImage { container.image }
    }
    public typealias ImageTask = DownloadTask
    public final class ImagePipeline {
      public enum Error: Swift.Error { case dataIsEmpty }
      public struct Configuration {
        public init() {}
        public static var withDataCache: Configuration { Configuration() }
        public static var withURLCache: Configuration { Configuration() }
        public var isProgressiveDecodingEnabled = false
      }
      nonisolated(unsafe) public static var shared = ImagePipeline()
      public init(configuration: Configuration = Configuration()) {}
      public convenience init(_ configure: (inout Configuration) -> Void) { self.init() }
      public func image(for url: URL) async throws -> UIImage { throw Error.dataIsEmpty }
      public func image(for request: ImageRequest) async throws -> UIImage { throw Error.dataIsEmpty }
      @discardableResult public func loadImage(
        with url: URL?, completion: @escaping (Result<ImageResponse, Error>) -> Void
      ) -> ImageTask {
        DispatchQueue.main.async { completion(.failure(.dataIsEmpty)) }
        return ImageTask()
      }
      @discardableResult public func loadImage(
        with request: ImageRequest, completion: @escaping (Result<ImageResponse, Error>) -> Void
      ) -> ImageTask { loadImage(with: request.url, completion: completion) }
    }
    @discardableResult @preconcurrency @MainActor public func loadImage(
      with request: ImageRequest, options: ImageLoadingOptions = ImageLoadingOptions(),
      into view: UIImageView
    ) -> DownloadTask? { loadImage(with: request.url, options: options, into: view) }
    @preconcurrency @MainActor public func cancelRequest(for view: UIImageView) {}

    @discardableResult @preconcurrency @MainActor public func loadImage(
      with url: URL?, options: ImageLoadingOptions = ImageLoadingOptions(), into view: UIImageView
    ) -> DownloadTask? {
      if let placeholder = options.placeholder { view.image = placeholder }
      return nil
    }

    """
}
