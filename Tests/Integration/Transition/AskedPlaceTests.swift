import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Places that the app is asked for: cells that show other items by the time a screen closes.
  @MainActor @Suite struct AskedPlaceTests {
    /// Cells that are used for the items in sight, as a table's are.
    private final class List: UIViewController {
      private(set) var cells: [Int: UIView] = [:]
      var requests: [TransitionRequest] = []

      func show(_ items: Range<Int>) {
        loadViewIfNeeded()
        let old = cells.values.sorted { $0.frame.minY < $1.frame.minY }
        cells = [:]
        for (row, item) in items.enumerated() {
          let cell = row < old.count ? old[row] : UIView()
          cell.frame = CGRect(x: 0, y: 100 * row, width: 110, height: 100)
          cell.backgroundColor = .systemBlue
          view.addSubview(cell)
          cells[item] = cell
        }
        for cell in old.dropFirst(items.count) { cell.removeFromSuperview() }
      }

      func cell(of item: Int, _ request: TransitionRequest) -> UIView? {
        requests.append(request)
        return cells[item]
      }
    }

    @MainActor private final class House {
      let list = List()
      let screen = UIViewController()
      let window = Headless.makeWindow()
      let reports = Reports()

      init() {
        window.rootViewController = list
        list.view.backgroundColor = .white
        screen.view.backgroundColor = .red
        list.show(0..<7)
        Headless.advance(by: 0.1)
      }

      func place(_ item: Int) -> TransitionPlace {
        .view { [weak list] request in list?.cell(of: item, request) }
      }

      var run: Run? { TransitionController.installed(on: screen)?.run }

      func settle() { Headless.advance(by: 1.5) }
    }

    nonisolated static let presets = [TransitionPreset.full, .overlay, .scale]

    private func transition(_ preset: TransitionPreset, from place: TransitionPlace)
      -> ViewControllerTransition
    {
      switch preset {
      case .overlay: .overlay(from: place)
      case .scale: .scale(from: place)
      default: .full(from: place)
      }
    }

    @Test(arguments: presets)
    func aPlaceIsAskedForInBothDirectionsAndIsTheCellOfTheItemByThen(preset: TransitionPreset) {
      let house = House()
      house.list.present(house.screen, using: transition(preset, from: house.place(4)))
      Headless.advance(by: 0.1)
      #expect(house.run?.geometry?.origin?.minY == 400)
      house.settle()
      #expect(Set(house.list.requests.map(\.direction)) == [.opening])
      #expect(
        house.list.requests.allSatisfy { $0.front === house.screen && $0.kind == .presentation })
      house.list.requests = []
      // Scrolled: the cell that has shown item 4 shows item 6.
      house.list.show(2..<9)
      house.list.dismiss(animated: true)
      Headless.advance(by: 0.05)
      #expect(house.run?.geometry?.goal?.frame.minY == 200)
      #expect(Set(house.list.requests.map(\.direction)) == [.closing])
      house.settle()
      #expect(house.list.presentedViewController == nil && house.reports.all == [])
    }

    /// The cells are used for other items in mid-run, or the cell leaves its window.
    @Test(arguments: presets, [true, false])
    func aPlaceThatIsReusedInMidRunIsAskedForAgain(preset: TransitionPreset, isGone: Bool) {
      let house = House()
      house.list.present(house.screen, using: transition(preset, from: house.place(4)))
      house.settle()
      house.list.dismiss(animated: true)
      Headless.advance(by: 0.08)
      if isGone {
        house.list.cells[4]?.removeFromSuperview()
        house.list.show(3..<6)
      } else {
        house.list.cells[4]?.frame.origin.y = 650
        house.list.show(3..<10)
      }
      let asked = house.list.requests.count
      Headless.advance(by: 0.05)
      #expect(house.list.requests.count > asked)
      #expect(house.run?.geometry?.goal?.frame.minY == 100)
      house.settle()
      #expect(house.list.presentedViewController == nil && house.reports.all == [])
    }

    /// Nobody is asked in each frame.
    @Test func aPlaceThatStaysIsAskedForOnceInARun() {
      let house = House()
      house.list.present(house.screen, using: .full(from: house.place(4)), gesture: nil)
      house.settle()
      #expect(house.list.requests.count == 1)
      house.list.dismiss(animated: true)
      house.settle()
      #expect(house.list.requests.count == 2)
    }

    enum Bad: CaseIterable { case none, noView, otherWindow, hidden, empty }

    @Test(arguments: presets, Bad.allCases)
    func aPlaceThatIsNotFoundIsReportedAndTheScreenChanges(preset: TransitionPreset, bad: Bad) {
      let (house, other) = (House(), Headless.makeWindow())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: bad == .empty ? 0 : 50, height: 50))
      view.isHidden = bad == .hidden
      (bad == .otherWindow ? other : house.list.view).addSubview(view)
      let isNone = bad == .none
      let place =
        bad == .noView
        ? TransitionPlace.view(nil) : .view { [weak view] _ in isNone ? nil : view }
      house.list.present(house.screen, using: transition(preset, from: place))
      house.settle()
      #expect(house.list.presentedViewController === house.screen)
      #expect(house.reports.all == [.placeNotFound])
      house.list.dismiss(animated: true)
      house.settle()
      #expect(house.list.presentedViewController == nil)
    }

    @Test func placesAreEqualIfTheyAreMadeByTheSameCall() {
      let (view, other) = (UIView(), UIView())
      let asked = TransitionPlace.view { _ in nil }
      #expect(asked == asked && asked != .view { _ in nil })
      #expect(TransitionPlace.view(view) == .view(view))
      #expect(TransitionPlace.view(view) != .view(other))
      #expect(Set([asked, asked, .view(nil)]).count == 2)
    }

    /// A stack retains its transition, and that the closure, but nothing retains the stack.
    @Test func theClosureOfAStacksTransitionLeavesNobodyBehind() {
      weak var stack: UINavigationController?
      weak var root: UIViewController?
      weak var guest: UIViewController?
      func play() {
        let house = StackHouse()
        let screen = house.screens[0]
        house.stack.setTransition(.full(from: .view { [weak screen] _ in screen?.view }))
        house.stack.pushViewController(house.guest, animated: true)
        house.settle()
        house.stack.popViewController(animated: true)
        house.settle()
        (stack, root, guest) = (house.stack, screen, house.guest)
        house.window.rootViewController = nil
        house.window.isHidden = true
      }
      play()
      Headless.advance(by: 0.1)
      #expect(stack == nil && root == nil && guest == nil)
    }
  }
}
