import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Options of an element for its flight.
  @MainActor @Suite struct ElementOptionTests {
    private func stage(
      _ adjust: @escaping (inout TakeAlongElement) -> Void
    ) -> Gallery {
      let below = OfferingController(.small)
      below.adjust = adjust
      return Gallery(presenter: below)
    }

    /// A view that a screen names when it is asked has the options of its own, wherever that screen is.
    @Test(arguments: [true, false]) func aViewThatIsNamedHasItsOwnOptions(isFront: Bool)
      async throws
    {
      try await clock.play {
        let (below, above) = (OfferingController(.small), OfferingController(.large))
        (below.offered, below.answers) = ([], { [unowned below] in below.elements[$0] })
        let (keyed, asked) = isFront ? (below, above) : (above, below)
        let gallery = Gallery(presenter: below, screen: above)
        keyed.loadViewIfNeeded()
        keyed.picture.takeAlongKey = "picture"
        asked.loadViewIfNeeded()
        asked.picture.takeAlong.path = .arc
        asked.picture.takeAlong.zOrder = .above
        gallery.open(.slide)
        let pair = try #require(gallery.run?.flight?.pairs.first)
        #expect(gallery.report["picture"] == .flown && asked.questions.views > 0)
        #expect(pair.options.path == .arc && pair.options.zOrder == .above)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The middle of an element as it is shown, and where it would be on a straight line between both
    /// screens.
    private func middle(_ gallery: Gallery, _ key: TakeAlongKey) throws -> (
      shown: CGPoint, straight: CGPoint
    ) {
      let (run, morphTree) = (
        try #require(gallery.run), try #require(gallery.morphTrees[key])
      )
      let (playback, flight) = (try #require(run.playback), try #require(run.flight))
      let planes = ScreenPlanes(
        playback.choreography, at: playback.position, in: flight.frames)
      let progress = playback.choreography.elementFraction(at: playback.fraction)
      let (old, new) = morphTree.morph.corners
      let rest = old.mixed(with: new, at: progress)
      let quad: Quad =
        switch planes.elements {
        case let ends? where ends.leaving == ends.arriving:
          rest.projected(by: planes[ends.leaving]).divided
        case let ends?:
          old.projected(by: planes[ends.leaving]).divided
            .mixed(with: new.projected(by: planes[ends.arriving]).divided, at: progress)
        case nil: rest
        }
      let layer = try #require(morphTree.layer.presentation())
      return (
        layer.position,
        CGPoint(x: quad.x.sum() / 4, y: quad.y.sum() / 4)
      )
    }

    /// Halfway, an arc is a fifth of the distance off the straight line, upward. The closing takes
    /// the same arc.
    @Test func anArcRisesAndLeadsBack() async throws {
      try await clock.play {
        let gallery = stage { $0.path = .arc }
        var lines: [[CGPoint]] = []
        for opens in [true, false] {
          if opens { gallery.open(.fold) } else { gallery.close() }
          let run = try #require(gallery.run)
          let morph = try #require(gallery.morphTrees["badge"]?.morph)
          let way = morph.start.center.distance(to: morph.end.center)
          var line: [CGPoint] = []
          #expect(run.hold())
          for open in [0.3, 0.5, 0.7] as [CGFloat] {
            run.move(to: RunPosition(fraction: opens ? open : 1 - open))
            clock.turn()
            let (shown, straight) = try middle(gallery, "badge")
            let playback = try #require(run.playback)
            let progress = playback.choreography.elementFraction(at: playback.fraction)
            let height = 4 * progress * (1 - progress) * way * 0.2
            #expect(abs(shown.distance(to: straight) - height) < 0.5)
            #expect(shown.y < straight.y)
            line.append(shown)
          }
          lines.append(line)
          run.resume()
          gallery.flyOn()
          #expect(gallery.misses(of: opens ? gallery.screen : gallery.presenter).isEmpty)
          gallery.settle()
        }
        for (there, back) in zip(lines[0], lines[1]) { #expect(there.distance(to: back) < 0.1) }
      }
    }

    /// An element that a screen follows, and those beside it, fly straight.
    @Test func withALeadNothingFliesInAnArc() async throws {
      try await clock.play {
        let gallery = stage { $0.path = .arc }
        gallery.open(.overlay)
        clock.advance(by: 0.08)
        let (shown, straight) = try middle(gallery, "badge")
        #expect(shown.distance(to: straight) < 0.25)
        gallery.settle()
      }
    }

    /// Keyframes follow the arc while a segment plays.
    @Test func anArcIsFlownSmoothly() async throws {
      try await clock.play {
        let gallery = stage { $0.path = .arc }
        gallery.open(.slide)
        let morphTree = try #require(gallery.morphTrees["badge"])
        let frames = try #require(gallery.run?.flight?.frames)
        for _ in 0..<40 {
          clock.advance(by: 0.012)
          guard let playback = gallery.run?.playback else { break }
          let planes = ScreenPlanes(
            playback.choreography, at: playback.position, in: frames)
          let pose = morphTree.morph.pose(
            at: playback.choreography.elementFraction(at: playback.fraction), on: planes.elements,
            of: planes)
          let layer = try #require(morphTree.layer.presentation())
          let (shown, wanted) = (layer.transform, try #require(pose.matrix))
          let corners = Quad(shown, size: pose.size).divided.moved(to: layer.position)
          let expected = Quad(wanted, size: pose.size).divided.moved(to: pose.center)
          #expect(corners.distance(to: expected) <= 0.25)
        }
        gallery.settle()
      }
    }

    /// Options of keyed views; the presenting screen's count where both set one.
    @Test func keyedViewsHaveOptions() async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] { screen.loadViewIfNeeded() }
        gallery.presenter.badge.takeAlong.path = .arc
        gallery.screen.badge.takeAlong.fade = .backOnly
        gallery.presenter.panel.takeAlong.fade = .frontOnly
        gallery.screen.panel.takeAlong.fade = .backOnly
        gallery.open(.slide)
        let badge = gallery.run?.flight?.pairs.first { $0.key == "badge" }?.options
        #expect(badge?.path == .arc && badge?.fade == .backOnly)
        #expect(gallery.morphTrees["panel"]?.blend == .arrivingOnly)
        gallery.settle()
      }
    }

    /// The position without the size: nothing is scaled on the way, and it lands all the same.
    @Test func elementThatFollowsThePositionIsNotScaled() async throws {
      try await clock.play {
        let gallery = stage { if $0.key == "panel" { $0.morphs = .position } }
        gallery.open(.slide)
        let morph = try #require(gallery.morphTrees["panel"]?.morph)
        for fraction in [0, 0.3, 0.7, 1] as [CGFloat] {
          let pose = morph.pose(at: fraction)
          #expect(
            [pose.leaving.scaleX, pose.leaving.scaleY, pose.arriving.scaleX, pose.arriving.scaleY]
              == [1, 1, 1, 1])
        }
        gallery.flyOn()
        #expect(gallery.misses(of: gallery.screen).isEmpty)
        gallery.settle()
      }
    }

    /// The size without the position: it stays at its place in the presented screen.
    @Test func elementThatFollowsTheSizeStaysInItsPlace() async throws {
      try await clock.play {
        let gallery = stage { if $0.key == "panel" { $0.morphs = .size } }
        for opens in [true, false] {
          if opens { gallery.open(.slide) } else { gallery.close() }
          let morph = try #require(gallery.morphTrees["panel"]?.morph)
          let place = CGPoint(x: 195, y: 430)
          #expect(morph.pose(at: 0).center == place && morph.pose(at: 0.7).center == place)
          let (old, new) = (morph.pose(at: 0).size, morph.pose(at: 1).size)
          #expect((opens ? old : new) == CGSize(width: 100, height: 60))
          #expect((opens ? new : old) == CGSize(width: 358, height: 60))
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    @Test func theLowerOnesFlyBelow() async throws {
      try await clock.play {
        let gallery = stage { if $0.key == "title" { $0.zOrder = .below } }
        gallery.open(.slide)
        let layers = try #require(gallery.flightOverlay?.layer.sublayers)
        #expect(layers.count == 4 && layers.first === gallery.morphTrees["title"]?.layer)
        // The others keep the order in which they were offered.
        let order = ["title", "badge", "panel", "picture"].map { gallery.morphTrees[$0]?.layer }
        #expect(zip(layers, order).allSatisfy { $0 === $1 })
        gallery.settle()
      }
    }

    /// Elements that overlap in a screen are in the same order in flight, whatever order they have in the tree.
    @Test(arguments: [true, false]) func elementInFrontStaysInFront(isFront: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        let screen = isFront ? gallery.screen : gallery.presenter
        screen.loadViewIfNeeded()
        let place = CGRect(x: 20, y: 120, width: 80, height: 80)
        for key in ["badge", "panel"] as [TakeAlongKey] { screen.places[key] = place }
        screen.badge.layer.zPosition = 1
        gallery.open(.slide)
        let layers = try #require(gallery.flightOverlay?.layer.sublayers)
        let order = try ["badge", "panel"].map { key in
          try #require(layers.firstIndex { $0 === gallery.morphTrees[key]?.layer })
        }
        #expect(order[0] > order[1])
        gallery.settle()
      }
    }

    @Test(arguments: [TakeAlongElement.Fade.backOnly, .frontOnly])
    func oneSnapshotThroughout(fade: TakeAlongElement.Fade) async throws {
      try await clock.play {
        let gallery = stage { $0.fade = fade }
        for opens in [true, false] {
          if opens { gallery.open(.slide) } else { gallery.close() }
          clock.advance(by: 0.2)
          let keepsOld = (fade == .backOnly) == opens
          for (key, morphTree) in gallery.morphTrees {
            let (seen, other) =
              keepsOld
              ? (morphTree.leavingSlot, morphTree.arrivingSlot)
              : (morphTree.arrivingSlot, morphTree.leavingSlot)
            #expect(seen.presentation()?.opacity == 1 && seen.sublayers?.count == 1, "\(key)")
            // A snapshot that is never seen is not made.
            #expect(other.presentation()?.opacity == 0 && other.sublayers?.isEmpty != false)
          }
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    /// Different texts give way, equal ones come over each other, the same picture stays, and everything else
    /// covers.
    @Test func theFadeFitsTheSnapshots() async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.screen.loadViewIfNeeded()
        gallery.screen.caption.text = "Another one"
        gallery.open(.slide)
        #expect(gallery.morphTrees["title"]?.blend == .giveWay)
        #expect(gallery.morphTrees["picture"]?.blend == .leavingOnly)
        #expect(gallery.morphTrees["badge"]?.blend == .cover)
        gallery.settle()
        gallery.screen.caption.text = gallery.presenter.caption.text
        gallery.close()
        #expect(gallery.morphTrees["title"]?.blend == .overlap)
        gallery.settle()
      }
    }

    /// Where two texts cannot be told from each other, one of them flies.
    @Test(arguments: [true, false]) func alikeTextsAreOne(isAlike: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.screen.loadViewIfNeeded()
        gallery.screen.caption.font = gallery.presenter.caption.font
        gallery.screen.places["title"] = CGRect(
          origin: CGPoint(x: 40, y: 500), size: gallery.presenter.caption.bounds.size)
        if !isAlike { gallery.screen.caption.numberOfLines = 2 }
        gallery.open(.overlay)
        #expect(gallery.morphTrees["title"]?.blend == (isAlike ? .leavingOnly : .overlap))
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The option also holds for a view that takes the place of the source during the run.
    @Test(arguments: [true, false]) func aNewSourceMayStay(leaves: Bool) async throws {
      try await clock.play {
        let below = OfferingController(.small)
        below.adjust = { $0.hidesOriginal = !leaves }
        let gallery = Gallery(presenter: below)
        gallery.open(.slide)
        gallery.settle()
        gallery.close()
        clock.advance(by: 0.1)
        let other = UIView(frame: CGRect(x: 60, y: 500, width: 48, height: 32))
        below.content.addSubview(other)
        below.badge.removeFromSuperview()
        below.offered = [TakeAlongElement("badge", other)]
        clock.advance(by: 1.0 / 30)
        #expect(Original.hides(other) == !leaves)
        gallery.settle()
        #expect(gallery.isClean && other.alpha == 1)
      }
    }

    @Test(arguments: [true, false]) func theSourceMayStay(leaves: Bool) async throws {
      try await clock.play {
        let gallery = stage { $0.hidesOriginal = !leaves }
        for opens in [true, false] {
          if opens { gallery.open(.overlay) } else { gallery.close() }
          clock.advance(by: 0.1)
          for element in gallery.presenter.elements.values {
            #expect(Original.hides(element) == !leaves)
          }
          for element in gallery.screen.elements.values { #expect(Original.hides(element)) }
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }
  }
}
