import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A card whose transition is changed while the card is open, or in mid-run.
  @MainActor @Suite struct ChangedCardTests {
    struct Change: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let first: ViewControllerTransition
      let second: ViewControllerTransition
      /// The frame after the change, in a window of 390 x 844 with safe areas of 47 and 34 points.
      let frame: CGRect
    }

    nonisolated static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

    nonisolated static func below(_ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: 844 - height, width: 390, height: height)
    }

    nonisolated private static func card(
      _ height: CGFloat, at edge: TransitionEdge? = nil,
      corners: TransitionPresentation.Corners = .all
    ) -> ViewControllerTransition {
      .full.presentation(.card(.points(width: 200, height: height), at: edge, corners: corners))
    }

    /// Each way in which a card can be given: what is given again is changed.
    nonisolated static let changes = [
      Change(
        testDescription: "a higher sheet", first: .sheet(height: .points(180)),
        second: .sheet(height: .points(400)), frame: below(434)),
      Change(
        testDescription: "a higher sheet that passes touches",
        first: .sheet(height: .points(180), passesTouches: true),
        second: .sheet(height: .points(400), passesTouches: true), frame: below(434)),
      Change(
        testDescription: "a share", first: .sheet(height: .points(180)),
        second: .sheet(height: .fraction(0.5)), frame: below(422)),
      Change(
        testDescription: "a size of its own", first: .sheet(height: .points(180)),
        second: .sheet(height: .points(180)).size(.points(width: 390, height: 300)),
        frame: below(334)),
      Change(
        testDescription: "a narrower menu", first: .menu,
        second: .menu(edge: .leading, width: .points(200)),
        frame: CGRect(x: 0, y: 0, width: 200, height: 844)),
      Change(
        testDescription: "a menu at the other edge", first: .menu, second: .menu(edge: .trailing),
        frame: CGRect(x: 90, y: 0, width: 300, height: 844)),
      Change(
        testDescription: "another card", first: card(300), second: card(400),
        frame: CGRect(x: 95, y: 229, width: 200, height: 400)),
      Change(
        testDescription: "a card at an edge", first: card(300), second: card(300, at: .bottom),
        frame: CGRect(x: 95, y: 510, width: 200, height: 334)),
      Change(
        testDescription: "an overlay", first: .overlay.size(.points(width: 200, height: 300)),
        second: .overlay.size(.points(width: 200, height: 400)),
        frame: CGRect(x: 95, y: 229, width: 200, height: 400)),
      Change(
        testDescription: "a frame", first: .cover.presentation(.frame { _ in below(100) }),
        second: .cover.presentation(.frame { _ in below(300) }), frame: below(300)),
      Change(
        testDescription: "a sheet from an overlay", first: .overlay,
        second: .sheet(height: .points(400)), frame: below(434)),
    ]

    @Test(arguments: changes) func anOpenCardTakesWhatIsGivenAgain(change: Change) throws {
      let (theatre, reports) = (Theatre(), Reports())
      let controller = try #require(
        theatre.presenter.present(theatre.screen, using: change.first))
      theatre.settle()
      let before = theatre.wrapper.frame
      #expect(before != change.frame)
      controller.transition = change.second
      Headless.advance(by: 0.1)
      // On the way.
      let shown = try #require(theatre.wrapper.layer.presentation()).frame
      #expect(shown != before && shown != change.frame)
      theatre.settle()
      #expect(theatre.wrapper.frame == change.frame)
      #expect(reports.all == [])
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func anOpenCardTakesOtherCorners() throws {
      let theatre = Theatre()
      let controller = try #require(
        theatre.presenter.present(theatre.screen, using: Self.card(300, at: .bottom)))
      theatre.settle()
      let card = try #require(theatre.wrapper as? CardView)
      #expect(card.corners == .all)
      controller.transition = Self.card(300, at: .bottom, corners: .inner)
      theatre.settle()
      #expect(card.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test(arguments: [true, false]) func anOpenSheetBeginsOrCeasesToPassTouches(passes: Bool) throws
    {
      let theatre = Theatre()
      var taps = 0
      let button = UIButton(
        frame: CGRect(x: 100, y: 200, width: 100, height: 50),
        primaryAction: UIAction { _ in taps += 1 })
      theatre.presenter.view.addSubview(button)
      let controller = try #require(
        theatre.presenter.present(
          theatre.screen, using: .sheet(height: .points(180), passesTouches: !passes)))
      theatre.settle()
      controller.transition = .sheet(height: .points(180), passesTouches: passes)
      theatre.settle()
      #expect(theatre.wrapper.accessibilityViewIsModal == !passes)
      let backdrop = theatre.wrapper.superview?.subviews.first as? BackdropView
      #expect((backdrop?.backdrop == .black(opacity: 0)) == passes)
      Headless.play(.tap(at: CGPoint(x: 150, y: 225)), in: theatre.window)
      Headless.advance(by: 0.2)
      theatre.settle()
      #expect(taps == (passes ? 1 : 0))
      #expect((theatre.presenter.presentedViewController != nil) == passes)
    }

    /// A card with a frame of the app's own may pass touches, too.
    @Test(arguments: [true, false]) func aCardWithAFrameOfItsOwnPassesTouches(passes: Bool) throws {
      let theatre = Theatre()
      var taps = 0
      let button = UIButton(
        frame: CGRect(x: 100, y: 200, width: 100, height: 50),
        primaryAction: UIAction { _ in taps += 1 })
      theatre.presenter.view.addSubview(button)
      theatre.presenter.present(
        theatre.screen,
        using: .cover.presentation(.frame(passesTouches: passes) { _ in Self.below(200) }))
      theatre.settle()
      #expect(theatre.wrapper.frame == Self.below(200))
      Headless.play(.tap(at: CGPoint(x: 150, y: 225)), in: theatre.window)
      Headless.advance(by: 0.3)
      #expect(taps == (passes ? 1 : 0))
    }

    /// What cannot change is reported, and stays.
    @Test func aFullScreenDoesNotBecomeACardNorTheReverse() throws {
      let changes: [(ViewControllerTransition, ViewControllerTransition)] = [
        (.slide, .sheet), (.overlay, .slide),
      ]
      for (first, second) in changes {
        let (theatre, reports) = (Theatre(), Reports())
        let controller = try #require(theatre.presenter.present(theatre.screen, using: first))
        theatre.settle()
        let frame = theatre.wrapper.frame
        controller.transition = second
        theatre.settle()
        #expect(theatre.wrapper.frame == frame && reports.all.map(\.code) == ["formChanged"])
      }
    }

    /// Turned and changed at once, a card is between its two sizes.
    @Test(arguments: [PresetUnderTest.hang, .overlay, .fall], [0.05, 0.1, 0.2])
    func aTurnAndAChangeOfSizeDoNotAddUp(preset: PresetUnderTest, delay: TimeInterval) throws {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.25)
      theatre.rotate()
      Headless.advance(by: delay)
      theatre.screen.preferredContentSize = CGSize(width: 280, height: 300)
      var least = CGFloat.infinity
      for _ in 0..<40 {
        Headless.advance(by: 1 / 60)
        let size = theatre.wrapper.layer.presentation()?.bounds.size ?? .zero
        least = min(least, size.width)
      }
      #expect(least > 250, "\(least)")
      theatre.settle()
      #expect(theatre.wrapper.bounds.width == 280)
    }

    /// Its corners are never rounder than a capsule's.
    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall], [0, 0.017, 0.034, 0.05, 0.12])
    func aCardThatShrinksInMidRunKeepsItsCorners(preset: PresetUnderTest, at time: TimeInterval)
      throws
    {
      let theatre = Theatre()
      theatre.present(preset)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      Headless.advance(by: time)
      controller.change { $0.size = .points(width: 200, height: 200) }
      Headless.advance(by: 0.05)
      theatre.settle()
      #expect(theatre.wrapper.bounds.size == CGSize(width: 200, height: 200))
      #expect(Headless.takeMisuses().isEmpty)
    }

    /// A card follows its content in each side that the content decides, and in no other.
    @Test(arguments: [
      TransitionSize(width: .fraction(0.9), height: .fitting),
      TransitionSize(width: .fitting, height: .points(300)),
      TransitionSize(width: .fitting, height: .fitting),
    ]) func aCardFollowsItsContent(size: TransitionSize) {
      let theatre = Theatre()
      theatre.screen.preferredContentSize = CGSize(width: 200, height: 220)
      theatre.presenter.present(theatre.screen, using: .hang.size(size))
      theatre.settle()
      let before = theatre.shownFrame.size
      theatre.screen.preferredContentSize = CGSize(width: 260, height: 300)
      Headless.advance(by: 1)
      let after = theatre.shownFrame.size
      guard case .lengths(let width, let height) = size.kind else { return }
      #expect(abs(after.width - before.width - (width == .fitting ? 60 : 0)) < 0.5)
      #expect(abs(after.height - before.height - (height == .fitting ? 80 : 0)) < 0.5)
      theatre.screen.dismiss(animated: false)
    }
  }
}
