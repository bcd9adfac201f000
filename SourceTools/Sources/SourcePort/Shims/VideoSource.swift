extension ShimSources {
  /// Players and voices, which are not heard, and the audio session.
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
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
      CMTime(value: value, timescale: timescale)
    }
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
      CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
    }
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
    public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
      public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
      public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    }
    /// The largest rectangle of a shape in the middle of another.
    public func AVMakeRect(aspectRatio: CGSize, insideRect rect: CGRect) -> CGRect {
      guard aspectRatio.width > 0, aspectRatio.height > 0 else { return rect }
      let scale = min(rect.width / aspectRatio.width, rect.height / aspectRatio.height)
      let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
      return CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height)
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
      public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        SystemPermission.request("microphone", then: response)
      }
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
    // MARK: Speech

    public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
    public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
    public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
    public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
    public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
    public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

    open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
      public let language: String
      public init?(language: String?) { self.language = language ?? Self.currentLanguageCode() }
      public init?(identifier: String) {
        guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
        language = voice.language
      }
      open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "zh-CN"].compactMap {
          AVSpeechSynthesisVoice(language: $0)
        }
      }
      open class func currentLanguageCode() -> String { "en-US" }
      open var identifier: String { "com.apple.voice.compact.\\(language)" }
      open var name: String { language }
      open var quality: AVSpeechSynthesisVoiceQuality { .default }
      open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    }
    open class AVSpeechUtterance: NSObject {
      public let speechString: String
      open var voice: AVSpeechSynthesisVoice?
      open var rate = AVSpeechUtteranceDefaultSpeechRate
      open var pitchMultiplier: Float = 1, volume: Float = 1
      open var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
      open var prefersAssistiveTechnologySettings = false
      public init(string: String) { speechString = string }
      public init(attributedString: NSAttributedString) { speechString = attributedString.string }
      open var attributedSpeechString: NSAttributedString { NSAttributedString(string: speechString) }
    }
    public protocol AVSpeechSynthesizerDelegate: AnyObject {
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
      func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
    }
    extension AVSpeechSynthesizerDelegate {
      public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
      public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
      public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
      public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
      public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
      public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance) {}
    }
    /// Speaks one utterance after the other, each of which is over at once.
    open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
      open weak var delegate: (any AVSpeechSynthesizerDelegate)?
      open var usesApplicationAudioSession = true
      open private(set) var isPaused = false
      open var isSpeaking: Bool { !utterances.isEmpty }
      private var utterances: [AVSpeechUtterance] = []
      private var hasStarted = false

      open func speak(_ utterance: AVSpeechUtterance) {
        utterances.append(utterance)
        if utterances.count == 1 { goOn() }
      }
      /// Starts or finishes the first utterance in the main queue's next turn.
      private func goOn() {
        guard let utterance = utterances.first else { return }
        nonisolated(unsafe) let next = utterance
        DispatchQueue.main.async { [weak self] in
          guard let self, !isPaused, utterances.first === next else { return }
          if hasStarted { utterances.removeFirst() }
          hasStarted.toggle()
          if hasStarted {
            delegate?.speechSynthesizer(self, didStart: next)
          } else {
            delegate?.speechSynthesizer(self, didFinish: next)
          }
          goOn()
        }
      }
      @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = utterances.first else { return false }
        (utterances, isPaused, hasStarted) = ([], false, false)
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
      }
      @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = utterances.first, !isPaused else { return false }
        isPaused = true
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
      }
      @discardableResult open func continueSpeaking() -> Bool {
        guard let utterance = utterances.first, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        goOn()
        return true
      }
    }

    public typealias SystemSoundID = UInt32
    public let kSystemSoundID_Vibrate: SystemSoundID = 4095
    public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
    public func AudioServicesPlaySystemSoundWithCompletion(
      _ sound: SystemSoundID, _ completion: (() -> Void)?
    ) { if let completion { DispatchQueue.main.async(execute: completion) } }

    /// A phone with a camera, in front of which there is nothing.
    open class AVCaptureDevice: NSObject {
      public enum Position: Int, Sendable { case unspecified, back, front }
      public enum TorchMode: Int, Sendable { case off, on, auto }
      public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
      public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "wide")
        public static let builtInDualCamera = DeviceType(rawValue: "dual")
        public static let builtInTripleCamera = DeviceType(rawValue: "triple")
      }
      private class func device(of mediaType: AVMediaType) -> String {
        mediaType == .audio ? "microphone" : "camera"
      }
      open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        SystemPermission.decision(on: device(of: mediaType)).map { $0 ? .authorized : .denied }
          ?? .notDetermined
      }
      open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
      ) {
        SystemPermission.request(device(of: mediaType), then: handler)
      }
      open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await SystemPermission.request(device(of: mediaType))
      }
      open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { AVCaptureDevice() }
      open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
      ) -> AVCaptureDevice? { AVCaptureDevice() }
      open var hasTorch: Bool { true }
      open var torchMode = TorchMode.off
      open var focusMode = FocusMode.autoFocus
      open var position: Position { .back }
      open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
      open func lockForConfiguration() throws {}
      open func unlockForConfiguration() {}
    }
    open class AVCaptureInput: NSObject {}
    open class AVCaptureDeviceInput: AVCaptureInput {
      public let device: AVCaptureDevice
      public init(device: AVCaptureDevice) throws { self.device = device }
    }
    open class AVCaptureOutput: NSObject {}
    open class AVCaptureConnection: NSObject {
      public enum Orientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
      public var videoOrientation = Orientation.portrait
      public var isVideoOrientationSupported: Bool { false }
      public var isEnabled = true
    }
    open class AVCaptureSession: NSObject, @unchecked Sendable {
      public struct Preset: Hashable, Sendable {
        public static let high = Preset(), medium = Preset(), low = Preset(), photo = Preset()
      }
      public private(set) var inputs: [AVCaptureInput] = []
      public private(set) var outputs: [AVCaptureOutput] = []
      public private(set) var isRunning = false
      public var sessionPreset = Preset.high
      open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
      open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
      open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
      open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
      open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
      open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
      open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
      open func beginConfiguration() {}
      open func commitConfiguration() {}
      open func startRunning() { isRunning = true }
      open func stopRunning() { isRunning = false }
    }
    @preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
      public weak var session: AVCaptureSession?
      public var videoGravity = AVLayerVideoGravity.resizeAspect
      public let connection: AVCaptureConnection? = nil
      public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
      }
      open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
      open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { object }
    }

    open class AVMetadataObject: NSObject {
      public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "qr"), ean8 = Self(rawValue: "ean8")
        public static let ean13 = Self(rawValue: "ean13"), pdf417 = Self(rawValue: "pdf417")
        public static let code128 = Self(rawValue: "code128"), code39 = Self(rawValue: "code39")
        public static let code93 = Self(rawValue: "code93"), aztec = Self(rawValue: "aztec")
        public static let upce = Self(rawValue: "upce"), dataMatrix = Self(rawValue: "dataMatrix")
        public static let interleaved2of5 = Self(rawValue: "interleaved2of5")
        public static let itf14 = Self(rawValue: "itf14"), face = Self(rawValue: "face")
      }
      public var type: ObjectType { .qr }
      public var bounds: CGRect { .zero }
    }
    open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
      public var stringValue: String? { nil }
    }
    public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
      func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
    }
    extension AVCaptureMetadataOutputObjectsDelegate {
      public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection) {}
    }
    open class AVCaptureMetadataOutput: AVCaptureOutput {
      public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
      public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
      public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13, .code128] }
      public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
      open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
      ) { metadataObjectsDelegate = delegate }
    }
    open class AVCapturePhotoSettings: NSObject { public override init() {} }
    open class AVCapturePhoto: NSObject { open func fileDataRepresentation() -> Data? { nil } }
    public protocol AVCapturePhotoCaptureDelegate: AnyObject {
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?)
    }
    extension AVCapturePhotoCaptureDelegate {
      public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?) {}
    }
    open class AVCapturePhotoOutput: AVCaptureOutput {
      public override init() {}
      open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
      ) { DispatchQueue.main.async { delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: nil) } }
    }

    """
}
