import Foundation
import Testing

@testable import UIKit

extension All {
  /// Drawings and images are equal by content.
  @MainActor @Suite struct EqualityTests {
    init() { Headless.reset() }

    private static func path(_ width: CGFloat = 4) -> CGPath {
      CGPath(ellipseIn: CGRect(x: 0, y: 0, width: width, height: 4), transform: nil)
    }

    private static func color(_ red: CGFloat = 0) -> CGColor {
      CGColor(srgbRed: red, green: 0, blue: 0, alpha: 1)
    }

    static func drawing(_ commands: [HeadlessDrawing.Command] = [.alpha(0.5)]) -> HeadlessDrawing {
      HeadlessDrawing(size: CGSize(width: 4, height: 4), scale: 2, commands: commands)
    }

    static func image(_ commands: [HeadlessDrawing.Command] = [.alpha(0.5)]) -> CGImage {
      CGImage(headlessDrawing: drawing(commands))
    }

    /// The head of a PNG file of 64 x 64 pixels, and further bytes.
    private static func png(_ bytes: [UInt8]) -> Data {
      let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      let sizes: [UInt8] = [0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0, 64]
      return Data(head + sizes + bytes)
    }

    /// Each is made anew, and differs from all others.
    private static func commands() -> [HeadlessDrawing.Command] {
      let (rect, wider) = (
        CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 0, y: 0, width: 5, height: 4)
      )
      let text = HeadlessDrawing.Text(
        string: "Lake", family: "Inter", pointSize: 12, weight: 400, italic: false, kern: 0,
        width: 30, color: color())
      var sea = text
      sea.string = "Sea"
      func stops(_ location: CGFloat) -> [HeadlessDrawing.Stop] {
        [.init(color: color(), location: 0), .init(color: color(1), location: location)]
      }
      let point = CGPoint(x: 1, y: 2)
      return [
        .save, .restore,
        .concatenate(CGAffineTransform(translationX: 1, y: 0)),
        .concatenate(CGAffineTransform(translationX: 0, y: 1)),
        .concatenate(CGAffineTransform(scaleX: 2, y: 1)),
        .alpha(0.5), .alpha(0.25),
        .clip(path(), evenOdd: false), .clip(path(5), evenOdd: false), .clip(path(), evenOdd: true),
        .fill(path(), color(), evenOdd: false), .fill(path(5), color(), evenOdd: false),
        .fill(path(), color(1), evenOdd: false), .fill(path(), color(), evenOdd: true),
        .stroke(path(), color(), .init(width: 1)), .stroke(path(5), color(), .init(width: 1)),
        .stroke(path(), color(1), .init(width: 1)), .stroke(path(), color(), .init(width: 2)),
        .stroke(path(), color(), .init(width: 1, dash: [2])),
        .clear(rect), .clear(wider),
        .image(image(), rect), .image(image([.alpha(0.25)]), rect), .image(image(), wider),
        .image(image([.image(image(), rect)]), rect),
        .image(image([.image(image([.save]), rect)]), rect),
        .text(text, baseline: point), .text(sea, baseline: point), .text(text, baseline: .zero),
        .linearGradient(stops(1), start: .zero, end: point),
        .linearGradient(stops(0.5), start: .zero, end: point),
        .linearGradient(stops(1), start: point, end: point),
        .linearGradient(stops(1), start: .zero, end: .zero),
        .radialGradient(stops(1), center: .zero, radius: 1),
        .radialGradient(stops(0.5), center: .zero, radius: 1),
        .radialGradient(stops(1), center: point, radius: 1),
        .radialGradient(stops(1), center: .zero, radius: 2),
      ]
    }

    private static func drawings() -> [HeadlessDrawing] {
      let (size, commands) = (CGSize(width: 4, height: 4), [HeadlessDrawing.Command.save])
      return [
        HeadlessDrawing(size: size, scale: 2, commands: commands),
        HeadlessDrawing(size: CGSize(width: 5, height: 4), scale: 2, commands: commands),
        HeadlessDrawing(size: size, scale: 3, commands: commands),
        HeadlessDrawing(size: size, scale: 2, commands: []),
        HeadlessDrawing(size: size, scale: 2, commands: [.restore]),
        HeadlessDrawing(size: size, scale: 2, commands: [.save, .restore]),
      ]
    }

