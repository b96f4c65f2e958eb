import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What lies before an element in its own screen: a close button, a caption.
  @MainActor @Suite struct OccludersTests {
    private let gallery: Gallery
    private let front = UIView()

    /// A view before the large picture, which goes from (0, 60) to (390, 300).
    init() {
      gallery = Gallery()
      front.backgroundColor = .black
      front.frame = CGRect(x: 300, y: 70, width: 40, height: 40)
      gallery.screen.loadViewIfNeeded()
      gallery.screen.view.addSubview(front)
    }

    private var covers: [Occluder] { gallery.run?.flight?.covers ?? [] }

    private func opened() {
      gallery.open(.slide, animated: false)
      gallery.settle()
    }

    private func opacity(_ isLeaving: Bool) -> Float? {
      let traveller = covers.first?.traveller
      let slot = isLeaving ? traveller?.oldSlot : traveller?.newSlot
      return slot?.presentation()?.opacity
    }

    /// Beside what the elements lie in, or beside themselves.
    @Test(arguments: [true, false]) func itFadesBeforeTheTravellersThatLeave(isBeside: Bool) throws
    {
      if isBeside { gallery.screen.content.addSubview(front) }
      opened()
      gallery.close()
      let cover = try #require(covers.first)
      #expect(covers.count == 1 && cover.original.view === front && cover.isLeaving)
      #expect(OriginalView.hides(front))
      // Before everything else, where it is, as it was.
      #expect(gallery.sky?.layer.sublayers?.last === cover.traveller.layer)
      Headless.advance(by: 0.001)
      let shown = try #require(cover.traveller.shownLook.old)
      #expect(shown.distance(to: front.portrayed.outline) < 8)
      #expect(opacity(true).map { $0 > 0.9 } == true)
      gallery.flyOn()
      #expect(opacity(true) == 0)
      gallery.settle()
      #expect(front.layer.opacity == 1 && gallery.isClean)
    }

    @Test func itAppearsBeforeTheTravellersThatArrive() throws {
      gallery.open(.slide)
      #expect(covers.count == 1 && covers.first?.isLeaving == false)
      Headless.advance(by: 0.1)
      #expect(OriginalView.hides(front) && opacity(false) == 0)
      gallery.flyOn()
      #expect(opacity(false).map { $0 > 0.95 } == true)
      let shown = try #require(covers.first?.traveller.shownLook.new)
      #expect(shown.distance(to: front.portrayed.outline) < 0.5)
      gallery.settle()
      #expect(front.layer.opacity == 1 && gallery.isClean)
    }

    /// Cancelled before it was ever seen.
    @Test func itComesBackFromACancel() {
      gallery.open(.slide)
      Headless.advance(by: 0.1)
      gallery.turnRound()
      gallery.settle()
      #expect(front.layer.opacity == 1 && gallery.isClean)
      #expect(gallery.log.lines == ["end false"])
    }

    enum Place: CaseIterable { case behind, beside, hidden, clear, inside, screen }

    /// It has nothing to do with a flight, and stays as it is.
    @Test(arguments: Place.allCases) func whatIsNotBeforeThemStays(place: Place) {
      let screen = gallery.screen
      switch place {
      case .behind: screen.view.insertSubview(front, at: 0)
      case .beside: front.frame.origin.y = 600
      case .hidden: front.isHidden = true
      case .clear: front.alpha = 0
      case .inside: screen.picture.addSubview(front)
      // It lies behind what flies, in the same view.
      case .screen: screen.content.insertSubview(front, at: 0)
      }
      opened()
      gallery.close()
      #expect(covers.isEmpty && !OriginalView.hides(front))
      gallery.settle()
    }

    @Test func noMoreThanEightGoAlong() {
      for _ in 0..<20 {
        let view = UIView(frame: front.frame)
        view.backgroundColor = .red
        gallery.screen.view.addSubview(view)
      }
      opened()
      gallery.close()
      #expect(covers.count == 8)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// Turned in mid-flight, it is where it was laid out.
    @Test func itIsMeasuredAnew() throws {
      front.autoresizingMask = [.flexibleLeftMargin]
      opened()
      gallery.close()
      gallery.rotate()
      let cover = try #require(covers.first)
      let end = cover.traveller.morph.end.center
      #expect(end.distance(to: front.portrayed.outline.middle) < 0.5)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// A finger carries the screen above, and with it what lies before its elements, as much as it is
    /// still that screen's; what lies in the screen underneath stays where it is.
    @Test(arguments: [true, false]) func aFingerCarriesItWithItsScreen(isAbove: Bool) throws {
      if !isAbove {
        front.frame = CGRect(x: 70, y: 130, width: 20, height: 20)
        gallery.presenter.view.addSubview(front)
      }
      gallery.open(.scale, gesture: .panToEdge, animated: false)
      gallery.settle()
      gallery.close()
      Headless.advance(by: 0.05)
      #expect(gallery.run?.hold() == true)
      gallery.run?.move(to: RunPosition(fraction: 0.3, drift: CGVector(dx: 30, dy: -50)))
      Headless.turn()
      let (cover, playback) = (try #require(covers.first), try #require(gallery.run?.playback))
      func miss() throws -> CGFloat {
        let f = playback.choreography.travelled(at: playback.fraction)
        let share = isAbove ? 1 - f : 0
        let home = cover.traveller.morph.shape(at: f).center
        let place = CGPoint(
          x: home.x + playback.drift.dx * share, y: home.y + playback.drift.dy * share)
        return try #require(cover.traveller.layer.presentation()).position.distance(to: place)
      }
      #expect(playback.drift.dx == 30)
      #expect(try miss() < 0.01)
      gallery.run?.release(closes: true, velocity: RunPosition(fraction: 1))
      for _ in 0..<4 {
        Headless.advance(by: 0.03)
        #expect(try miss() < 0.5)
      }
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// It leaves while the other screen opens, and comes back while that closes.
    @Test func whatLiesInTheScreenUnderneathFadesToo() throws {
      front.frame = CGRect(x: 30, y: 130, width: 20, height: 20)
      gallery.presenter.loadViewIfNeeded()
      gallery.presenter.view.addSubview(front)
      gallery.open(.slide)
      #expect(covers.count == 1 && covers.first?.isLeaving == true && OriginalView.hides(front))
      #expect(opacity(true).map { $0 > 0.9 } == true)
      gallery.flyOn()
      #expect(opacity(true) == 0)
      gallery.settle()
      #expect(front.layer.opacity == 1)
      gallery.close()
      #expect(covers.count == 1 && covers.first?.isLeaving == false)
      Headless.advance(by: 0.1)
      #expect(opacity(false) == 0 && OriginalView.hides(front))
      gallery.flyOn()
      #expect(opacity(false).map { $0 > 0.95 } == true)
      gallery.settle()
      #expect(front.layer.opacity == 1 && gallery.isClean)
    }

    /// It is the screen's more than the element's: it is to be seen in it all the way.
    @Test(arguments: [true, false]) func whatReachesBeyondStaysInItsScreenToo(isLeaving: Bool) {
      front.frame.origin.y = 290
      if isLeaving { opened() }
      isLeaving ? gallery.close() : gallery.open(.slide)
      Headless.advance(by: 0.1)
      #expect(covers.count == 1 && !OriginalView.hides(front))
      gallery.flyOn()
      #expect(opacity(isLeaving).map { isLeaving ? $0 == 0 : $0 > 0.95 } == true)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// What lies in a bar is not under it.
    @Test func aBarCutsNothingOfItsOwn() {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
      gallery.presenter.view.addSubview(bar)
      bar.addSubview(front)
      let ground = RestingSpace(gallery.presenter.view, in: gallery.window, bars: [bar])
      let box = ground.box(front.bounds, of: front)
      #expect(ground.visible(box, of: front, under: []) == box)
      let badge = gallery.presenter.badge
      badge.center.y = 90
      let other = ground.box(badge.bounds, of: badge)
      #expect(ground.visible(other, of: badge, under: []).minY == 90)
    }

    /// A navigation bar is no cover: what is under it comes out from there.
    @Test func barsStay() throws {
      let below = ElementsController(.small)
      let stack = UINavigationController(rootViewController: below)
      below.places["panel"] = CGRect(x: 20, y: 60, width: 200, height: 100)
      let window = Headless.makeWindow(safeAreaInsets: Gallery.insets)
      window.rootViewController = stack
      Headless.advance(by: 0.1)
      let controller = TransitionController(
        presenting: gallery.screen, preset: PresetUnderTest.slide)
      stack.present(gallery.screen, animated: true)
      Headless.turn()
      let flight = try #require(controller.run?.flight)
      #expect(!flight.covers.contains { $0.original.view === stack.navigationBar })
      let panel = flight.passengers.first { $0.element.key == "panel" }
      #expect(panel.map { $0.back.perch.covered.top > 0 } == true)
      Headless.advance(by: 1)
    }
  }
}
