import Testing

@testable import UIKit

extension All {
  /// Siblings share one space, and each flattens what is below it [animation 8 to 11]. The numbers
  /// are worked out by hand from the corners.
  @MainActor @Suite struct DepthIntersectionTests {
    init() { Headless.reset() }

    /// 100 points square, like its parent.
    private func square(_ x: CGFloat = 0, width: CGFloat = 100) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: x, y: 0, width: width, height: 100)
      return layer
    }

    private func turned(_ degrees: CGFloat) -> CALayer {
      let layer = square()
      layer.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
      return layer
    }

    private func parent(of layers: CALayer...) -> CALayer {
      let parent = square()
      for (index, layer) in layers.enumerated() {
        layer.name = "layer \(index + 1)"
        parent.addSublayer(layer)
      }
      return parent
    }

    private func cuts(_ layers: CALayer...) -> [String] {
      let parent = square()
      for layer in layers { parent.addSublayer(layer) }
      return Headless.depthIntersections(in: parent)
    }

    @Test func flatSiblingsNeverCut() {
      let raised = square()
      raised.zPosition = 5
      #expect(cuts(square(), square(30), raised).isEmpty)
    }

    // Its edges are at z = ±50 · sin 45° = ±35.36.
    @Test func aTurnedSquareCutsTheFlatOne() {
      let both = parent(of: turned(45), square())
      #expect(
        Headless.depthIntersections(in: both)
          == ["layer 1 and layer 2 cut through each other, 35.36 points deep"])
    }

    @Test func aDoorThatTouchesAlongItsHingeDoesNotCut() {
      for degrees in [-60, -20, 20, 60, 89.9] as [CGFloat] {
        let door = turned(degrees)
        door.anchorPoint = CGPoint(x: 0, y: 0.5)
        door.position = CGPoint(x: 0, y: 50)
        #expect(cuts(door, square()).isEmpty)
      }
    }

    // 50 · sin 45° = 35.355, and there as wide as deep: what is left above is a pixel of a third of a point.
    @Test func cutNarrowerThanAPixelDoesNotCount() {
      func cut(liftedBy lift: CGFloat) -> Bool {
        let layer = turned(45)
        layer.zPosition = lift
        return !cuts(layer, square()).isEmpty
      }
      #expect(cut(liftedBy: 34.8))
      #expect(!cut(liftedBy: 35.2))
      #expect(cut(liftedBy: -34.8))
      #expect(!cut(liftedBy: -35.2))
    }

    // 50 · sin 0.1° = 0.087: half of it lies in front, a twentieth of a point deep or not.
    @Test func planesThatAreAllButParallelCutHoweverShallow() {
      let layer = turned(0.1)
      #expect(!cuts(layer, square()).isEmpty)
      let lifted = turned(0.1)
      lifted.zPosition = 0.06
      #expect(!cuts(lifted, square()).isEmpty)
      let clear = turned(0.1)
      clear.zPosition = 0.09
      #expect(cuts(clear, square()).isEmpty)
    }

    // The turned square shows from x = 14.64 to 85.36 and lies at z = 50 - x there.
    @Test func onlyWhatBothCoverCounts() {
      #expect(cuts(turned(45), square(51, width: 49)).isEmpty)
      #expect(cuts(turned(45), square(86, width: 14)).isEmpty)
      #expect(cuts(turned(45), square(45, width: 55)).first?.contains(" 5.0 points") == true)
    }

    @Test func cutOutsideAClippingParentDoesNotCount() {
      let both = parent(of: turned(45), square())
      both.bounds = CGRect(x: 51, y: 0, width: 49, height: 100)
      #expect(Headless.depthIntersections(in: both).count == 1)
      both.masksToBounds = true
      #expect(Headless.depthIntersections(in: both).isEmpty)
    }

    // Edges at z = ±25, seen from 500: 25 / (1 - 25/500) = 26.32 and -25 / (1 + 25/500) = -23.81.
    @Test func perspectiveOfTheParentCounts() {
      let both = parent(of: turned(30), square())
      both.sublayerTransform.m34 = -1 / 500
      #expect(Headless.depthIntersections(in: both).first?.contains("23.81") == true)
    }

    // Ten points nearer: 35 / (1 - 35/500) = 37.63 and -15 / (1 + 15/500) = -14.56.
    @Test func perspectiveAndALiftCountTogether() {
      let lifted = turned(30)
      lifted.zPosition = 10
      let both = parent(of: lifted, square())
      both.sublayerTransform.m34 = -1 / 500
      #expect(Headless.depthIntersections(in: both).first?.contains("14.56") == true)
    }

    @Test func perspectiveOfTheLayerItselfCounts() {
      let layer = square()
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 500
      layer.transform = CATransform3DRotate(eye, .pi / 6, 0, 1, 0)
      #expect(cuts(layer, square()).first?.contains("23.81") == true)
      layer.zPosition = 23.82
      #expect(cuts(layer, square()).isEmpty)
    }

    @Test func hiddenAndClearSiblingsDoNotCut() {
      let both = parent(of: turned(45), square())
      both.sublayers?[0].isHidden = true
      #expect(Headless.depthIntersections(in: both).isEmpty)
      both.sublayers?[0].isHidden = false
      both.sublayers?[1].opacity = 0
      #expect(Headless.depthIntersections(in: both).isEmpty)
      both.sublayers?[1].opacity = 0.01
      #expect(Headless.depthIntersections(in: both).count == 1)
    }

    @Test func aPlaneSeenFromItsEdgeShowsNothing() {
      #expect(cuts(turned(90), square()).isEmpty)
    }

    @Test func planeBehindTheEyeIsCutOff() {
      let both = parent(of: turned(80), square())
      both.sublayerTransform.m34 = -1 / 10
      #expect(Headless.depthIntersections(in: both).count == 1)
    }

    // A layer of its own flattens, as row 10 of `animation.md` says.
    @Test func aHostOfItsOwnKeepsPlanesApart() {
      let host = square()
      host.addSublayer(turned(45))
      #expect(cuts(host, square()).isEmpty)
    }

    @Test func nestedSiblingsAreFound() {
      let host = parent(of: turned(45), square())
      host.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      #expect(cuts(host, square()).count == 1)
    }

    @Test func thePresentationIsJudgedAsItIsSeen() throws {
      let window = Headless.makeWindow()
      let door = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(UIView(frame: window.bounds))
      window.addSubview(door)
      Headless.turn()
      UIView.animate(withDuration: 1) {
        door.transform3D = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
      } completion: { _ in
        door.transform3D = CATransform3DIdentity
      }
      func check() throws {
        Headless.checkDepth(in: try #require(window.layer.presentation()))
      }
      Headless.turn()
      try check()
      #expect(Headless.takeMisuses().isEmpty)
      Headless.advance(by: 0.3)
      try check()
      #expect(Headless.takeMisuses().map(\.kind) == [.depthIntersection])
      Headless.advance(by: 1)
      try check()
      #expect(Headless.takeMisuses().isEmpty)
    }
  }
}
