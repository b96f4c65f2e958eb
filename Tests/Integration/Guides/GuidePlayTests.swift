import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The transitions that README and the pages recommend, as they are played: none of them is reported.
  @MainActor @Suite struct GuidePlayTests {
    nonisolated static let transitions = [
      "README": ReadmeCode.transitions, "Migrating": MigratingCode.transitions,
      "YourFirstTransition": YourFirstTransitionCode.transitions,
      "Choreographies": OwnTransitionsCode.transitions,
    ]

    @Test(arguments: transitions.keys.sorted(), [false, true])
    func recommendedTransitionsPlayWithoutReports(page: String, inStack: Bool) throws {
      for (index, transition) in try #require(Self.transitions[page]).enumerated() {
        let theatre = Theatre()
        let stack = UINavigationController(rootViewController: UIViewController())
        if inStack { theatre.window.rootViewController = stack }
        let row = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
        row.effectKey = "row"
        theatre.screen.view.addSubview(row)
        Headless.turn()
        let reports = Reports()
        let controller =
          inStack
          ? stack.push(theatre.screen, using: transition)
          : theatre.presenter.present(theatre.screen, using: transition, gesture: .leadingEdge)
        Headless.advance(by: 0.1)
        if transition.isStatic { #expect(controller?.run != nil, "\(page), \(index)") }
        Headless.advance(by: 2)
        #expect(theatre.screen.view.window != nil && controller?.run == nil)
        if inStack {
          stack.popViewController(animated: true)
        } else {
          theatre.screen.dismiss(animated: true)
        }
        Headless.advance(by: 0.1)
        if transition.isStatic { #expect(controller?.run != nil, "\(page), \(index)") }
        Headless.advance(by: 2)
        #expect(theatre.screen.view.window == nil)
        #expect(reports.all == [], "\(page), \(index)")
        theatre.window.isHidden = true
      }
    }
  }
}