    private static func bitmaps() -> [CGImage] {
      drawings().map(CGImage.init) + [
        CGImage(headlessPNG: png([]))!, CGImage(headlessPNG: png([1, 2]))!,
        CGImage(headlessPNG: png([1, 3]))!,
        // As large as the file, and drawn.
        CGImage(
          headlessDrawing: HeadlessDrawing(
            size: CGSize(width: 64, height: 64), scale: 1, commands: [])),
      ]
    }

    private static func images() -> [UIImage] {
      let plain = UIImage(cgImage: image())
      let frames = [plain, UIImage(cgImage: image([.save]))]
      return [
        plain, frames[1],
        UIImage(cgImage: image(), scale: 2, orientation: .up),
        UIImage(cgImage: image(), scale: 1, orientation: .left),
        plain.withRenderingMode(.alwaysTemplate),
        plain.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
        .animatedImage(with: frames, duration: 1)!, .animatedImage(with: frames, duration: 2)!,
        .animatedImage(with: [plain], duration: 1)!,
        UIImage(systemName: "heart")!, UIImage(systemName: "circle")!,
        UIImage(
          systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))!,
      ]
    }

    private func expectEachEqualsItself<Value: Hashable>(_ first: [Value], _ second: [Value]) {
      for (i, a) in first.enumerated() {
        for (j, b) in second.enumerated() {
          #expect((a == b) == (i == j), "\(i) and \(j)")
        }
        #expect(a.hashValue == second[i].hashValue, "\(i)")
      }
    }

    @Test func commandsDifferByEachOfTheirParts() {
      expectEachEqualsItself(Self.commands(), Self.commands())
    }

    @Test func drawingsDifferBySizeScaleAndCommands() {
      expectEachEqualsItself(Self.drawings(), Self.drawings())
      expectEachEqualsItself(
        Self.commands().map { Self.drawing([$0]) }, Self.commands().map { Self.drawing([$0]) })
    }

    @Test func bitmapsDifferByTheirSource() {
      expectEachEqualsItself(Self.bitmaps(), Self.bitmaps())
    }

    // developer.apple.com/documentation/uikit/uiimage: "isEqual(_:) … is the only reliable way to determine
    // whether two images contain the same image data". [animation 106]
    @Test func imagesDifferByTheirDataAndHowItIsShown() {
      expectEachEqualsItself(Self.images(), Self.images())
      #expect(Self.images()[0].isEqual(Self.images()[0]) && !Self.images()[0].isEqual("image"))
    }

    // Images contain images, and files are large: a hash that read all would take as long as a comparison.
    @Test func aHashReadsABoundedPart() {
      func fill(_ red: CGFloat) -> HeadlessDrawing.Command {
        .fill(Self.path(), Self.color(red), evenOdd: false)
      }
      let ends = [HeadlessDrawing.Command](repeating: .save, count: 4)
      let (a, b) = (Self.drawing(ends + [fill(0)] + ends), Self.drawing(ends + [fill(1)] + ends))
      #expect(a != b && a.hashValue == b.hashValue)
      let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
      let (outer, other) = (
        Self.image([.image(Self.image(), rect)]), Self.image([.image(Self.image([.save]), rect)])
      )
      #expect(outer != other && outer.hashValue == other.hashValue)
      let tail = [UInt8](repeating: 0, count: 32)
      let (file, twin) = (
        CGImage(headlessPNG: Self.png([1] + tail)), CGImage(headlessPNG: Self.png([2] + tail))
      )
      #expect(file != twin && file.hashValue == twin.hashValue)
    }

    // CoreGraphics: two colors are equal if their spaces and components are; a pattern has none.
    @Test func patternsAreEqualByTheObjectOfTheirImage() {
      let (image, equal) = (UIImage(cgImage: Self.image()), UIImage(cgImage: Self.image()))
      #expect(image == equal)
      #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
      #expect(UIColor(patternImage: image) != UIColor(patternImage: equal))
    }
  }
}
