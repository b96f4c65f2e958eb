import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Screens that are given a transition for a push that never comes.
  @MainActor @Suite struct UnpushedScreenTests {
    private let house = StackHouse()
    private let reports = Reports()
    private let own = EmptyDelegate()

    private final class EmptyDelegate: NSObject, UINavigationControllerDelegate {}

    init() { house.stack.delegate = own }

    private func give(_ screen: UIViewController) {
      TransitionController(pushing: screen, in: house.stack, preset: .slide)
      #expect(house.stack.delegate !== own)
    }

    @Test func aScreenFreedWithoutAPushIsReportedAndTheDelegateIsTheAppsAgain() async {
      give(UIViewController())
      await letTasksBegin()
      #expect(reports.all == [.neverPushed])
      #expect(house.stack.delegate === own)
    }

    @Test func aScreenPresentedInsteadOfPushedIsReportedAndTheDelegateIsTheAppsAgain() {
      let screen = UIViewController()
      give(screen)
      house.screens[2].present(screen, animated: true)
      house.settle()
      #expect(house.screens[2].presentedViewController === screen)
      #expect(reports.all == [.presentedInstead])
      #expect(house.stack.delegate === own)
      #expect(TransitionController.installed(on: screen) == nil)
    }

    @Test(arguments: [true, false])
    func aScreenPushedAndPoppedIsNotReportedAndTheDelegateIsTheAppsAgain(animated: Bool) async {
      func play() {
        let screen = UIViewController()
        give(screen)
        Headless.advance(by: 0.1)
        house.stack.pushViewController(screen, animated: animated)
        house.settle()
        house.stack.popViewController(animated: animated)
        house.settle()
      }
      play()
      await letTasksBegin()
      #expect(reports.all == [] && house.stack.delegate === own)
    }

    /// The app does not keep the first controller, which has no owner once it is replaced.
    @Test func aScreenGivenATransitionForAnotherStackGivesTheFirstBackToItsDelegate() {
      let (screen, other) = (UIViewController(), UINavigationController())
      give(screen)
      TransitionController(pushing: screen, in: other, preset: .fold)
      #expect(house.stack.delegate === own && other.delegate != nil)
      #expect(reports.all == [.controllerReplaced])
    }

    /// The next screen has its transition all the same.
    @Test func aScreenFreedWithoutAPushLeavesTheOthersTransitions() async {
      let screen = UIViewController()
      give(screen)
      func freed() {
        TransitionController(pushing: UIViewController(), in: house.stack, preset: .fold)
      }
      freed()
      await letTasksBegin()
      #expect(reports.all == [.neverPushed] && house.stack.delegate !== own)
      house.stack.pushViewController(screen, animated: true)
      Headless.turn()
      #expect(TransitionController.installed(on: screen)?.run?.movement.name == "slide")
      house.settle()
    }
  }
}
