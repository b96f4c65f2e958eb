import Foundation
import Renderer
import Testing
import UIKit

@MainActor @Suite struct EffectTests {
  /// White on the right side of a black window, 200 points square, and glass over all of it.
  @MainActor private final class Scene {
    let window: UIWindow
    let holder = UIView()
    let glass = UIVisualEffectView(effect: nil)
    let white = UIView()

    init() {
      Headless.reset()
      window = Headless.makeWindow(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
      window.backgroundColor = .black
      white.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
      white.backgroundColor = .white
      holder.frame = window.bounds
      glass.frame = window.bounds
      holder.addSubview(glass)
      window.addSubview(white)
      window.addSubview(holder)
    }

    func picture(scale: CGFloat = 1) -> Bitmap {
      Headless.turn()
      let layer = window.layer.presentation() ?? window.layer
      return Renderer(scale: scale).draw(layer, size: window.bounds.size)
    }

    /// Holds `fraction` of an effect.
    func hold(
      _ style: UIBlurEffect.Style, at fraction: CGFloat, _ body: () throws -> Void
    ) rethrows {
      glass.effect = nil
      Headless.turn()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [glass] in
        glass.effect = UIBlurEffect(style: style)
      }
      animator.fractionComplete = fraction
      defer { animator.stopAnimation(true) }
      try body()
    }
  }

  // The blurred edge is a Gaussian's integral: 0.5 at the edge, 0.8413 and 0.1587 one deviation
  // away.
  @Test func theBlurIsAGaussianOfTheEffectsRadius() throws {
    let scene = Scene()
    try scene.hold(.dark, at: 0.25) {
      let picture = scene.picture()
      let effect = try #require(scene.glass.layer.presentation()?.headlessEffect)
      #expect(abs(effect.blurRadius - 5) < 1e-6)
      let tint = effect.tint.headlessComponents
      func share(_ x: Int) -> Double {
        (Double(picture.pixel(x, 100).red) / 255 - Double(tint[0] * tint[3]))
          / Double(1 - tint[3])
      }
      func between(_ x: Int) -> Double { (share(x - 1) + share(x)) / 2 }
      #expect(abs(between(100) - 0.5) < 0.02)
      #expect(abs(between(105) - 0.8413) < 0.02)
      #expect(abs(between(95) - 0.1587) < 0.02)
      #expect(abs(share(80)) < 0.01)
      #expect(abs(share(120) - 1) < 0.01)
    }
  }

  // The grid becomes coarser as the blur grows, which must not be noticed.
  @Test func theBlurGrowsWithoutSteps() {
    let scene = Scene()
    var last: Int?
    for step in 1...40 {
      scene.hold(.light, at: CGFloat(step) / 40) {
        let value = Int(scene.picture(scale: 2).pixel(180, 200).red)
        if let last { #expect((-1...12).contains(value - last), "\(step)") }
        last = value
      }
    }
  }

  // Tint of the style "light": white, 0.3.
  @Test func theTintLiesOverTheBlur() {
    let scene = Scene()
    scene.white.frame = scene.window.bounds
    scene.white.backgroundColor = .red
    scene.white.layer.backgroundColor = red
    scene.glass.effect = UIBlurEffect(style: .light)
    let pixel = scene.picture().pixel(100, 100)
    #expect(pixel.red == 255)
    #expect(abs(Int(pixel.green) - 77) <= 1)
    #expect(abs(Int(pixel.blue) - 77) <= 1)
  }

  @Test func materialsAreDarkInTheDark() {
    let scene = Scene()
    scene.glass.effect = UIBlurEffect(style: .systemMaterial)
    scene.window.overrideUserInterfaceStyle = .light
    let light = scene.picture().pixel(100, 100).red
    scene.window.overrideUserInterfaceStyle = .dark
    let dark = scene.picture().pixel(100, 100).red
    #expect(light > 190)
    #expect(dark < 80)
  }

  @Test func viewAboveTheEffectStaysSharp() {
    let scene = Scene()
    let inside = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    inside.backgroundColor = .white
    let above = UIView(frame: CGRect(x: 20, y: 60, width: 20, height: 20))
    above.backgroundColor = .white
    scene.glass.contentView.addSubview(inside)
    scene.window.addSubview(above)
    scene.glass.effect = UIBlurEffect(style: .dark)
    let picture = scene.picture()
    for y in [30, 70] {
      #expect(picture.pixel(20, y).red == 255)
      #expect(picture.pixel(39, y).red == 255)
      #expect(picture.pixel(19, y).red < 60)
    }
  }

  @Test func onlyWhatIsBehindTheGlassIsBlurred() {
    let scene = Scene()
    scene.glass.frame.size.height = 100
    scene.glass.effect = UIBlurEffect(style: .dark)
    let picture = scene.picture()
    #expect(picture.pixel(99, 150).red == 0)
    #expect(picture.pixel(100, 150).red == 255)
    #expect(abs(Int(picture.pixel(99, 50).red) - Int(picture.pixel(100, 50).red)) < 4)
  }

  @Test func glassInARoundedClipSeesWhatIsBehindTheClip() {
    let scene = Scene()
    scene.glass.effect = UIBlurEffect(style: .light)
    let open = scene.picture()
    scene.holder.layer.cornerRadius = 40
    scene.holder.clipsToBounds = true
    let clipped = scene.picture()
    for x in [60, 99, 130] {
      #expect(abs(Int(open.pixel(x, 100).red) - Int(clipped.pixel(x, 100).red)) <= 1)
    }
    #expect(clipped.pixel(2, 2).red == 0)
    #expect(open.pixel(2, 2).red > 40)
  }

  // Below a faded view the effect is broken [animation 67].
  @Test func glassInAFadedViewDoesNotBlur() {
    let scene = Scene()
    scene.glass.effect = UIBlurEffect(style: .light)
    scene.holder.alpha = 0.5
    let picture = scene.picture()
    #expect(Int(picture.pixel(100, 100).red) - Int(picture.pixel(99, 100).red) > 100)
    #expect(Headless.takeMisuses().map(\.kind) == [.effectFaded])
  }

  @Test func withoutAnEffectNothingChanges() {
    let scene = Scene()
    let bare = scene.picture()
    scene.glass.removeFromSuperview()
    #expect(scene.picture() == bare)
  }
}
