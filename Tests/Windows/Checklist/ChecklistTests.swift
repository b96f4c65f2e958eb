import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Rows of `Demo/DEVICE-CHECKLIST.md` that need no finger, camera or display: each test names the row that it asks.
  /// What a row asks of containers is in `ChecklistTests+Containers.swift`.
  @MainActor @Suite struct ChecklistTests {
    /// The presets whose screen takes the presenter's place.
    nonisolated static let filling = PresetUnderTest.all.filter { !$0.isCard }
    nonisolated static let cards = PresetUnderTest.all.filter(\.isCard)

    static let landscape = CGSize(width: 844, height: 390)

    // MARK: A simulator decides

    /// Checklist R3: While a screen that fills comes or goes, the presenter's view is beside it in the container, or
    /// where it was. When the screen is open the view is in no window, or where it was.
    @Test(arguments: filling)
    func thePresenterOfAFillingScreenIsInTheContainerOrWhereItWas(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let theatre = Theatre()
        let view = try #require(theatre.presenter.view)
        let home = try #require(view.superview)
        @MainActor func expectBoth() throws {
          let container = try #require(theatre.screen.presentationController?.containerView)
          #expect(view.window === theatre.window && container.window === theatre.window)
          #expect(theatre.wrapper.superview === container)
          #expect(view.superview === container || view.superview === home)
        }
        theatre.present(preset)
        try expectBoth()
        theatre.settle()
        let container = try #require(theatre.screen.presentationController?.containerView)
        #expect(theatre.wrapper.superview === container)
        #expect(view.window == nil || view.superview === home)
        theatre.dismiss()
        try expectBoth()
        theatre.settle()
        #expect(view.superview === home && container.window == nil)
      }
    }

    /// Checklist R20: A presented stack whose root pushes when it appears rests where it does without animation, with
    /// the second page alone, which has appeared once.
    @Test(
      arguments: [ViewControllerTransition.full, .sheet(height: .points(300))], [true, false])
    func aPresentedStackWhoseRootPushesRestsAsWithoutAnimation(
      transition: ViewControllerTransition, pushIsAnimated: Bool
    ) async throws {
      try await clock.play {
        @MainActor func play(animated: Bool) -> [CGRect] {
          let (theatre, log) = (Theatre(), Log())
          let (root, next) = (LoggingController("root", log), LoggingController("next", log))
          let stack = UINavigationController(rootViewController: root)
          root.onWillAppear = {
            guard stack.viewControllers.count == 1 else { return }
            stack.pushViewController(next, animated: pushIsAnimated)
          }
          theatre.presenter.present(stack, using: transition, animated: animated)
          clock.advance(by: 2)
          #expect(stack.topViewController === next && next.view.window === theatre.window)
          #expect(root.viewIfLoaded?.window == nil && log.count("next.didAppear") == 1)
          return [stack.view, next.view].map { $0.convert($0.bounds, to: nil) }
        }
        #expect(play(animated: true) == play(animated: false))
      }
    }

    /// Checklist C2: A delegate that is set before the presentation, with a navigation controller as the screen, is
    /// asked and told when the user dismisses that.
    @Test(arguments: PresetUnderTest.all, [true, false])
    func aDelegateSetBeforeThePresentationIsAsked(
      preset: PresetUnderTest, animated: Bool
    ) async throws {
      try await clock.play {
        let (theatre, consent) = (Theatre(), Consent())
        let stack = UINavigationController(rootViewController: UIViewController())
        TransitionController(presenting: stack, preset: preset)
        stack.presentationController?.delegate = consent
        theatre.presenter.present(stack, animated: animated)
        theatre.settle()
        #expect(theatre.presenter.presentedViewController === stack)
        #expect(stack.view.window === theatre.window)
        consent.allows = false
        _ = stack.presentationController?.presentedView?.accessibilityPerformEscape()
        theatre.settle()
        #expect(consent.calls.contains("should") && consent.told == ["attempt"])
        consent.allows = true
        _ = stack.presentationController?.presentedView?.accessibilityPerformEscape()
        theatre.settle()
        #expect(consent.told == ["attempt", "will", "did"])
        #expect(theatre.presenter.presentedViewController == nil)
      }
    }

    /// Checklist S36: A screen whose transition `present(_:using: .system)` has removed is presented as without the
    /// library, also when it is presented again.
    @Test(arguments: [true, false])
    func aScreenPresentedUsingNilIsTheSystemsSheet(animated: Bool) async throws {
      try await clock.play {
        @MainActor func play(_ preset: PresetUnderTest?) -> [String] {
          let theatre = Theatre()
          @MainActor func state() -> String {
            let presentation = theatre.screen.presentationController
            return "\(presentation.map { "\(type(of: $0))" } ?? "none") \(theatre.frames)"
          }
          if let preset {
            TransitionController(presenting: theatre.screen, preset: preset)
            theatre.presenter.present(theatre.screen, using: .system)
          } else {
            theatre.presenter.present(theatre.screen, animated: true)
          }
          theatre.settle()
          var states = [state()]
          theatre.dismiss(animated: animated)
          theatre.settle()
          #expect(theatre.presenter.presentedViewController == nil)
          theatre.present()
          theatre.settle()
          states.append(state())
          return states
        }
        let theirs = play(nil)
        for preset in [PresetUnderTest.slide, .overlay] {
          #expect(play(preset) == theirs, "\(preset)")
        }
      }
    }

    /// Checklist S14: The cell of an element is moved, and its picture given an alpha, in mid-flight. Nothing is seen
    /// of the picture before it has landed; then it has that alpha.
    @Test(arguments: [true, false])
    func aCellMovedInMidFlightIsHiddenUntilItsPictureLands(byProperty: Bool) async throws {
      try await clock.play {
        let album = Album(byProperty: byProperty)
        album.open(3)
        album.settle()
        album.close()
        clock.advance(by: 0.1)
        let picture = try #require(album.list.picture(3))
        let cell = try #require(album.list.grid.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(album.controller.takeAlongReport["3"] == .flown)
        UIView.animate(withDuration: 0.1) {
          cell.center.y += 40
          picture.alpha = 0.8
        }
        // Two frames at most.
        clock.advance(by: 2.0 / 60)
        var frames = 0
        while let left = album.controller.run?.playback?.remaining, left > 0.05 {
          #expect((picture.layer.presentation()?.opacity ?? 1) < 0.01)
          frames += 1
          clock.advance(by: 1.0 / 60)
        }
        #expect(frames > 3)
        album.settle()
        #expect(album.isClean && abs(picture.alpha - 0.8) < 1e-6)
        #expect(abs((picture.layer.presentation()?.opacity ?? 0) - 0.8) < 0.001)
      }
    }

    private struct Held {
      weak var object: AnyObject?
    }

    /// Checklist R12: A screen that has been opened and closed ten times is freed with its controller, its
    /// presentation controllers and its animators.
    @Test(arguments: PresetUnderTest.all)
    func aScreenOpenedAndClosedTenTimesIsFreed(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        var held: [Held] = []
        do {
          for round in 0..<10 {
            theatre.present(round == 0 ? preset : nil)
            #expect(theatre.run != nil)
            held.append(Held(object: theatre.run))
            clock.advance(until: { theatre.run == nil })
            held.append(Held(object: theatre.screen.presentationController))
            theatre.dismiss()
            #expect(theatre.run != nil)
            held.append(Held(object: theatre.run))
            clock.advance(until: { theatre.run == nil })
          }
          held.append(Held(object: TransitionController.installed(on: theatre.screen)))
          held.append(Held(object: theatre.screen.view))
          held.append(Held(object: theatre.screen))
          #expect(held.suffix(3).allSatisfy { $0.object != nil })
          theatre.newScreen()
        }
        clock.turn()
        #expect(held.allSatisfy { $0.object == nil })
      }
    }

    // MARK: One hour, one phone

    /// Checklist R18: The window gets another size while a screen that fills is open. When that closes, the presenter
    /// fills the window from the first frame.
    @Test(arguments: filling, [true, false])
    func aPresenterInAWindowThatHasChangedFillsItFromTheFirstFrame(
      preset: PresetUnderTest, animated: Bool
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        theatre.window.frame.size = Self.landscape
        theatre.settle()
        #expect(theatre.frames[1] == theatre.window.bounds)
        theatre.dismiss(animated: animated)
        for _ in 0..<5 {
          #expect(theatre.frames[0] == theatre.window.bounds)
          clock.advance(by: 1.0 / 60)
        }
        theatre.settle()
        #expect(theatre.frames[0] == theatre.window.bounds)
        #expect(theatre.window.bounds.size == Self.landscape)
      }
    }

    /// Checklist T20: `dismiss()` is called 0.15 s after the opening began. The screen goes back, nothing is presented,
    /// and the presenter gets the touches.
    @Test(arguments: PresetUnderTest.all, [true, false])
    func aDismissalWhileTheScreenComesLeadsBack(
      preset: PresetUnderTest, hasGesture: Bool
    ) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset, gesture: hasGesture ? .pullUpDown : nil)
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        clock.advance(by: 0.15)
        controller.dismiss()
        clock.advance(by: 2)
        #expect(theatre.presenter.presentedViewController == nil && controller.run == nil)
        #expect(theatre.log.count("screen.didAppear") == 0)
        #expect(theatre.frames[0] == theatre.window.bounds)
        let bounds = theatre.window.bounds
        let hit = theatre.window.hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil)
        #expect(hit?.isDescendant(of: theatre.presenter.view) == true)
      }
    }

    /// Checklist C19: A sheet is as high as its content above the home indicator from its first frame, and grows with
    /// it.
    @Test func aSheetIsAsHighAsItsContent() async throws {
      try await clock.play {
        let theatre = Theatre()
        @MainActor func expectHeight(_ height: CGFloat) {
          let bounds = theatre.window.bounds
          let whole = height + theatre.window.safeAreaInsets.bottom
          let place = CGRect(
            x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
          #expect(theatre.wrapper.frame.distance(to: place) < 0.01)
          #expect(theatre.screen.view.bounds.size == theatre.wrapper.bounds.size)
        }
        theatre.screen.preferredContentSize.height = 200
        theatre.presenter.present(theatre.screen, using: .sheet())
        clock.turn()
        expectHeight(200)
        theatre.settle()
        expectHeight(200)
        theatre.screen.preferredContentSize.height = 320
        theatre.settle()
        expectHeight(320)
      }
    }

    private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      private(set) var heard: [String] = []

      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        let coordinator = controller.presentedViewController.transitionCoordinator
        heard.append(coordinator == nil ? "will" : "will with coordinator")
        coordinator?.animate(alongsideTransition: { [weak self] _ in
          self?.heard.append("alongside")
        })
      }

      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        heard.append("did")
      }
    }

    /// Checklist T22: When the user dismisses a screen, its delegate finds a coordinator in
    /// `presentationControllerWillDismiss(_:)`, and is told once that the screen has gone.
    @Test(arguments: PresetUnderTest.all)
    func theDelegateOfADismissalByTheUserFindsACoordinator(preset: PresetUnderTest) async throws {
      try await clock.play {
        for isTap in preset.isCard ? [true, false] : [false] {
          let (theatre, listener) = (Theatre(), Listener())
          theatre.present(preset, settings: TransitionSettings(dismissesOnTapOutside: true))
          theatre.screen.presentationController?.delegate = listener
          theatre.settle()
          if isTap {
            let presentation = theatre.screen.presentationController as? PresentationController
            presentation?.backdropView?.onTap?()
          } else {
            _ = theatre.wrapper.accessibilityPerformEscape()
          }
          theatre.settle()
          #expect(theatre.presenter.presentedViewController == nil)
          #expect(listener.heard == ["will with coordinator", "alongside", "did"], "tap: \(isTap)")
        }
      }
    }

    /// Checklist C20: A card presents a full screen of the system. When that has gone, the card and its list are at
    /// their places, with round corners.
    @Test(arguments: cards, [true, false])
    func anUncoveredCardIsAsItWas(preset: PresetUnderTest, animated: Bool) async throws {
      try await clock.play {
        let theatre = Theatre()
        let list = UIScrollView(frame: theatre.screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize.height = 3000
        theatre.screen.view.addSubview(list)
        theatre.present(preset)
        theatre.settle()
        list.contentOffset.y = 120
        clock.turn()
        @MainActor func state() throws -> [CGRect] {
          let card = try #require(theatre.wrapper as? CardView)
          let views: [UIView] = [card, theatre.screen.view, list]
          let radius = card.contentContainer.layer.cornerRadius
          return views.map { $0.convert($0.bounds, to: nil) }
            + [CGRect(origin: list.contentOffset, size: CGSize(width: radius, height: 0))]
        }
        let before = try state()
        #expect(before[3].width > 0)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        theatre.screen.present(cover, animated: animated)
        theatre.settle()
        #expect(cover.view.window === theatre.window)
        theatre.screen.dismiss(animated: animated)
        theatre.settle()
        #expect(try state() == before)
        #expect(theatre.screen.view.isDescendant(of: theatre.wrapper))
        #expect(theatre.wrapper.window === theatre.window)
      }
    }
  }
}
