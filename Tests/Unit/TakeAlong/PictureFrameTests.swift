import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The frame in which an image view draws its picture, by content mode. That frame is what flies.
@MainActor struct PictureFrameTests {
  /// Returns the frame of a picture of 120 × 90 in a view of 60 × 60.
  private func frame(_ mode: UIView.ContentMode) -> CGRect {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { _ in }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 7, y: 9, width: 60, height: 60)
    view.contentMode = mode
    return Original(view).frame
  }

  @Test func scaledModes() {
    #expect(frame(.scaleToFill) == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(frame(.redraw) == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(frame(.scaleAspectFit) == CGRect(x: 0, y: 7.5, width: 60, height: 45))
    #expect(frame(.scaleAspectFill) == CGRect(x: -10, y: 0, width: 80, height: 60))
  }

  @Test func placedModes() {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 120, height: 90) }
    #expect(frame(.center) == at(-30, -15))
    #expect(frame(.top) == at(-30, 0) && frame(.bottom) == at(-30, -30))
    #expect(frame(.left) == at(0, -15) && frame(.right) == at(-60, -15))
    #expect(frame(.topLeft) == at(0, 0) && frame(.topRight) == at(-60, 0))
    #expect(frame(.bottomLeft) == at(0, -30) && frame(.bottomRight) == at(-60, -30))
  }

  /// The element is the picture, unless its view shows something beside it, or cuts it.
  @Test func aPictureBetweenMarginsIsTheElement() {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { _ in })
    view.frame = CGRect(x: 7, y: 9, width: 60, height: 60)
    func outline(_ change: (UIImageView) -> Void = { _ in }) -> CGRect {
      change(view)
      return Original(view).outline
    }
    #expect(outline() == view.bounds)
    let painted = CGRect(x: 0, y: 7.5, width: 60, height: 45)
    #expect(outline { $0.contentMode = .scaleAspectFit } == painted)
    view.clipsToBounds = true
    #expect(outline { $0.layer.cornerRadius = 7 } == painted)
    #expect(outline { $0.layer.cornerRadius = 8 } == view.bounds)
    #expect(outline { $0.clipsToBounds = false } == painted)
    #expect(outline { $0.backgroundColor = .black } == view.bounds)
    #expect(outline { $0.backgroundColor = .clear } == painted)
    #expect(outline { $0.layer.borderWidth = 1 } == view.bounds)
    view.layer.borderWidth = 0
    #expect(outline { $0.contentMode = .center } == view.bounds)
    #expect(outline { $0.frame.size.width = 200 } == view.bounds)
  }

  @Test func withoutAPictureItIsTheBounds() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(Original(view).content == nil && Original(view).frame == view.bounds)
    // With subviews, it is snapshotted like any other view.
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    view.addSubview(UIView())
    #expect(!Original(view).isImage)
  }

  /// Subviews that stick out of a view that does not clip are part of its snapshot.
  @Test func anythingElse() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let badge = UIView(frame: CGRect(x: 50, y: -10, width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    view.addSubview(badge)
    #expect(Original(view).frame == CGRect(x: 0, y: -10, width: 70, height: 50))
    view.clipsToBounds = true
    #expect(Original(view).frame == view.bounds)
  }
}
