import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A blur is in front of an element, or is one. It renders only where it is.
  @MainActor @Suite struct BlurOverElementTests {
    private let gallery: Gallery

    init() {
      gallery = Gallery()
      gallery.screen.loadViewIfNeeded()
    }

    private var occluders: [Occluder] { gallery.run?.flight?.occluders ?? [] }

    enum Veil: CaseIterable {
      case effect, holder

      /// Makes a bar with a blur, as wide as the screen, over the lower end of the large picture.
      @MainActor func make() -> UIView {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        effect.frame = CGRect(x: 0, y: 260, width: 390, height: 60)
        guard self == .holder else { return effect }
        let holder = UIView(frame: effect.frame)
        effect.frame.origin = .zero
        holder.addSubview(effect)
        return holder
      }
    }

    /// A blur has no snapshot without its window. If it is rendered already, its window's snapshot
    /// shows it, and it fades in front of the picture. If it only arrives, the picture lands under
    /// it.
    @Test(arguments: Veil.allCases) func aBlurIsInFrontOfThePicture(veil: Veil) async throws {
      try await clock.play {
        let bar = veil.make()
        gallery.screen.view.addSubview(bar)
        gallery.open(.spin)
        #expect(occluders.isEmpty)
        let arriving = try #require(gallery.morphTrees["picture"])
        #expect(arriving.morph.end.covered.bottom == 40 && arriving.morph.end.covered.top == 0)
        #expect(arriving.morph.pose(at: 0.5).covered == .zero)
        // A view that takes the picture's place lands under it in the same way.
        let twin = UIImageView(image: ElementsController.image)
        twin.frame = gallery.screen.picture.frame
        gallery.screen.picture.takeAlongKey = nil
        twin.takeAlongKey = "picture"
        gallery.screen.content.addSubview(twin)
        clock.advance(by: 0.05)
        #expect(arriving.morph.end.covered.bottom == 40 && Original.hides(twin))
        // Outside the blur nothing is cut.
        #expect(gallery.morphTrees["panel"]?.morph.end.covered == .zero)
        #expect(!Original.hides(bar))
        gallery.settle()
        gallery.screen.picture.takeAlongKey = "picture"
        twin.removeFromSuperview()
        gallery.close()
        let leaving = try #require(gallery.morphTrees["picture"])
        #expect(leaving.morph.start.covered == .zero)
        let occluder = try #require(occluders.first)
        #expect(occluders.count == 1 && occluder.original.view === bar && !Original.hides(bar))
        clock.advance(by: 0.001)
        let shown = try #require(occluder.morphTree.shownLook.old)
        #expect(shown.distance(to: bar.portrayed.outline) < 8)
        gallery.settle()
        #expect(gallery.isClean && bar.layer.opacity == 1)
      }
    }

    /// Only a blur as wide as the picture cuts it, not one over a corner.
    @Test(arguments: [(390, 40), (300, 0), (80, 0)] as [(CGFloat, CGFloat)])
    func aBlurOverACornerCutsNothing(width: CGFloat, cut: CGFloat) async throws {
      try await clock.play {
        let bar = Veil.effect.make()
        bar.frame.size.width = width
        gallery.screen.view.addSubview(bar)
        gallery.open(.spin)
        #expect(gallery.morphTrees["picture"]?.morph.end.covered.bottom == cut)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The window's snapshot of a blur is upright and has its size.
    @Test func aTurnedBlurStays() async throws {
      try await clock.play {
        let bar = Veil.effect.make()
        bar.transform = CGAffineTransform(rotationAngle: 0.1)
        gallery.screen.view.addSubview(bar)
        gallery.open(.spin, animated: false)
        gallery.settle()
        gallery.close()
        #expect(occluders.isEmpty && !Original.hides(bar))
        gallery.settle()
      }
    }

    /// Measured again, it is still invisible, but still has a place to land.
    @Test func elementWhollyUnderABlurIsNotCut() async throws {
      try await clock.play {
        let bar = Veil.effect.make()
        bar.frame = CGRect(x: 0, y: 40, width: 390, height: 280)
        gallery.screen.view.addSubview(bar)
        gallery.open(.slide)
        #expect(gallery.report["picture"] == .flown)
        #expect(gallery.morphTrees["picture"]?.morph.end.covered == .zero)
        clock.advance(by: 0.1)
        gallery.screen.places["picture"] = CGRect(x: 0, y: 70, width: 390, height: 230)
        gallery.flyOn()
        #expect(gallery.misses(of: gallery.screen).isEmpty)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// Without its effect it is a view like any other.
    @Test func anEffectViewWithoutAnEffectGoesAlong() async throws {
      try await clock.play {
        let bar = UIVisualEffectView(effect: nil)
        bar.frame = CGRect(x: 0, y: 260, width: 390, height: 60)
        bar.backgroundColor = .red
        gallery.screen.view.addSubview(bar)
        gallery.open(.spin, animated: false)
        gallery.settle()
        gallery.close()
        #expect(occluders.count == 1 && occluders.first?.original.isShownByWindow == false)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// Its snapshot would be empty, so it stays in its screen. A view inside it flies.
    @Test(arguments: [true, false]) func anEffectViewStays(isBelow: Bool) async throws {
      try await clock.play {
        let screen = isBelow ? gallery.presenter : gallery.screen
        screen.loadViewIfNeeded()
        screen.panel.takeAlongKey = nil
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        bar.frame = CGRect(x: 0, y: 500, width: 390, height: 100)
        bar.takeAlongKey = "panel"
        bar.contentView.addSubview(screen.badge)
        screen.places["badge"] = CGRect(x: 20, y: 20, width: 40, height: 40)
        screen.view.addSubview(bar)
        gallery.open(.slide)
        #expect(gallery.report["panel"] == .stayed(.visualEffect))
        #expect(gallery.report["badge"] == .flown)
        clock.advance(by: 0.1)
        #expect(!Original.hides(bar) && Original.hides(screen.badge))
        gallery.settle()
        #expect(gallery.isClean)
      }
    }
  }
}
