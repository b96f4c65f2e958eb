import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A view that a screen grows out of, or shrinks into, is seen once: hidden while the screen shows its picture, and in
  /// sight again as soon as the screen does not.
  @MainActor @Suite struct StandingViewTests {
    enum Event: CaseIterable, Sendable { case none, turned, reduceMotion, ended }

    struct Plan: CustomTestStringConvertible, Sendable {
      let preset: TransitionPreset
      let venue: Venue
      let opens: Bool
      /// True if the screen goes back into another view than that it came out of.
      let hasGoal: Bool
      let event: Event

      static let all: [Plan] = [TransitionPreset.full, .overlay, .scale].flatMap { preset in
        [Venue.modal, .push].flatMap { venue in
          [true, false].flatMap { opens in
            [true, false].flatMap { hasGoal in
              Event.allCases.compactMap { event in
                // Scale closes into the view it came out of.
                hasGoal && preset == .scale
                  ? nil
                  : Plan(
                    preset: preset, venue: venue, opens: opens, hasGoal: hasGoal, event: event)
              }
            }
          }
        }
      }

      var testDescription: String {
        "\(preset), \(venue), \(opens ? "opening" : "closing"), \(hasGoal), \(event)"
      }
    }

    @Test(arguments: Plan.all) func aViewThatBecomesTheScreenIsSeenOnce(plan: Plan) throws {
      let house = Theatre(plan.venue)
      let (cell, other) = (UIView(), UIView())
      for (view, y) in [(cell, 120), (other, 520)] {
        view.frame = CGRect(x: 20, y: y, width: 350, height: 80)
        view.backgroundColor = .red
        house.presenter.view.addSubview(view)
      }
      Headless.advance(by: 0.1)
      let controller = TransitionController(
        presenting: house.screen, preset: plan.preset,
        settings: TransitionSettings(from: .view(cell), to: plan.hasGoal ? .view(other) : nil),
        gesture: .pinch)
      house.vendor.controller = controller
      if !plan.opens {
        house.open()
        house.settle()
      }
      house.call(plan.opens ? .opening : .closing)
      Headless.turn()
      Headless.advance(by: 0.13)
      #expect(controller.run != nil)
      let standing = !plan.opens && plan.hasGoal ? other : cell
      for view in [cell, other] { #expect(isSeen(view) == (view !== standing)) }
      // The screen shows its picture.
      #expect(!pictures(house).isEmpty)
      switch plan.event {
      case .none: break
      case .turned: house.turnRound()
      case .ended: controller.run?.endNow()
      case .reduceMotion:
        Headless.setReduceMotion(true)
        Headless.advance(by: 0.02)
        #expect(controller.run != nil)
        for view in [cell, other] { #expect(isSeen(view)) }
      }
      house.settle()
      #expect(controller.run == nil)
      for view in [cell, other] where view.window != nil { #expect(isSeen(view)) }
    }

    private func isSeen(_ view: UIView) -> Bool {
      !view.isHidden && (view.layer.presentation()?.opacity ?? 1) > 0.5
    }

    /// The pictures in the windows through which screens are seen.
    private func pictures(_ house: Theatre) -> [UIView] {
      var found: [UIView] = []
      house.window.walk { view in
        guard let clip = (view as? WrapperView)?.contentContainer else { return }
        let covers = clip.subviews.filter {
          $0 !== house.screen.view && $0 !== house.presenter.view
        }
        found += covers.flatMap(\.subviews)
      }
      return found
    }
  }
}
