import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The delegate of `presentationController`, set at each point at which apps set it.
  @MainActor @Suite struct ConsentOrderTests {
    enum Order: CaseIterable, Sendable {
      case afterInitializer, afterPresent, inViewDidLoad, inCompletion
    }

    enum Form: CaseIterable, Sendable {
      case card, sheet, fullScreen, stackInCard

      var transition: ViewControllerTransition {
        switch self {
        case .card, .stackInCard: .overlay
        case .sheet: .sheet(height: .fraction(0.4))
        case .fullScreen: .full
        }
      }
    }

    private final class Screen: UIViewController {
      var onDidLoad: () -> Void = {}
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        onDidLoad()
      }
    }

    private func pull(_ screen: UIViewController, in window: UIWindow) throws {
      try Hands(on: screen, in: window, .pullUpDown).drag(by: 0.5)
      Headless.advance(by: 1)
    }

    @Test(arguments: Order.allCases, Form.allCases)
    func aDelegateSetAtAnyPointIsAskedForConsent(order: Order, form: Form) throws {
      let (theatre, reports, consent) = (Theatre(), Reports(), Consent(allows: false))
      let content = Screen()
      let screen =
        form == .stackInCard ? UINavigationController(rootViewController: content) : content
      let set = { [weak screen] in screen?.presentationController?.delegate = consent }
      if order == .inViewDidLoad { content.onDidLoad = { set() } }
      if order == .afterInitializer {
        TransitionController(presenting: screen, transition: form.transition, gesture: .pullUpDown)
        set()
        theatre.presenter.present(screen, animated: true)
      } else {
        theatre.presenter.present(screen, using: form.transition, gesture: .pullUpDown) {
          if order == .inCompletion { set() }
        }
        if order == .afterPresent { set() }
      }
      theatre.settle()
      #expect(screen.presentationController is PresentationController)
      try pull(screen, in: theatre.window)
      #expect(theatre.presenter.presentedViewController === screen)
      #expect(consent.calls.contains("attempt"))
      consent.allows = true
      try pull(screen, in: theatre.window)
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(consent.calls.suffix(2) == ["will", "did"])
      #expect(reports.all.isEmpty)
    }

    /// UIKit keeps the controller that it makes at the first reading, and asks for no other:
    /// https://github.com/lionheart/openradar-mirror/issues/20231
    @Test(arguments: Form.allCases)
    func aDelegateSetBeforeTheTransitionIsMadeIsReported(form: Form) {
      let (theatre, reports, consent) = (Theatre(), Reports(), Consent(allows: false))
      theatre.screen.presentationController?.delegate = consent
      theatre.presenter.present(theatre.screen, using: form.transition)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(reports.all.contains { $0.code == "presentationControllerReadEarly" })
      _ = Headless.takeMisuses()
      #expect(theatre.screen.presentationController?.delegate === consent)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.screen.view.window == nil)
    }
  }
}
