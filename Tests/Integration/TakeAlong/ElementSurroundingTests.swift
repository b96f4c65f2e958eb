import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Elements in surroundings that are scaled, cut, crowded and large: which one a screen follows, and what is seen of it.
  @MainActor @Suite struct ElementSurroundingTests {
    /// An element in the corners of a card that cuts it is as round as they are seen, at either end.
    @Test(arguments: [0.5, 1, 1.5] as [CGFloat], [true, false])
    func cornersOfACardAreAsRoundAsTheyAreSeen(scale: CGFloat, isInFront: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        let owner = isInFront ? gallery.screen : gallery.presenter
        owner.loadViewIfNeeded()
        let card = UIView(frame: CGRect(x: 60, y: 200, width: 120, height: 100))
        card.clipsToBounds = true
        card.layer.cornerRadius = 20
        owner.content.addSubview(card)
        card.addSubview(owner.picture)
        owner.picture.layer.cornerRadius = 0
        owner.picture.contentMode = .scaleAspectFill
        owner.places["picture"] = CGRect(x: 0, y: 0, width: 120, height: 100)
        owner.content.transform = CGAffineTransform(scaleX: scale, y: scale)
        clock.advance(by: 0.05)
        if isInFront {
          gallery.open(.slide, animated: false)
          gallery.settle()
          gallery.close()
        } else {
          gallery.open(.slide)
        }
        let picture = try #require(gallery.morphTrees["picture"])
        #expect(abs(picture.shownRadius - 20 * scale) < 1, "\(picture.shownRadius)")
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A screen follows a picture, however large another element is; without a picture the largest one.
    @Test(
      arguments: [PresetUnderTest.full, .overlay, .scale],
      pairs([60, 200, 330] as [CGFloat], [true, false]))
    func aPictureComesFirst(
      preset: PresetUnderTest, row: (height: CGFloat, hasPicture: Bool)
    ) async throws {
      let (height, hasPicture) = row
      try await clock.play {
        let gallery = Gallery()
        gallery.presenter.places["panel"] = CGRect(x: 20, y: 300, width: 200, height: 0.5 * height)
        gallery.screen.places["panel"] = CGRect(x: 10, y: 330, width: 340, height: height)
        gallery.screen.places["picture"] = CGRect(x: 10, y: 60, width: 160, height: 120)
        gallery.screen.loadViewIfNeeded()
        if !hasPicture { gallery.screen.picture.takeAlongKey = nil }
        clock.advance(by: 0.05)
        gallery.open(preset)
        let pairs = try #require(gallery.run?.flight?.pairs)
        #expect(pairs.filter(\.leads).map(\.key) == [hasPicture ? "picture" : "panel"])
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// However many elements there are before it, the one that the screen follows is among those that fly.
    @Test(arguments: [10, 70]) func theOneThatIsFollowedFlies(count: Int) async throws {
      try await clock.play {
        let gallery = Gallery()
        for (screen, isFront) in [(gallery.presenter, false), (gallery.screen, true)] {
          screen.loadViewIfNeeded()
          for view in [screen.picture, screen.badge, screen.caption] { view.takeAlongKey = nil }
          // Views with something in them need pictures of them.
          @MainActor func fill(_ view: UIView) {
            let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
            dot.backgroundColor = .yellow
            view.addSubview(dot)
          }
          for index in 0..<count {
            let frame = CGRect(
              x: 20 + 30 * (index % 10), y: (isFront ? 500 : 300) + 25 * (index / 10), width: 20,
              height: 20)
            let view = UIView(frame: frame)
            view.backgroundColor = .purple
            view.takeAlongKey = TakeAlongKey("dot", of: index)
            fill(view)
            screen.content.insertSubview(view, at: index)
          }
          fill(screen.panel)
          screen.places["panel"] =
            isFront
            ? CGRect(x: 0, y: 60, width: 390, height: 240)
            : CGRect(x: 20, y: 120, width: 130, height: 80)
        }
        clock.advance(by: 0.05)
        gallery.open(.full)
        #expect(gallery.report["panel"] == .flown)
        #expect(gallery.run?.flight?.pairs.filter(\.leads).map(\.key) == ["panel"])
        #expect(gallery.run?.playback?.choreography.elementMotion.style == .leads)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The same text is one all the way if it has the same lines at both ends, however long they are, and gives way if not.
    @Test(arguments: [1.3, 1.02, 0.97, 0.93, 0.6] as [CGFloat]) func aTextInOtherLinesGivesWay(
      width: CGFloat
    ) async throws {
      try await clock.play {
        let gallery = Gallery()
        let text = "A lake between mountains a"
        let line = UILabel()
        line.font = .systemFont(ofSize: 20)
        line.text = text
        let whole = line.sizeThatFits(CGSize(width: 1000, height: 100)).width
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          screen.caption.numberOfLines = 0
          screen.caption.font = .systemFont(ofSize: 20)
          screen.caption.text = text
        }
        gallery.presenter.places["title"] = CGRect(
          x: 20, y: 210, width: (whole * width).rounded(.up), height: 90)
        gallery.screen.places["title"] = CGRect(x: 16, y: 310, width: 370, height: 50)
        clock.advance(by: 0.1)
        gallery.open(.overlay)
        let blend = try #require(gallery.morphTrees["title"]?.blend)
        #expect((blend == .giveWay) == (width < 1), "\(blend)")
        gallery.settle()
      }
    }

    /// What a run adds is neither touched nor read out: the screens themselves are.
    @Test(arguments: PresetUnderTest.all, [true, false])
    func nothingIsReadOutTwice(preset: PresetUnderTest, opens: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(preset, animated: opens)
        if !opens {
          gallery.settle()
          gallery.close()
        }
        clock.advance(by: 0.1)
        let overlay = try #require(gallery.flightOverlay)
        #expect(overlay.accessibilityElementsHidden && !overlay.isUserInteractionEnabled)
        gallery.settle()
      }
    }
  }
}
