import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A translucent screen presented with a transition that fills.
  @MainActor @Suite struct TranslucentScreenTests {
    private func open(
      _ transition: ViewControllerTransition, style: UIModalPresentationStyle? = nil,
      color: UIColor? = .black.withAlphaComponent(0.5)
    ) -> (theatre: Theatre, reports: [TransitionIssue]) {
      let (theatre, reports) = (Theatre(), Reports())
      theatre.screen.view.backgroundColor = color
      if let style { theatre.screen.modalPresentationStyle = style }
      theatre.presenter.present(theatre.screen, using: transition)
      clock.advance(by: 2)
      return (theatre, reports.all)
    }

    nonisolated static let transitions: [ViewControllerTransition] = [
      .slide, .fold, .full, .scale, .spin, .fade, .cover, .cube,
    ]

    /// As with UIKit's own presentation of this style: the presenter stays, and hears nothing.
    @Test(arguments: transitions, [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
    func thePresenterStaysUnderAScreenOfThisStyle(
      transition: ViewControllerTransition, style: UIModalPresentationStyle
    ) async throws {
      try await clock.play {
        let (theatre, reports) = open(transition, style: style)
        #expect(theatre.presenter.view.window != nil && reports == [])
        #expect(!theatre.log.lines.contains { $0.hasPrefix("presenter") })
        theatre.dismiss()
        clock.advance(by: 0.1)
        #expect(theatre.presenter.view.window != nil)
        clock.advance(by: 2)
        #expect(!theatre.log.lines.contains { $0.hasPrefix("presenter") })
        #expect(theatre.presenter.view.layer.animationKeys() == nil)
        #expect(theatre.presenter.presentedViewController == nil)
      }
    }

    /// The style is the screen's own, however often it has been given a transition.
    @Test(arguments: [ViewControllerTransition.fold, .slide])
    func thePresenterStaysAlsoWhenTheScreenIsPresentedAgain(transition: ViewControllerTransition)
      async throws
    {
      try await clock.play {
        let (theatre, _) = open(.slide, style: .overFullScreen)
        for _ in 1...2 {
          theatre.dismiss()
          clock.advance(by: 2)
          theatre.presenter.present(theatre.screen, using: transition)
          clock.advance(by: 2)
          #expect(theatre.presenter.view.window != nil)
          #expect(!theatre.screen.modalPresentationCapturesStatusBarAppearance)
        }
        theatre.dismiss()
        clock.advance(by: 2)
        TransitionController.installed(on: theatre.screen)?.remove()
        #expect(theatre.screen.modalPresentationStyle == .overFullScreen)
      }
    }

    /// Without this style the presenter leaves, and the app is told once.
    @Test func aTranslucentScreenIsReportedOnce() async throws {
      try await clock.play {
        let (theatre, reports) = open(.slide)
        #expect(reports == [.screenTranslucent] && theatre.presenter.view.window == nil)
        let again = Reports()
        theatre.dismiss()
        clock.advance(by: 2)
        theatre.presenter.present(theatre.screen, animated: true)
        clock.advance(by: 2)
        #expect(again.all == [])
      }
    }

    @Test func anOpaqueScreenIsNotReported() async throws {
      try await clock.play {
        for color in [UIColor.white, .black] {
          #expect(open(.slide, color: color).reports == [])
        }
        // A card is seen through beside itself.
        #expect(open(.overlay).reports == [])
        // A stack has no background of its own.
        let (theatre, reports, page) = (Theatre(), Reports(), UIViewController())
        page.view.backgroundColor = .white
        theatre.presenter.present(UINavigationController(rootViewController: page), using: .slide)
        clock.advance(by: 2)
        #expect(reports.all == [])
      }
    }

    /// A view that covers a screen without a background.
    @Test(arguments: [true, false]) func aClearScreenIsReportedUnlessAViewCoversIt(covers: Bool)
      async throws
    {
      try await clock.play {
        let (theatre, reports) = (Theatre(), Reports())
        let cover = UIView(frame: theatre.window.bounds)
        cover.backgroundColor = .black
        theatre.screen.view.backgroundColor = nil
        if covers { theatre.screen.view.insertSubview(cover, at: 0) }
        theatre.presenter.present(theatre.screen, using: .slide)
        clock.advance(by: 2)
        #expect(reports.all == (covers ? [] : [.screenTranslucent]))
      }
    }
  }
}
