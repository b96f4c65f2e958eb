import Foundation
import Renderer
import Testing
import UIKit

@MainActor @Suite struct DissolveTests {
  /// A red view, 50 points square, at the corner of a black window.
  @MainActor private final class Scene {
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
      Headless.reset()
      window = Headless.makeWindow(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
      window.backgroundColor = .black
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      window.addSubview(view)
      Headless.turn()
    }

    func picture() -> Bitmap {
      let layer = window.layer.presentation() ?? window.layer
      return Renderer(scale: 1).draw(layer, size: window.bounds.size)
    }
  }

  // Documented: a cross dissolve has no gap halfway: opaque stays opaque.
  @Test func aDissolveMixesBothPictures() {
    let scene = Scene()
    UIView.transition(
      with: scene.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { [view = scene.view] in view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    Headless.advance(by: 0.25)
    let color = scene.picture().pixel(25, 25)
    #expect(abs(Int(color.red) - 191) <= 2 && abs(Int(color.blue) - 64) <= 2)
    #expect(color.green == 0)
  }

  // Documented: a snapshot stands in for the view, stretched with its own bounds.
  @Test func aSnapshotLooksLikeItsView() throws {
    let scene = Scene()
    let snapshot = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    scene.view.isHidden = true
    snapshot.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    scene.window.addSubview(snapshot)
    Headless.turn()
    let shown = scene.picture()
    #expect(shown.pixel(95, 95).red == 255 && shown.pixel(10, 10).red == 0)
  }
}
