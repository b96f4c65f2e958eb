import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The delegate of a presentation, used as Apple documents it.
  @MainActor @Suite struct DismissalDelegateTests {
    /// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerwilldismiss(_:)
    /// "You can use this method to set up animations or interaction notifications with the presentationController's
    /// transitionCoordinator."
    @MainActor final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var heard: [String] = []
      weak var presenter: UIViewController?
      var next: UIViewController?

      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        let coordinator = controller.presentedViewController.transitionCoordinator
        heard.append("will\(coordinator == nil ? "" : " with coordinator")")
        coordinator?.animate(alongsideTransition: { [weak self] _ in
          self?.heard.append("alongside")
        })
      }

      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        heard.append("did")
        if let next { presenter?.present(next, animated: true) }
      }
    }

    enum Way: CaseIterable, Sendable { case finger, outside, escape }

    /// A presentation controller of the app's own, which fills the container.
    private static let own = TransitionPresentation.controller {
      UIPresentationController(presentedViewController: $0, presenting: $1)
    }

    private func open(_ transition: ViewControllerTransition, _ delegate: Delegate) -> Theatre {
      let theatre = Theatre()
      delegate.presenter = theatre.presenter
      theatre.screen.view.backgroundColor = .white
      theatre.presenter.present(theatre.screen, using: transition, gesture: .pullUpDown)
      theatre.screen.presentationController?.delegate = delegate
      Headless.advance(by: 2)
      return theatre
    }

    private func close(_ theatre: Theatre, _ way: Way, by share: CGFloat = 0.5) throws {
      switch way {
      case .finger: try Hands(on: theatre.screen, in: theatre.window, .pullUpDown).drag(by: share)
      case .outside: Headless.play(.tap(at: CGPoint(x: 195, y: 60)), in: theatre.window)
      case .escape: _ = theatre.wrapper.accessibilityPerformEscape()
      }
      Headless.advance(by: 2)
    }

    @Test(arguments: Way.allCases, [true, false])
    func theDelegateIsToldWithACoordinatorAndWhenAllIsOver(
      way: Way, isOwn: Bool
    ) throws {
      // Only a card has an outside, and a wrapper that hears of the escape.
      guard !isOwn || way == .finger else { return }
      let (delegate, next) = (Delegate(), UIViewController())
      next.view.backgroundColor = .white
      delegate.next = next
      let transition: ViewControllerTransition =
        isOwn ? .slide.presentation(Self.own) : .sheet(height: .points(300))
      let theatre = open(transition, delegate)
      try close(theatre, way)
      #expect(delegate.heard == ["will with coordinator", "alongside", "did"])
      #expect(theatre.presenter.presentedViewController === next)
      #expect(next.viewIfLoaded?.window != nil)
    }

    /// A pull that is taken back, and a dismissal by code.
    @Test func theDelegateIsNotToldOfTheEndOfADismissalThatIsNone() throws {
      let delegate = Delegate()
      let theatre = open(.slide, delegate)
      try close(theatre, .finger, by: 0.05)
      #expect(delegate.heard == ["will with coordinator", "alongside"])
      theatre.screen.dismiss(animated: true)
      Headless.advance(by: 2)
      #expect(delegate.heard == ["will with coordinator", "alongside"])
    }

    /// Code in place of a finger is not the user.
    @Test(arguments: [true, false]) func theDelegateIsNotToldOfADismissalByCodeInPlaceOfAFinger(
      commits: Bool
    ) throws {
      let delegate = Delegate()
      let theatre = open(.slide, delegate)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let dismissal = try #require(controller.beginDismissal())
      dismissal.update(0.5)
      Headless.advance(by: 0.1)
      if commits { dismissal.finish() } else { dismissal.cancel() }
      Headless.advance(by: 2)
      #expect((theatre.presenter.presentedViewController == nil) == commits)
      #expect(delegate.heard == [])
    }

    /// A screen that asks the user first is not dismissed by the pull.
    @Test(arguments: [true, false])
    func theDelegateIsNotToldIfTheScreenPutsTheDismissalOff(isOwn: Bool) throws {
      final class Careful: UIViewController {
        var agree: (() -> Void)?
        override func dismiss(animated: Bool, completion: (() -> Void)?) {
          guard agree == nil else {
            return super.dismiss(animated: animated, completion: completion)
          }
          agree = { super.dismiss(animated: animated, completion: completion) }
        }
      }
      let (window, root, screen, delegate) = (
        Headless.makeWindow(), UIViewController(), Careful(), Delegate()
      )
      window.rootViewController = root
      screen.view.backgroundColor = .white
      Headless.advance(by: 0.1)
      root.present(
        screen, using: isOwn ? .slide.presentation(Self.own) : .slide, gesture: .pullUpDown)
      screen.presentationController?.delegate = delegate
      Headless.advance(by: 2)
      try Hands(on: screen, in: window, .pullUpDown).drag(by: 0.5)
      Headless.advance(by: 1)
      #expect(root.presentedViewController === screen)
      screen.agree?()
      Headless.advance(by: 2)
      #expect(root.presentedViewController == nil && delegate.heard == [])
    }

    /// A finger that catches an opening and leads the screen back is an attempt, too, told once if the app refuses.
    @Test(arguments: [true, false]) func anOpeningThatIsLedBackAsksForConsent(allows: Bool) {
      let theatre = Theatre()
      let consent = Consent(allows: allows)
      theatre.screen.view.backgroundColor = .white
      theatre.presenter.present(theatre.screen, using: .cover, gesture: .pullUpDown)
      theatre.screen.presentationController?.delegate = consent
      Headless.advance(by: 0.2)
      theatre.play([
        .down(CGPoint(x: 195, y: 250)), .move(to: CGPoint(x: 195, y: 270), over: 0.05),
        .move(to: CGPoint(x: 195, y: 830), over: 0.3), .hold(0.2), .lift,
      ])
      Headless.advance(by: 2)
      #expect((theatre.presenter.presentedViewController == nil) == allows)
      #expect(consent.calls.filter { $0 == "attempt" }.count == (allows ? 0 : 1))
      if !allows { theatre.presenter.dismiss(animated: false) }
      Headless.advance(by: 0.1)
    }
  }
}
