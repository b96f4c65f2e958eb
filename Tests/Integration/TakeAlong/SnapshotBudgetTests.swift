import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Pictures of views, each of which takes its time.
  @MainActor @Suite struct SnapshotBudgetTests {
    /// Elements that are flown as snapshots.
    private func flight(_ count: Int, isNested: Bool = false) -> (Theatre, [UIView]) {
      let theatre = Theatre()
      var views: [UIView] = []
      for (screen, size) in [(theatre.presenter, 40), (theatre.screen, 60)]
        as [(UIViewController, CGFloat)]
      {
        for index in 0..<count {
          let view = UIView(
            frame: CGRect(
              x: CGFloat(index % 5) * 70, y: 100 + CGFloat(index / 5) * 70, width: size,
              height: size)
          )
          let spot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
          spot.backgroundColor = .red
          view.addSubview(spot)
          view.takeAlongKey = TakeAlongKey("view", of: index)
          if isNested { spot.takeAlongKey = TakeAlongKey("spot", of: index) }
          screen.view.addSubview(view)
          if screen === theatre.presenter { views.append(view) }
        }
      }
      Headless.advance(by: 0.1)
      return (theatre, views)
    }

    /// Before anything moves all elements have a look; afterward no frame is missed, and no original is seen beside its
    /// element once it has been rendered.
    @Test(arguments: [4, 12, 40]) func snapshotsThatTakeTimeDelayOnlyTheFirstFrame(count: Int)
      throws
    {
      let (theatre, views) = flight(count)
      Headless.snapshotCost = 0.001
      Headless.resetCounters()
      theatre.present(.slide)
      #expect(Headless.counters.snapshots == count)
      let pairs = try #require(theatre.run?.flight?.pairs)
      #expect(pairs.allSatisfy { $0.morphTree.leavingSlot.sublayers?.count == 1 })
      Headless.resetCounters()
      for frame in 0..<60 {
        let before = Headless.counters.snapshots
        Headless.advance(by: 1 / 60)
        #expect(Headless.counters.snapshots - before <= 9)
        guard frame > 0, theatre.run?.flight?.isEmpty == false else { continue }
        #expect(pairs.allSatisfy { $0.front.view.map(Original.hides) == true })
      }
      #expect(Headless.counters.framesMissed == 0)
      theatre.settle()
      #expect(views.allSatisfy { $0.alpha == 1 && $0.layer.opacity == 1 })
    }

    /// Cells wait for the elements inside them, and get their own looks after these.
    @Test(arguments: [true, false])
    func elementsAroundElementsWhoseSnapshotsTakeTimeAreNeverEmpty(opens: Bool) throws {
      let (theatre, _) = flight(12, isNested: true)
      if !opens {
        theatre.present(.slide)
        theatre.settle()
      }
      Headless.snapshotCost = 0.001
      if opens { theatre.present(.slide) } else { theatre.dismiss() }
      let pairs = try #require(theatre.run?.flight?.pairs)
      #expect(pairs.count == 24)
      for frame in 0..<20 {
        Headless.advance(by: 1 / 60)
        for pair in pairs {
          let isHidden = pair[opens ? .back : .front].view.map(Original.hides) == true
          let isEmpty = pair.morphTree.leavingSlot.sublayers?.isEmpty != false
          #expect(!isHidden || !isEmpty, "\(pair.key) \(frame)")
        }
      }
      theatre.settle()
    }

    /// Nothing waits where pictures cost nothing, and all of them are made in time where they cost little.
    @Test func cheapSnapshotsAreMadeAtOnce() {
      let (theatre, _) = flight(20)
      Headless.resetCounters()
      theatre.present(.slide)
      #expect(Headless.counters.snapshots >= 20)
      theatre.settle()
    }
  }
}
