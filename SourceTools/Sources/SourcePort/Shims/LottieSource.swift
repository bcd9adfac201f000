extension ShimSources {
  /// Lottie's animations, which show nothing and are over at once.
  static let lottie = """
    import Foundation
    import PortableUIKit

    public enum LottieLoopMode: Hashable, Sendable {
      case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float)
    }
    public enum LottieBackgroundBehavior: Sendable {
      case stop, pause, pauseAndRestore, forceFinish, continuePlaying
    }
    public typealias LottieCompletionBlock = (Bool) -> Void
    public typealias AnimationProgressTime = CGFloat
    public typealias AnimationFrameTime = CGFloat

    public final class LottieAnimation: Sendable {
      public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
      ) -> LottieAnimation? { LottieAnimation() }
      public static func filepath(_ path: String) -> LottieAnimation? { LottieAnimation() }
      public static func loadedFrom(url: URL) async -> LottieAnimation? { nil }
      public let duration: TimeInterval = 1
      public let startFrame: AnimationFrameTime = 0, endFrame: AnimationFrameTime = 60
      public let framerate: Double = 60
    }

    @preconcurrency @MainActor open class LottieAnimationView: UIView {
      open var animation: LottieAnimation?
      open var loopMode = LottieLoopMode.playOnce
      open var backgroundBehavior = LottieBackgroundBehavior.pause
      open var animationSpeed: CGFloat = 1
      open var currentProgress: AnimationProgressTime = 0
      open var currentFrame: AnimationFrameTime = 0
      open private(set) var isAnimationPlaying = false
      open var respectAnimationFrameRate = false, shouldRasterizeWhenIdle = false
      private var completion: LottieCompletionBlock?

      public init(animation: LottieAnimation?) {
        self.animation = animation
        super.init(frame: .zero)
      }
      public convenience init(
        name: String, bundle: Bundle = .main, subdirectory: String? = nil
      ) { self.init(animation: .named(name, bundle: bundle)) }
      public convenience init(filePath: String) { self.init(animation: .filepath(filePath)) }
      public convenience init(
        url: URL, closure: @escaping ((any Error)?) -> Void
      ) {
        self.init(animation: nil)
        DispatchQueue.main.async { closure(nil) }
      }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }

      open func play(completion: LottieCompletionBlock? = nil) { play(to: 1, completion) }
      open func play(
        fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
      ) {
        if let loopMode { self.loopMode = loopMode }
        play(to: toProgress, completion)
      }
      open func play(
        fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
      ) {
        if let loopMode { self.loopMode = loopMode }
        play(to: 1, completion)
      }
      open func play(
        fromMarker: String? = nil, toMarker: String, loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
      ) {
        if let loopMode { self.loopMode = loopMode }
        play(to: 1, completion)
      }
      /// One that loops for ever goes on until it is stopped.
      private func play(to progress: AnimationProgressTime, _ completion: LottieCompletionBlock?) {
        end(false)
        self.completion = completion
        isAnimationPlaying = true
        switch loopMode {
        case .loop, .autoReverse: return
        case .playOnce, .repeat, .repeatBackwards: break
        }
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            guard let self, self.isAnimationPlaying else { return }
            self.currentProgress = progress
            self.end(true)
          }
        }
      }
      private func end(_ isFinished: Bool) {
        let completion = completion
        self.completion = nil
        isAnimationPlaying = false
        completion?(isFinished)
      }
      open func stop() {
        currentProgress = 0
        end(false)
      }
      open func pause() { end(false) }
      open func reloadImages() {}
      open func forceDisplayUpdate() {}
    }

    public typealias AnimationView = LottieAnimationView
    public typealias Animation = LottieAnimation

    """
}
