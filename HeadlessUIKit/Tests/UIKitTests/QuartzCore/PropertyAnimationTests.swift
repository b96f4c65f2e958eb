import Testing
@testable import UIKit

extension All {
  @MainActor
  @Suite
  struct PropertyAnimationTests {
    init() { Headless.reset() }

    private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil)
      -> CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 1
      return animation
    }

    // The other end is the model's value. Measured by others. [animation 41]
    @Test func oneEndIsEnough() {
      #expect(Stage().opacities(basic("opacity", from: 0.2), at: [0.5]) == [0.35])
      Headless.reset()
      #expect(Stage().opacities(basic("opacity", to: 0.8), at: [0.5]) == [0.65])
      Headless.reset()
      #expect(Stage().opacities(basic("opacity", by: 0.3), at: [0.5]) == [0.65])
      Headless.reset()
      #expect(Stage().opacities(basic("opacity"), at: [0.5]) == [0.5])
    }

    // A copy, frozen, with a duration; the same object every time. Measured by others.
    // [animation 36]
    @Test func theLayerKeepsAFrozenCopy() {
      let stage = Stage()
      let animation = basic("opacity", from: 0, to: 1)
      animation.duration = 0
      stage.layer.add(animation, forKey: "a")
      let stored = stage.layer.animation(forKey: "a")
      #expect(stored !== animation)
      #expect(stored === stage.layer.animation(forKey: "a"))
      #expect(stored?.duration == 0.25)
      #expect(animation.duration == 0)
      stored?.duration = 9
      #expect(stored?.duration == 0.25)
      #expect(Headless.takeMisuses().map(\.kind) == [.animationMutatedAfterAdding])
      stored?.setValue("mine", forKey: "tag")
      #expect(stored?.value(forKey: "tag") as? String == "mine")
      #expect(Headless.misuses.isEmpty)
    }

    // Measured by others. [animation 45]
    @Test func colorsInterpolateUnmultiplied() {
      let stage = Stage()
      let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      let clear = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
      stage.layer.add(basic("backgroundColor", from: red, to: clear), forKey: "a")
      Headless.turn()
      let color = stage.shown(at: 0.25) { $0.backgroundColor?.headlessComponents }
      #expect(color??.map { ($0 * 1000).rounded() } == [750, 0, 250, 750])
    }

    // Unverified: UIKit says nothing about a key path that leads nowhere.
    @Test func keyPathsThatLeadNowhereAreReported() {
      let stage = Stage()
      stage.layer.add(basic("transform.rotaton", from: 0, to: 1), forKey: "a")
      #expect(Headless.takeMisuses().map(\.kind) == [.unknownAnimationKeyPath])
      stage.layer.setValue(1, forKey: "progress")
      stage.layer.add(basic("progress", from: 0, to: 1), forKey: "b")
      #expect(Headless.misuses.isEmpty)
    }
  }
}
