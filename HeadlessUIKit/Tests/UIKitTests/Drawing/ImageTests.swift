import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ImageTests {
    init() { Headless.reset() }

    private func square(_ color: UIColor = .red) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    }

    private func fills(_ image: CGImage?) -> [[CGFloat]] {
      (image?.headlessDrawing?.commands ?? []).compactMap {
        if case .fill(_, let color, _) = $0 { color.headlessComponents } else { nil }
      }
    }

    // …/uiimage/withtintcolor(_:): the image's shape in the color.
    @Test func aTintKeepsAlphaAndReplacesColor() {
      let tinted = square(UIColor.red.withAlphaComponent(0.5)).withTintColor(.blue)
      #expect(fills(tinted.cgImage) == [[0, 0, 1, 0.5]])
    }

    // …/uiimage/orientation/right: the stored top edge is shown at the right.
    @Test func aRightImageShowsItsTopAtTheRight() {
      let transform = UIImage.Orientation.right.unitTransform
      #expect(CGPoint(x: 0, y: 0).applying(transform) == CGPoint(x: 1, y: 0))
      #expect(CGPoint(x: 1, y: 0).applying(transform) == CGPoint(x: 1, y: 1))
    }

    @Test func aPNGKnowsItsSize() throws {
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      bytes += [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 64]
      let image = try #require(UIImage(data: Data(bytes), scale: 2))
      #expect(image.size == CGSize(width: 128, height: 32))
      #expect(image.cgImage?.headlessPNG?.count == 24)
    }

    // …/uiimage/renderingmode/alwaystemplate: drawn in the view's tint color.
    @Test func aTemplateTakesTheTintOfItsView() {
      let view = UIImageView(image: square().withRenderingMode(.alwaysTemplate))
      view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(fills(view.layer.contents as? CGImage) == [[0, 1, 0, 1]])
    }

    // [animation 103]
    @Test func anAssetShowsTheVariantForTheTraits() {
      let asset = UIImageAsset()
      let (light, dark) = (square(.white), square(.black))
      asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light.imageAsset === asset && square().imageAsset == nil)
      let window = Headless.makeWindow()
      let view = UIImageView(image: light)
      window.addSubview(view)
      #expect(view.layer.contents as AnyObject? === light.cgImage)
      window.overrideUserInterfaceStyle = .dark
      #expect(view.layer.contents as AnyObject? === dark.cgImage)
    }

    // [animation 103]
    @Test func aSymbolIsATemplateInItsConfiguration() throws {
      #expect(UIImage(systemName: "no such symbol") == nil)
      let symbol = try #require(UIImage(systemName: "heart.fill"))
      #expect(symbol.isSymbolImage && symbol.renderingMode == .automatic)
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let enlarged = try #require(symbol.applyingSymbolConfiguration(large))
      #expect(enlarged.size.width > 2 * symbol.size.width)
      #expect(enlarged.symbolConfiguration == large)
      #expect(square().applyingSymbolConfiguration(large) == nil)
      let view = UIImageView(image: symbol)
      view.tintColor = .red
      view.preferredSymbolConfiguration = large
      #expect(view.intrinsicContentSize == enlarged.size)
      #expect(fills(view.layer.contents as! CGImage?) == [[1, 0, 0, 1]])
    }

    // …/uiimage/resizableimage(withcapinsets:): the middle stretches.
    @Test func capInsetsLeaveTheMiddle() {
      let insets = UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 3)
      let view = UIImageView(image: square().resizableImage(withCapInsets: insets))
      #expect(view.image?.capInsets == insets)
      #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5))
      view.image = square()
      #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
