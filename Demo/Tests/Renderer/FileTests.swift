import CWebP
import Foundation
import Renderer
import Testing
import UIKit

@MainActor @Suite struct FileTests {
  private func picture(_ x: CGFloat, width: CGFloat = 40) -> Bitmap {
    draw(layer(CGRect(x: x, y: 20, width: width, height: 60), red))
  }

  @Test func aPNGReadsBackAsItWas() {
    let fading = draw(layer(CGRect(x: 10.5, y: 10, width: 50, height: 50), color(0.2, 0.6, 1, 0.7)))
    let back = Bitmap(png: fading.png())
    #expect(back.map { $0.difference(from: fading, tolerance: 2) } == 0)
    #expect(Bitmap(png: Data([1, 2, 3])) == nil)
  }

  @Test func aMovieReadsBackWithItsFramesAndTimes() throws {
    let movie = AnimatedWebP(width: 100, height: 100)
    for step in 0..<10 { movie.add(picture(CGFloat(step) * 5), milliseconds: 17) }
    movie.add(picture(45), milliseconds: 500)
    let file = try #require(movie.finish())
    let frames = decode(file)
    let ends = [17, 34, 51, 68, 85, 102, 119, 136, 153, 670]
    #expect(frames.map(\.end) == ends, "Equal frames become one.")
    let last = try #require(frames.last?.picture)
    // Chroma is halved in WebP: edges of pure red lose a little.
    #expect(last.difference(from: onBlack(picture(45)), tolerance: 40) < 0.05)
    #expect(last.pixel(65, 50).red > 235)
    #expect(last.pixel(20, 50).red < 20)
  }

  @Test func aMovieWithoutFramesIsNone() {
    #expect(AnimatedWebP(width: 10, height: 10).finish() == nil)
  }

  @Test func theSameTreeGivesTheSameBytes() {
    #expect(picture(12.3).png() == picture(12.3).png())
    func movie() -> Data? {
      let movie = AnimatedWebP(width: 100, height: 100)
      for step in 0..<6 { movie.add(picture(CGFloat(step) * 7.3), milliseconds: 17) }
      return movie.finish()
    }
    #expect(movie() == movie())
  }

  @Test func aContactSheetSetsPicturesSideBySide() {
    let sheet = Bitmap.contactSheet(of: [picture(0, width: 100), picture(0, width: 100)], gap: 10)
    #expect(sheet.width == 230 && sheet.height == 120)
    let gap = sheet.pixel(115, 60)
    #expect(sheet.pixel(15, 60) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(gap.red == gap.green)
  }

  @Test func differenceCountsPixels() {
    let one = picture(0)
    #expect(one.difference(from: one) == 0)
    #expect(one.difference(from: picture(50)) > 0.4)
    #expect(one.difference(from: Bitmap(width: 1, height: 1)) == 1)
  }

  private func onBlack(_ bitmap: Bitmap) -> Bitmap {
    var pixels = bitmap.pixels
    for at in stride(from: 3, to: pixels.count, by: 4) { pixels[at] = 255 }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  private func decode(_ file: Data) -> [(picture: Bitmap, end: Int)] {
    file.withUnsafeBytes { bytes in
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { return [] }
      options.color_mode = MODE_BGRA
      var data = WebPData(
        bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return [] }
      defer { WebPAnimDecoderDelete(decoder) }
      var frames: [(Bitmap, Int)] = []
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      while WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels {
        let copy = Array(UnsafeBufferPointer(start: pixels, count: 100 * 100 * 4))
        frames.append((Bitmap(width: 100, height: 100, pixels: copy), Int(end)))
      }
      return frames
    }
  }
}
