import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Cards that stand away from the edges of the container, as sheets do since iOS 26.
  @MainActor @Suite struct CardMarginTests {
    /// A phone with round corners.
    @MainActor private final class Phone {
      let window = clock.makeWindow()
      let presenter = UIViewController()
      let screen = UIViewController()

      init(isRightToLeft: Bool = false) {
        presenter.view.backgroundColor = .white
        screen.view.backgroundColor = .gray
        if isRightToLeft { presenter.view.semanticContentAttribute = .forceRightToLeft }
        window.rootViewController = presenter
        clock.advance(by: 0.1)
      }

      var card: CardView? { screen.view.superview?.superview as? CardView }
      var shown: CGRect? { card?.layer.presentation()?.frame }
      var radius: CGFloat? { card?.contentContainer.layer.presentation()?.cornerRadius }

      /// Concentric with the display's.
      var expectedRadius: CGFloat { max(window.displayCornerRadius - 8, 28) }

      func open(_ transition: ViewControllerTransition) {
        presenter.present(screen, using: transition)
        clock.advance(by: 1.5)
      }

      func close() {
        if presenter.presentedViewController != nil { presenter.dismiss(animated: false) }
        clock.advance(by: 0.1)
        window.isHidden = true
      }
    }

    nonisolated static let sheet = ViewControllerTransition.sheet(height: .points(300), margins: 8)

    @Test func aSheetWithMarginsStandsAwayFromTheDisplay() throws {
      let phone = Phone()
      let reports = Reports()
      phone.presenter.present(phone.screen, using: Self.sheet)
      clock.advance(by: 0.15)
      // As round on its way as in its place.
      #expect(phone.radius == phone.expectedRadius && phone.expectedRadius > 28)
      clock.advance(by: 1.5)
      let bottom = phone.window.safeAreaInsets.bottom
      let height = 300 + bottom - 8
      let frame = CGRect(x: 8, y: 844 - 8 - height, width: 374, height: height)
      #expect(phone.card?.frame == frame && phone.radius == phone.expectedRadius)
      #expect(phone.card?.contentContainer.layer.maskedCorners == .all)
      #expect(phone.screen.view.safeAreaInsets.bottom == bottom - 8)
      // Sinks below the edge altogether.
      phone.presenter.dismiss(animated: true)
      var last = phone.shown
      while phone.presenter.presentedViewController != nil {
        clock.advance(by: 1 / 120)
        last = phone.shown ?? last
      }
      #expect(try #require(last).minY >= 843 && reports.all == [])
      phone.close()
    }

    @Test(arguments: [true, false]) func aFingerMovesItOneToOne(closes: Bool) throws {
      let phone = Phone()
      phone.open(Self.sheet)
      let rest = try #require(phone.shown)
      let start = CGPoint(x: 195, y: rest.minY + 20)
      let way: CGFloat = closes ? 220 : 60
      phone.window.play([
        .down(start), .move(to: CGPoint(x: 195, y: start.y + 10), over: 0.1),
        .move(to: CGPoint(x: 195, y: start.y + 10 + way), over: 0.3), .hold(0.2),
      ])
      #expect(abs(try #require(phone.shown).minY - rest.minY - way) <= 1)
      #expect(phone.radius == phone.expectedRadius)
      phone.window.play([.lift])
      clock.advance(by: 1.5)
      #expect((phone.presenter.presentedViewController == nil) == closes)
      if !closes { #expect(phone.shown == rest) }
      phone.close()
    }

    /// Where bars float, and in no other app.
    @Test(arguments: [false, true], [CGFloat(0.4), 1])
    func aSheetFloatsWhereBarsDo(floats: Bool, height: CGFloat) {
      Headless.barsFloat = floats
      defer { Headless.barsFloat = false }
      let phone = Phone()
      phone.open(.sheet(height: .fraction(height)))
      let isAway = floats && height < 1
      #expect(phone.card?.frame.maxY == (isAway ? 836 : 844))
      #expect(phone.radius == (isAway ? phone.expectedRadius : 28))
      phone.close()
    }

    @Test func turnedRoundItStandsAwayFromTheOtherEdges() {
      let phone = Phone()
      phone.open(Self.sheet)
      phone.window.rotate()
      clock.advance(by: 1)
      // At most 640 points wide.
      #expect(phone.card?.frame.maxY == 382 && phone.card?.frame.midX == 422)
      #expect(phone.card?.frame.width == 640)
      phone.close()
    }

    @Test func aKeyboardRaisesItByItsOwnHeight() throws {
      let phone = Phone()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      phone.screen.view.addSubview(field)
      phone.open(Self.sheet)
      field.becomeFirstResponder()
      clock.advance(by: 1)
      #expect(phone.card?.frame.maxY == Headless.keyboardFrame.minY - 8)
      field.resignFirstResponder()
      clock.advance(by: 1)
      #expect(phone.card?.frame.maxY == 836)
      phone.close()
    }

    @Test(arguments: [false, true]) func aPanelAtTheSideStandsAway(isRightToLeft: Bool) {
      let phone = Phone(isRightToLeft: isRightToLeft)
      let size = TransitionSize(width: .points(300), height: .fraction(1))
      phone.open(
        .effects(front: .move(edge: .leading)).presentation(
          .card(size, at: .leading, margins: 8, corners: .inner)))
      #expect(phone.card?.frame == CGRect(x: isRightToLeft ? 82 : 8, y: 8, width: 300, height: 828))
      phone.close()
    }

    /// The margins pass touches as the rest beside the card does.
    @Test func besideACardThatPassesTouchesTheScreenBehindAnswers() {
      let phone = Phone()
      var taps = 0
      let button = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      phone.presenter.view.addSubview(button)
      phone.open(.sheet(height: .points(100), margins: 8, passesTouches: true))
      phone.window.play(.tap(at: CGPoint(x: 4, y: 800)))
      #expect(taps == 1)
      phone.window.play(.tap(at: CGPoint(x: 195, y: 800)))
      #expect(taps == 1)
      phone.close()
    }

    @Test func withLessMotionItFadesInItsPlace() {
      Headless.setReduceMotion(true)
      defer { Headless.setReduceMotion(false) }
      let phone = Phone()
      phone.presenter.present(phone.screen, using: Self.sheet)
      clock.advance(by: 0.1)
      #expect(phone.shown?.maxY == 836 && phone.radius == phone.expectedRadius)
      clock.advance(by: 1)
      phone.close()
    }

    /// Margins that are no number, and those without room for a card, are reported and count as none.
    @Test(arguments: [
      (ViewControllerTransition.sheet(height: .points(100), margins: -3), "valueUnusable"),
      (.sheet(height: .points(100), margins: 500), "cardHasNoRoom"),
      (
        .cover.presentation(
          .card(
            TransitionSize(width: .fraction(1), height: .points(100)), at: .bottom, margins: 174)),
        "cardHasNoRoom"
      ),
    ])
    func badMargins(transition: ViewControllerTransition, code: String) {
      let phone = Phone()
      let reports = Reports()
      phone.open(transition)
      #expect(phone.card?.frame.width == 390 && phone.card?.frame.maxY == 844)
      #expect(reports.all.map(\.code) == [code])
      phone.close()
      #expect(reports.all.map(\.code) == [code])
    }

    /// The same of the insets of a card; numbers that leave room for it are not reported.
    @Test(arguments: [
      (TransitionSize.inset(UIEdgeInsets(top: 400, left: 0, bottom: 444, right: 0)), true),
      (.inset(UIEdgeInsets(top: 400, left: 0, bottom: 443, right: 0)), false),
    ])
    func insetsWithoutRoom(size: TransitionSize, isReported: Bool) {
      let phone = Phone()
      let reports = Reports()
      phone.open(.overlay.size(size))
      #expect(phone.card?.frame == CGRect(x: 0, y: 400, width: 390, height: 1) || isReported)
      #expect(phone.card?.frame.isEmpty == false)
      #expect(reports.all.map(\.code) == (isReported ? ["cardHasNoRoom"] : []))
      phone.close()
    }

    // MARK: The screen behind steps back

    @Test(arguments: [TransitionEdge.bottom, .top, .leading], [false, true])
    func theOldScreenStepsBackAndReturns(edge: TransitionEdge, inStack: Bool) throws {
      let phone = Phone()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.topViewController?.view.backgroundColor = .white
      stack.isNavigationBarHidden = true
      let reports = Reports()
      let transition = ViewControllerTransition.cover(edge: edge).pushesBack()
      let old: UIViewController
      if inStack {
        phone.window.rootViewController = stack
        clock.advance(by: 0.1)
        old = stack.topViewController!
        stack.push(phone.screen, using: transition)
      } else {
        old = phone.presenter
        phone.presenter.present(phone.screen, using: transition)
      }
      let controller = try #require(TransitionController.installed(on: phone.screen))
      clock.advance(by: 0.1)
      let run = try #require(controller.run)
      let back = try #require(run.playback?.choreography.part(.back))
      #expect(abs(back.pose(at: 1, overshoot: 0...1).scale - 0.92) < 1e-6)
      let half = back.pose(at: 0.5, overshoot: 0...1)
      #expect(abs((half.cornerRadius ?? 0) * half.scale - phone.window.displayCornerRadius) < 1e-6)
      #expect(back.pose(at: 1, overshoot: 0...1).dim > 0.15)
      let seen = try #require(run.stage.views[.back]?.layer.presentation())
      #expect(seen.transform.m11 < 0.999 && seen.transform.m11 > 0.9)
      clock.advance(by: 2)
      if inStack { stack.popViewController(animated: true) } else { old.dismiss(animated: true) }
      clock.advance(by: 2)
      #expect(old.view.window === phone.window && old.view.frame == phone.window.bounds)
      #expect(CATransform3DIsIdentity(old.view.layer.transform) && old.view.layer.cornerRadius == 0)
      #expect(reports.all == [])
      phone.window.isHidden = true
    }

    @Test func anUnusableScaleIsReported() {
      let phone = Phone()
      let reports = Reports()
      phone.open(.cover.pushesBack(to: 7))
      #expect(phone.presenter.presentedViewController === phone.screen)
      #expect(reports.all.map(\.code) == ["valueUnusable"])
      phone.close()
    }
  }
}
