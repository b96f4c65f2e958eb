import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct PlaybackTests {
    /// The picture at time t is the choreography at t, within 0.25 points and 0.002 alpha.
    @Test(arguments: PresetSetting.all) func shownFrameIsTheChoreographyAtItsTime(
      setting: PresetSetting
    ) async throws {
      try await clock.play {
        for direction in [TransitionDirection.opening, .closing] {
          let theatre = Theatre(setting.container, isRightToLeft: setting.isRightToLeft)
          theatre.present(setting.preset, animated: direction == .opening)
          if direction == .closing {
            theatre.settle()
            theatre.dismiss()
          }
          let run = Running(theatre, setting, direction)
          let duration = run.choreography.timing.duration
          let began = clock.now
          for step in 0...29 {
            clock.advance(by: began + duration * Double(step) / 30 - clock.now)
            run.compare(at: clock.now - began)
          }
          theatre.settle()
        }
      }
    }

    #if os(Linux)
      @Test(arguments: PresetUnderTest.all)
      func aSegmentCostsNoLinkAndNoWrite(preset: PresetUnderTest) {
        let theatre = Theatre()
        theatre.present(preset)
        Headless.advance(by: 0.05)
        Headless.resetCounters()
        Headless.advance(by: preset.movement.openingDuration - 0.1)
        #expect(Headless.counters.displayLinkTicks == 0)
        #expect(Headless.counters.layerWrites == 0)
        theatre.settle()
      }
    #endif

    @Test(arguments: PresetUnderTest.all)
    func modelValuesStayAtRestDuringARun(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: 0.2)
        for view in [theatre.screen.view!, theatre.wrapper, theatre.presenter.view!] {
          #expect(CATransform3DIsIdentity(view.layer.transform))
          #expect(view.alpha == 1)
        }
        theatre.settle()
      }
    }

    #if os(Linux)
      /// The window gets another size at every tenth frame of the run.
      @Test(arguments: PresetUnderTest.all, [0, 10, 20, 30])
      func aSizeChangeDuringARunEndsInTheNewLayout(preset: PresetUnderTest, frame: Int) {
        let wide = CGSize(width: 844, height: 390)
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let fresh = Theatre(wide)
        Headless.resize(fresh.window, to: wide, safeAreaInsets: insets)
        Headless.advance(by: 1)
        fresh.present(preset, animated: false)
        fresh.settle()

        let theatre = Theatre()
        theatre.present(preset)
        Headless.advance(by: Double(frame) / 60)
        Headless.resize(theatre.window, to: wide, safeAreaInsets: insets)
        Headless.advance(by: 2)
        #expect(theatre.log.count("presented") == 1)
        #expect(theatre.frames[1] == fresh.frames[1])
        #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))

        theatre.dismiss()
        Headless.advance(by: Double(frame) / 60)
        Headless.resize(
          theatre.window, to: CGSize(width: 390, height: 844),
          safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        Headless.advance(by: 2)
        #expect(theatre.log.count("dismissed") == 1)
        #expect(theatre.presenter.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(CATransform3DIsIdentity(theatre.presenter.view.layer.transform))
      }
    #endif

    #if os(Linux)
      /// The run goes on where it was, toward the new layout.
      @Test(arguments: PresetUnderTest.all)
      func aSizeChangeDuringARunContinuesWithTheNewGeometry(preset: PresetUnderTest) {
        let theatre = Theatre()
        theatre.present(preset)
        let began = Headless.now
        let portrait = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
        let timing = Running(theatre, portrait, .opening).choreography.timing
        Headless.advance(by: 0.15)
        let wide = CGSize(width: 844, height: 390)
        Headless.resize(
          theatre.window, to: wide,
          safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
        Headless.turn()
        var run = Running(
          theatre, PresetSetting(preset: preset, container: wide, isRightToLeft: false), .opening)
        // Only the geometry is new; the run keeps its timing.
        run.choreography.timing = timing
        for _ in 0..<4 {
          Headless.advance(by: 0.05)
          run.compare(at: Headless.now - began)
        }
        theatre.settle()
      }
    #endif

    #if os(Linux)
      /// The shadow beside a door, and the light on it, are as long as the door that the display has by then.
      @Test func lightAndShadowHaveTheSizeOfATurnedDisplay() throws {
        let theatre = Theatre()
        theatre.present(.fold)
        Headless.advance(by: 0.15)
        let wide = CGSize(width: 844, height: 390)
        Headless.resize(
          theatre.window, to: wide,
          safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
        Headless.turn()
        let run = try #require(theatre.run)
        let strip = try #require(run.playback?.choreography.part(.cast)?.shading?.strip)
        #expect(strip.width == 110 && strip.height == 2.75 * 390)
        #expect(run.stage.views[.cast]?.frame == strip.offsetBy(dx: 422, dy: 0))
        #expect(run.stage.views[.light]?.frame == CGRect(origin: .zero, size: wide))
        theatre.settle()
        #expect(theatre.isOpen)
      }
    #endif

    @Test(arguments: PresetUnderTest.all) func aGrabJumpsByLessThanAPoint(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: 0.15)
        let run = Running(
          theatre, PresetSetting(preset: preset, container: containers[0], isRightToLeft: false),
          .opening)
        let before = run.shownCorners()
        let playback = try #require(run.playback)
        playback.hold()
        clock.turn()
        let after = run.shownCorners()
        for (a, b) in zip(before, after) { #expect(a.distance(to: b) < 1) }
        #expect(playback.isHeld)
        playback.move(to: RunPosition(fraction: 0.5))
        playback.release(to: 1, velocity: RunPosition(fraction: 2))
        theatre.settle()
        #expect(theatre.log.count("presented") == 1)
        #expect(CATransform3DIsIdentity(theatre.wrapper.layer.transform))
      }
    }

    @Test(arguments: PresetUnderTest.all) func aReleaseKeepsTheVelocity(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        clock.advance(by: 0.1)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.4))
        playback.release(to: 1, velocity: RunPosition(fraction: 3))
        clock.turn()
        let step = 1.0 / 480
        clock.advance(by: step)
        let measured = (playback.fraction - 0.4) / CGFloat(step)
        // Within the first two milliseconds the spring changes the speed by ω²·d·t/2, about 0.3
        // distances a second.
        #expect(abs(measured - 3) < 0.35)
        theatre.settle()
      }
    }
  }
}

