import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a bar hides: of the screens that have it, and where its background is seen.
  @MainActor @Suite struct BarTests {
    /// A list that begins below a bar has reached it until it is scrolled, however large the bar is.
    @Test(arguments: [0, 44, 91, 160] as [CGFloat], [-40, 0, 0.4, 1, 30, 400] as [CGFloat])
    func aBarHasItsBackgroundOnceTheListIsScrolled(inset: CGFloat, distance: CGFloat) async throws {
      try await clock.play {
        let bar = UINavigationBar()
        bar.scrollEdgeAppearance = nil
        bar.standardAppearance.backgroundColor = .white
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 100, height: 2000)
        list.contentInset.top = inset
        list.contentOffset.y = distance - inset
        let row = UIView()
        list.addSubview(row)
        #expect(bar.isOpaqueBar(before: row, floats: false) == (distance > 0.5))
      }
    }

    enum Screen: CaseIterable, Sendable { case inStack, beside, withoutBar }

    /// A bar hides a part of its own stack's screens only.
    @Test(arguments: Screen.allCases, [true, false]) func aBarHidesItsOwnScreens(
      screen: Screen, isOpaque: Bool
    ) async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (top, beside) = (UIViewController(), UIViewController())
        top.extendedLayoutIncludesOpaqueBars = true
        let stack = UINavigationController(rootViewController: top)
        stack.navigationBar.isTranslucent = !isOpaque
        stack.navigationBar.scrollEdgeAppearance = nil
        if screen == .withoutBar { stack.isNavigationBarHidden = true }
        let parent = UIViewController()
        window.rootViewController = parent
        for child in [stack, beside] {
          parent.addChild(child)
          child.view.frame = window.bounds
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        clock.advance(by: 0.1)
        let asked = screen == .beside ? beside : top
        let hidden = asked.hiddenByBars(in: stack.view, frame: window.bounds)
        let bar = stack.navigationBar
        let bottom = bar.convert(bar.bounds, to: nil).maxY
        #expect(hidden.top == (screen == .inStack && isOpaque ? bottom : 0))
      }
    }

    /// Whether a screen asks for the status bar is its own affair: it asks for it again as before when it has gone.
    @Test(
      arguments: [
        (ViewControllerTransition.slide, false), (.fold, false), (.overlay, true), (.hang, true),
      ], pairs([true, false], [true, false]))
    func aScreenAsksForTheStatusBarAsBefore(
      row: (ViewControllerTransition, isCard: Bool), column: (asks: Bool, isTakenBack: Bool)
    ) async throws {
      let (asks, isTakenBack) = column
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.modalPresentationCapturesStatusBarAppearance = asks
        for _ in 0..<2 {
          let controller = theatre.presenter.present(theatre.screen, using: row.0, gesture: .pinch)
          clock.turn()
          if isTakenBack {
            clock.advance(by: 0.1)
            controller?.dismiss()
          } else {
            clock.advance(by: 1.5)
            let captures = theatre.screen.modalPresentationCapturesStatusBarAppearance
            #expect(captures == (asks || !row.isCard))
            theatre.presenter.dismiss(animated: true)
          }
          clock.advance(by: 1.5)
          #expect(!theatre.isOpen)
          #expect(theatre.screen.modalPresentationCapturesStatusBarAppearance == asks)
        }
      }
    }
  }
}
