import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Cards at an edge of the container: sheets and menus.
  @MainActor @Suite struct EdgeCardTests {
    private func open(
      _ transition: ViewControllerTransition, on size: CGSize = CGSize(width: 390, height: 844),
      isRightToLeft: Bool = false
    ) -> Theatre {
      let theatre = Theatre(size, isRightToLeft: isRightToLeft)
      theatre.presenter.present(theatre.screen, using: transition)
      theatre.settle()
      return theatre
    }

    private func isOpen(_ theatre: Theatre) -> Bool {
      theatre.presenter.presentedViewController === theatre.screen
    }

    // MARK: Under a finger

    /// The heights of cards, in shares of the container: from two rows to a whole screen.
    nonisolated static let heights: [CGFloat] = [0.08, 0.12, 0.2, 0.4, 0.7, 1]

    @Test(arguments: heights)
    func aSheetUnderAFingerMovesOneToOne(height: CGFloat) {
      let theatre = open(.sheet(height: .fraction(height)))
      let rest = theatre.wrapper.frame
      #expect(rest.maxY == 844 && rest.width == 390)
      let start = CGPoint(x: 195, y: rest.minY + 20)
      theatre.play([.down(start), .move(to: CGPoint(x: 195, y: start.y + 10), over: 0.1)])
      for way in stride(from: 0.2 * rest.height, through: 0.9 * rest.height, by: 0.1 * rest.height)
      {
        theatre.play([.move(to: CGPoint(x: 195, y: start.y + way + 10), over: 0.1)])
        Headless.turn()
        #expect(abs(theatre.shownFrame.minY - rest.minY - way) <= 1, "\(way)")
      }
      theatre.play([.lift])
      theatre.settle()
    }

    /// A release at rest, in shares of the card's own height.
    @Test(arguments: heights, [CGFloat(0.3), 0.6])
    func aSheetReleasedAtRestClosesAfterHalfOfItsWay(height: CGFloat, share: CGFloat) {
      let theatre = open(.sheet(height: .fraction(height)))
      let rest = theatre.wrapper.frame
      let start = CGPoint(x: 195, y: rest.minY + 20)
      let way = min(share * (rest.height + 60), share / 0.5 * 0.142 * 844)
      theatre.play([
        .down(start), .move(to: CGPoint(x: 195, y: start.y + way + 10), over: 0.4), .hold(0.3),
        .lift,
      ])
      theatre.settle()
      #expect(isOpen(theatre) == (share < 0.5))
      #expect(isOpen(theatre) ? theatre.shownFrame == rest : theatre.screen.view.window == nil)
    }

    @Test(arguments: heights)
    func aSheetFlickedDownCloses(height: CGFloat) {
      let theatre = open(.sheet(height: .fraction(height)))
      let start = CGPoint(x: 195, y: theatre.wrapper.frame.minY + 20)
      theatre.play([.down(start), .move(to: CGPoint(x: 195, y: start.y + 60), over: 0.05), .lift])
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    @Test(arguments: [TransitionEdge.leading, .trailing], [false, true])
    func aMenuPulledToItsEdgeMovesOneToOneAndCloses(edge: TransitionEdge, isRightToLeft: Bool) {
      let theatre = open(.menu(edge: edge), isRightToLeft: isRightToLeft)
      let rest = theatre.wrapper.frame
      let isLeft = (edge == .leading) != isRightToLeft
      #expect(rest == CGRect(x: isLeft ? 0 : 90, y: 0, width: 300, height: 844))
      let side: CGFloat = isLeft ? -1 : 1
      let start = CGPoint(x: rest.midX, y: 400)
      func move(_ way: CGFloat) -> HeadlessTouchScript.Step {
        .move(to: CGPoint(x: start.x + side * (way + 10), y: 400), over: 0.2)
      }
      theatre.play([.down(start), move(0)])
      for way in stride(from: CGFloat(20), through: 120, by: 20) {
        theatre.play([move(way)])
        Headless.turn()
        #expect(abs(theatre.shownFrame.minX - rest.minX - side * way) <= 1)
      }
      theatre.play([.hold(0.2), .lift])
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    /// Round are the corners inside the window, in either layout direction.
    @Test(arguments: [TransitionEdge.leading, .trailing], [false, true])
    func aMenuIsRoundWhereItIsSeen(edge: TransitionEdge, isRightToLeft: Bool) throws {
      let theatre = open(.menu(edge: edge), isRightToLeft: isRightToLeft)
      let card = try #require(theatre.wrapper as? CardView)
      let isLeft = (edge == .leading) != isRightToLeft
      let inner: CACornerMask =
        isLeft
        ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      #expect(card.contentContainer.layer.maskedCorners == inner)
    }

    /// A menu that is opened and thrown back by the finger that pulls it in.
    @Test(arguments: [false, true])
    func aMenuCaughtWhileOpeningStaysUnderTheFinger(isRightToLeft: Bool) {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      theatre.presenter.present(theatre.screen, using: .menu())
      Headless.advance(by: 0.15)
      let x = isRightToLeft ? theatre.shownFrame.minX + 60 : theatre.shownFrame.maxX - 60
      theatre.play([.down(CGPoint(x: x, y: 400))])
      let shown = theatre.shownFrame
      theatre.play([.hold(0.2)])
      #expect(theatre.shownFrame == shown)
      theatre.play([.lift])
      theatre.settle()
      #expect(isOpen(theatre))
      #expect(theatre.shownFrame == theatre.wrapper.frame)
    }

    /// The edge of a menu that a finger pulls in is under the finger, but for the way until the pan begins.
    @Test(arguments: [false, true])
    func aMenuOpenedByAFingerIsUnderTheFinger(isRightToLeft: Bool) throws {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      let pan = UIPanGestureRecognizer()
      var opener: RecognizerTarget?
      opener = RecognizerTarget(pan) { [unowned theatre] recognizer in
        guard recognizer.state == .began else { return }
        theatre.presenter.present(theatre.screen, using: .menu(), openedBy: recognizer)
      }
      theatre.presenter.view.addGestureRecognizer(pan)
      func x(_ way: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 390 - way : way, y: 400) }
      theatre.play([.down(x(2)), .move(to: x(40), over: 0.2)])
      for way in [CGFloat(80), 140, 200] {
        theatre.play([.move(to: x(way), over: 0.2)])
        Headless.turn()
        let shown = theatre.shownFrame
        let edge = isRightToLeft ? 390 - shown.minX : shown.maxX
        #expect(way - edge >= 0 && way - edge <= 14, "\(way)")
      }
      theatre.play([.hold(0.1), .lift])
      theatre.settle()
      #expect(isOpen(theatre))
      withExtendedLifetime(opener) {}
    }

    // MARK: Touches beside the card

    @Test func touchesBesideAPassingCardReachThePresenter() throws {
      final class Target: UIView {}
      let theatre = Theatre()
      let target = Target(frame: theatre.presenter.view.bounds)
      theatre.presenter.view.addSubview(target)
      let card = TransitionPresentation.card(
        TransitionSize(width: .fraction(1), height: .fraction(0.4)), at: .bottom, corners: .inner,
        passesTouches: true)
      theatre.presenter.present(theatre.screen, using: .sheet().presentation(card))
      theatre.settle()
      let rest = theatre.wrapper.frame
      for column in 0..<4 {
        for row in 0..<5 {
          let point = CGPoint(x: 40 + 100 * CGFloat(column), y: 60 + 180 * CGFloat(row))
          let hit = theatre.window.hitTest(point, with: nil)
          #expect((hit === target) == !rest.contains(point), "\(point)")
          #expect((hit?.isDescendant(of: theatre.screen.view) == true) == rest.contains(point))
        }
      }
      #expect(!theatre.wrapper.accessibilityViewIsModal)
      let presentation = try #require(
        theatre.screen.presentationController as? PresentationController)
      #expect(presentation.backdropView?.backdrop == .black(opacity: 0))
      // Taps and scrolling beside do not close the card; a pull on the card does.
      theatre.play([.down(CGPoint(x: 195, y: 200)), .hold(0.05), .lift])
      theatre.settle()
      #expect(isOpen(theatre))
      theatre.play([
        .down(CGPoint(x: 195, y: rest.minY + 20)),
        .move(to: CGPoint(x: 195, y: rest.minY + 280), over: 0.3), .hold(0.2), .lift,
      ])
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    @Test func aListBesideAPassingCardUnderAFingerScrolls() {
      let theatre = Theatre()
      let list = UIScrollView(frame: theatre.presenter.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      theatre.presenter.view.addSubview(list)
      let card = TransitionPresentation.card(
        .fractions(width: 1, height: 0.3), at: .bottom, passesTouches: true)
      theatre.presenter.present(theatre.screen, using: .sheet().presentation(card))
      theatre.settle()
      theatre.play([
        .down(CGPoint(x: 195, y: 400)), .move(to: CGPoint(x: 195, y: 250), over: 0.3), .hold(0.2),
        .lift,
      ])
      #expect(list.contentOffset.y > 80)
      #expect(isOpen(theatre))
    }

    @Test func aTouchBesideAnOrdinaryCardStaysInFrontOfThePresenter() {
      let theatre = open(.sheet(height: .fraction(0.4)))
      let hit = theatre.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
      #expect(hit is BackdropView)
      #expect(theatre.wrapper.accessibilityViewIsModal)
      theatre.play([.down(CGPoint(x: 195, y: 100)), .hold(0.05), .lift])
      theatre.settle()
      #expect(!isOpen(theatre))
    }

    // MARK: Content

    @Test func aFittingSheetGrowsAnimatedWithItsContent() {
      let theatre = Theatre()
      theatre.screen.preferredContentSize.height = 200
      theatre.presenter.present(theatre.screen, using: .sheet())
      theatre.settle()
      #expect(theatre.shownFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
      theatre.screen.preferredContentSize.height = 400
      Headless.turn()
      Headless.advance(by: 0.1)
      #expect(theatre.shownFrame.minY < 605 && theatre.shownFrame.minY > 415)
      theatre.settle()
      #expect(theatre.shownFrame == CGRect(x: 0, y: 410, width: 390, height: 434))
      // Never larger than the safe area.
      theatre.screen.preferredContentSize.height = 5000
      theatre.settle()
      #expect(theatre.shownFrame == CGRect(x: 0, y: 47, width: 390, height: 797))
    }

    @Test func aFittingSheetThatGrowsUnderAFingerComesToRestAtItsNewSize() {
      let theatre = Theatre()
      theatre.screen.preferredContentSize.height = 300
      theatre.presenter.present(theatre.screen, using: .sheet())
      theatre.settle()
      let start = CGPoint(x: 195, y: theatre.wrapper.frame.minY + 20)
      theatre.play([.down(start), .move(to: CGPoint(x: 195, y: start.y + 60), over: 0.3)])
      theatre.screen.preferredContentSize.height = 420
      Headless.advance(by: 0.2)
      #expect(theatre.shownFrame.height > 300)
      theatre.play([.move(to: start, over: 0.3), .hold(0.2), .lift])
      theatre.settle()
      #expect(isOpen(theatre))
      #expect(theatre.shownFrame == CGRect(x: 0, y: 390, width: 390, height: 454))
    }

    @Test func aFittingSheetSizedByConstraintsHasTheirHeight() {
      final class Form: UIViewController {
        final class Content: UIView {
          var height: CGFloat = 180
          override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
          ) -> CGSize {
            // Its constraints end at the safe area, as a form's do.
            CGSize(width: targetSize.width, height: height + safeAreaInsets.bottom)
          }
        }
        override func loadView() { view = Content() }
      }
      let theatre = Theatre()
      let form = Form()
      theatre.presenter.present(form, using: .sheet())
      theatre.settle()
      #expect(abs(form.view.convert(form.view.bounds, to: nil).minY - (844 - 34 - 180)) < 0.01)
      (form.view as? Form.Content)?.height = 260
      form.presentationController?.systemLayoutFittingSizeDidChange(forChildContentContainer: form)
      theatre.settle()
      #expect(abs(form.view.convert(form.view.bounds, to: nil).minY - (844 - 34 - 260)) < 0.01)
    }

    @Test func aFittingSheetWhoseContentHasNoSizeIsReportedAndHalf() {
      let reports = Reports()
      let theatre = open(.sheet())
      #expect(theatre.shownFrame == CGRect(x: 0, y: 422, width: 390, height: 422))
      #expect(reports.all.map(\.code) == ["contentHasNoSize"])
    }

    /// Each layout asks for more, up to the safe area: while the card opens, or at rest.
    @Test(arguments: [true, false])
    func contentThatNeverStopsGrowingEndsAtTheSafeArea(fromTheStart: Bool) {
      final class Greedy: UIViewController {
        var grows = false
        var layouts = 0
        /// How deep layouts are inside each other, which costs stack.
        private var depth = 0
        private(set) var deepest = 0
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          layouts += 1
          depth += 1
          deepest = max(deepest, depth)
          if grows { preferredContentSize.height = view.bounds.height + 10 }
          depth -= 1
        }
      }
      let theatre = Theatre()
      let greedy = Greedy()
      greedy.preferredContentSize.height = 100
      greedy.grows = fromTheStart
      theatre.presenter.present(greedy, using: .sheet())
      theatre.settle()
      greedy.grows = true
      greedy.view.setNeedsLayout()
      Headless.advance(by: 3)
      #expect(greedy.view.convert(greedy.view.bounds, to: nil).minY == 47)
      #expect(greedy.layouts < 500)
      #expect(greedy.deepest <= 3)
      theatre.presenter.dismiss(using: .system)
      Headless.advance(by: 1)
      #expect(greedy.view.window == nil)
    }

    @Test(arguments: [
      TransitionLength.fraction(0), .fraction(1.5), .fraction(.nan), .points(0), .points(-3),
      .points(.infinity),
    ])
    func anUnusableLengthIsReportedAndTheDefaultPlays(length: TransitionLength) {
      let reports = Reports()
      let menu = open(.menu(width: length))
      #expect(menu.shownFrame.width == 300)
      #expect(reports.all.contains { $0.code == "valueUnusable" })
      let sheet = open(.sheet(height: length))
      #expect(sheet.shownFrame.maxY == 844 && sheet.shownFrame.height > 100)
    }

    @Test func aMenuWiderThanTheScreenLeavesAPlaceToTap() {
      let theatre = open(.menu(width: .points(900)))
      #expect(theatre.shownFrame.width == 346)
    }

    // MARK: Surroundings

    @Test func aSheetWithAKeyboardStandsOnTheKeyboard() {
      let theatre = Theatre()
      theatre.screen.preferredContentSize.height = 200
      theatre.presenter.present(theatre.screen, using: .sheet())
      theatre.settle()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      theatre.screen.view.addSubview(field)
      field.becomeFirstResponder()
      theatre.settle()
      let top = 844 - Headless.keyboardHeight
      #expect(theatre.shownFrame == CGRect(x: 0, y: top - 200, width: 390, height: 200))
      field.resignFirstResponder()
      theatre.settle()
      #expect(theatre.shownFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
    }

    @Test(arguments: [false, true])
    func aMenuRotatedInMidRunLandsAtItsEdge(isRightToLeft: Bool) {
      let theatre = Theatre(isRightToLeft: isRightToLeft)
      theatre.presenter.present(theatre.screen, using: .menu())
      Headless.advance(by: 0.15)
      theatre.window.frame.size = CGSize(width: 844, height: 390)
      theatre.settle()
      #expect(
        theatre.shownFrame == CGRect(x: isRightToLeft ? 544 : 0, y: 0, width: 300, height: 390))
      #expect(isOpen(theatre))
    }

    @Test func aSheetOnAPadIsNoWiderThan640Points() {
      let theatre = open(.sheet(height: .points(300)), on: CGSize(width: 1024, height: 1366))
      #expect(theatre.shownFrame == CGRect(x: 192, y: 1032, width: 640, height: 334))
    }

    @Test func innerCornersAreThoseOfTheCard() {
      let theatre = open(.sheet(height: .fraction(0.4)))
      let layer = (theatre.wrapper as? CardView)?.contentContainer.layer
      #expect(layer?.cornerRadius == CardLayout.cornerRadius)
      #expect(layer?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test(arguments: [
      (ViewControllerTransition.sheet(), TransitionGesture.pullUpDown),
      (.menu(), .pullLeftRight), (.menu(edge: .trailing), .pullLeftRight),
      (.menu(edge: .top), .pullUpDown),
    ])
    func theAutomaticGesturePullsTheCard(
      transition: ViewControllerTransition, gesture: TransitionGesture
    ) {
      let theatre = open(transition)
      #expect(TransitionController.installed(on: theatre.screen)?.resolvedGesture() == gesture)
    }
  }
}
