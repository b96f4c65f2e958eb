import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A full screen that is closed after the window has changed while it was open: both screens stand in the window as it
  /// is now from the first frame, and what is measured is measured there. UIKit's own full screen does the same.
  @MainActor @Suite struct TurnedPresenterTests {
    enum Root: CaseIterable, Sendable { case page, stack, tabs }
    enum Way: CaseIterable, Sendable { case code, finger, none }
    enum Device: CaseIterable, Sendable { case phone, pad }

    /// A presenter with a picture at its lower right, and a full screen with the same picture.
    @MainActor final class House {
      let window: UIWindow
      let page = Corner()
      let screen = Corner()

      init(_ root: Root, _ device: Device) {
        window =
          device == .phone
          ? Headless.makeWindow(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
          : Headless.makeWindow(
            size: CGSize(width: 1180, height: 820),
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        switch root {
        case .page: window.rootViewController = page
        case .stack: window.rootViewController = UINavigationController(rootViewController: page)
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: page)]
          window.rootViewController = tabs
        }
        Headless.advance(by: 0.2)
      }

      /// The phone is turned; the pad's window made narrower.
      func change() {
        if window.bounds.height == 844 {
          window.rotate()
        } else {
          Headless.resize(
            window, to: CGSize(width: 590, height: 820), safeAreaInsets: window.safeAreaInsets)
        }
        Headless.advance(by: 1)
      }

      /// The presenter's view, and its picture as its model has it, in the window.
      var places: [CGRect] {
        let root = window.rootViewController!.view!
        return [root.layer.restingFrame, page.view.bounds, page.picture.frame]
      }
    }

    @MainActor final class Corner: UIViewController {
      let picture = UIImageView()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        view.addSubview(picture)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        picture.frame = CGRect(x: area.maxX - 80, y: area.maxY - 80, width: 80, height: 80)
      }
    }

    @Test(arguments: PresetUnderTest.all.filter { $0.movement.card == nil }, Root.allCases)
    func presenterStandsInTheWindowAsItIsNow(preset: PresetUnderTest, root: Root) throws {
      for device in Device.allCases {
        for way in Way.allCases {
          let house = House(root, device)
          let controller = TransitionController(
            presenting: house.screen, preset: preset, gesture: .pullUpDown)
          house.window.rootViewController?.present(house.screen, animated: true)
          Headless.advance(by: 2)
          house.change()
          var hands: Hands?
          switch way {
          case .code: house.screen.dismiss(animated: true)
          case .none: house.screen.dismiss(animated: false)
          case .finger:
            hands = try Hands(on: house.screen, in: house.window, .pullUpDown)
            hands?.touch()
            hands?.close(by: 0.1)
          }
          Headless.turn()
          let container = try #require(controller.run?.stage.container ?? house.window)
          #expect(container.bounds == house.window.bounds, "\(device) \(way)")
          let (places, flown) = (house.places, controller.takeAlongReport["picture"])
          #expect(places[0] == house.window.bounds, "\(device) \(way)")
          if way != .none {
            #expect(flown == .flown || preset.rawValue == "spin", "\(flown as Any)")
          }
          hands?.lift()
          Headless.advance(by: 2)
          guard way != .finger else { continue }
          #expect(places == house.places, "\(device) \(way)")
        }
      }
    }
  }
}
