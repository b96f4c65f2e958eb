import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Held or playing, refused or cancelled: the views of the app, and those around them, are at rest in
  /// the model at every instant, and nothing is laid out again under the finger. Only their animations
  /// move them.
  @MainActor @Suite struct RestTests {
    nonisolated static let gestures = [1, 2, 4, 5, 6]

    @Test(arguments: PresetUnderTest.all, gestures)
    func theModelStaysAtRestUnderAFinger(preset: PresetUnderTest, gesture index: Int) throws {
      let theatre = Theatre()
      theatre.present(preset, gesture: Walk.gestures[index])
      let watch = ModelWatch(theatre)
      Headless.advance(by: 0.15)
      var hands = try Hands(theatre, Walk.gestures[index])
      hands.touch(inFlight: true)
      hands.close(by: 0.2)
      hands.close(by: -0.3)
      hands.lift()
      theatre.settle()
      #expect(watch.faults.isEmpty, "caught")
      if theatre.presenter.presentedViewController == nil {
        theatre.present(animated: false)
        theatre.settle()
      }
      watch.begin()
      hands = try Hands(theatre, Walk.gestures[index])
      hands.touch()
      hands.close(by: 0.4)
      hands.rest()
      hands.close(by: -0.3, over: 0.1)
      hands.lift()
      theatre.settle()
      #expect(watch.faults.isEmpty, "dragged and cancelled")
      theatre.screen.isModalInPresentation = true
      hands.touch()
      hands.close(by: 0.3)
      hands.lift()
      theatre.settle()
      #expect(watch.faults.isEmpty, "refused")
      watch.end()
    }

    /// What is not a model is seen all the same.
    @Test func aRefusedScreenIsSeenToMove() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leadingEdge)
      theatre.screen.isModalInPresentation = true
      hands.touch()
      hands.close(by: 0.4)
      let shown = try #require(theatre.wrapper.layer.presentation())
      #expect(shown.transform.m41 > 30 && shown.transform.m41 <= 50)
      hands.lift()
      theatre.settle()
      #expect(theatre.wrapper.layer.presentation()?.transform.m41 == 0)
      #expect(theatre.wrapper.layer.animationKeys() == nil)
    }
  }
}

/// Looks at the models of some views with every frame.
@MainActor
private final class ModelWatch {
  private struct Model: Equatable {
    let transform: [CGFloat]
    let bounds: CGRect
    let center: CGPoint
    let opacity: Float

    @MainActor init(_ view: UIView) {
      let m = view.layer.transform
      transform = [m.m11, m.m12, m.m14, m.m22, m.m33, m.m34, m.m41, m.m42, m.m43]
      bounds = view.bounds
      center = view.center
      opacity = view.layer.opacity
    }
  }

  private(set) var faults: [String] = []
  private let theatre: Theatre
  private var models: [(view: UIView, model: Model)] = []
  private var layouts: [Int] = []
  private var labels: [CGRect] = []
  private var heldFrames = 0
  private var link: CADisplayLink?

  init(_ theatre: Theatre) {
    self.theatre = theatre
    begin()
    link = CADisplayLink(headless: { [weak self] _ in MainActor.assumeIsolated { self?.look() } })
    link?.add(to: .main, forMode: .common)
  }

  func begin() {
    let views = screens.map(\.view) + [theatre.wrapper]
    models = views.compactMap { $0 }.map { ($0, Model($0)) }
    labels = screens.map(\.label.frame)
  }

  func end() { link?.invalidate() }

  private var screens: [LoggingController] { [theatre.presenter, theatre.screen] }

  private func look() {
    for (view, model) in models where view.window != nil && Model(view) != model {
      faults.append("\(type(of: view)) has \(Model(view)) instead of \(model)")
    }
    if screens.map(\.label.frame) != labels { faults.append("a label has moved in its screen") }
    let now = screens.map(\.layouts)
    let isHeld = theatre.run?.playback?.isHeld == true
    heldFrames = isHeld ? heldFrames + 1 : 0
    // A run lays out both screens as it begins, and UIKit the screen that a cancellation brings back.
    if now != layouts, heldFrames > 2 { faults.append("laid out again: \(layouts), \(now)") }
    layouts = now
  }
}
