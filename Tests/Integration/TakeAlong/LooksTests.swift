import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The looks of elements, compared with the views that they stand for.
  @MainActor @Suite struct LooksTests {
    private let gallery: Gallery

    init() {
      gallery = Gallery()
      gallery.screen.loadViewIfNeeded()
    }

    private func look(_ key: TakeAlongKey, isLeaving: Bool) -> UIView? {
      let morphTree = gallery.morphTrees[key]
      let slot = isLeaving ? morphTree?.leavingSlot : morphTree?.arrivingSlot
      return slot?.sublayers?.last?.delegate as? UIView
    }

    /// The library's own picture of a 40-point heart is as large, not a small one that is stretched.
    @Test func aSymbolKeepsItsConfiguration() throws {
      for (screen, size) in [(gallery.presenter, 20), (gallery.screen, 40)] as [(_, CGFloat)] {
        screen.picture.image = UIImage(systemName: "heart.fill")
        screen.picture.contentMode = .center
        screen.picture.preferredSymbolConfiguration = .init(pointSize: size)
      }
      gallery.open(.overlay)
      let old = try #require(look("picture", isLeaving: true) as? UIImageView)
      #expect(
        old.image?.size
          == UIImage(
            systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?
          .size)
      #expect(old.bounds.size == old.image?.size)
      gallery.settle()
    }

    /// An app's own dark theme in a light system: the dark variant flies, and dynamic colors are dark.
    @Test func lookHasTheTraitsOfItsView() throws {
      let asset = UIImageAsset()
      let (light, dark) = (
        ElementsController.makeImage(.white), ElementsController.makeImage(.black)
      )
      asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      gallery.window.overrideUserInterfaceStyle = .dark
      gallery.presenter.picture.image = light
      let template = ElementsController.makeImage(.white).withRenderingMode(.alwaysTemplate)
      gallery.presenter.badge.takeAlongKey = nil
      let glyph = UIImageView(image: template)
      glyph.tintColor = .label
      glyph.frame = CGRect(x: 150, y: 300, width: 30, height: 20)
      glyph.takeAlongKey = "badge"
      gallery.presenter.view.addSubview(glyph)
      Headless.advance(by: 0.1)
      gallery.open(.full)
      let picture = try #require(look("picture", isLeaving: true) as? UIImageView)
      let shown = picture.layer.contents as AnyObject?
      #expect(shown === dark.cgImage)
      let flying = try #require(look("badge", isLeaving: true) as? UIImageView)
      #expect(
        flying.tintColor.cgColor == UIColor.label.resolvedColor(with: glyph.traitCollection).cgColor
      )
      let text = try #require(look("title", isLeaving: true) as? UILabel)
      let traits = gallery.presenter.caption.traitCollection
      #expect(text.textColor.cgColor == UIColor.label.resolvedColor(with: traits).cgColor)
      gallery.settle()
    }

    /// Smart Invert, and images that turn round in right-to-left languages.
    @Test func lookHasTheSettingsOfItsView() throws {
      let original = gallery.presenter.picture
      original.accessibilityIgnoresInvertColors = true
      original.semanticContentAttribute = .forceRightToLeft
      original.preferredImageDynamicRange = .high
      gallery.open(.overlay)
      let picture = try #require(look("picture", isLeaving: true) as? UIImageView)
      #expect(picture.accessibilityIgnoresInvertColors)
      #expect(picture.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(picture.preferredImageDynamicRange == .high)
      gallery.settle()
    }

    /// A view with a shape of its own has no rectangle behind it in flight.
    @Test(arguments: [true, false]) func aMaskedViewHasNoGround(byLayer: Bool) throws {
      for screen in [gallery.presenter, gallery.screen] {
        screen.panel.layer.cornerRadius = 10
        if byLayer {
          screen.panel.layer.mask = CAShapeLayer()
        } else {
          screen.panel.mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
      }
      gallery.open(.overlay)
      Headless.advance(by: 0.1)
      let panel = try #require(gallery.morphTrees["panel"])
      #expect(!panel.style.background.isVisible && panel.backgroundLayer?.backgroundColor == nil)
      #expect(panel.shownRadius == 0 && !panel.style.clips)
      gallery.settle()
    }

    /// A title of 14 points and one of 30: each is set as in its screen, in the pixels of the larger.
    @Test(arguments: [PresetUnderTest.overlay, .full]) func aLabelFliesAsALabel(
      preset: PresetUnderTest
    ) throws {
      for opens in [true, false] {
        if opens { gallery.open(preset) } else { gallery.close() }
        Headless.resetCounters()
        for (screen, isLeaving) in [(gallery.presenter, opens), (gallery.screen, !opens)] {
          let flying = try #require(look("title", isLeaving: isLeaving) as? UILabel)
          #expect(flying.text == "Lake" && flying.font == screen.caption.font)
          #expect(flying.bounds.size == screen.caption.bounds.size)
          let size = max(14, 30) / screen.caption.font.pointSize
          // As large as its letters, or as wide.
          #expect(abs(flying.contentScaleFactor - 3 * size) < 0.25)
        }
        gallery.settle()
      }
    }

    @Test func aLabelKeepsItsSetting() throws {
      let caption = gallery.presenter.caption
      caption.attributedText = NSAttributedString(
        string: "A lake", attributes: [.foregroundColor: UIColor.label])
      caption.numberOfLines = 2
      caption.lineBreakMode = .byTruncatingMiddle
      caption.textAlignment = .right
      caption.shadowColor = .red
      caption.shadowOffset = CGSize(width: 2, height: 1)
      caption.adjustsFontSizeToFitWidth = true
      caption.minimumScaleFactor = 0.5
      caption.isEnabled = false
      gallery.open(.full)
      let flying = try #require(look("title", isLeaving: true) as? UILabel)
      #expect(flying.text == "A lake" && flying.numberOfLines == 2)
      #expect(flying.lineBreakMode == .byTruncatingMiddle && flying.textAlignment == .right)
      #expect(flying.shadowColor == .red && flying.shadowOffset == caption.shadowOffset)
      #expect(flying.adjustsFontSizeToFitWidth && flying.minimumScaleFactor == 0.5)
      #expect(!flying.isEnabled)
      gallery.settle()
    }

    /// A chip: text on a round ground, which the layer draws, and nobody draws twice.
    @Test func theGroundOfALabelIsTheLayers() throws {
      for screen in [gallery.presenter, gallery.screen] {
        screen.caption.backgroundColor = .yellow
        screen.caption.layer.cornerRadius = 6
        screen.caption.clipsToBounds = true
        screen.caption.alpha = 0.5
      }
      gallery.open(.overlay)
      let title = try #require(gallery.morphTrees["title"])
      #expect(look("title", isLeaving: true)?.layer.backgroundColor == nil)
      #expect(title.backgroundLayer?.backgroundColor == UIColor.yellow.cgColor)
      #expect(abs(title.shownRadius - 6) < 0.25 && title.style.clips)
      Headless.advance(by: 0.02)
      #expect(title.layer.presentation()?.opacity == 0.5)
      gallery.settle()
    }

    /// A text in several colors keeps them.
    @Test(arguments: [true, false]) func anAttributedTextKeepsItsAttributes(isLeaving: Bool) throws
    {
      for screen in [gallery.presenter, gallery.screen] {
        let text = NSMutableAttributedString(
          string: "Lake Tahoe", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(
          .foregroundColor, value: UIColor.blue, range: NSRange(location: 5, length: 5))
        screen.caption.attributedText = text
      }
      gallery.screen.caption.numberOfLines = 2
      gallery.open(.overlay)
      Headless.advance(by: 0.05)
      let label = try #require(look("title", isLeaving: isLeaving) as? UILabel)
      let colors = [0, 5].map {
        label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
      #expect(colors == [.red, .blue])
      gallery.settle()
    }

    /// One line there and two here are not read through each other.
    @Test func otherLinesGiveWay() throws {
      for screen in [gallery.presenter, gallery.screen] {
        screen.caption.numberOfLines = 0
        screen.caption.text = "A lake between mountains"
      }
      gallery.presenter.places["title"] = CGRect(x: 20, y: 210, width: 100, height: 60)
      gallery.screen.places["title"] = CGRect(x: 16, y: 310, width: 370, height: 50)
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      #expect(gallery.morphTrees["title"]?.blend == .giveWay)
      gallery.settle()
    }

    /// A dark text of a light list is light in front of a dark screen that grows, except beside the list.
    @Test func aTextInFrontOfAGrowingScreenHasTheScreensInk() throws {
      for (screen, color) in [(gallery.presenter, UIColor.black), (gallery.screen, .white)] {
        (screen.caption.textColor, screen.caption.backgroundColor) = (color, nil)
      }
      // Nothing crosses its way.
      gallery.presenter.places["title"] = CGRect(x: 20, y: 700, width: 200, height: 24)
      gallery.screen.places["title"] = CGRect(x: 16, y: 760, width: 300, height: 30)
      Headless.advance(by: 0.1)
      for opens in [true, false] {
        if opens { gallery.open(.full) } else { gallery.close() }
        let blend = try #require(gallery.morphTrees["title"]?.blend)
        for open in [0.35, 0.6, 1] as [CGFloat] {
          let fraction = opens ? open : 1 - open
          #expect(blend.leaving(at: fraction) == (opens ? 0 : 1))
          #expect(blend.arriving(at: fraction) == (opens ? 1 : 0))
        }
        gallery.settle()
      }
    }

    /// A glyph in another tint, and a symbol: the ink of one is never missing.
    @Test func aTintedGlyphIsOneAllTheWay() throws {
      let glyph = ElementsController.makeImage(.black).withRenderingMode(.alwaysTemplate)
      for (screen, color) in [(gallery.presenter, UIColor.red), (gallery.screen, .blue)] {
        screen.picture.image = glyph
        screen.picture.tintColor = color
      }
      gallery.open(.overlay)
      #expect(gallery.morphTrees["picture"]?.blend == .overlap)
      gallery.settle()
    }

    /// Slanted edges are smoothed, and what becomes much smaller does not shimmer.
    @Test func edgesAndSmallPicturesAreSmooth() throws {
      gallery.presenter.picture.transform = CGAffineTransform(rotationAngle: 0.2)
      gallery.screen.badge.transform = CGAffineTransform(rotationAngle: 0.2)
      gallery.open(.overlay)
      let picture = try #require(look("picture", isLeaving: true)?.layer)
      #expect(picture.allowsEdgeAntialiasing && picture.minificationFilter == .trilinear)
      let badge = try #require(gallery.morphTrees["badge"])
      #expect(badge.outlines.allSatisfy { $0.layer.allowsEdgeAntialiasing })
      #expect(gallery.morphTrees["panel"]?.outlines[0].layer.allowsEdgeAntialiasing == false)
      gallery.settle()
    }

    /// The shadow of something opaque is that of its outline, and needs no pass of its own.
    @Test func theShadowOfAnOpaqueElementHasAPath() throws {
      for screen in [gallery.presenter, gallery.screen] {
        screen.panel.layer.cornerRadius = 8
        screen.badge.backgroundColor = UIColor.red.withAlphaComponent(0.5)
        screen.badge.layer.shadowOpacity = 0.5
      }
      gallery.open(.overlay)
      let panel = try #require(gallery.morphTrees["panel"])
      for _ in 0..<5 {
        Headless.advance(by: 0.03)
        let shown = try #require(panel.layer.presentation()?.shadowPath)
        let outline = try #require(panel.outlines[0].layer.presentation()?.bounds)
        #expect(shown.boundingBoxOfPath.distance(to: outline) < 0.25)
      }
      #expect(gallery.morphTrees["badge"]?.layer.shadowPath == nil)
      gallery.settle()
    }

    /// Paper, which no color stands for: its snapshot has it, and nothing black is behind that.
    @Test func aPatternIsNotMixedWithAColor() throws {
      let paper = UIColor(patternImage: ElementsController.makeImage(.orange))
      for screen in [gallery.presenter, gallery.screen] { screen.badge.layer.borderWidth = 0 }
      gallery.presenter.panel.backgroundColor = paper
      gallery.presenter.badge.backgroundColor = paper
      gallery.screen.badge.backgroundColor = paper
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      let (panel, badge) = (gallery.morphTrees["panel"], gallery.morphTrees["badge"])
      let canvas = try #require(look("panel", isLeaving: true)?.layer.sublayers?.first)
      let snapshot = try #require(canvas.sublayers?.first)
      #expect(snapshot.backgroundColor == paper.cgColor)
      let green = try #require(gallery.screen.panel.layer.backgroundColor)
      let first = try #require(panel?.style.background.color(at: 0))
      #expect(first.headlessComponents == green.headlessComponents[..<3] + [0])
      #expect(badge?.style.background.isVisible == false)
      gallery.settle()
    }

    /// A label, an image view and a snapshot in a cell that is highlighted when it is tapped.
    @Test func aHighlightedCellFliesAsItIsSeen() throws {
      let (picture, caption, panel) = (
        gallery.presenter.picture, gallery.presenter.caption, gallery.presenter.panel
      )
      let pressed = ElementsController.makeImage(.purple)
      (picture.highlightedImage, picture.isHighlighted) = (pressed, true)
      (caption.highlightedTextColor, caption.isHighlighted) = (.red, true)
      panel.backgroundColor = .systemGray
      Headless.advance(by: 0.1)
      // It loses its highlight softly while the screen opens: the snapshot has what is seen by then.
      UIView.animate(withDuration: 0.5) { panel.backgroundColor = .blue }
      Headless.advance(by: 0.1)
      gallery.open(.overlay)
      let image = try #require(look("picture", isLeaving: true) as? UIImageView)
      #expect(image.image === pressed && image.layer.contents as AnyObject? === pressed.cgImage)
      let text = try #require(look("title", isLeaving: true) as? UILabel)
      #expect(text.isHighlighted && text.highlightedTextColor?.cgColor == UIColor.red.cgColor)
      let canvas = try #require(look("panel", isLeaving: true)?.layer.sublayers?.first)
      let snapshot = try #require(canvas.sublayers?.first)
      let (gray, color, blue) = try (
        components(UIColor.systemGray.cgColor), components(#require(snapshot.backgroundColor)),
        components(UIColor.blue.cgColor)
      )
      #expect(color[0] < gray[0] && color[0] > blue[0] && color[2] > gray[2] && color[2] < blue[2])
      gallery.settle()
    }

    private func components(_ color: CGColor) -> [CGFloat] { color.headlessComponents }

    /// What is one layer fades without a pass of its own; what has parts fades as a whole.
    @Test func aLookOfOneLayerFadesByItself() throws {
      gallery.open(.overlay)
      let title = try #require(gallery.morphTrees["title"])
      #expect(!title.leavingSlot.allowsGroupOpacity && !title.arrivingSlot.allowsGroupOpacity)
      #expect(gallery.morphTrees["panel"]?.leavingSlot.allowsGroupOpacity == true)
      gallery.settle()
    }

    /// A title of 30 points that is set smaller to fit is as large in flight as its letters are seen.
    @Test(arguments: [PresetUnderTest.overlay, .full], [0, 0.6] as [CGFloat])
    func aTextThatShrinksIsAsLargeAsItIsSeen(preset: PresetUnderTest, minimum: CGFloat) throws {
      let text = "A lake between the mountains"
      for screen in [gallery.presenter, gallery.screen] { screen.caption.text = text }
      gallery.presenter.places["title"] = CGRect(x: 20, y: 210, width: 300, height: 20)
      gallery.screen.caption.adjustsFontSizeToFitWidth = true
      gallery.screen.caption.minimumScaleFactor = minimum
      gallery.screen.places["title"] = CGRect(x: 16, y: 310, width: 280, height: 40)
      Headless.advance(by: 0.1)
      for opens in [true, false] {
        if opens { gallery.open(preset) } else { gallery.close() }
        Headless.advance(by: 0.02)
        let title = try #require(gallery.morphTrees["title"])
        let drawn = try #require(drawnSize(gallery.screen.caption))
        #expect(drawn < 26 && drawn > 14)
        let (start, end) = (title.morph.start, title.morph.end)
        let sizes = opens ? (14, drawn) : (drawn, 14)
        // Each look is in its own size at its own end, and in that of the other one at the other's.
        #expect(abs(start.leaving.scaleX - 1) < 0.001 && abs(end.arriving.scaleX - 1) < 0.001)
        #expect(abs(end.leaving.scaleX * sizes.0 / sizes.1 - 1) < 0.03)
        #expect(abs(start.arriving.scaleX * sizes.1 / sizes.0 - 1) < 0.03)
        #expect(title.blend == .overlap)
        let flying = try #require(look("title", isLeaving: !opens) as? UILabel)
        #expect(drawnSize(flying) == drawn)
        gallery.settle()
      }
    }

    private func drawnSize(_ label: UILabel) -> CGFloat? {
      label.layer.displayIfNeeded()
      let drawing = ((label.layer.contents as AnyObject?) as? CGImage)?.headlessDrawing
      return drawing?.commands.compactMap {
        if case .text(let text, _) = $0 { text.pointSize } else { nil }
      }.first
    }
  }
}
