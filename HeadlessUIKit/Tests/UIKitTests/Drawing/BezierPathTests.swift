import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct BezierPathTests {
    init() { Headless.reset() }

    // …/uibezierpath/addarc(…): "adds the specified arc to the path beginning at the current
    // point": a line joins them.
    @Test func anArcIsJoinedToWhatCameBefore() {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addArc(
        withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
      #expect(path.cgPath.headlessElements[1] == .line(to: CGPoint(x: 60, y: 0)))
    }

    // …/uibezierpath/cgpath: "the path object in the property is yours": a copy.
    @Test func cgPathIsACopy() {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      let before = path.cgPath
      path.removeAllPoints()
      #expect(before.headlessElements.count == 5)
      #expect(path.isEmpty)
    }
  }
}
