import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewGeometryTests {
    // developer.apple.com/documentation/uikit/uiview/frame
    @Test func settingTheFrameMovesTheCenterAndResizesTheBounds() async throws {
      try await clock.play {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      }
    }

    // Inferred from UICoordinateSpace's documentation, which gives both methods the same meaning. A box by way of the
    // window would be larger.
    @Test func aRectangleBetweenViewsOfAWindowIsTheSameByCoordinateSpace() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (turned, other) = (UIView(frame: CGRect(x: 50, y: 90, width: 80, height: 40)), UIView())
        other.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
        for view in [turned, other] {
          view.transform = CGAffineTransform(rotationAngle: 0.5)
          window.addSubview(view)
        }
        let direct = turned.convert(turned.bounds, to: Optional(other))
        let space: any UICoordinateSpace = other
        #expect(turned.convert(turned.bounds, to: space) == direct)
        #expect(other.convert(turned.bounds, from: turned as any UICoordinateSpace) == direct)
        #expect(abs(direct.width - 80) < 1e-9 && abs(direct.height - 40) < 1e-9)
      }
    }

    // …/uiview/convert(_:to:)-… : nil means the window's coordinates.
    @Test func conversionGoesThroughTransformsAndBoundsOrigins() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let outer = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 60, y: 70))
        outer.bounds.origin = CGPoint(x: 10, y: 10)
        #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 50, y: 60))
        outer.bounds.origin = .zero
        outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(
          inner.convert(inner.bounds, to: nil) == CGRect(x: 80, y: 90, width: 10, height: 10))
        #expect(
          inner.convert(CGPoint(x: 80, y: 90), from: nil) == CGPoint.zero)
      }
    }

    // developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
    @Test func flexiblePartsShareTheDifferenceInProportion() async throws {
      try await clock.play {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let full = UIView(frame: outer.bounds)
        full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let corner = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        let middle = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 10))
        middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        for view in [full, corner, middle, fixed] { outer.addSubview(view) }
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
        #expect(full.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        #expect(corner.frame == CGRect(x: 180, y: 130, width: 10, height: 10))
        #expect(middle.frame == CGRect(x: 45, y: 0, width: 20, height: 10))
        #expect(fixed.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
      }
    }

    @Test func aViewThatDoesNotAutoresizeItsSubviewsLeavesThemAlone() async throws {
      try await clock.play {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.autoresizesSubviews = false
        let full = UIView(frame: outer.bounds)
        full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(full)
        outer.bounds.size = CGSize(width: 300, height: 300)
        #expect(full.bounds.size == CGSize(width: 100, height: 100))
      }
    }

    // CALayer.h: "bottom" always means minimum y, which on iOS is the upper edge.
    @Test func contentModesAreGravitiesOfALayerWhoseBottomIsTheSmallestY() async throws {
      try await clock.play {
        let view = UIView()
        #expect(view.contentMode == .scaleToFill)
        #expect(view.layer.contentsGravity == .resize)
        view.contentMode = .top
        #expect(view.layer.contentsGravity == .bottom)
        view.contentMode = .redraw
        #expect(view.layer.needsDisplayOnBoundsChange)
      }
    }
  }
}
