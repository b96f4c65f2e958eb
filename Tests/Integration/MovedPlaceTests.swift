import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
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
      let window = Headless.makeWindow()
      var cell: UIView { list.cells[3] }

      init(_ preset: TransitionPreset, hasGoal: Bool, gesture: TransitionGesture = .none) {
        window.rootViewController = list
        screen.view.backgroundColor = .red
        Headless.advance(by: 0.1)
        TransitionController(
          presenting: screen, preset: preset,
          options: TransitionOptions(
            origin: .view(cell), destination: hasGoal ? .view(cell) : nil), gesture: gesture)
        list.present(screen, animated: true)
        Headless.advance(by: 1.5)
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
          Headless.advance(by: 1 / 60)
        }
        return (last, cell.convert(cell.bounds, to: window))
      }
    }

    nonisolated static let presets = [TransitionPreset.full, .overlay, .scale]

    /// What its list scrolls meanwhile is met where it is then: by code, by a finger, in steps and at once.
    @Test(arguments: presets, [30, 150, -100] as [CGFloat])
    func aScreenLandsOnAPlaceThatWasScrolled(preset: TransitionPreset, distance: CGFloat) throws {
      for inSteps in [false, true] {
        let house = House(preset, hasGoal: preset != .scale)
        house.list.dismiss(animated: true)
        Headless.advance(by: 0.08)
        for _ in 0..<(inSteps ? 10 : 1) {
          house.list.scroll.contentOffset.y += distance / (inSteps ? 10 : 1)
          Headless.advance(by: inSteps ? 1 / 60 : 0)
        }
        let landing = house.landing()
        #expect(abs(landing.screen.midX - landing.cell.midX) < 20, "\(landing) \(inSteps)")
        #expect(abs(landing.screen.midY - landing.cell.midY) < 20, "\(landing) \(inSteps)")
        Headless.advance(by: 1)
        #expect(house.list.presentedViewController == nil)
      }
    }

    /// Also where a cell moves by itself, and while a finger holds the screen.
    @Test(arguments: presets) func aPlaceMovesUnderAFinger(preset: TransitionPreset) throws {
      let house = House(preset, hasGoal: preset != .scale, gesture: .pullUpDown)
      house.list.dismiss(animated: true)
      Headless.advance(by: 0.05)
      let controller = try #require(TransitionController.installed(on: house.screen))
      let run = try #require(controller.run)
      #expect(run.hold())
      Headless.advance(by: 0.1)
      house.cell.center.y += 60
      Headless.advance(by: 0.1)
      run.resume()
      let landing = house.landing()
      #expect(abs(landing.screen.midY - landing.cell.midY) < 20, "\(landing)")
      Headless.advance(by: 1)
    }

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

    /// A destination that is named and gone is no reason to go to the origin.
    @Test func aLostDestinationIsNotTheOrigin() throws {
      let house = House(.full, hasGoal: false)
      let controller = try #require(TransitionController.installed(on: house.screen))
      let gone = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      controller.options.destination = .view(gone)
      let reports = Reports()
      house.list.dismiss(animated: true)
      let landing = house.landing()
      #expect(landing.screen.minY > 500)
      #expect(!reports.all.isEmpty)
      Headless.advance(by: 1)
    }
  }

  /// A card that gets another size in mid-run.
  @MainActor @Suite struct ChangedCardTests {
    /// Turned and changed at once, a card is between its two sizes.
    @Test(arguments: [PresetUnderTest.hang, .overlay, .fall], [0.05, 0.1, 0.2])
    func aTurnAndAChangeOfSizeDoNotAddUp(preset: PresetUnderTest, delay: TimeInterval) throws {
      let theatre = Theatre()
      theatre.present(preset)
      Headless.advance(by: 0.25)
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      Headless.advance(by: delay)
      theatre.screen.preferredContentSize = CGSize(width: 280, height: 300)
      var least = CGFloat.infinity
      for _ in 0..<40 {
        Headless.advance(by: 1 / 60)
        let size = theatre.wrapper.layer.presentation()?.bounds.size ?? .zero
        least = min(least, size.width)
      }
      #expect(least > 250, "\(least)")
      theatre.settle()
      #expect(theatre.wrapper.bounds.width == 280)
    }

    /// Its corners are never rounder than a capsule's.
    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall], [0, 0.017, 0.034, 0.05, 0.12])
    func aCardThatShrinksInMidRunKeepsItsCorners(preset: PresetUnderTest, at time: TimeInterval)
      throws
    {
      let theatre = Theatre()
      theatre.present(preset)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      Headless.advance(by: time)
      controller.options.size = .fixed(width: 200, height: 200)
      Headless.advance(by: 0.05)
      theatre.settle()
      #expect(theatre.wrapper.bounds.size == CGSize(width: 200, height: 200))
      #expect(Headless.takeMisuses().isEmpty)
    }
  }
}
