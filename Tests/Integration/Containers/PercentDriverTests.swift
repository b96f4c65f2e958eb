import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// An app's own percent driver beside `animator(for:)`, in a navigation controller.
  @MainActor @Suite struct PercentDriverTests {
    @Test(arguments: PresetUnderTest.all, [true, false])
    func aPushIsDrivenToItsEnd(preset: PresetUnderTest, finishes: Bool) throws {
      let house = DrivenStack(preset)
      house.call(.opening)
      Headless.advance(by: 0.1)
      house.driver.update(0.4)
      Headless.turn()
      let run = try #require(house.run)
      #expect(abs((run.playback?.fraction ?? 0) - 0.4) < 1e-6)
      house.end(finishes)
      #expect(house.endings == [finishes ? .committed : .cancelled(.driverCancelled)])
      #expect(house.isOpen == finishes)
      #expect(house.run == nil && house.stack.transitionCoordinator == nil)
      #expect(house.stack.topViewController?.view.window === house.window)
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func aPopIsDrivenToItsEnd(preset: PresetUnderTest, finishes: Bool) throws {
      let house = DrivenStack(preset)
      house.pops = .free
      house.call(.opening)
      Headless.advance(by: 1)
      house.pops = .drivenByTheApp
      house.stack.popViewController(animated: true)
      Headless.advance(by: 0.1)
      house.driver.update(0.7)
      house.driver.update(0.5)
      house.end(finishes)
      #expect(house.endings == [.committed, finishes ? .committed : .cancelled(.driverCancelled)])
      #expect(house.isOpen != finishes)
      #expect(house.run == nil && house.stack.transitionCoordinator == nil)
    }

    // MARK: The library's gesture beside the app's delegate

    private func opened(_ preset: PresetUnderTest, _ pops: DrivenStack.Pops) -> DrivenStack {
      let house = DrivenStack(preset, gesture: .automatic)
      house.pops = pops
      house.call(.opening)
      house.settle()
      return house
    }

    private func drag(_ house: DrivenStack, to x: CGFloat) {
      let y: CGFloat = 400
      house.play([
        .down(CGPoint(x: 2, y: y)), .move(to: CGPoint(x: x, y: y), over: 0.3), .hold(0.2),
      ])
    }

    @Test(arguments: PresetUnderTest.all, [true, false])
    func anEdgeDragWhereTheDelegateReturnsTheAnimatorPopsUnderTheFinger(
      preset: PresetUnderTest, closes: Bool
    ) throws {
      let house = opened(preset, .ledByTheGesture)
      drag(house, to: closes ? 300 : 80)
      let playback = try #require(house.run?.playback)
      #expect(playback.isHeld && playback.position != RunPosition(fraction: 0))
      house.lift()
      house.settle()
      #expect(house.isOpen != closes)
      #expect(house.endings == [.committed, closes ? .committed : .cancelled(.released)])
      #expect(house.run == nil && house.stack.transitionCoordinator == nil)
      #expect(house.controller.recognizers.allSatisfy { ($0.view == nil) == closes })
    }

    /// The pop plays by itself, and nothing waits for the finger.
    @Test func anEdgeDragWhereTheDelegateReturnsNothingPops() {
      let house = opened(.slide, .free)
      drag(house, to: 120)
      #expect(house.run?.playback?.isHeld != true)
      house.settle()
      #expect(!house.isOpen && house.run == nil)
      house.lift()
      Headless.advance(by: 0.2)
      #expect(house.stack.transitionCoordinator == nil)
      #expect(house.endings == [.committed, .committed])
    }

    @Test func dismissingAPushedScreenPopsIt() {
      let house = opened(.slide, .ledByTheGesture)
      house.controller.dismiss()
      house.settle()
      #expect(!house.isOpen)
    }

    /// UIKit may ask for an animator and never start it.
    @Test func anAnimatorThatNobodyStartsChangesNothing() throws {
      let house = DrivenStack(.slide)
      weak var animator: (any UIViewControllerAnimatedTransitioning)?
      do {
        let made = try #require(house.controller.animator(for: .opening))
        let context = Context(container: house.window, from: house.presenter, to: house.screen)
        let before = Imprint(house.presenter.view)
        _ = made.interruptibleAnimator(using: context)
        #expect(Imprint(house.presenter.view) == before && house.run == nil)
        animator = made
      }
      #expect(animator == nil)
    }
  }
}

/// A stack whose delegate drives pushes and pops by a percent driver.
@MainActor
final class DrivenStack: House<UIViewController> {
  let driver = UIPercentDrivenInteractiveTransition()
  let controller: TransitionController
  /// What the delegate answers to UIKit's question for an interaction controller.
  enum Pops: CaseIterable { case drivenByTheApp, ledByTheGesture, free }
  var pops = Pops.drivenByTheApp
  private(set) var endings: [TransitionEnding] = []

  init(_ preset: PresetUnderTest, gesture: TransitionGesture? = nil) {
    let screen = UIViewController()
    controller = TransitionController(presenting: screen, preset: preset, gesture: gesture)
    super.init(.push, [UIViewController(), screen])
    vendor.controller = controller
    vendor.driver = { [unowned self] animator in
      switch pops {
      case .drivenByTheApp: driver
      case .ledByTheGesture: animator as? any UIViewControllerInteractiveTransitioning
      case .free: nil
      }
    }
    controller.onEnd { [weak self] in self?.endings.append($1) }
  }

  func end(_ finishes: Bool) {
    if finishes { driver.finish() } else { driver.cancel() }
    Headless.advance(by: 1)
  }
}
