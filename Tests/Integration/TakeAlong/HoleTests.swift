import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The place of an element stays empty while the element is in a card beside it.
  @MainActor @Suite struct HoleTests {
    private let gallery: Gallery

    private var views: [UIView] {
      [gallery.presenter.picture, gallery.presenter.badge, gallery.presenter.panel]
    }

    init() {
      gallery = Gallery()
      gallery.presenter.loadViewIfNeeded()
      // Only a snapshot shows it.
      gallery.presenter.panel.addSubview(UIImageView(image: Gallery.image))
    }

    private func shownOpacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? 0 }

    private var areHidden: Bool { views.allSatisfy { shownOpacity($0) < 0.001 } }

    private var areShown: Bool { views.allSatisfy { $0.alpha == 1 && shownOpacity($0) == 1 } }

    private func open(_ preset: PresetUnderTest) {
      gallery.open(preset)
      gallery.settle()
    }

    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall])
    func aPlaceIsEmptyWhileItsCardIsOpen(preset: PresetUnderTest) {
      open(preset)
      #expect(areHidden)
      Headless.advance(by: 3)
      #expect(areHidden)
      let snapshots = Headless.counters.snapshots
      gallery.close()
      #expect(areHidden)
      while gallery.run != nil {
        #expect(areHidden)
        Headless.advance(by: 1.0 / 60)
      }
      #expect(gallery.isClean && areShown)
      // The panel flew in the snapshot in which it had come.
      #expect(Headless.counters.snapshots - snapshots == 2)
      #expect(views.allSatisfy { KeptLook[$0] == nil })
    }

    @Test(arguments: [PresetUnderTest.slide, .full, .fold])
    func aScreenThatHidesItsPresenterLeavesNone(preset: PresetUnderTest) {
      gallery.open(preset)
      while gallery.run != nil { Headless.advance(by: 1.0 / 60) }
      #expect(views.allSatisfy { $0.alpha == 1 })
    }

    @Test func aClosingThatIsTurnedRoundLeavesThemEmpty() {
      open(.overlay)
      gallery.close()
      Headless.advance(by: 0.1)
      gallery.turnRound()
      gallery.settle()
      #expect(gallery.window.rootViewController?.presentedViewController != nil && areHidden)
      gallery.close()
      gallery.settle()
      #expect(gallery.isClean && areShown)
    }

    nonisolated enum Event: CaseIterable {
      case keysTaken, removed, covered, controllerRemoved, dismissedAtOnce, unnamed

      @MainActor func happen(in gallery: Gallery, to views: [UIView]) {
        switch self {
        case .keysTaken: for view in views { view.takeAlongKey = "another" }
        case .removed:
          for view in views {
            let superview = view.superview
            view.removeFromSuperview()
            Headless.advance(by: 0.2)
            superview?.addSubview(view)
          }
        case .covered:
          let cover = UIViewController()
          cover.modalPresentationStyle = .fullScreen
          gallery.screen.present(cover, animated: false)
        case .controllerRemoved: TransitionController.installed(on: gallery.screen)?.remove()
        case .dismissedAtOnce: gallery.close(animated: false)
        case .unnamed:
          for view in views {
            let other = UIView(frame: view.frame)
            other.takeAlongKey = view.takeAlongKey
            view.takeAlongKey = nil
            view.superview?.addSubview(other)
          }
        }
      }
    }

    /// Nothing stays hidden that is not the element's place any more.
    @Test(arguments: Event.allCases) func aPlaceIsFilledWhenItsScreenChanges(event: Event) {
      open(.overlay)
      #expect(areHidden)
      event.happen(in: gallery, to: views)
      Headless.advance(by: 0.2)
      #expect(areShown)
    }

    @Test func aViewThatTheAppShowsIsShown() {
      open(.overlay)
      gallery.presenter.picture.alpha = 0.5
      Headless.advance(by: 0.2)
      #expect(gallery.presenter.picture.alpha == 0.5)
      gallery.close()
      gallery.settle()
      #expect(gallery.presenter.picture.alpha == 0.5)
    }

    @Test func aPlaceThatMovesStaysEmpty() {
      open(.overlay)
      gallery.presenter.places["picture"] = CGRect(x: 20, y: 300, width: 60, height: 60)
      Headless.advance(by: 0.2)
      #expect(areHidden)
      gallery.rotate()
      Headless.advance(by: 1)
      #expect(areHidden)
      gallery.close()
      gallery.settle()
      #expect(areShown)
    }

    @Test func anElementThatIsShownMeanwhileLeavesNone() {
      gallery.presenter.picture.takeAlong.hidesOriginal = false
      open(.overlay)
      #expect(gallery.presenter.picture.alpha == 1)
    }

    /// A link that looks after empty places ends with them.
    @Test func nothingLooksWhenNoPlaceIsEmpty() {
      open(.overlay)
      Headless.resetCounters()
      Headless.advance(by: 2)
      #expect(Headless.counters.displayLinkTicks > 0)
      for view in gallery.presenter.elements.values { view.takeAlongKey = nil }
      Headless.advance(by: 0.2)
      Headless.resetCounters()
      Headless.advance(by: 2)
      #expect(Headless.counters.displayLinkTicks == 0)
    }

    /// An alert leaves the card in sight, and its elements in it.
    @Test func aPlaceStaysEmptyBelowAnAlert() {
      open(.overlay)
      let alert = UIViewController()
      alert.modalPresentationStyle = .overFullScreen
      gallery.screen.present(alert, animated: false)
      Headless.advance(by: 1)
      #expect(areHidden)
      gallery.screen.dismiss(animated: false)
      Headless.advance(by: 0.1)
      gallery.close()
      gallery.settle()
      #expect(areShown)
    }

    /// A badge that lies on a picture is away with it, and comes back with it.
    @Test(arguments: [true, false]) func whatLiesOnAnElementIsAwayWithIt(isReused: Bool) {
      let picture = gallery.presenter.picture
      let badge = UIView(frame: picture.frame.insetBy(dx: 10, dy: 10))
      badge.backgroundColor = .red
      gallery.presenter.picture.superview?.addSubview(badge)
      open(.overlay)
      #expect(areHidden && shownOpacity(badge) < 0.001)
      Headless.advance(by: 0.5)
      #expect(shownOpacity(badge) < 0.001)
      if isReused {
        picture.takeAlongKey = "another"
        Headless.advance(by: 0.2)
        #expect(badge.alpha == 1 && picture.alpha == 1)
      }
      gallery.close()
      gallery.settle()
      #expect(gallery.isClean && areShown && badge.alpha == 1)
    }

    /// What is not seen is not composed by itself, which takes a pass in every frame.
    @Test func anEmptyPlaceIsNoGroup() {
      gallery.presenter.badge.layer.allowsGroupOpacity = false
      open(.overlay)
      #expect(areHidden && views.allSatisfy { !$0.layer.allowsGroupOpacity })
      gallery.close()
      gallery.settle()
      #expect(views.map(\.layer.allowsGroupOpacity) == [true, false, true])
    }
  }
}
