import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Effects as they are shown, and what is left of them.
  @MainActor @Suite struct EffectRunTests {
    /// All that a run may change, of both screens and of the container.
    private func imprints(_ theatre: Theatre) -> [Imprint] {
      [theatre.presenter.view, theatre.screen.view].map(Imprint.init)
    }

    private func layers(_ layer: CALayer) -> [CALayer] {
      [layer] + (layer.mask.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(layers)
    }

    /// The model of whatever is in the window is at rest, and the screens are laid out as ever.
    private func expectModelsAtRest(_ theatre: Theatre) {
      for layer in layers(theatre.window.layer) {
        #expect(CATransform3DIsIdentity(layer.transform) && layer.zPosition == 0)
      }
    }

    @Test(arguments: PresetUnderTest.ofEffects, [false, true])
    func screensRestAsBeforeOnceARunHasEnded(effects: PresetUnderTest, isRightToLeft: Bool)
      async throws
    {
      try await clock.play {
        let theatre = Theatre(isRightToLeft: isRightToLeft)
        let before = Imprint(theatre.presenter.view)
        theatre.present(effects)
        for _ in 0..<9 {
          clock.advance(by: 1 / 15)
          expectModelsAtRest(theatre)
        }
        theatre.settle()
        let clip = try #require(theatre.wrapper as? WrapperView).contentContainer
        #expect(clip.subviews == [theatre.screen.view])
        #expect(clip.layer.cornerCurve == .continuous && clip.layer.animationKeys() == nil)
        let open = imprints(theatre)
        theatre.dismiss()
        for _ in 0..<9 {
          clock.advance(by: 1 / 15)
          expectModelsAtRest(theatre)
        }
        theatre.settle()
        #expect(Imprint(theatre.presenter.view) == before)
        #expect(open[1].animations.isEmpty && !open[1].hasMask)
      }
    }

    /// Held anywhere, and put back.
    @Test(arguments: PresetUnderTest.ofEffects)
    func aHeldRunShowsTheSameAndGoesBack(effects: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        let before = Imprint(theatre.presenter.view)
        theatre.present(effects)
        clock.advance(by: 0.2)
        let playback = try #require(theatre.run?.playback)
        let shown = look(theatre)
        playback.hold()
        clock.turn()
        // A width has two edges.
        for (a, b) in zip(shown, look(theatre)) { #expect(abs(a - b) < 0.5) }
        for step in 1...8 {
          playback.move(to: RunPosition(fraction: CGFloat(step) / 8))
          clock.turn()
          expectModelsAtRest(theatre)
        }
        playback.release(to: 0, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(theatre.screen.presentingViewController == nil)
        #expect(Imprint(theatre.presenter.view) == before)
      }
    }

    /// In dark mode, where a little black is not seen, a second layer of it is added: as the run plays, and as a finger
    /// holds it.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func blackIsDeeperInDarkMode(style: UIUserInterfaceStyle) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.window.overrideUserInterfaceStyle = style
        theatre.present(.cube)
        clock.advance(by: 0.15)
        let playback = try #require(theatre.run?.playback)
        let front = try #require(theatre.wrapper as? WrapperView)
        let dimView = try #require(front.contentContainer.dimView)
        @MainActor func expectDim() throws {
          let dim = playback.choreography.pose(of: .front, at: playback.fraction).dim
          #expect(dim > 0.02 && dim < 0.28)
          let opacity = style == .dark ? 1 - (1 - dim) * (1 - dim) : dim
          let shown = try #require(dimView.layer.presentation()?.opacity)
          #expect(abs(CGFloat(shown) - opacity) < 0.005)
        }
        try expectDim()
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.5))
        clock.turn()
        try expectDim()
        playback.release(to: 0, velocity: RunPosition(fraction: 0))
        theatre.settle()
      }
    }

    /// The corners of all that is shown.
    private func look(_ theatre: Theatre) -> [CGFloat] {
      layers(theatre.window.layer).flatMap { layer -> [CGFloat] in
        guard let shown = layer.presentation() else { return [] }
        return [
          shown.frame.minX, shown.frame.minY, shown.frame.maxX, shown.frame.maxY,
          CGFloat(shown.opacity), shown.cornerRadius, shown.bounds.width,
        ]
      }
    }

    #if os(Linux)
      @Test(arguments: [PresetUnderTest.flip, .page, .cover, .reveal, .iris])
      func layersDoNotCutThroughEachOther(effects: PresetUnderTest) {
        let theatre = Theatre()
        theatre.present(effects)
        for turn in 0..<48 {
          if turn == 24 { theatre.dismiss() }
          if let shown = theatre.window.layer.presentation() {
            #expect(Headless.depthIntersections(in: shown) == [])
          }
          Headless.advance(by: 1.0 / 30)
        }
      }
    #endif

    #if os(Linux)
      /// The display is turned in mid-run: the black over both screens is as large as they are then.
      @Test func theBlackCoversScreensOfAnotherSize() throws {
        let theatre = Theatre()
        theatre.present(.cube)
        Headless.advance(by: 0.1)
        let wide = CGSize(width: 844, height: 390)
        Headless.resize(
          theatre.window, to: wide,
          safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
        Headless.turn()
        let front = try #require(theatre.wrapper as? WrapperView)
        #expect(front.contentContainer.dimView?.frame == CGRect(origin: .zero, size: wide))
        let back = try #require(theatre.presenter.view)
        let carrier = try #require(
          back.superview?.subviews.compactMap { $0 as? WrapperView }.first { $0 !== front })
        #expect(back.frame == CGRect(origin: .zero, size: wide) && carrier.frame == back.frame)
        #expect(carrier.contentContainer.subviews.map(\.frame) == [back.bounds])
        theatre.settle()
        #expect(theatre.isOpen)
      }
    #endif

    /// The screen that leaves has no wrapper: black lies above it, moves with it and is as round.
    @Test func theOldScreenIsDimmedByAViewAboveIt() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.recede)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.5))
        clock.turn()
        let back = try #require(theatre.presenter.view)
        let container = try #require(back.superview)
        let index = try #require(container.subviews.firstIndex(of: back))
        let carrier = try #require(container.subviews[index + 1] as? WrapperView)
        #expect(container.subviews.firstIndex(of: theatre.wrapper)! > index + 1)
        let (shown, over) = (
          try #require(back.layer.presentation()), try #require(carrier.layer.presentation())
        )
        #expect(CATransform3DEqualToTransform(shown.transform, over.transform))
        #expect(abs(shown.frame.width - 390 * 0.93) < 0.01)
        let clip = try #require(carrier.contentContainer.layer.presentation())
        #expect(abs(clip.cornerRadius - shown.cornerRadius) < 0.01 && clip.cornerRadius > 10)
        let veil = try #require(carrier.contentContainer.subviews.first)
        #expect(veil.backgroundColor == .black && !carrier.isUserInteractionEnabled)
        #expect(abs(CGFloat(veil.layer.presentation()?.opacity ?? 0) - 0.15) < 0.01)
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(carrier.superview == nil)
      }
    }

    @Test func theNewScreenIsDimmedInItsWrapper() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.page)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        clock.turn()
        let clip = try #require(theatre.wrapper as? WrapperView).contentContainer
        let veil = try #require(clip.subviews.last)
        #expect(clip.subviews.count == 2 && veil.frame == clip.bounds)
        #expect(abs(CGFloat(veil.layer.presentation()?.opacity ?? 0) - 0.3) < 0.01)
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(clip.subviews == [theatre.screen.view])
      }
    }

    @Test func aRevealIsAWindowLargerThanTheScreen() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.reveal)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        let clip = try #require(theatre.wrapper as? WrapperView).contentContainer
        #expect(clip.layer.cornerCurve == .circular && clip.layer.mask == nil)
        let reach = hypot(330, 700) as CGFloat
        for f in [0.25, 0.75, 1] as [CGFloat] {
          playback.move(to: RunPosition(fraction: f))
          clock.turn()
          let shown = try #require(clip.layer.presentation())
          #expect(abs(shown.frame.midX - 60) < 0.01 && abs(shown.frame.midY - 700) < 0.01)
          #expect(abs(shown.frame.width - 2 * f * reach) < 0.01)
          #expect(abs(shown.cornerRadius - f * reach) < 0.01)
          // The screen stays where it is.
          let origin = theatre.screen.view.layer.presentation()?.convert(
            CGPoint.zero, to: theatre.window.layer.presentation())
          #expect(abs(origin?.x ?? 9) < 1e-6 && abs(origin?.y ?? 9) < 1e-6)
        }
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(clip.layer.cornerCurve == .continuous)
      }
    }

    /// A view of the app's is cut by a mask, and its black like it.
    @Test func theOldScreenIsCutByAMask() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.iris)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.5))
        clock.turn()
        let back = try #require(theatre.presenter.view)
        let mask = try #require(back.layer.mask?.presentation())
        #expect(mask.cornerCurve == .circular && abs(mask.frame.midX - 200) < 0.01)
        let carrier = try #require(
          back.superview?.subviews.compactMap { $0 as? WrapperView }.first {
            $0 !== theatre.wrapper
          })
        let clip = try #require(carrier.contentContainer.layer.presentation())
        #expect(clip.frame == mask.frame && clip.cornerRadius == mask.cornerRadius)
        playback.release(to: 0, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(back.layer.mask == nil && carrier.superview == nil)
      }
    }
  }
}
