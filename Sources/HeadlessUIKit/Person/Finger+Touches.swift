import Foundation

extension Finger {
  /// Taps a view that takes touches itself, through its touch methods.
  public static func touch(_ view: UIView) {
    InterfaceObservation.act(.tap(view.nameOfContents), on: view) {
      let touch = FingerTouch(on: view)
      touch.begin()
      touch.end()
    }
  }

  /// Draws a line over a view that takes touches itself.
  ///
  /// - Parameters:
  ///   - side: Where the finger moves to.
  ///   - view: The view, in whose middle the line begins.
  public static func draw(_ side: SwipeSide, over view: UIView) {
    InterfaceObservation.act(.swipe("\(view.nameOfContents) › \(side)"), on: view) {
      let touch = FingerTouch(on: view)
      touch.begin()
      for _ in 0..<2 { touch.move(by: side.vector(CGSize(width: 20, height: 20))) }
      touch.end()
    }
  }
}

/// A touch, as the responder that it is on hears of it.
private final class FingerTouch: UITouch {
  private let touched: UIView
  private var place: CGPoint
  private var placeBefore: CGPoint
  private var currentPhase = Phase.began

  init(on view: UIView) {
    touched = view
    place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    placeBefore = place
  }

  override var phase: Phase { currentPhase }
  override var view: UIView? { touched }
  override func location(in view: UIView?) -> CGPoint { touched.convert(place, to: view) }
  override func previousLocation(in view: UIView?) -> CGPoint {
    touched.convert(placeBefore, to: view)
  }

  func begin() { touched.touchesBegan([self], with: FingerEvent(self)) }

  func move(by way: CGPoint) {
    (currentPhase, placeBefore) = (.moved, place)
    place = CGPoint(x: place.x + way.x, y: place.y + way.y)
    touched.touchesMoved([self], with: FingerEvent(self))
  }

  func end() {
    currentPhase = .ended
    touched.touchesEnded([self], with: FingerEvent(self))
  }
}

/// The event of a touch.
private final class FingerEvent: UIEvent {
  private let touch: FingerTouch

  init(_ touch: FingerTouch) { self.touch = touch }

  override var allTouches: Set<UITouch>? { [touch] }
}
