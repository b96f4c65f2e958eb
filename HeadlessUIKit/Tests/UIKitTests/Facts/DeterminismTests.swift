import Testing

@testable import UIKit

extension All {
  /// The same program does the same things at the same times, to the last bit.
  @MainActor @Suite struct DeterminismTests {
    init() { Headless.reset() }

    @Test func aProgramRunsTwiceAlike() {
      let (first, second) = (Rehearsal.play(), Rehearsal.play())
      let parts = [
        "view 5 true", "animator 1", "alongside", "present.completion", "dismiss.completion",
        "M.dA", "M.dD", "T.dA", "left false", "pan 3", "UIPinchGestureRecognizer 3", "stopped true",
      ]
      let missing = parts.filter { part in !first.contains { $0.hasPrefix(part) } }
      #expect(first.count > 5000 && missing.isEmpty, "\(first.count) lines without \(missing)")
      #expect(Rehearsal.difference(first, second) == nil)
    }

    // Hashes and addresses have no say.
    @Test func addressesInMemoryDoNotMatter() {
      let first = Rehearsal.play()
      var ballast: [NSObject] = []
      for index in 0..<2000 { ballast.append(index % 3 == 0 ? UIView() : CALayer()) }
      ballast = ballast.enumerated().filter { $0.offset % 7 < 3 }.map(\.element)
      let second = Rehearsal.play()
      #expect(ballast.count > 800)
      #expect(Rehearsal.difference(first, second) == nil)
    }

    // What was left running when the clock was set back leaves no trace.
    @Test func aResetLeavesNothingBehind() {
      let first = Rehearsal.play()
      let pair = PairOfScreens()
      pair.present()
      UIView.animate(withDuration: 1) { pair.presenter.view.alpha = 0 }
      CADisplayLink(headless: { _ in }).add(to: .main, forMode: .common)
      Headless.play(.drag(from: .zero, to: CGPoint(x: 90, y: 90), over: 1), in: pair.window)
      Headless.advance(by: 0.1)
      #expect(Rehearsal.difference(first, Rehearsal.play()) == nil)
    }

    // Steps of any size end in the same place: only display links see the frames.
    @Test func theSizeOfStepsDoesNotMatter() {
      let fine = Rehearsal.play(framesAtOnce: 1).filter { !$0.hasPrefix("frame") }
      let coarse = Rehearsal.play(framesAtOnce: 4).filter { !$0.hasPrefix("frame") }
      #expect(Rehearsal.difference(fine, coarse) == nil)
    }
  }
}
