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
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
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
    func everythingIsDismissedAtOnce(preset: PresetUnderTest, place: HeadlessCoveredPresenter) {
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

    /// The picture of a card that stays where it is does not show an element that flies.
    @Test(arguments: [PresetUnderTest.slide, .full]) func anElementIsSeenOnceAboveAPicture(
      full: PresetUnderTest
    ) throws {
      let theatre = Theatre()
      let (badge, photo) = (UIView(), UIView())
      badge.frame = CGRect(x: 30, y: 40, width: 60, height: 50)
      photo.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      theatre.screen.view.backgroundColor = .yellow
      theatre.screen.view.addSubview(badge)
      theatre.present(.overlay)
      theatre.settle()
      let cover = UIViewController()
      cover.view.backgroundColor = .white
      cover.view.addSubview(photo)
      for view in [badge, photo] {
        view.backgroundColor = .red
        view.takeAlongKey = "photo"
      }
      TransitionController(presenting: cover, preset: full)
      for direction in [TransitionDirection.opening, .closing] {
        let place = badge.convert(badge.bounds, to: nil)
        if direction == .opening {
          theatre.screen.present(cover, animated: true)
        } else {
          cover.dismiss(animated: true)
        }
        Headless.advance(by: 0.1)
        let run = try #require(TransitionController.installed(on: cover)?.run)
        #expect(run.flight?.pairs.count == 1)
        let picture = try #require(run.stage?.views[.back])
        #expect(!theatre.screen.view.isDescendant(of: picture))
        let patch = try #require(picture.subviews.compactMap { $0 as? PatchView }.first)
        #expect(patch.model.backgroundColor == UIColor.yellow.cgColor)
        let covered = patch.patches.map { picture.layer.convert($0.frame, from: patch.layer) }
        #expect(covered == [place])
        theatre.settle()
        #expect(
          !picture.subviews.contains { $0 is PatchView } && badge.layer.animationKeys() == nil)
      }
    }

    /// An element stays in the picture where the app wants it to be shown.
    @Test(arguments: [PresetUnderTest.fold, .slide, .full])
    func anElementThatStaysIsInThePicture(full: PresetUnderTest) throws {
      let theatre = Theatre()
      let (badge, photo) = (UIView(), UIView())
      badge.frame = CGRect(x: 30, y: 40, width: 60, height: 50)
      photo.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
      badge.takeAlong.hidesOriginal = false
      theatre.screen.view.backgroundColor = .yellow
      theatre.screen.view.addSubview(badge)
      theatre.present(.overlay)
      theatre.settle()
      let cover = UIViewController()
      cover.view.addSubview(photo)
      for view in [badge, photo] { view.takeAlongKey = "photo" }
      TransitionController(presenting: cover, preset: full)
      theatre.screen.present(cover, animated: true)
      Headless.advance(by: 0.1)
      let run = try #require(TransitionController.installed(on: cover)?.run)
      #expect(run.flight?.pairs.count == 1)
      #expect(run.stage?.views[.back]?.subviews.contains { $0 is PatchView } == false)
      theatre.settle()
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