/// A running transition, and the choreography that it plays.
@MainActor
struct Running {
  let theatre: Theatre
  var choreography: Choreography
  let direction: TransitionDirection
  let container: UIView

  init(_ theatre: Theatre, _ setting: PresetSetting, _ direction: TransitionDirection) {
    self.theatre = theatre
    self.direction = direction
    container = theatre.screen.presentationController!.containerView!
    var geometry = setting.geometry
    geometry.front = theatre.screen.presentationController!.frameOfPresentedViewInContainerView
    choreography = setting.movement.choreography(direction, on: geometry)
  }

  var playback: Playback? { theatre.run?.playback }

  func view(of role: Choreography.Role) -> UIView? {
    switch role {
    case .front: theatre.screen.presentationController?.presentedView
    case .back:
      theatre.presenter.view.superview === container ? theatre.presenter.view : nil
    default: nil
    }
  }

  func compare(at time: TimeInterval) {
    let f = choreography.timing.fraction(at: time)
    for part in choreography.parts {
      guard let view = view(of: part.role), let shown = view.layer.presentation() else { continue }
      let pose = part.pose(at: f, overshoot: choreography.overshoot)
      let pure = Quad(
        pose.transform(anchor: part.anchor, size: view.bounds.size), size: view.bounds.size)
      let seen = Quad(shown.transform, size: view.bounds.size)
      #expect(seen.distance(to: pure) <= 0.25, "\(part.role) at \(time)")
      #expect(abs(CGFloat(shown.opacity) - pose.opacity) <= 0.003, "\(part.role) at \(time)")
      if part.hasClip {
        compareWindow(of: view, with: pose, shown, what: "\(part.role) at \(time)")
      }
    }
  }

  func compareWindow(of view: UIView, with pose: Pose, _ shown: CALayer, what: String) {
    let window = pose.clip(in: view.bounds.size)
    let opening = (view as? WrapperView)?.contentContainer.layer ?? view.layer
    guard let clip = opening.presentation() else { return }
    // No corner is rounder than a pill's.
    let radius = min(pose.cornerRadius ?? 0, window.width / 2, window.height / 2)
    #expect(abs(clip.cornerRadius - radius) * pose.scale <= 0.25, "\(what)")
    guard view is WrapperView else { return }
    let seen = CGRect(
      x: clip.position.x - clip.bounds.width / 2, y: clip.position.y - clip.bounds.height / 2,
      width: clip.bounds.width, height: clip.bounds.height)
    for (a, b) in [
      (seen.minX, window.minX), (seen.minY, window.minY), (seen.maxX, window.maxX),
      (seen.maxY, window.maxY), (clip.bounds.minX, window.minX), (clip.bounds.minY, window.minY),
    ] {
      #expect(abs(a - b) * pose.scale <= 0.25, "\(what)")
    }
    // A card has a shadow of its own.
    if view is CardView, pose.shadow == 0 { return }
    #expect(abs(CGFloat(shown.shadowOpacity) - pose.shadow) <= 0.01, "\(what)")
  }

  func shownCorners() -> [CGPoint] {
    [Choreography.Role.front, .back].compactMap(view(of:)).flatMap { view -> [CGPoint] in
      guard let shown = view.layer.presentation() else { return [] }
      let (w, h) = (view.bounds.width / 2, view.bounds.height / 2)
      let m = shown.transform
      return [(-w, -h), (w, h)].map { x, y in
        let divisor = x * m.m14 + y * m.m24 + m.m44
        return CGPoint(
          x: (x * m.m11 + y * m.m21 + m.m41) / divisor,
          y: (x * m.m12 + y * m.m22 + m.m42) / divisor)
      }
    }
  }
}
