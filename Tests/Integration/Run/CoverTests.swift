import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A card that presents something which covers the whole screen is as it was when that has gone.
  @MainActor @Suite struct CoverTests {
    enum Cover: CaseIterable, Sendable {
      case system, systemOver, slide, full, overlay
    }

    nonisolated static let cards = [PresetUnderTest.overlay, .hang, .fall]

    private func cover(_ kind: Cover) -> UIViewController {
      let cover = UIViewController()
      cover.view.backgroundColor = .white
      switch kind {
      case .system: cover.modalPresentationStyle = .fullScreen
      case .systemOver: cover.modalPresentationStyle = .overFullScreen
      case .slide: TransitionController(presenting: cover, preset: PresetUnderTest.slide)
      case .full: TransitionController(presenting: cover, preset: PresetUnderTest.full)
      case .overlay: TransitionController(presenting: cover, preset: PresetUnderTest.overlay)
      }
      return cover
    }

    /// Where the card and its content are seen, in the window.
    private func places(_ theatre: Theatre) -> [CGRect] {
      [theatre.wrapper, theatre.screen.view].map { $0.convert($0.bounds, to: nil) }
    }

    @Test(arguments: cards, Cover.allCases)
    func aCoveredCardComesBack(preset: PresetUnderTest, kind: Cover) {
      for (animated, place) in HeadlessCoveredPresenter.allCases.flatMap({
        [(true, $0), (false, $0)]
      }) {
        Headless.coveredPresenter = place
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        let before = places(theatre)
        let cover = cover(kind)
        theatre.screen.present(cover, animated: animated)
        theatre.settle()
        #expect(cover.view.window === theatre.window)
        theatre.screen.dismiss(animated: animated)
        theatre.settle()
        #expect(places(theatre) == before, "animated: \(animated), \(place)")
        #expect(theatre.screen.view.isDescendant(of: theatre.wrapper))
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
        #expect(theatre.window.subviews == [theatre.presenter.view])
      }
    }

    @Test(arguments: cards, HeadlessCoveredPresenter.allCases)
    func aCardIsTurnedWhileItIsCovered(preset: PresetUnderTest, place: HeadlessCoveredPresenter) {
      for kind in Cover.allCases { turn(preset, kind, place) }
    }

    private func turn(_ preset: PresetUnderTest, _ kind: Cover, _ place: HeadlessCoveredPresenter) {
      Headless.coveredPresenter = place
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      let cover = cover(kind)
      theatre.screen.present(cover, animated: true)
      theatre.settle()
      theatre.rotate()
      theatre.settle()
      theatre.screen.dismiss(animated: true)
      theatre.settle()
      let presentation = theatre.screen.presentationController
      #expect(theatre.wrapper.frame == presentation?.frameOfPresentedViewInContainerView)
      #expect(theatre.screen.view.bounds.size == theatre.wrapper.bounds.size)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// The root dismisses everything at once: what leaves last is a card with its content in it.
    @Test(arguments: cards, HeadlessCoveredPresenter.allCases)
    func cardAndItsCoverAreDismissedAtOnce(preset: PresetUnderTest, place: HeadlessCoveredPresenter)
    {
      for kind in Cover.allCases { dismissAll(preset, kind, place) }
    }

    private func dismissAll(
      _ preset: PresetUnderTest, _ kind: Cover, _ place: HeadlessCoveredPresenter
    ) {
      Headless.coveredPresenter = place
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      theatre.screen.present(cover(kind), animated: true)
      theatre.settle()
      theatre.dismiss()
      Headless.advance(by: 0.05)
      if theatre.wrapper.window != nil {
        #expect(theatre.screen.view.isDescendant(of: theatre.wrapper))
      }
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
      #expect(theatre.window.subviews == [theatre.presenter.view])
    }

    /// Read before `present`, a presentation controller has no presenter, and since iOS 17.1 no
    /// container either.
    @Test(arguments: [PresetUnderTest.slide, .overlay])
    func aPresenterThatIsNotKnownIsFound(preset: PresetUnderTest) {
      Headless.delegateKnowsPresenter = false
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      #expect(theatre.screen.view.window === theatre.window)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.window.subviews == [theatre.presenter.view])
    }

    /// As wide as the window, or as high, a card is no full screen either.
    @Test(arguments: [true, false]) func aCardAtAnEdgeAsPresenterKeepsItsFrame(isWide: Bool) {
      let theatre = Theatre()
      let card: ViewControllerTransition = isWide ? .sheet(height: .fraction(0.4)) : .menu()
      theatre.presenter.present(theatre.screen, using: card)
      theatre.settle()
      let before = theatre.screen.view.bounds.size
      #expect((before.width == 390) == isWide && (before.height == 844) != isWide)
      let cover = UIViewController()
      theatre.screen.present(cover, using: .slide)
      for _ in 0..<12 {
        Headless.advance(by: 0.1)
        #expect(theatre.screen.view.bounds.size == before)
      }
      #expect(theatre.screen.view.window != nil)
      theatre.screen.dismiss(animated: true)
      for _ in 0..<12 {
        Headless.advance(by: 0.1)
        #expect(theatre.screen.view.bounds.size == before)
      }
    }

    /// A card that presents a full screen of ours does not become one in the first frame.
    @Test(arguments: cards, [PresetUnderTest.slide, .fold, .full, .scale, .spin])
    func aCardAsPresenterKeepsItsFrame(card: PresetUnderTest, full: PresetUnderTest) {
      let theatre = Theatre()
      theatre.present(card)
      theatre.settle()
      let before = theatre.screen.view.bounds.size
      let cover = UIViewController()
      TransitionController(presenting: cover, preset: full)
      theatre.screen.present(cover, animated: true)
      for _ in 0..<12 {
        Headless.advance(by: 0.05)
        #expect(theatre.screen.view.bounds.size == before)
      }
      theatre.settle()
      theatre.screen.dismiss(animated: true)
      for _ in 0..<12 {
        Headless.advance(by: 0.05)
        #expect(theatre.screen.view.bounds.size == before)
      }
      theatre.settle()
    }
  }
}
