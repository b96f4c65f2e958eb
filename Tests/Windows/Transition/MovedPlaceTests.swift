import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Views that are named as places: where a screen comes from, and goes back to.
  @MainActor @Suite struct MovedPlaceTests {
    private final class List: UIViewController {
      let scroll = UIScrollView()
      var cells: [UIView] = []
      override func loadView() {
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.backgroundColor = .white
        for index in 0..<20 {
          let cell = UIView(frame: CGRect(x: 0, y: 110 * index, width: 110, height: 110))
          cell.backgroundColor = .systemBlue
          scroll.addSubview(cell)
          cells.append(cell)
        }
        view = scroll
      }
    }

    @MainActor private final class House {
      let list = List()
      let screen = UIViewController()
      let window = clock.makeWindow()
      var cell: UIView { list.cells[3] }

      init(_ preset: TransitionPreset, hasGoal: Bool, gesture: TransitionGesture? = nil) {
        window.rootViewController = list
        screen.view.backgroundColor = .red
        clock.advance(by: 0.1)
        TransitionController(
          presenting: screen, preset: preset,
          settings: TransitionSettings(from: .view(cell), to: hasGoal ? .view(cell) : nil),
          gesture: gesture)
        list.present(screen, animated: true)
        clock.advance(by: 1.5)
      }

      /// The window through which the screen is seen.
      var shown: CGRect? {
        guard let wrapper = screen.presentationController?.presentedView as? WrapperView,
          wrapper.window != nil
        else { return nil }
        let clip = wrapper.contentContainer
        guard let layer = clip.layer.presentation() else { return nil }
        return layer.convert(layer.bounds, to: window.layer.presentation())
      }

      /// Where the screen was seen last, and the cell then.
      func landing() -> (screen: CGRect, cell: CGRect) {
        var last = CGRect.null
        for _ in 0..<120 {
          guard let shown else { break }
          last = shown
          clock.advance(by: 1 / 60)
        }
        return (last, cell.convert(cell.bounds, to: window))
      }
    }

    nonisolated static let presets = [TransitionPreset.full, .overlay, .scale]

    /// What its list scrolls meanwhile is met where it is then: by code, by a finger, in steps and at once.
    @Test(arguments: presets, [30, 150, -100] as [CGFloat])
    func aScreenLandsOnAPlaceThatWasScrolled(preset: TransitionPreset, distance: CGFloat)
      async throws
    {
      try await clock.play {
        for inSteps in [false, true] {
          let house = House(preset, hasGoal: preset != .scale)
          house.list.dismiss(animated: true)
          clock.advance(by: 0.08)
          for _ in 0..<(inSteps ? 10 : 1) {
            house.list.scroll.contentOffset.y += distance / (inSteps ? 10 : 1)
            clock.advance(by: inSteps ? 1 / 60 : 0)
          }
          let landing = house.landing()
          #expect(abs(landing.screen.midX - landing.cell.midX) < 20, "\(landing) \(inSteps)")
          #expect(abs(landing.screen.midY - landing.cell.midY) < 20, "\(landing) \(inSteps)")
          clock.advance(by: 1)
          #expect(house.list.presentedViewController == nil)
        }
      }
    }

    /// Also where a cell moves by itself, and while a finger holds the screen.
    @Test(arguments: presets) func aPlaceMovesUnderAFinger(preset: TransitionPreset) async throws {
      try await clock.play {
        let house = House(preset, hasGoal: preset != .scale, gesture: .pullUpDown)
        house.list.dismiss(animated: true)
        clock.advance(by: 0.05)
        let controller = try #require(TransitionController.installed(on: house.screen))
        let run = try #require(controller.run)
        #expect(run.hold())
        clock.advance(by: 0.1)
        house.cell.center.y += 60
        clock.advance(by: 0.1)
        run.resume()
        let landing = house.landing()
        #expect(abs(landing.screen.midY - landing.cell.midY) < 20, "\(landing)")
        clock.advance(by: 1)
      }
    }

    /// A cell that is reused in mid-run is no reason to go elsewhere: the screen lands where the cell was.
    @Test(arguments: presets) func aPlaceThatGoesKeepsTheScreenOnItsWay(preset: TransitionPreset)
      async throws
    {
      try await clock.play {
        let house = House(preset, hasGoal: preset != .scale)
        house.list.dismiss(animated: true)
        clock.advance(by: 0.08)
        let place = house.cell.convert(house.cell.bounds, to: house.window)
        house.cell.removeFromSuperview()
        var (last, step) = (house.shown ?? .null, CGFloat(0))
        for _ in 0..<120 {
          clock.advance(by: 1 / 60)
          guard let shown = house.shown else { break }
          step = max(step, abs(shown.midY - last.midY))
          last = shown
        }
        #expect(abs(last.midX - place.midX) < 20 && abs(last.midY - place.midY) < 20, "\(last)")
        #expect(step < 80, "\(step)")
      }
    }

    #if os(Linux)
      /// What comes out of a place goes back there, if no other one is named.
      @Test(arguments: presets, [true, false])
      func aScreenGoesBackToItsOrigin(preset: TransitionPreset, byFinger: Bool) throws {
        let house = House(preset, hasGoal: false, gesture: .pullUpDown)
        if byFinger {
          Headless.play(
            .flick(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 640)), in: house.window)
          Headless.advance(by: 0.12)
        } else {
          house.list.dismiss(animated: true)
        }
        let landing = house.landing()
        #expect(abs(landing.screen.midX - landing.cell.midX) < 20, "\(landing)")
        #expect(abs(landing.screen.midY - landing.cell.midY) < 20, "\(landing)")
        #expect(abs(landing.screen.width - landing.cell.width) < 40, "\(landing)")
        Headless.advance(by: 1)
        #expect(house.list.presentedViewController == nil)
      }
    #endif

    /// A destination that is named and gone is no reason to go to the origin.
    @Test func aLostDestinationIsNotTheOrigin() async throws {
      try await clock.play {
        let house = House(.full, hasGoal: false)
        let controller = try #require(TransitionController.installed(on: house.screen))
        let gone = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        controller.change { $0.to = .view(gone) }
        let reports = Reports()
        house.list.dismiss(animated: true)
        let landing = house.landing()
        #expect(landing.screen.minY > 500)
        #expect(!reports.all.isEmpty)
        clock.advance(by: 1)
      }
    }
  }
}
