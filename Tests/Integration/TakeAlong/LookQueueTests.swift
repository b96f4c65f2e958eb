import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// When snapshots are taken, and of what.
  @MainActor @Suite struct LookQueueTests {
    private let gallery = Gallery()

    init() { gallery.screen.loadViewIfNeeded() }

    /// A label in a panel, which only a snapshot shows.
    private func addText(_ text: String, to screen: ElementsController) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = text
      screen.panel.addSubview(label)
      return label
    }

    private func texts(of layer: CALayer?) -> [String] {
      let own = (layer?.contents as AnyObject?) as? CGImage
      let drawn = own?.headlessDrawing?.commands.compactMap { command -> String? in
        if case .text(let text, _) = command { text.string } else { nil }
      }
      return (drawn ?? []) + (layer?.sublayers ?? []).flatMap { texts(of: $0) }
    }

    /// On the way home the place is scrolled, reused and given another title before it is laid out.
    @Test(arguments: [PresetUnderTest.overlay, .hang, .full])
    func theTitleThatFliesHomeIsTheNewOne(preset: PresetUnderTest) throws {
      let label = addText("old", to: gallery.presenter)
      Headless.advance(by: 0.1)
      gallery.open(preset)
      gallery.settle()
      label.text = "new"
      gallery.presenter.caption.text = "Sea"
      gallery.close()
      Headless.advance(by: 0.1)
      let panel = try #require(gallery.morphTrees["panel"])
      #expect(texts(of: panel.arrivingSlot) == ["new"])
      let title = gallery.morphTrees["title"]?.arrivingSlot.sublayers?.last?.delegate as? UILabel
      #expect(title == nil || title?.text == "Sea")
      gallery.settle()
    }

    /// Frames of the display that come before the arriving screen is drawn show nothing of it.
    @Test func aScreenThatIsNotDrawnYetWaits() throws {
      gallery.open(.overlay)
      let pair = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
      let overlay = CALayer()
      let queue = LookQueue([pair], [], .opening, witness: overlay)
      for _ in 0..<30 { queue.advance() }
      let slot = pair.morphTree.arrivingSlot
      #expect(slot.sublayers?.isEmpty != false)
      // One frame after it is drawn, and not in the frame in which it is.
      gallery.window.layer.addSublayer(overlay)
      Headless.turn()
      queue.advance()
      #expect(slot.sublayers?.isEmpty != false)
      queue.advance()
      #expect(slot.sublayers?.count == 1)
      overlay.removeFromSuperlayer()
      gallery.settle()
    }

    /// After ten frames a view that is never rendered is flown without, and the other look stays.
    @Test func aViewThatIsNeverRenderedIsFlownWithout() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .red
      gallery.presenter.view.addSubview(view)
      let pair = ElementPair(
        back: Original(gallery.presenter.panel), front: Original(view), leads: false,
        motion: ElementMotion(style: .straight),
        screens: ScreenPlanes.Frames(front: .zero, direction: .opening))
      let queue = LookQueue([pair], [], .opening, witness: gallery.window.layer)
      for _ in 0..<9 { queue.advance() }
      #expect(!pair.morphTree.lacksLook)
      for _ in 0..<9 { queue.advance() }
      #expect(pair.morphTree.lacksLook && pair.morphTree.blend == .leavingOnly)
      #expect(pair.morphTree.needsKeyframes && Original.hides(view))
      pair.restore()
      view.removeFromSuperview()
    }

    /// A list of 20,000 points is not pictured whole.
    @Test func onlyWhatCanBeSeenOfALargeViewIsTaken() throws {
      gallery.screen.places["panel"] = CGRect(x: 0, y: 300, width: 390, height: 20_000)
      gallery.open(.overlay)
      Headless.advance(by: 0.1)
      let look = try #require(gallery.morphTrees["panel"]?.arrivingSlot.sublayers?.first)
      #expect(look.bounds.height <= 844 && look.bounds.height > 100)
      gallery.flyOn()
      let shown = try #require(gallery.morphTrees["panel"]?.shownLook.new)
      let top = gallery.screen.panel.convert(CGPoint.zero, to: nil).y
      #expect(abs(shown.minY - top) < 1)
      gallery.settle()
    }

    /// A card with a frosted caption: its window has it in the first frame; it comes in at the landing.
    @Test func aBlurInAnElementIsNotLost() throws {
      for screen in [gallery.presenter, gallery.screen] {
        let caption = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        caption.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        screen.panel.addSubview(caption)
      }
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      let panel = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
      #expect(panel.back.isShownByWindow)
      #expect(effects(in: panel.morphTree.leavingSlot) == 1)
      gallery.flyOn()
      Headless.advance(by: 0.05)
      #expect(gallery.run == nil)
      #expect((gallery.screen.panel.layer.sublayers?.last?.presentation()?.opacity ?? 0) > 0.5)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// Where something else is in the way, the window would show that too.
    @Test func aBlurUnderSomethingElseIsLeftOut() throws {
      let caption = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      caption.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
      gallery.presenter.panel.addSubview(caption)
      let button = UIView(frame: gallery.presenter.panel.frame.insetBy(dx: 30, dy: 20))
      button.backgroundColor = .red
      gallery.presenter.view.addSubview(button)
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      let panel = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
      #expect(!panel.back.isShownByWindow)
      gallery.settle()
    }

    /// Each snapshot is a question to the render server: of many views the first fly.
    @Test func elementsThatNeedSnapshotsAreSixtyAtMost() {
      for screen in [gallery.presenter, gallery.screen] {
        for index in 0..<70 {
          let view = UIView(frame: CGRect(x: 5 * index, y: 400, width: 8, height: 8))
          view.backgroundColor = .red
          view.takeAlongKey = "\(index)"
          screen.view.addSubview(view)
        }
        // Of these no snapshot is taken.
        let last = UIImageView(image: ElementsController.image)
        last.frame = CGRect(x: 0, y: 420, width: 8, height: 8)
        last.takeAlongKey = "last"
        screen.view.addSubview(last)
      }
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      // With badge and panel; pictures and title need none.
      #expect(gallery.report["last"] == .flown)
      #expect(gallery.report.values.filter { $0 == .flown }.count == 63)
      #expect(gallery.report.values.filter { $0 == .stayed(.tooMany) }.count == 12)
      gallery.settle()
      #expect(gallery.isClean)
    }

    private func effects(in layer: CALayer) -> Int {
      (layer.headlessEffect == nil ? 0 : 1)
        + (layer.sublayers ?? []).reduce(0) { $0 + effects(in: $1) }
    }

    /// The texts that one can read in a layer.
    private func seenTexts(in layer: CALayer?) -> [String] {
      guard let layer, layer.opacity > 0.01, !layer.isHidden else { return [] }
      let drawing = ((layer.contents as AnyObject?) as? CGImage)?.headlessDrawing
      let drawn = drawing?.commands.compactMap { command -> String? in
        if case .text(let text, _) = command { text.string } else { nil }
      }
      return (drawn ?? []) + (layer.sublayers ?? []).flatMap(seenTexts)
    }

    /// A title in a card, both elements: it is in the card's snapshot at neither end, also if its place is to
    /// stay in sight, because that goes with the card.
    @Test(arguments: [true, false])
    func elementThatFliesByItselfIsInNoOtherSnapshot(hidesOriginal: Bool) throws {
      let presenter = gallery.presenter
      presenter.panel.addSubview(presenter.caption)
      presenter.places["title"] = CGRect(x: 2, y: 2, width: 60, height: 20)
      presenter.caption.takeAlong.hidesOriginal = hidesOriginal
      let other = addText("Card", to: presenter)
      other.frame.origin.y = 30
      Headless.advance(by: 0.1)
      for opens in [true, false] {
        if opens { gallery.open(.overlay) } else { gallery.close() }
        #expect(gallery.report["title"] == .flown && gallery.report["panel"] == .flown)
        Headless.advance(by: 0.1)
        let slot = try #require(gallery.morphTrees["panel"]?.slot(isLeaving: opens))
        #expect(slot.sublayers?.map(seenTexts) == [["Card"]])
        gallery.settle()
        #expect(gallery.isClean)
        // Where the title flies as a copy, its own view is left as it is.
        if !opens { #expect(presenter.caption.layer.presentation()?.opacity == 1) }
      }
    }

    /// A view that stays in sight keeps what is in it.
    @Test func viewThatStaysInSightKeepsItsContent() {
      let presenter = gallery.presenter
      presenter.panel.addSubview(presenter.caption)
      presenter.places["title"] = CGRect(x: 2, y: 2, width: 60, height: 20)
      for view in [presenter.panel, presenter.caption] { view.takeAlong.hidesOriginal = false }
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      Headless.advance(by: 0.1)
      #expect(!Original.hides(presenter.panel) && !Original.hides(presenter.caption))
      gallery.settle()
    }
  }
}
