import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A presentation controller of the app's own has the gesture that the library's has, and its delegate hears
  /// the same of it.
  @MainActor @Suite struct OwnPresentationTests {
    enum Kind: CaseIterable, Sendable { case librarys, apps }

    private let theatre = Theatre()
    private let consent = Consent()

    /// Presents the screen, in the lower half of the window where the app says so.
    private func present(
      _ kind: Kind, gesture: TransitionGesture = .pullUpDown, animated: Bool = true,
      closing: ViewControllerTransition? = nil
    ) {
      let opening: ViewControllerTransition =
        switch kind {
        case .librarys: .rise
        case .apps:
          .rise.presentation(
            .controller {
              LowerHalf(presentedViewController: $0, presenting: $1)
            })
        }
      TransitionController(
        presenting: theatre.screen,
        transition: closing.map { .asymmetric(opening: opening, closing: $0) } ?? opening,
        gesture: gesture)
      theatre.present(animated: animated)
      theatre.settle()
      theatre.screen.presentationController?.delegate = consent
    }

    /// Drags downward by a distance, and perhaps back.
    private func pull(by points: CGFloat, backBy back: CGFloat = 0) {
      let (from, to) = (CGPoint(x: 195, y: 500), CGPoint(x: 195, y: 500 + points))
      theatre.play([
        .down(from), .move(to: to, over: 0.2), .hold(0.1),
        .move(to: CGPoint(x: 195, y: to.y - back), over: 0.2), .hold(0.1), .lift,
      ])
      theatre.settle()
    }

    private func swipe() {
      theatre.play([
        .down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 195, y: 700), over: 0.1), .lift,
      ])
      theatre.settle()
    }

    private var isOpen: Bool { theatre.presenter.presentedViewController != nil }

    @Test(arguments: Kind.allCases, [true, false])
    func aFingerDismissesItHoweverItCame(kind: Kind, animated: Bool) throws {
      let reports = Reports()
      present(kind, animated: animated)
      let container = try #require(theatre.screen.presentationController?.containerView)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      #expect(controller.recognizers.allSatisfy { $0.view === container })
      pull(by: 300)
      #expect(!isOpen && reports.all == [])
      // Again, in a container that is another one.
      theatre.present(animated: animated)
      theatre.settle()
      #expect(isOpen)
      pull(by: 300)
      #expect(!isOpen && reports.all == [])
    }

    /// A recognizer of the app's that is in no window is reported once.
    @Test(arguments: Kind.allCases, [true, false])
    func aRecognizerElsewhereIsReportedOnce(kind: Kind, animated: Bool) {
      let reports = Reports()
      let (pan, elsewhere) = (UIPanGestureRecognizer(), UIView())
      elsewhere.addGestureRecognizer(pan)
      present(
        kind, gesture: .custom(pan, progress: { _, _ in 0 }, shouldFinish: { _, _ in false }),
        animated: animated)
      #expect(reports.all == [.recognizerElsewhere])
      theatre.dismiss()
      theatre.settle()
    }

    @Test(arguments: Kind.allCases) func aFingersDismissalIsTold(kind: Kind) {
      present(kind)
      pull(by: 300)
      #expect(!isOpen && consent.told == ["will", "did"])
    }

    /// The screen comes back: the next dismissal, by code, is not the finger's.
    @Test(arguments: Kind.allCases) func aFingerThatComesBackDismissesNothing(kind: Kind) {
      present(kind)
      pull(by: 200, backBy: 200)
      #expect(isOpen && consent.told == ["will"])
      theatre.dismiss()
      theatre.settle()
      #expect(!isOpen && consent.told == ["will"])
    }

    @Test(arguments: Kind.allCases, [true, false])
    func theDelegateMayRefuse(kind: Kind, swipes: Bool) {
      present(kind, gesture: swipes ? .swipe(.bottom) : .pullUpDown)
      consent.allows = false
      if swipes { swipe() } else { pull(by: 300) }
      #expect(isOpen && consent.told == ["attempt"])
      theatre.dismiss()
      theatre.settle()
    }

    /// The form of a screen that is open stays, and with it the gesture.
    @Test func anotherTransitionKeepsTheGesture() {
      present(.apps)
      TransitionController.installed(on: theatre.screen)?.transition = .slide
      pull(by: 300)
      #expect(!isOpen && consent.told == ["will", "did"])
    }

    /// With the system's animation there is no run.
    @Test(arguments: Kind.allCases, [nil, ViewControllerTransition.system])
    func aSwipeIsTold(kind: Kind, closing: ViewControllerTransition?) {
      present(kind, gesture: .swipe(.bottom), closing: closing)
      swipe()
      #expect(!isOpen && consent.told == ["will", "did"])
    }
  }
}

/// A presentation controller as an app writes one.
private final class LowerHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  /// Also without animation, where no animator adds it.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentedView else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
    if presentedView.superview == nil { containerView?.addSubview(presentedView) }
  }
}

extension ViewControllerTransition {
  fileprivate static let rise = choreography { geometry in
    Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 0) })
  }
}
