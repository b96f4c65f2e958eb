import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ImageTests {
    private func square(_ color: UIColor = .red) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    }

    // developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/scale: the default is
    // the main screen's.
    @Test func aRenderedImageHasTheScreensScale() async throws {
      try await clock.play {
        let image = square()
        #expect(image.scale == clock.makeWindow().screen.scale)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == Int(10 * clock.makeWindow().screen.scale))
      }
    }

    @Test func theCurrentContextIsTheRenderersWhileItDraws() async throws {
      try await clock.play {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
          #expect(UIGraphicsGetCurrentContext() === $0.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
      }
    }

    // …/uiimage/init(cgimage:scale:orientation:) and size: left and right swap the sides.
    @Test func anOrientationTurnsTheSize() async throws {
      try await clock.play {
        let bitmap = try #require(square().cgImage)
        let scale = clock.makeWindow().screen.scale
        let turned = UIImage(cgImage: bitmap, scale: scale, orientation: .right)
        #expect(turned.size == CGSize(width: 20, height: 10))
      }
    }

    // …/coregraphics/cgimage/cropping(to:): pixels, cut to the image; nil outside of it.
    @Test func croppingIsCutToTheImage() async throws {
      try await clock.play {
        let scale = clock.makeWindow().screen.scale
        let bitmap = square().cgImage
        let part = bitmap?.cropping(to: CGRect(x: 5 * scale, y: 0, width: 100, height: 6))
        #expect(part?.width == Int(5 * scale))
        #expect(part?.height == 6)
        #expect(bitmap?.cropping(to: CGRect(x: 500, y: 0, width: 5, height: 5)) == nil)
      }
    }

    @Test func dataThatIsNoPictureMakesNoImage() async throws {
      try await clock.play {
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
      }
    }

    // …/uiimageview/init(image:): the frame matches the image's size; no touches by default.
    @Test func anImageViewIsAsLargeAsItsImage() async throws {
      try await clock.play {
        let view = UIImageView(image: square())
        #expect(view.bounds.size == CGSize(width: 10, height: 20))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.layer.contentsScale == clock.makeWindow().screen.scale)
        view.image = nil
        #expect(view.layer.contents == nil)
      }
    }

    // …/uiimage/animatedimage(with:duration:)
    @Test func anAnimatedImageHasItsFrames() async throws {
      try await clock.play {
        let frames = [square(), square(.blue)]
        let image = UIImage.animatedImage(with: frames, duration: 2)
        #expect(image?.images?.count == 2 && image?.duration == 2 && square().images == nil)
        let view = UIImageView()
        view.animationImages = frames
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
      }
    }
  }
}
