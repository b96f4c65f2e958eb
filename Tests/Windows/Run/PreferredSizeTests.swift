import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The size that a card's screen prefers, and the sizes that it hears of.
  @MainActor @Suite struct PreferredSizeTests {
    private let own = CGSize(width: 370, height: 720)

    @Test(arguments: [
      (CGSize(width: 300, height: 400), CGSize(width: 300, height: 400)),
      (CGSize(width: 2000, height: 100), CGSize(width: 370, height: 100)),
      (CGSize(width: CGFloat.infinity, height: 2000), CGSize(width: 370, height: 720)),
      (CGSize(width: 300, height: 0), CGSize(width: 370, height: 720)),
      (CGSize(width: -1, height: 300), CGSize(width: 370, height: 720)),
      (CGSize(width: CGFloat.nan, height: 300), CGSize(width: 370, height: 720)),
    ])
    func preferredSizeCountsWithoutASizeInTheSettings(preferred: CGSize, size: CGSize) async throws
    {
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.preferredContentSize = preferred
        theatre.present(.overlay)
        theatre.settle()
        #expect(theatre.frames[1].size == size)
        #expect(theatre.frames[1].midX == 195)
      }
    }

    @Test func theAppsOwnSizeComesFirst() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.preferredContentSize = CGSize(width: 300, height: 400)
        theatre.present(
          .overlay, settings: TransitionSettings(size: .points(width: 200, height: 250)))
        theatre.settle()
        theatre.screen.preferredContentSize = CGSize(width: 100, height: 100)
        theatre.settle()
        #expect(theatre.frames[1].size == CGSize(width: 200, height: 250))
      }
    }

    @Test func aFullScreenStaysFull() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.preferredContentSize = CGSize(width: 300, height: 400)
        theatre.present(.slide)
        theatre.settle()
        #expect(theatre.frames[1] == theatre.window.bounds)
      }
    }

    @Test func aChangeIsAnimated() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay)
        theatre.settle()
        theatre.screen.preferredContentSize = CGSize(width: 200, height: 300)
        clock.turn()
        clock.advance(by: 0.15)
        let shown = theatre.shownFrame.width
        #expect(shown > 205 && shown < own.width - 5)
        theatre.settle()
        #expect(theatre.frames[1].size == CGSize(width: 200, height: 300))
      }
    }

    @Test func aChangeDuringTheOpeningLands() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.overlay)
        clock.advance(by: 0.1)
        theatre.screen.preferredContentSize = CGSize(width: 200, height: 300)
        theatre.settle()
        #expect(theatre.frames[1].size == CGSize(width: 200, height: 300))
        #expect(theatre.log.count("presented") == 1)
      }
    }

    @Test func aNavigationControllerPrefersWhatItsTopScreenDoes() async throws {
      try await clock.play {
        let theatre = Theatre()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        TransitionController(presenting: navigation, preset: PresetUnderTest.overlay)
        theatre.presenter.present(navigation, animated: true)
        theatre.settle()
        top.preferredContentSize = CGSize(width: 250, height: 350)
        theatre.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 250, height: 350))
      }
    }

    private final class Listener: UIViewController {
      var heard: [CGSize] = []

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size)
      }
    }

    #if os(Linux)
      /// The safe area that limits the height is still that of the other orientation.
      @Test(
        arguments: [(PresetUnderTest.overlay, 540, 269), (.slide, 844, 390)]
          as [(
            PresetUnderTest, CGFloat, CGFloat
          )])
      func aScreenHearsOfItsOwnSize(preset: PresetUnderTest, width: CGFloat, height: CGFloat) {
        let theatre = Theatre()
        let listener = Listener()
        TransitionController(presenting: listener, preset: preset)
        theatre.presenter.present(listener, animated: true)
        theatre.settle()
        Headless.resize(
          theatre.window, to: CGSize(width: 844, height: 390),
          safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        theatre.settle()
        #expect(listener.heard == [CGSize(width: width, height: height)])
        #expect(listener.view.bounds.width == width)
      }
    #endif
  }
}
