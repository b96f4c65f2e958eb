import Testing
import UIKit

extension All {
  @MainActor @Suite struct SliderTests {
    init() { Headless.reset() }

    @MainActor private final class Stage {
      let window = Headless.makeWindow()
      let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 235, height: 34))
      var lines: [String] = []

      init() {
        window.rootViewController = UIViewController()
        Headless.turn()
        window.rootViewController?.view.addSubview(slider)
        slider.addAction(
          UIAction { [weak self] _ in self?.lines.append("changed") }, for: .valueChanged)
      }

      func listen(to recognizer: UIGestureRecognizer) {
        recognizer.addHeadlessTarget { [weak self] in
          if $0.state == .began || $0.state == .recognized { self?.lines.append("recognized") }
        }
        window.rootViewController?.view.addGestureRecognizer(recognizer)
      }

      func drag(from start: CGPoint, to end: CGPoint) {
        Headless.play(.drag(from: start, to: end, over: 0.3), in: window)
        Headless.advance(by: 0.6)
      }

      /// The middle of the thumb at the value 0.
      static let thumb = CGPoint(x: 67.5, y: 317)
    }

    // Documented: UISlider: its value follows the thumb, and stays in its range.
    @Test func theThumbIsDragged() {
      let stage = Stage()
      stage.drag(from: Stage.thumb, to: CGPoint(x: 167.5, y: 317))
      #expect(abs(stage.slider.value - 0.5) < 0.01 && !stage.lines.isEmpty)
      stage.drag(from: CGPoint(x: 167.5, y: 317), to: CGPoint(x: 380, y: 400))
      #expect(stage.slider.value == 1)
      stage.slider.value = -3
      #expect(stage.slider.value == 0)
      stage.slider.minimumValue = 2
      #expect(stage.slider.value == 2 && stage.slider.maximumValue == 2)
    }

    // Documented: isContinuous: otherwise only when the thumb is let go.
    @Test func sliderThatIsNotContinuousTellsAtTheEnd() {
      let stage = Stage()
      stage.slider.isContinuous = false
      stage.drag(from: Stage.thumb, to: CGPoint(x: 167.5, y: 317))
      #expect(stage.lines == ["changed"])
    }

    // Observed: many ask how to drag it without touching the thumb.
    @Test func besideTheThumbNothingHappens() {
      let stage = Stage()
      stage.drag(from: CGPoint(x: 200, y: 317), to: CGPoint(x: 100, y: 317))
      #expect(stage.slider.value == 0 && stage.lines.isEmpty)
    }

    // Documented: "Attaching gesture recognizers to UIKit controls": a movement along the slider
    // that begins on its thumb is the slider's; SWRevealViewController#545. [gestures 59]
    @Test func aPanAlongTheTrackDoesNotBegin() {
      let stage = Stage()
      stage.listen(to: UIPanGestureRecognizer())
      stage.drag(from: Stage.thumb, to: CGPoint(x: 167.5, y: 317))
      #expect(!stage.lines.contains("recognized") && stage.slider.value > 0.4)
      stage.drag(from: CGPoint(x: 60, y: 317), to: CGPoint(x: 60, y: 500))
      #expect(stage.lines.last == "recognized")
    }

    // Documented: as above: across the slider, and beside the thumb, others may begin.
    // [gestures 59]
    @Test(arguments: [CGPoint(x: 67.5, y: 500), CGPoint(x: 200, y: 317)])
    func aPanElsewhereBegins(start: CGPoint) {
      let stage = Stage()
      stage.listen(to: UIPanGestureRecognizer())
      let isOnThumb = start.x < 100
      stage.drag(
        from: isOnThumb ? Stage.thumb : start,
        to: isOnThumb ? start : CGPoint(x: start.x + 80, y: 317))
      #expect(stage.lines.contains("recognized") && stage.slider.value == 0)
    }

    // Unverified: from right to left the thumb begins on the right.
    @Test func sliderIsMirroredFromRightToLeft() {
      let stage = Stage()
      stage.slider.semanticContentAttribute = .forceRightToLeft
      stage.drag(from: CGPoint(x: 267.5, y: 317), to: CGPoint(x: 167.5, y: 317))
      #expect(abs(stage.slider.value - 0.5) < 0.01)
    }
  }
}
