extension ShimSources {
  /// Players, which play nothing, and the audio session.
  static let video = """
    import PortableUIKit

    extension Notification.Name {
      public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTime")
    }
    public struct CMTime: Hashable, Sendable {
      public var seconds: Double
      public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
      public init(value: Int64, timescale: Int32) { seconds = Double(value) / Double(timescale) }
      public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
    }
    public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
    public struct AVMediaType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let video = AVMediaType(rawValue: "vide"), audio = AVMediaType(rawValue: "soun")
    }
    public enum AVAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized
    }
    open class AVAsset: NSObject { public convenience init(url: URL) { self.init() } }
    open class AVURLAsset: AVAsset {}
    open class AVPlayerItem: NSObject {
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public var status: Status { .readyToPlay }
      public var duration: CMTime { .zero }
      public var error: (any Error)? { nil }
      public init(url: URL) {}
      public init(asset: AVAsset) {}
    }
    open class AVPlayer: NSObject {
      public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
      public private(set) var currentItem: AVPlayerItem?
      public var rate: Float = 0, volume: Float = 1
      public var isMuted = false
      public var actionAtItemEnd = ActionAtItemEnd.pause
      public override init() {}
      public init(url: URL) { currentItem = AVPlayerItem(url: url) }
      public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
      open func play() { rate = 1 }
      open func pause() { rate = 0 }
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      open func seek(to time: CMTime) {}
      open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
      }
      open func currentTime() -> CMTime { .zero }
      open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
      ) -> Any { NSObject() }
      open func removeTimeObserver(_ observer: Any) {}
    }
    open class AVQueuePlayer: AVPlayer {
      public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    }
    public struct AVLayerVideoGravity: Hashable, Sendable {
      public static let resize = AVLayerVideoGravity(), resizeAspect = AVLayerVideoGravity()
      public static let resizeAspectFill = AVLayerVideoGravity()
    }
    @preconcurrency @MainActor open class AVPlayerLayer: CALayer {
      public var player: AVPlayer?
      public var videoGravity = AVLayerVideoGravity.resizeAspect
      public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
      }
    }
    @preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
    @preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer?
      open weak var delegate: (any AVPlayerViewControllerDelegate)?
      open var showsPlaybackControls = true
      open var allowsPictureInPicturePlayback = true
      open var entersFullScreenWhenPlaybackBegins = false
      open var exitsFullScreenWhenPlaybackEnds = false
      open var videoGravity = AVLayerVideoGravity.resizeAspect
      public let contentOverlayView: UIView? = nil
    }
    public final class AVAudioSession: NSObject, Sendable {
      public enum Category: Sendable { case ambient, soloAmbient, playback, record, playAndRecord }
      public enum Mode: Sendable { case `default`, moviePlayback, spokenAudio, videoRecording, voiceChat }
      public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      }
      public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
      }
      private static let session = AVAudioSession()
      public static func sharedInstance() -> AVAudioSession { session }
      public func setCategory(_ category: Category) throws {}
      public func setCategory(
        _ category: Category, mode: Mode, options: CategoryOptions = []
      ) throws {}
      public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
      public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(true) }
    }
    open class AVAudioPlayer: NSObject {
      public var volume: Float = 1, numberOfLoops = 0
      public private(set) var isPlaying = false
      public init(contentsOf url: URL) throws {}
      public init(data: Data) throws {}
      @discardableResult open func prepareToPlay() -> Bool { true }
      @discardableResult open func play() -> Bool { isPlaying = true; return true }
      open func pause() { isPlaying = false }
      open func stop() { isPlaying = false }
    }
    /// A phone without cameras that may use all of them.
    open class AVCaptureDevice: NSObject {
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        .authorized
      }
      open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
      ) { handler(true) }
      open class func requestAccess(for mediaType: AVMediaType) async -> Bool { true }
      open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    }

    """
}
