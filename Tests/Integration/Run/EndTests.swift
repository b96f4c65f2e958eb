import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The order of things at the end of a run.
  @MainActor @Suite struct EndTests {
    /// Shown at rest before UIKit has removed it, a card would flash.
    @Test(arguments: [PresetUnderTest.slide, .overlay, .fall, .hang, .full])
    func leavingScreenKeepsItsPoseUntilItIsRemoved(preset: PresetUnderTest) {
      let theatre = Theatre()
      let content = WatchedView()
      theatre.screen.view.addSubview(content)
      theatre.present(preset)
      theatre.settle()
      let wrapper = theatre.wrapper
      var keys: [[String]] = []
      content.onLeaving = { keys.append(wrapper.layer.animationKeys() ?? []) }
      theatre.dismiss()
      theatre.settle()
      #expect(keys.last?.isEmpty == false)
      #expect(wrapper.layer.animationKeys() == nil)
    }

    /// Nobody but UIKit holds the screen, and with it the controller.
    @Test func theEndOfADismissalIsHeard() {
      let theatre = Theatre()
      var endings: [TransitionEnding] = []
      func present() {
        let screen = UIViewController()
        let controller = TransitionController(presenting: screen, preset: PresetUnderTest.slide)
        controller.onEnd { endings.append($1) }
        theatre.presenter.present(screen, animated: true)
      }
      present()
      theatre.settle()
      theatre.presenter.dismiss(animated: true)
      theatre.settle()
      #expect(endings == [.committed, .committed])
    }

    /// The animator of the blur must not have the last word.
    @Test(arguments: [true, false]) func aBlurEndsWhole(isCancelled: Bool) throws {
      let theatre = Theatre()
      theatre.present(
        .overlay, settings: TransitionSettings(backdrop: .blur(.regular)), gesture: .pullUpDown)
      theatre.settle()
      let hands = try Hands(theatre, .pullUpDown)
      let presentation = try #require(
        theatre.screen.presentationController as? PresentationController)
      let blur = try #require(
        presentation.backdropView?.subviews.first as? UIVisualEffectView)
      hands.touch()
      hands.close(by: 0.3)
      hands.close(by: isCancelled ? -0.25 : 0.3)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect((blur.effect != nil) == isCancelled)
    }

    /// The run that a completion begins plays with animations of its own on the same view.
    @Test func aRunThatBeginsAtTheEndOfAnotherIsNotTouched() throws {
      let theatre = Theatre()
      theatre.present(.slide)
      theatre.settle()
      let screen = theatre.screen
      TransitionController.installed(on: screen)?.onEnd { [theatre] _, committed in
        if theatre.presenter.presentedViewController == nil { theatre.present(.slide) }
      }
      theatre.dismiss()
      Headless.advance(by: 0.6)
      Headless.advance(by: 0.1)
      let run = try #require(theatre.run)
      #expect(run.direction == .opening && theatre.wrapper.layer.animationKeys() != nil)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === screen)
    }

    /// A container that is resized under the finger: the run settles in its own time.
    @Test func aRunThatIsResizedUnderTheFingerGlides() throws {
      let theatre = Theatre()
      let hands = try theatre.open(.slide, .leftEdge)
      hands.touch()
      hands.close(by: 0.5)
      Headless.resize(
        theatre.window, to: CGSize(width: 500, height: 844),
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      Headless.advance(by: 0.05)
      let run = try #require(theatre.run)
      #expect((run.playback?.fraction ?? 0) > 0.1)
      hands.lift()
      theatre.settle()
      #expect(theatre.run == nil)
    }
  }
}

/// Tells when it is about to leave its window.
@MainActor
private final class WatchedView: UIView {
  var onLeaving: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeaving() }
  }
}
