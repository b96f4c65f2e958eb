import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A screen that grows out of a view: the view becomes the screen.
  @MainActor @Suite struct OriginCoverTests {
    private let theatre = Theatre()
    private let row = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 64))

    init() {
      row.backgroundColor = .red
      row.layer.cornerRadius = 12
      theatre.presenter.view.addSubview(row)
      clock.turn()
    }

    private func present(_ preset: PresetUnderTest) {
      theatre.present(
        preset, settings: TransitionSettings(from: .view(row), to: .view(row)),
        gesture: .pinch)
    }

    /// The views above the screen's own, inside its window: the color, and the picture.
    private var covers: [UIView] {
      let clip = (theatre.wrapper as? WrapperView)?.contentContainer
      return clip?.subviews.filter { $0 !== theatre.screen.view } ?? []
    }

    /// The window as it is shown, in the container.
    private var window: CGRect {
      guard let wrapper = theatre.wrapper as? WrapperView,
        let outer = wrapper.layer.presentation(),
        let clip = wrapper.contentContainer.layer.presentation()
      else { return .null }
      let (scale, size) = (outer.transform.m11, wrapper.bounds.size)
      let middle = CGPoint(
        x: wrapper.center.x + outer.transform.m41 + (clip.position.x - size.width / 2) * scale,
        y: wrapper.center.y + outer.transform.m42 + (clip.position.y - size.height / 2) * scale)
      return CGRect(
        x: middle.x - clip.bounds.width * scale / 2, y: middle.y - clip.bounds.height * scale / 2,
        width: clip.bounds.width * scale, height: clip.bounds.height * scale)
    }

    private func isNear(_ a: CGRect, _ b: CGRect, within limit: CGFloat) -> Bool {
      abs(a.minX - b.minX) <= limit && abs(a.minY - b.minY) <= limit
        && abs(a.maxX - b.maxX) <= limit && abs(a.maxY - b.maxY) <= limit
    }

    /// A shadow of the view is seen in the corners of its snapshot, and would stand on the color.
    @Test func aPictureOfAViewWithRoundCornersHasTheseCorners() async throws {
      try await clock.play {
        present(.full)
        let (picture, scale) = (covers[1], covers[1].bounds.width / row.bounds.width)
        #expect(picture.clipsToBounds && abs(picture.layer.cornerRadius - 12 * scale) < 0.01)
        theatre.settle()
      }
    }

    @Test(arguments: [PresetUnderTest.full, .overlay, .scale]) func screenBeginsAsTheView(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        present(preset)
        #expect(isNear(window, row.frame, within: 0.5))
        #expect(covers.count == 2 && covers[0].backgroundColor == .red)
        #expect(covers.allSatisfy { $0.layer.presentation()?.opacity == 1 })
        #expect(Original.hides(row))
        let clip = (theatre.wrapper as? WrapperView)?.contentContainer.layer.presentation()
        let scale = theatre.wrapper.layer.presentation()?.transform.m11 ?? 0
        #expect(abs((clip?.cornerRadius ?? 0) * scale - 12) < 0.25)
        theatre.settle()
        #expect(covers.isEmpty && row.layer.opacity == 1)
      }
    }

    /// A button above a card, into which that closes, does not come and go at once.
    @Test(arguments: [true, false]) func aViewBesideTheCardFades(isBeside: Bool) async throws {
      try await clock.play {
        row.frame = CGRect(x: 330, y: isBeside ? 60 : 400, width: 36, height: 36)
        var shown: CGFloat { CGFloat(row.layer.presentation()?.opacity ?? 0) }
        present(.overlay)
        clock.advance(by: 0.1)
        #expect(shown < 0.001)
        while theatre.run?.playback != nil { clock.advance(by: 1.0 / 60) }
        clock.advance(by: 1.0 / 60)
        #expect(isBeside ? shown > 0.01 && shown < 0.4 : shown == 1)
        clock.advance(by: 0.2)
        #expect(shown == 1 && row.layer.animationKeys() == nil)
        theatre.screen.dismiss(animated: true)
        clock.advance(by: 1.0 / 60)
        #expect(isBeside ? shown > 0.5 && shown < 1 : shown < 0.001)
        clock.advance(by: 0.1)
        #expect(shown < 0.001)
        theatre.settle()
        #expect(shown == 1 && row.layer.animationKeys() == nil)
      }
    }

    /// Let go without closing the card, the view comes back as it does when the card has opened.
    @Test func aViewBesideTheCardFadesInWhenTheCardStays() async throws {
      try await clock.play {
        row.frame = CGRect(x: 330, y: 60, width: 36, height: 36)
        var shown: CGFloat { CGFloat(row.layer.presentation()?.opacity ?? 0) }
        present(.overlay)
        theatre.settle()
        theatre.screen.dismiss(animated: true)
        clock.advance(by: 0.1)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.release(to: 0, velocity: RunPosition(fraction: 0), springs: .landing)
        while theatre.run?.playback != nil { clock.advance(by: 1.0 / 60) }
        clock.advance(by: 1.0 / 60)
        #expect(shown > 0.01 && shown < 0.4)
        clock.advance(by: 0.2)
        #expect(shown == 1 && row.layer.animationKeys() == nil)
      }
    }

    /// A plate on which there are only elements is blank beside them.
    @Test func theColorBelowElementsIsBrief() async throws {
      try await clock.play {
        _ = presentWithElement()
        let run = try #require(theatre.run)
        #expect(run.hold())
        for (fraction, fill) in [(0.03, 1), (0.1175, 0.5), (0.2, 0)] as [(CGFloat, CGFloat)] {
          run.move(to: RunPosition(fraction: fraction))
          clock.turn()
          #expect(abs(CGFloat(covers[0].layer.opacity) - fill) < 0.01)
        }
        run.resume()
        theatre.settle()
      }
    }

    /// The color has gone before the screen's text could be read through it.
    @Test func coversClearBeforeTextIsReadThroughThem() async throws {
      try await clock.play {
        present(.full)
        let run = try #require(theatre.run)
        #expect(run.hold())
        for (fraction, fill, picture) in [
          (0, 1, 1), (0.06, 1, 1), (0.105, 0.933, 0.5975), (0.1975, 0.3775, 0), (0.25, 0, 0),
        ] {
          run.move(to: RunPosition(fraction: fraction))
          clock.turn()
          #expect(abs(CGFloat(covers[0].layer.opacity) - fill) < 0.01)
          #expect(abs(CGFloat(covers[1].layer.opacity) - picture) < 0.01)
        }
        run.resume()
        theatre.settle()
      }
    }

    /// A part of a view is shown as wide as the place, and as high as it is itself.
    @Test(arguments: [CGRect(x: 10, y: 4, width: 120, height: 50), nil])
    func thePictureHasTheShapeOfWhatItShows(part: CGRect?) async throws {
      try await clock.play {
        let place = part.map { part in TransitionPlace.rect(in: row) { _ in part } } ?? .view(row)
        theatre.present(.full, settings: TransitionSettings(from: place, to: place))
        let (size, picture) = (part?.size ?? row.bounds.size, covers[1].bounds.size)
        #expect(abs(picture.height / picture.width - size.height / size.width) < 0.001)
        theatre.settle()
      }
    }

    /// A screen that is wider than its place is cut at both sides there: the picture is not.
    @Test func thePictureFitsThePlace() async throws {
      try await clock.play {
        row.frame = CGRect(x: 40, y: 200, width: 60, height: 300)
        present(.full)
        let scale = try #require(theatre.wrapper.layer.presentation()).transform.m11
        #expect(isNear(window, row.frame, within: 0.5))
        #expect(abs(covers[1].frame.width * scale - 60) < 0.5)
        #expect(abs(covers[1].frame.height * scale - 300) < 0.5)
        theatre.settle()
      }
    }

    /// At a side of the screen, too, the picture lies over the place.
    @Test(arguments: [
      CGRect(x: 330, y: 80, width: 40, height: 300), CGRect(x: 20, y: 700, width: 60, height: 100),
      CGRect(x: 150, y: 500, width: 230, height: 40),
    ])
    func thePictureLiesOverThePlace(place: CGRect) async throws {
      try await clock.play {
        row.frame = place
        present(.full)
        let picture = try #require(covers[1].layer.presentation())
        #expect(isNear(picture.convert(picture.bounds, to: nil), place, within: 1))
        theatre.settle()
      }
    }

    /// The screen's shadow takes over from the view's own, and gives it back.
    @Test func theShadowOfTheViewDoesNotVanish() async throws {
      try await clock.play {
        row.layer.shadowOpacity = 0.2
        present(.full)
        #expect(abs((theatre.wrapper.layer.presentation()?.shadowOpacity ?? 0) - 0.2) < 0.01)
        theatre.settle()
      }
    }

    /// A row that is selected is covered by the color of its selection.
    @Test func theForemostColorCounts() async throws {
      try await clock.play {
        let selection = UIView(frame: row.bounds)
        selection.backgroundColor = .blue
        row.addSubview(selection)
        let label = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 20))
        label.backgroundColor = .green
        row.addSubview(label)
        #expect(row.ground === selection)
        selection.alpha = 0.5
        #expect(row.ground === row)
        row.backgroundColor = nil
        #expect(row.ground === selection)
      }
    }

    /// A control has its shadow outside, and its round background in a subview.
    @Test(arguments: [0, 20] as [CGFloat]) func theGroundsCornersCount(radius: CGFloat)
      async throws
    {
      try await clock.play {
        let ground = UIView(frame: row.bounds)
        (ground.backgroundColor, row.backgroundColor) = (.red, nil)
        ground.layer.cornerRadius = radius
        row.addSubview(ground)
        let (place, container) = (TransitionPlace.view(row), theatre.presenter.view!)
        let spot = place.spot(of: PlaceView(view: row), in: container, isRightToLeft: false)
        #expect(spot?.radius == max(radius, 12))
      }
    }

    /// Scaled with its view, no rounder than a pill, and with no shadow but one that is seen.
    @Test func aPlaceIsAsRoundAndAsDarkAsItsView() async throws {
      try await clock.play {
        let container = theatre.presenter.view!
        @MainActor func spot() throws -> TransitionGeometry.Spot {
          try #require(
            TransitionPlace.view(row).spot(
              of: PlaceView(view: row), in: container, isRightToLeft: false))
        }
        row.layer.shadowOpacity = 0.9
        try #expect(spot().radius == 12)
        try #expect(spot().shadow == CardLayout.shadow)
        row.layer.cornerRadius = 100
        try #expect(spot().radius == 32)
        row.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        try #expect(abs(spot().radius - 16) < 1e-6)
        row.clipsToBounds = true
        try #expect(spot().shadow == 0)
        row.transform = .identity
      }
    }

    /// A container lies somewhere in its window: places are in the points of the container.
    @Test(arguments: [false, true]) func placesAreInTheContainersPoints(isRightToLeft: Bool)
      async throws
    {
      try await clock.play {
        let container = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 500))
        theatre.presenter.view.addSubview(container)
        @MainActor func frame(_ place: TransitionPlace) -> CGRect? {
          place.spot(of: place.view(for: nil), in: container, isRightToLeft: isRightToLeft)?.frame
        }
        #expect(
          frame(.point(CGPoint(x: 100, y: 350))) == CGRect(x: 60, y: 250, width: 0, height: 0))
        #expect(frame(.view(row)) == CGRect(x: -20, y: 200, width: 350, height: 64))
        #expect(frame(.bottom) == CGRect(x: 150, y: 500, width: 0, height: 0))
        let (left, right) = (CGPoint(x: 0, y: 250), CGPoint(x: 300, y: 250))
        #expect(frame(.leading)?.origin == (isRightToLeft ? right : left))
        #expect(frame(.trailing)?.origin == (isRightToLeft ? left : right))
        container.removeFromSuperview()
      }
    }

    /// Opens `full` from the row, which has an element in it, and returns that.
    private func presentWithElement() -> UIView {
      let (badge, landing) = (UIView(), UIView())
      badge.frame = CGRect(x: 8, y: 8, width: 48, height: 48)
      landing.frame = CGRect(x: 40, y: 400, width: 300, height: 300)
      row.addSubview(badge)
      theatre.screen.loadViewIfNeeded()
      theatre.screen.view.addSubview(landing)
      for view in [badge, landing] {
        view.backgroundColor = .blue
        view.takeAlongKey = "badge"
      }
      clock.advance(by: 0.05)
      present(.full)
      return badge
    }

    /// An element that flies is hidden before the picture is taken; a text that stays is in it.
    @Test func thePictureIsTakenWithoutElements() async throws {
      try await clock.play {
        let badge = presentWithElement()
        #expect(theatre.run?.flight?.isEmpty == false)
        let first = covers[1].subviews
        #expect(first.count == 1 && row.layer.opacity == 1)
        clock.advance(by: 0.06)
        #expect(covers[1].subviews.first !== first[0])
        #expect(Original.hides(badge))
        #expect(covers[1].subviews.count == 1 && Original.hides(row))
        theatre.settle()
        #expect(row.layer.opacity == 1 && badge.layer.opacity == 1)
      }
    }

    /// Elements grow over what is left in the picture: it goes within two frames.
    @Test func aPictureUnderElementsGoesAtOnce() async throws {
      try await clock.play {
        _ = presentWithElement()
        let timing = try #require(theatre.run?.playback).choreography.timing
        clock.advance(by: 0.034)
        #expect(timing.fraction(at: 0.034) > 0.12)
        #expect((covers[1].layer.presentation()?.opacity ?? 1) == 0)
        theatre.settle()
      }
    }

    /// An element that lands is larger than its place, and covers what is beside it in the picture: that comes when
    /// it is nearly there.
    @Test func aPictureUnderElementsComesAtLast() async throws {
      try await clock.play {
        let badge = presentWithElement()
        theatre.settle()
        theatre.screen.dismiss(animated: true)
        clock.advance(by: 1.0 / 60)
        var (large, small) = (0, 0)
        while let playback = theatre.run?.playback, playback.isPlaying, large + small < 60 {
          clock.advance(by: 1.0 / 60)
          guard let layer = theatre.run?.flight?.pairs.first?.morphTree.outlines[0].layer,
            let element = layer.presentation(), covers.count > 1,
            let picture = covers[1].layer.presentation()
          else { continue }
          if element.bounds.width > badge.bounds.width * 1.5 {
            large += 1
            #expect(picture.opacity == 0)
          } else if element.bounds.width < badge.bounds.width * 1.1 {
            small += 1
            #expect(picture.opacity > 0.9)
          }
        }
        #expect(large > 4 && small > 2, "\(large) \(small)")
        theatre.settle()
        #expect(badge.layer.opacity == 1)
      }
    }

    #if os(Linux)
      /// A second picture waits for elements; by then the whole screen may be gone, or its window hidden.
      @Test(arguments: [true, false]) func aViewThatIsGoneHasNoPictureAnyMore(isHidden: Bool) {
        _ = presentWithElement()
        if isHidden {
          theatre.window.isHidden = true
        } else {
          theatre.presenter.view.removeFromSuperview()
        }
        Headless.advance(by: 0.06)
        #expect(!Headless.takeMisuses().contains { $0.kind == .snapshotNotRendered })
        theatre.settle()
        _ = Headless.takeMisuses()
      }
    #endif

    @Test(arguments: [PresetUnderTest.full, .overlay, .scale], [true, false])
    func screenEndsAsTheViewAgain(preset: PresetUnderTest, isCancelled: Bool) async throws {
      try await clock.play {
        present(preset)
        theatre.settle()
        theatre.dismiss()
        clock.advance(by: 0.05)
        #expect(Original.hides(row) && covers.count == 2)
        if isCancelled { theatre.run?.turn(.opening) }
        let end = try #require(theatre.run?.playback?.remaining)
        clock.advance(by: end - 0.02)
        #expect(isNear(window, isCancelled ? theatre.wrapper.frame : row.frame, within: 2))
        theatre.settle()
        #expect(row.layer.opacity == 1)
        #expect((theatre.presenter.presentedViewController == nil) == !isCancelled)
        #expect(!isCancelled || covers.isEmpty)
      }
    }

    #if os(Linux)
      /// A run that goes on as a fade shows the view, and the whole screen without a cover.
      @Test(arguments: [true, false]) func aFadeCoversNothing(opens: Bool) {
        present(.full)
        if !opens {
          theatre.settle()
          theatre.dismiss()
        }
        Headless.advance(by: 0.05)
        #expect(Original.hides(row))
        Headless.setReduceMotion(true)
        Headless.turn()
        #expect(row.layer.opacity == 1 && covers.allSatisfy(\.isHidden))
        theatre.settle()
        #expect(row.layer.opacity == 1 && theatre.run == nil)
      }
    #endif

    /// The app's own opacity comes back, and what the app sets meanwhile stays.
    @Test func theViewsOwnOpacityIsBack() async throws {
      try await clock.play {
        row.alpha = 0.5
        present(.full)
        theatre.settle()
        #expect(row.alpha == 0.5)
        theatre.dismiss()
        clock.advance(by: 0.1)
        row.alpha = 0.7
        theatre.settle()
        #expect(abs(row.alpha - 0.7) < 1e-6)
      }
    }
  }
}
