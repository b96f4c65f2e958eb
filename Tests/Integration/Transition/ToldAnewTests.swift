import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// After a change of the container everything is asked for again, and the answer of then counts.
  @MainActor @Suite struct ToldAnewTests {
    enum Change: CaseIterable, Sendable {
      case rotation, narrowing

      @MainActor func happen(to window: UIWindow) {
        switch self {
        case .rotation: window.rotate()
        case .narrowing: window.resize(to: CGSize(width: 320, height: 700))
        }
      }
    }

    /// The screen goes to the view that the app names by then.
    @Test(
      arguments: [TransitionPreset.full, .overlay, .scale],
      pairs(Change.allCases, [TransitionDirection.opening, .closing]))
    func aPlaceIsThatOfThen(
      preset: TransitionPreset, row: (change: Change, direction: TransitionDirection)
    ) {
      let (change, direction) = row
      let theatre = Theatre()
      let cells = (0..<3).map {
        UIView(frame: CGRect(x: 20, y: 60 + 90 * $0, width: 120, height: 60))
      }
      for cell in cells {
        cell.backgroundColor = .red
        theatre.presenter.view.addSubview(cell)
      }
      let named = Named(cells[0])
      let asked = TransitionPlace.view { _ in named.view }
      TransitionController(
        presenting: theatre.screen, preset: preset, settings: TransitionSettings(from: asked),
        gesture: .pinch)
      theatre.open()
      if direction == .closing {
        theatre.settle()
        theatre.close()
      }
      Headless.advance(by: 0.1)
      named.view = cells[2]
      change.happen(to: theatre.window)
      Headless.turn()
      if direction == .opening { theatre.turnRound() }
      // The window turns meanwhile, and the cell with it.
      var (last, goal) = (CGRect.null, CGRect.null)
      for _ in 0..<120 where theatre.run != nil {
        if let screen = shown(clip(theatre)), let cell = shown(cells[2]) {
          (last, goal) = (screen, cell)
        }
        Headless.advance(by: 1.0 / 60)
      }
      #expect(theatre.run == nil && !theatre.isOpen)
      // As the phone turns, the container still turns, too.
      let most: CGFloat = change == .rotation ? 80 : 20
      #expect(hypot(last.midX - goal.midX, last.midY - goal.midY) < most, "\(last) \(goal)")
    }

    @MainActor private final class Named {
      var view: UIView
      init(_ view: UIView) { self.view = view }
    }

    private func clip(_ theatre: Theatre) -> UIView? {
      (theatre.wrapper as? WrapperView)?.contentContainer
    }

    private func shown(_ view: UIView?) -> CGRect? {
      guard let view, let window = view.window, let layer = view.layer.presentation() else {
        return nil
      }
      return layer.convert(layer.bounds, to: window.layer.presentation())
    }

    /// An element lands on the view with which its screen answers by then.
    @Test(arguments: [PresetUnderTest.slide, .full, .fold], Change.allCases)
    func anElementIsThatOfThen(preset: PresetUnderTest, change: Change) {
      let (below, above) = (OfferingController(.small), OfferingController(.large))
      let gallery = Gallery(presenter: below, screen: above)
      gallery.open(preset)
      Headless.advance(by: 0.1)
      let twin = UIImageView(image: ElementsController.image)
      twin.frame = CGRect(x: 30, y: 220, width: 90, height: 70)
      twin.contentMode = .scaleAspectFit
      twin.clipsToBounds = true
      above.content.addSubview(twin)
      above.answers = { [unowned above, unowned twin] key in
        key == "picture" ? twin : above.elements[key]
      }
      above.forgetQuestions()
      change.happen(to: gallery.window)
      Headless.turn()
      Headless.advance(by: 1.0 / 60)
      #expect(above.questions.views > 0)
      gallery.flyOn()
      #expect(gallery.morphTrees["picture"].map { $0.miss(twin, isLeaving: false) <= 0.8 } == true)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// The app may choose again until UIKit asks for the animator.
    @Test(arguments: [ViewControllerTransition.spin, .cube, .dynamic { _ in .fold }])
    func theTransitionIsTheOneGivenLast(late: ViewControllerTransition) throws {
      let theatre = Theatre()
      let controller = TransitionController(presenting: theatre.screen, transition: .slide)
      let home = try #require(controller.home as? ModalHome)
      let (screen, presenter) = (theatre.screen, theatre.presenter)
      _ = home.presentationController(
        forPresented: screen, presenting: presenter, source: presenter)
      controller.transition = late
      let animator = home.animationController(
        forPresented: screen, presenting: presenter, source: presenter)
      let request = TransitionRequest(
        .opening, kind: .presentation, front: screen, back: presenter)
      let played = try #require(animator as? RunCoordinator).movement.name
      #expect(played == late.movement(.opening, for: request) { _ in }.name && played != "slide")
    }
  }
}
