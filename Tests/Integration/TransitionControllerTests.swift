import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The initializer, its lifetime, and everything that can be wrong with its arguments.
  @MainActor @Suite struct TransitionControllerTests {
    nonisolated static let presets = PresetUnderTest.all

    @Test(arguments: presets) func oneCallIsEnough(preset: PresetUnderTest) {
      let screen = UIViewController()
      TransitionController(presenting: screen, preset: preset)
      #expect(screen.modalPresentationStyle == .custom)
      #expect(screen.transitioningDelegate != nil)
      #expect(TransitionController.installed(on: screen) != nil)
      #expect(!screen.isViewLoaded)
    }

    @Test func controllerLivesAsLongAsTheScreen() {
      weak var controller: TransitionController?
      do {
        let screen = UIViewController()
        TransitionController(presenting: screen, preset: TransitionPreset.slide)
        controller = TransitionController.installed(on: screen)
        #expect(controller != nil)
      }
      #expect(controller == nil)
    }

    @Test func removingGivesBackWhatWasThere() {
      let screen = UIViewController()
      screen.modalPresentationStyle = .overFullScreen
      TransitionController(presenting: screen, preset: TransitionPreset.slide)
      TransitionController.installed(on: screen)?.remove()
      #expect(screen.modalPresentationStyle == .overFullScreen)
      #expect(screen.transitioningDelegate == nil)
      #expect(TransitionController.installed(on: screen) == nil)
    }

    @Test(arguments: presets) func aScreenWhoseTransitionIsRemovedWhileItIsOpenStillLeaves(
      preset: PresetUnderTest
    ) {
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      TransitionController.installed(on: theatre.screen)?.remove()
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.screen.view.window == nil)
    }

    @Test func theSecondControllerWins() {
      let theatre = Theatre()
      let reports = Reports()
      TransitionController(presenting: theatre.screen, preset: TransitionPreset.slide)
      theatre.present(.overlay)
      theatre.settle()
      #expect(reports.all == [.controllerReplaced])
      #expect(theatre.presenter.view.window != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.screen.view.window == nil)
    }

    @Test func theAppsOwnDelegateIsReplacedAndSaidSo() {
      let screen = UIViewController()
      let own = OwnDelegate()
      screen.transitioningDelegate = own
      let reports = Reports()
      TransitionController(presenting: screen, preset: TransitionPreset.slide)
      #expect(reports.all == [.delegateReplaced])
      TransitionController.installed(on: screen)?.remove()
      #expect(screen.transitioningDelegate === own)
    }

    @Test(arguments: presets) func aScreenThatIsPresentedAlreadyIsServedOnItsWayOut(
      preset: PresetUnderTest
    ) {
      let theatre = Theatre()
      theatre.screen.modalPresentationStyle = .fullScreen
      theatre.present(animated: false)
      theatre.settle()
      let reports = Reports()
      TransitionController(presenting: theatre.screen, preset: preset)
      #expect(reports.all == [.alreadyPresented])
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.screen.view.window == nil)
    }

    @Test(
      arguments: presets,
      [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func aStyleThatWasChangedAfterwardsDegrades(
      preset: PresetUnderTest, style: UIModalPresentationStyle
    ) {
      let theatre = Theatre()
      let reports = Reports()
      TransitionController(presenting: theatre.screen, preset: preset)
      theatre.screen.modalPresentationStyle = style
      theatre.present()
      theatre.settle()
      #expect(reports.all == [.styleChanged])
      #expect(theatre.log.count("presented") == 1)
      #expect(theatre.screen.view.window === theatre.window)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.screen.view.window == nil)
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.presenter.view.superview != nil)
    }

    @Test(arguments: presets, [UIModalPresentationStyle.custom, .pageSheet, .fullScreen])
    func aPresentationControllerReadEarlyDegrades(
      preset: PresetUnderTest, style: UIModalPresentationStyle
    ) {
      let theatre = Theatre()
      let reports = Reports()
      theatre.screen.modalPresentationStyle = style
      _ = theatre.screen.presentationController
      theatre.present(preset)
      theatre.settle()
      #expect(reports.all == [.presentationControllerReadEarly])
      // The transition sets the style after the app has read the controller of another one.
      let misuses = Headless.takeMisuses()
      #expect(misuses.isEmpty == (style == .custom))
      #expect(theatre.screen.view.window === theatre.window)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.view.window === theatre.window)
      #expect(theatre.screen.view.window == nil)
    }

    @Test(arguments: presets) func aPresenterWithoutAWindowLeavesNothingBehind(
      preset: PresetUnderTest
    ) {
      let (lonely, screen) = (UIViewController(), UIViewController())
      TransitionController(presenting: screen, preset: preset)
      lonely.present(screen, animated: true)
      Headless.advance(by: 1)
      // UIKit itself refuses, and says so.
      #expect(!Headless.takeMisuses().isEmpty)
      #expect(screen.presentingViewController == nil)
      #expect(TransitionController.installed(on: screen)?.run == nil)
    }

    @Test(
      arguments: [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [CGFloat],
      presets)
    func wildNumbersChangeTheScreenAllTheSame(number: CGFloat, preset: PresetUnderTest) {
      let theatre = Theatre()
      let reports = Reports()
      let point = CGPoint(x: number, y: number)
      let transition = ViewControllerTransition(
        preset.movement.with(TransitionSettings(from: .point(point), to: .point(point))))
      TransitionController(
        presenting: theatre.screen,
        transition: transition.size(.points(width: number, height: number))
          .duration(TimeInterval(number)).backdrop(.black(opacity: number)).cornerRadius(number))
      theatre.present()
      theatre.settle()
      #expect(!reports.all.isEmpty)
      #expect(theatre.log.count("presented") == 1)
      let frame = theatre.frames[1]
      #expect(frame.width > 0 && frame.height > 0 && theatre.window.bounds.contains(frame))
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.log.count("dismissed") == 1)
      #expect(theatre.presenter.view.window === theatre.window)
    }

    @Test func anOriginThatIsGoneIsReported() {
      let reports = Reports()
      let theatre = Theatre()
      theatre.present(.overlay, settings: TransitionSettings(from: .view(UIView())))
      #expect(reports.all == [.placeNotFound])
      theatre.settle()
      #expect(theatre.log.count("presented") == 1)
    }

    /// Not what the screen presents in its turn, which UIKit would dismiss first.
    @Test func dismissClosesTheScreenWithWhatItPresents() {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      let alert = UIViewController()
      alert.modalPresentationStyle = .overFullScreen
      theatre.screen.present(alert, animated: false)
      theatre.settle()
      TransitionController.installed(on: theatre.screen)?.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.screen.view.window == nil && alert.view.window == nil)
    }

    /// UIKit answers a child with the presentation of its ancestor.
    @Test func aChildsControllerLeavesThePresentationAlone() throws {
      let theatre = Theatre()
      theatre.present(.overlay, gesture: .pullUpDown)
      theatre.settle()
      let child = UIViewController()
      theatre.screen.addChild(child)
      theatre.screen.view.addSubview(child.view)
      child.didMove(toParent: theatre.screen)
      let own = try #require(TransitionController.installed(on: theatre.screen))
      let other = TransitionController(
        presenting: child, preset: TransitionPreset.slide, gesture: nil)
      #expect(own.presentation?.controller === own && other.presentation == nil)
      let hands = try Hands(theatre, .pullUpDown)
      hands.drag(by: 0.5)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func theCardsSizeFollowsTheOptionsWhileItIsOpen() throws {
      let theatre = Theatre()
      theatre.present(.overlay)
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.change { $0.size = .points(width: 200, height: 300) }
      Headless.turn()
      #expect(theatre.frames[1].size == CGSize(width: 200, height: 300))
    }

    @Test func theCardGrowsOutOfTheViewThatWasTapped() throws {
      let theatre = Theatre()
      let tapped = UIView(frame: CGRect(x: 40, y: 600, width: 100, height: 50))
      theatre.presenter.view.addSubview(tapped)
      theatre.present(.overlay, settings: TransitionSettings(from: .view(tapped)))
      let card = try #require(theatre.screen.presentationController?.presentedView)
      let clip = try #require((card as? WrapperView)?.contentContainer.layer.presentation())
      let shown = try #require(card.layer.presentation()).transform
      // The window lies on the view: seen through the card's own scale and position.
      let middle = CGPoint(
        x: card.center.x + shown.m41 + (clip.position.x - card.bounds.midX) * shown.m11,
        y: card.center.y + shown.m42 + (clip.position.y - card.bounds.midY) * shown.m22)
      #expect(abs(middle.x - 90) < 0.5 && abs(middle.y - 625) < 0.5)
      #expect(abs(clip.bounds.height * shown.m22 - 50) < 0.5)
      theatre.settle()
    }
  }
}

@MainActor private final class OwnDelegate: NSObject, UIViewControllerTransitioningDelegate {}
