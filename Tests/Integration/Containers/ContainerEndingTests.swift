import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The reason with which each run in a container ends, and the screen that is there then.
  @MainActor @Suite struct ContainerEndingTests {
    enum Place: CaseIterable, Sendable { case stack, tabs, children }

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

    /// A container in which `new` comes by one call, and goes by a pull to the right.
    @MainActor final class Scene {
      let window: UIWindow
      private let stack: StackHouse?
      private let tabs: TabsTests.House?
      private let children: ChildrenTests.House?
      private let preset: TransitionPreset
      private(set) var controller: TransitionController!
      private(set) var endings: [TransitionEnding] = []

      init(_ place: Place, _ preset: TransitionPreset) {
        self.preset = preset
        stack = place == .stack ? StackHouse() : nil
        tabs = place == .tabs ? TabsTests.House() : nil
        children = place == .children ? ChildrenTests.House() : nil
        window = stack?.window ?? tabs?.window ?? children!.window
        if let stack {
          controller = TransitionController(
            pushing: stack.guest, in: stack.navigation, preset: preset, gesture: .pullLeftRight)
        }
        if let tabs {
          controller = tabs.tabs.setTransition(.preset(preset), gesture: .pullLeftRight)!
        }
        listen()
      }

      func change() {
        stack?.perform(.push)
        tabs?.tabs.selectedIndex = 2
        if let children {
          controller = children.swap(preset, gesture: .pullLeftRight)
          listen()
        }
        Headless.turn()
      }

      private func listen() { controller?.onEnd { [weak self] in self?.endings.append($1) } }

      var old: UIViewController { stack?.screens[2] ?? tabs?.screens[1] ?? children!.old }
      var new: UIViewController { stack?.guest ?? tabs?.screens[2] ?? children!.new }
      var isChanged: Bool {
        stack.map { $0.navigation.topViewController === $0.guest }
          ?? tabs.map { $0.tabs.selectedIndex == 2 } ?? (children?.new.parent != nil)
      }

      func play(_ steps: [HeadlessTouchScript.Step]) {
        let script = HeadlessTouchScript([.init(0, steps)])
        Headless.play(script, in: window)
        Headless.advance(by: script.duration + 1.0 / 60)
      }

      func settle() { Headless.advance(by: 1.5) }
    }

    @Test(arguments: Place.allCases, Event.allCases)
    func aHeldWayBackTellsWhyItEnds(place: Place, event: Event) throws {
      let scene = Scene(place, .slide)
      scene.change()
      scene.settle()
      #expect(scene.endings == [.committed] && scene.isChanged)
      scene.play([.down(CGPoint(x: 195, y: 420)), .move(to: CGPoint(x: 230, y: 420), over: 0.3)])
      scene.play([.hold(0.2)])
      #expect(scene.controller?.run?.playback?.isHeld == true)
      happen(event, in: scene)
      scene.settle()
      scene.settle()
      #expect(scene.endings == [.committed, event.ending])
      #expect(scene.controller?.run == nil && scene.isChanged == (event != .goesOn))
      if event != .windowGone {
        #expect((scene.isChanged ? scene.new : scene.old).view.window === scene.window)
        #expect((scene.isChanged ? scene.old : scene.new).viewIfLoaded?.window == nil)
      }
      _ = Headless.takeMisuses()
    }

    private func happen(_ event: Event, in scene: Scene) {
      switch event {
      case .lift: scene.play([.lift])
      case .touchesTaken: Headless.cancelTouches()
      case .resignActive: Headless.beginInterruption()
      case .resize:
        Headless.resize(scene.window, to: CGSize(width: 500, height: 700), safeAreaInsets: .zero)
      case .reduceMotion: Headless.setReduceMotion(true)
      case .changeGesture: scene.controller?.gesture = nil
      case .remove:
        scene.controller?.remove()
        scene.play([.lift])
      case .windowGone: scene.window.rootViewController = UIViewController()
      case .goesOn: scene.play([.move(to: CGPoint(x: 380, y: 420), over: 0.2), .lift])
      }
    }

    /// Caught and thrown back by a finger, a change goes back; the way by code is told as such.
    @Test(arguments: Place.allCases, TransitionPreset.allCases)
    func anOpeningThatGoesBackTellsWhy(place: Place, preset: TransitionPreset) {
      let scene = Scene(place, preset)
      scene.change()
      Headless.advance(by: 0.1)
      scene.controller?.dismiss()
      scene.settle()
      #expect(scene.endings == [.cancelled(.dismissCalled)] && !scene.isChanged)
      #expect(scene.old.view.window === scene.window)
      #expect(scene.new.viewIfLoaded?.window == nil)
    }

    /// The next change ends the one before where it was going.
    @Test(arguments: [Place.tabs, .children]) func theNextChangeEndsTheOneBefore(place: Place) {
      let scene = Scene(place, .fold)
      scene.change()
      Headless.advance(by: 0.1)
      let controller = scene.controller
      if place == .tabs {
        (scene.old.parent as? UITabBarController)?.select(0, using: .slide)
      } else {
        scene.old.parent?.replace(scene.new, with: UIViewController(), using: .slide)
      }
      #expect(scene.endings == [.committed])
      scene.settle()
      #expect(scene.new.viewIfLoaded?.window == nil)
      _ = controller
    }
  }
}
