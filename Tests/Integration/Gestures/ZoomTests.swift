import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A photo that zooms, in a screen that a pinch or a pull closes.
  @MainActor @Suite struct ZoomTests {
    final class Photo: UIViewController, UIScrollViewDelegate {
      let scroll = UIScrollView()
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.maximumZoomScale = 4
        scroll.delegate = self
        picture.backgroundColor = .red
        scroll.addSubview(picture)
        scroll.contentSize = picture.bounds.size
        view.addSubview(scroll)
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }

    @MainActor private final class House {
      let (root, photo, window) = (UIViewController(), Photo(), Headless.makeWindow())
      let controller: TransitionController

      init(_ preset: TransitionPreset, _ gesture: TransitionGesture, zoom: CGFloat = 1) {
        window.rootViewController = root
        Headless.advance(by: 0.1)
        controller = TransitionController(presenting: photo, preset: preset, gesture: gesture)
        root.present(photo, animated: true)
        Headless.advance(by: 1.5)
        if zoom != 1 { photo.scroll.setZoomScale(zoom, animated: false) }
        Headless.advance(by: 0.1)
      }

      /// Two fingers about the middle, from one distance to the other; does not wait.
      func pinch(from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.4) {
        func finger(_ index: Int, _ side: CGFloat) -> HeadlessTouchScript.Finger {
          HeadlessTouchScript.Finger(
            index,
            [
              .down(CGPoint(x: 195, y: 422 + side * start / 2)),
              .move(to: CGPoint(x: 195, y: 422 + side * end / 2), over: seconds), .hold(0.1),
              .lift,
            ])
        }
        Headless.play(HeadlessTouchScript([finger(0, -1), finger(1, 1)]), in: window)
      }

      var isOpen: Bool { root.presentedViewController === photo }
    }

    nonisolated static let presets = [TransitionPreset.scale, .overlay, .full, .slide]

    /// Zoomed out as far as it goes, it closes with the screen, and is as large as before where the screen comes back.
    @Test(arguments: presets, [true, false])
    func aPinchClosesWhatIsZoomedOut(preset: TransitionPreset, completes: Bool) {
      let house = House(preset, .pinch)
      house.pinch(from: 400, to: completes ? 80 : 330)
      Headless.advance(by: 0.35)
      #expect(house.controller.run != nil)
      Headless.advance(by: 2)
      #expect(house.isOpen == !completes)
      #expect(abs(house.photo.scroll.zoomScale - 1) < 0.001)
    }

    /// Fingers that spread zoom in, and close nothing.
    @Test(arguments: presets) func fingersThatSpreadZoomIn(preset: TransitionPreset) {
      let house = House(preset, .pinch)
      house.pinch(from: 100, to: 300)
      Headless.advance(by: 0.35)
      #expect(house.controller.run == nil)
      Headless.advance(by: 1)
      #expect(house.isOpen && house.photo.scroll.zoomScale > 1.8)
    }

    /// Zoomed in, the pinch is the photo's; the next one closes the screen.
    @Test(arguments: presets) func zoomedPhotoIsZoomedOutBeforeAPinchCloses(
      preset: TransitionPreset
    ) {
      let house = House(preset, .pinch, zoom: 2)
      house.pinch(from: 400, to: 80)
      Headless.advance(by: 0.35)
      #expect(house.controller.run == nil)
      Headless.advance(by: 1)
      #expect(house.isOpen && abs(house.photo.scroll.zoomScale - 1) < 0.001)
      house.pinch(from: 400, to: 80)
      Headless.advance(by: 2)
      #expect(!house.isOpen)
    }

    /// Also with fingers beside the photo, which does not see them.
    @Test(arguments: [1, 2] as [CGFloat])
    func fingersAroundWhatIsZoomedInCloseNothing(zoom: CGFloat) {
      let house = House(.full, .pinch, zoom: zoom)
      house.photo.scroll.frame = CGRect(x: 0, y: 300, width: 390, height: 240)
      house.pinch(from: 400, to: 80)
      Headless.advance(by: 0.35)
      #expect((house.controller.run != nil) == (zoom == 1))
      Headless.advance(by: 2)
      #expect(house.isOpen == (zoom == 2))
    }

    /// A drag moves a photo about that is zoomed in, also at its edge; zoomed out it pulls the screen.
    @Test(arguments: [1, 2] as [CGFloat], [true, false])
    func aDragMovesWhatIsZoomedIn(zoom: CGFloat, toEdge: Bool) {
      let house = House(.full, toEdge ? .panToEdge : .pullUpDown, zoom: zoom)
      house.photo.scroll.contentOffset.y = 0
      Headless.play(
        .drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), over: 0.4),
        in: house.window)
      Headless.advance(by: 0.3)
      #expect((house.controller.run != nil) == (zoom == 1))
      Headless.advance(by: 2)
      #expect(house.isOpen == (zoom == 2))
    }

    /// Where nothing zooms, as before.
    @Test func aScrollViewThatDoesNotZoomIsPinchedOver() {
      let house = House(.scale, .pinch)
      house.photo.scroll.maximumZoomScale = 1
      house.photo.scroll.contentSize.height = 3000
      #expect(house.photo.scroll.pinchGestureRecognizer == nil)
      house.pinch(from: 400, to: 80)
      Headless.advance(by: 2)
      #expect(!house.isOpen)
    }
  }
}
