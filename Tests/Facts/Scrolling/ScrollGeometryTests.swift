import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ScrollGeometryTests {
    // Documented: …/uiscrollview/contentoffset, WWDC 2018-235 ("by translating").
    @Test func theOffsetIsTheOriginOfTheBounds() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentOffset = CGPoint(x: 0, y: 120)
        #expect(stage.view.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
        stage.view.bounds.origin.y = 60
        #expect(stage.view.contentOffset.y == 60)
        #expect(stage.view.frame == CGRect(x: 20, y: 200, width: 300, height: 400))
        let content = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        stage.view.addSubview(content)
        #expect(content.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 20, y: 240))
      }
    }

    // Documented: …/uiscrollviewdelegate/scrollviewdidscroll(_:), any offset change.
    @Test func everyChangeIsToldAtOnceAndOnce() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentOffset.y = 10
        #expect(stage.log.scrolls == 1)
        stage.view.contentOffset.y = 10
        #expect(stage.log.scrolls == 1)
        stage.view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        #expect(stage.log.scrolls == 2)
        clock.advance(by: 1)
        #expect(stage.log.lines == ["scroll"])
      }
    }

    // Observed: andrewmarinov.com/uiscrollviews-contentoffset-precision.
    @Test func theOffsetIsRoundedToPixels() async throws {
      try await clock.play {
        let (stage, scale) = (Scroller(), clock.makeWindow().screen.scale)
        stage.view.contentOffset.y = 10.4
        let offset = stage.view.contentOffset.y
        #expect(isClose(offset, (10.4 * scale).rounded() / scale))
        stage.view.bounds.origin.y = 10.4
        #expect(stage.view.contentOffset.y == 10.4)
      }
    }

    // Documented: WWDC 2011-104, a scroll view lays out whenever it scrolls.
    @Test func everyFrameOfScrollingLaysOut() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentOffset.y = 10
        #expect(stage.view.layouts == 0)
        clock.turn()
        #expect(stage.view.layouts == 1)
        stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        clock.advance(by: 0.2)
        #expect(stage.view.layouts > 4)
      }
    }

    // Documented: …/uiview/clipstobounds.
    @Test func contentIsClipped() async throws {
      try await clock.play {
        #expect(UIScrollView().clipsToBounds)
      }
    }

    // Observed: a radar of 2011 on openradar-mirror. [gestures 117]
    @Test func aProgramMayScrollBeyondTheLimits() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentOffset = CGPoint(x: -30, y: 5000)
        clock.advance(by: 0.1)
        #expect(stage.view.contentOffset == CGPoint(x: -30, y: 5000))
        stage.view.contentSize.height = 2001
        #expect(stage.view.contentOffset == CGPoint(x: 0, y: 1601))
      }
    }

    // Documented: WWDC 2018-235: after an inset of 20 the offset still is 0, and may become -20.
    @Test func aLargerInsetMovesNothing() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentInset.top = 20
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.log.scrolls == 0)
      }
    }

    // Observed: how refresh controls end: the inset shrinks inside an animation block.
    @Test func aSmallerInsetTakesTheOffsetAlong() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentInset.top = 60
        stage.view.contentOffset.y = -60
        UIView.animate(withDuration: 0.2) { stage.view.contentInset.top = 0 }
        #expect(stage.view.contentOffset.y == 0)
        clock.advance(by: 0.1)
        let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
        #expect(shown < -5 && shown > -55)
      }
    }

    // Documented: UIScrollView.h, nearest edges, nothing if completely visible.
    @Test func aRectangleIsMadeJustVisible() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 370, width: 9, height: 10), animated: false)
        #expect(stage.log.scrolls == 0)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 9, height: 50), animated: false)
        #expect(stage.view.contentOffset.y == 270)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 9, height: 50), animated: false)
        #expect(stage.view.contentOffset.y == 190)
        stage.view.scrollRectToVisible(CGRect(x: 0, y: -90, width: 9, height: 9), animated: false)
        #expect(stage.view.contentOffset.y == -10)
      }
    }

    @Test func aRectangleMayBeScrolledToInTime() async throws {
      try await clock.play {
        let stage = Scroller()
        stage.view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 9, height: 50), animated: true)
        #expect(stage.view.contentOffset.y == 0)
        clock.advance(by: 0.8)
        #expect(stage.view.contentOffset.y == 250)
        #expect(stage.log.lines == ["scroll", "didAnimate"])
      }
    }

    // Documented: …/uiscrollview, the properties' defaults.
    @Test func defaults() async throws {
      try await clock.play {
        let view = UIScrollView()
        #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
        #expect(view.decelerationRate == .normal)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.keyboardDismissMode == .none)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      }
    }
  }
}
