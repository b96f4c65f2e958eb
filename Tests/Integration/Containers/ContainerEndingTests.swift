import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The reason with which each run in a container ends, and the screen that is there then.
  @MainActor @Suite struct ContainerEndingTests {
    /// Something that happens while a finger holds the way back.
    enum Event: CaseIterable, Sendable {
      case lift, touchesTaken, resignActive, resize, reduceMotion, changeGesture, remove, windowGone
      case goesOn

      var ending: TransitionEnding {
        switch self {
        // A run keeps its finger, whatever becomes of its controller.
        case .lift, .remove: .cancelled(.released)
        // A recognizer whose view leaves the window fails first.
        case .touchesTaken, .windowGone: .cancelled(.touchesCancelled)
        case .resignActive, .resize, .reduceMotion: .cancelled(.interrupted)
        case .changeGesture: .cancelled(.replaced)
        case .goesOn: .committed
        }
      }
    }

    private nonisolated static let venues = [Venue.push, .tab, .child]

    @Test(arguments: venues, Event.allCases)
    func aHeldWayBackTellsWhyItEnds(place: Venue, event: Event) throws {
      let scene = ContainerScene(place, .slide)
      let house = scene.house
      scene.change()
      house.settle()
      #expect(scene.endings == [.committed] && house.isOpen)
      house.play([.down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 230, y: 420), over: 0.3)])
      house.play([.hold(0.2)])
      #expect(scene.controller?.run?.playback?.isHeld == true)
      happen(event, in: scene)
      house.settle()
      house.settle()
      #expect(scene.endings == [.committed, event.ending])
      #expect(scene.controller?.run == nil && house.isOpen == (event != .goesOn))
      if event != .windowGone {
        #expect((house.isOpen ? house.screen : house.presenter).view.window === house.window)
        #expect((house.isOpen ? house.presenter : house.screen).viewIfLoaded?.window == nil)
      }
      _ = Headless.takeMisuses()
    }

    private func happen(_ event: Event, in scene: ContainerScene) {
      let house = scene.house
      switch event {
      case .lift: house.lift()
      case .touchesTaken: Headless.cancelTouches()
      case .resignActive: Headless.beginInterruption()
      case .resize:
        Headless.resize(house.window, to: CGSize(width: 500, height: 700), safeAreaInsets: .zero)
      case .reduceMotion: Headless.setReduceMotion(true)
      case .changeGesture: scene.controller?.gesture = nil
      case .remove:
        scene.controller?.remove()
        house.lift()
      case .windowGone: house.window.rootViewController = UIViewController()
      case .goesOn: house.play([.move(to: CGPoint(x: 380, y: 420), over: 0.2), .lift])
      }
    }

    /// Caught and thrown back by a finger, a change goes back; the way by code is told as such.
    @Test(arguments: venues, TransitionPreset.allCases)
    func anOpeningThatGoesBackTellsWhy(place: Venue, preset: TransitionPreset) {
      let scene = ContainerScene(place, preset)
      let house = scene.house
      scene.change()
      Headless.advance(by: 0.1)
      scene.controller?.dismiss()
      house.settle()
      #expect(scene.endings == [.cancelled(.dismissCalled)] && !house.isOpen)
      #expect(house.presenter.view.window === house.window)
      #expect(house.screen.viewIfLoaded?.window == nil)
    }

    /// The next change ends the one before where it was going.
    @Test(arguments: [Venue.tab, .child]) func theNextChangeEndsTheOneBefore(place: Venue) {
      let scene = ContainerScene(place, .fold)
      let house = scene.house
      scene.change()
      Headless.advance(by: 0.1)
      let controller = scene.controller
      if place == .tab {
        house.tabs.select(0, using: .slide)
      } else {
        house.parent.replace(house.screen, with: UIViewController(), using: .slide)
      }
      #expect(scene.endings == [.committed])
      house.settle()
      #expect(house.screen.viewIfLoaded?.window == nil)
      _ = controller
    }
  }
}
