import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Views in front of an element in its own screen, such as a close button or a caption.
  @MainActor @Suite struct OccludersTests {
    private let gallery: Gallery
    private let front = UIView()

    /// Adds a view in front of the large picture, which spans from (0, 60) to (390, 300).
    init() {
      gallery = Gallery()
      front.backgroundColor = .black
      front.frame = CGRect(x: 300, y: 70, width: 40, height: 40)
      gallery.screen.loadViewIfNeeded()
      gallery.screen.view.addSubview(front)
    }

    private var occluders: [Occluder] { gallery.run?.flight?.occluders ?? [] }

    private func opened(_ preset: PresetUnderTest = .spin) {
      gallery.open(preset, animated: false)
      gallery.settle()
    }

    private func opacity(_ isLeaving: Bool) -> Float? {
      let morphTree = occluders.first?.morphTree
      let slot = isLeaving ? morphTree?.leavingSlot : morphTree?.arrivingSlot
      return slot?.presentation()?.opacity
    }

    /// Next to the view that contains the elements, or next to the elements themselves.
    @Test(arguments: [true, false]) func occluderStaysInFrontOfElementsThatLeave(isFarther: Bool)
      async throws
    {
      try await clock.play {
        if isFarther { gallery.screen.content.addSubview(front) }
        // No element that the card could follow.
        for view in gallery.presenter.elements.values { view.takeAlong.morphs = .position }
        opened(.overlay)
        gallery.close()
        let occluder = try #require(occluders.first)
        #expect(occluders.count == 1 && occluder.original.view === front && occluder.isLeaving)
        #expect(Original.hides(front))
        // In front of all other layers, in its place, looking as it did.
        #expect(gallery.flightOverlay?.layer.sublayers?.last === occluder.morphTree.layer)
        clock.advance(by: 0.001)
        let shown = try #require(occluder.morphTree.shownLook.old)
        #expect(shown.distance(to: front.portrayed.outline) < 8)
        #expect(opacity(true) == 1)
        gallery.flyOn()
        // The screen goes away with all that is on it.
        #expect(opacity(true) == 1)
        gallery.settle()
        #expect(front.layer.opacity == 1 && gallery.isClean)
      }
    }

    /// A screen that only fades in does not bring it at once.
    @Test func occluderComesLateOnAScreenThatFades() async throws {
      try await clock.play {
        gallery.open(.fade)
        clock.advance(by: 1.0 / 60)
        #expect(occluders.count == 1 && opacity(false) == 0)
        clock.advance(by: 0.09)
        let halfway = try #require(opacity(false))
        #expect(halfway > 0 && halfway < 1)
        gallery.flyOn()
        #expect(opacity(false).map { $0 > 0.95 } == true)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A screen that is in front brings all that is on it; one that comes out from behind another does not.
    @Test(arguments: [PresetUnderTest.slide, .fall, .fold, .spin])
    func occluderArrivesInFrontOfElements(preset: PresetUnderTest) async throws {
      try await clock.play {
        gallery.open(preset)
        #expect(occluders.count == 1 && occluders.first?.isLeaving == false)
        clock.advance(by: 0.1)
        // In a card, which is smaller, it reaches beyond the element.
        #expect(Original.hides(front) == (preset != .fall))
        #expect(opacity(false) == (preset == .slide || preset == .fall ? 1 : 0))
        gallery.flyOn()
        #expect(opacity(false).map { $0 > 0.95 } == true)
        let shown = try #require(occluders.first?.morphTree.shownLook.new)
        #expect(shown.distance(to: front.portrayed.outline) < 0.5)
        gallery.settle()
        #expect(front.layer.opacity == 1 && gallery.isClean)
      }
    }

    /// Cancelled before it was ever visible.
    @Test func occluderIsShownAgainAfterACancel() async throws {
      try await clock.play {
        gallery.open(.slide)
        clock.advance(by: 0.1)
        gallery.turnRound()
        gallery.settle()
        #expect(front.layer.opacity == 1 && gallery.isClean)
        #expect(gallery.log.lines == ["end false"])
      }
    }

    enum Place: CaseIterable { case behind, beside, hidden, clear, inside, screen }

    /// It has nothing to do with a flight, and stays as it is.
    @Test(arguments: Place.allCases) func viewThatIsNotInFrontOfElementsStays(place: Place)
      async throws
    {
      try await clock.play {
        let screen = gallery.screen
        switch place {
        case .behind: screen.view.insertSubview(front, at: 0)
        case .beside: front.frame.origin.y = 600
        case .hidden: front.isHidden = true
        case .clear: front.alpha = 0
        case .inside: screen.picture.addSubview(front)
        // It is behind the elements, in the same view.
        case .screen: screen.content.insertSubview(front, at: 0)
        }
        opened()
        gallery.close()
        #expect(occluders.isEmpty && !Original.hides(front))
        gallery.settle()
      }
    }

    /// A view over the whole screen that only passes touches on is no occluder, until it shows something.
    @Test(arguments: [true, false]) func blankViewIsNoOccluder(isBlank: Bool) async throws {
      try await clock.play {
        final class Host: UIView {}
        front.removeFromSuperview()
        let host = Host(frame: gallery.screen.view.bounds)
        let notice = UIView(frame: CGRect(x: 10, y: 70, width: 90, height: 30))
        host.addSubview(notice)
        if !isBlank { notice.backgroundColor = .yellow }
        gallery.screen.view.addSubview(host)
        opened()
        gallery.close()
        #expect(occluders.count == (isBlank ? 0 : 1))
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// In a list a header is drawn in front of the cells that come after it.
    @Test(arguments: [true, false]) func viewInFrontByItsZPositionIsAnOccluder(isRaised: Bool)
      async throws
    {
      try await clock.play {
        gallery.screen.content.insertSubview(front, at: 0)
        front.layer.zPosition = isRaised ? 1 : 0
        opened()
        gallery.close()
        #expect(occluders.count == (isRaised ? 1 : 0))
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// Of many, the small ones are more than the picture's background.
    @Test func theSmallestGoAlong() async throws {
      try await clock.play {
        for size in 20..<40 {
          let view = UIView(frame: CGRect(x: 300, y: 70, width: 60 - size, height: 40))
          view.backgroundColor = .red
          gallery.screen.view.addSubview(view)
        }
        opened()
        gallery.close()
        let widths = occluders.compactMap { $0.original.view?.bounds.width }
        #expect(widths == Array((21...28).map { CGFloat($0) }.reversed()))
        gallery.settle()
      }
    }

    @Test func noMoreThanEightGoAlong() async throws {
      try await clock.play {
        for _ in 0..<20 {
          let view = UIView(frame: front.frame)
          view.backgroundColor = .red
          gallery.screen.view.addSubview(view)
        }
        opened()
        gallery.close()
        #expect(occluders.count == 8)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    #if os(Linux)
      /// After a rotation during the run, it ends where it was laid out.
      @Test func occluderIsMeasuredAgainAfterARotation() throws {
        front.autoresizingMask = [.flexibleLeftMargin]
        opened()
        gallery.close()
        gallery.rotate()
        let occluder = try #require(occluders.first)
        let end = occluder.morphTree.morph.end.center
        #expect(end.distance(to: front.portrayed.outline.middle) < 0.5)
        gallery.settle()
        #expect(gallery.isClean)
      }
    #endif

    /// A view in front of elements moves with its screen, also where a finger carries that.
    @Test(arguments: [true, false]) func aFingerCarriesItWithItsScreen(isAbove: Bool) async throws {
      try await clock.play {
        if !isAbove {
          front.frame = CGRect(x: 70, y: 130, width: 20, height: 20)
          gallery.presenter.view.addSubview(front)
        }
        gallery.open(.scale, gesture: .panToEdge, animated: false)
        gallery.settle()
        gallery.close()
        clock.advance(by: 0.05)
        #expect(gallery.run?.hold() == true)
        gallery.run?.move(to: RunPosition(fraction: 0.3, translation: CGVector(dx: 30, dy: -50)))
        clock.turn()
        let (occluder, playback) = (
          try #require(occluders.first), try #require(gallery.run?.playback)
        )
        let frames = try #require(gallery.run?.flight?.frames)
        @MainActor func miss() throws -> CGFloat {
          let planes = ScreenPlanes(
            playback.choreography, at: playback.position, in: frames)
          let pose = occluder.morphTree.morph.pose(
            at: 0, on: .aboard(isAbove ? .front : .back), of: planes)
          let layer = try #require(occluder.morphTree.layer.presentation())
          return layer.position.distance(to: pose.center)
            + Quad(layer.transform, size: pose.size)
            .distance(to: Quad(try #require(pose.matrix), size: pose.size))
        }
        #expect(playback.dragOffset.dx == 30)
        try #expect(miss() < 0.01)
        gallery.run?.release(
          closes: true, velocity: RunPosition(fraction: 1), isCarried: false, because: .released)
        for _ in 0..<4 {
          clock.advance(by: 0.03)
          try #expect(miss() < 0.5)
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// It disappears while the other screen opens, and appears while that closes.
    @Test func occluderInTheScreenUnderneathFades() async throws {
      try await clock.play {
        front.frame = CGRect(x: 30, y: 130, width: 20, height: 20)
        gallery.presenter.loadViewIfNeeded()
        gallery.presenter.view.addSubview(front)
        gallery.open(.slide)
        #expect(
          occluders.count == 1 && occluders.first?.isLeaving == true && Original.hides(front))
        #expect(opacity(true).map { $0 > 0.9 } == true)
        gallery.flyOn()
        #expect(opacity(true) == 0)
        gallery.settle()
        #expect(front.layer.opacity == 1)
        gallery.close()
        #expect(occluders.count == 1 && occluders.first?.isLeaving == false)
        clock.advance(by: 0.1)
        #expect(opacity(false) == 0 && Original.hides(front))
        gallery.flyOn()
        #expect(opacity(false).map { $0 > 0.95 } == true)
        gallery.settle()
        #expect(front.layer.opacity == 1 && gallery.isClean)
      }
    }

    /// Such a view is more the screen's than the element's, so it stays visible in its screen.
    @Test(arguments: [true, false]) func occluderThatReachesBeyondTheElementStaysInItsScreenToo(
      isLeaving: Bool
    ) async throws {
      try await clock.play {
        front.frame.origin.y = 290
        if isLeaving { opened() }
        isLeaving ? gallery.close() : gallery.open(.slide)
        clock.advance(by: 0.1)
        #expect(occluders.count == 1 && !Original.hides(front))
        if !isLeaving {
          gallery.flyOn()
          #expect(opacity(false).map { $0 > 0.95 } == true)
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A round button that is a label keeps its ground, which nobody else would draw.
    @Test func aLabelInFrontKeepsItsGround() async throws {
      try await clock.play {
        let button = UILabel(frame: gallery.presenter.badge.frame.insetBy(dx: 4, dy: 4))
        button.text = "x"
        button.backgroundColor = .black
        gallery.presenter.view.addSubview(button)
        clock.advance(by: 0.1)
        gallery.open(.overlay)
        let flight = try #require(gallery.run?.flight)
        let occluder = try #require(flight.occluders.first { $0.original.view === button })
        #expect(occluder.original.kind == .snapshot)
        gallery.settle()
      }
    }

    /// A bar does not cover the views inside it.
    @Test func aBarCutsNothingOfItsOwn() async throws {
      try await clock.play {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
        gallery.presenter.view.addSubview(bar)
        bar.addSubview(front)
        let space = RestingSpace(gallery.presenter.view, in: gallery.window, bars: [bar])
        let box = space.box(front.bounds, of: front)
        #expect(space.visible(box, of: front, under: []) == box)
        let badge = gallery.presenter.badge
        badge.center.y = 90
        let other = space.box(badge.bounds, of: badge)
        #expect(space.visible(other, of: badge, under: []).minY == 90)
      }
    }

    /// A navigation bar is no occluder: an element under it comes out from under it.
    @Test func barsStay() async throws {
      try await clock.play {
        let below = ElementsController(.small)
        let stack = UINavigationController(rootViewController: below)
        below.places["panel"] = CGRect(x: 20, y: 60, width: 200, height: 100)
        stack.navigationBar.scrollEdgeAppearance = stack.navigationBar.standardAppearance
        let window = clock.makeWindow()
        window.rootViewController = stack
        clock.advance(by: 0.1)
        let controller = TransitionController(
          presenting: gallery.screen, preset: PresetUnderTest.slide)
        stack.present(gallery.screen, animated: true)
        clock.turn()
        let flight = try #require(controller.run?.flight)
        #expect(!flight.occluders.contains { $0.original.view === stack.navigationBar })
        let panel = flight.pairs.first { $0.key == "panel" }
        #expect(panel.map { $0.back.metrics.covered.top > 0 } == true)
        clock.advance(by: 1)
      }
    }
  }
}

extension Occluder {
  /// True in the leaving screen: its look is visible at the start.
  fileprivate var isLeaving: Bool { morphTree.blend.leaving(at: 0) == 1 }
}
