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
    var movie = AnimatedWebP(width: 100, height: 100)
    for step in 0..<10 { movie.add(picture(CGFloat(step) * 5), milliseconds: 17) }
    movie.add(picture(45), milliseconds: 500)
    let file = try #require(movie.file())
    let frames = decode(file)
    let ends = [17, 34, 51, 68, 85, 102, 119, 136, 153, 670]
    #expect(frames.map(\.end) == ends, "Equal frames become one.")
    let last = try #require(frames.last?.picture)
    // Chroma is halved in WebP: edges of pure red lose a little.
    #expect(last.difference(from: picture(45), tolerance: 60) < 0.05)
    #expect(last.pixel(65, 50).red > 235)
    #expect(last.pixel(20, 50).alpha == 0)
  }

  @Test func aMovieThatEndsWhereItBeganHasNoSeam() throws {
    var movie = AnimatedWebP(width: 100, height: 100)
    movie.add(picture(0), milliseconds: 500)
    for step in 1..<8 { movie.add(picture(CGFloat(step) * 5.3), milliseconds: 17) }
    movie.add(picture(0), milliseconds: 500)
    let file = try #require(movie.file(quality: 20))
    let frames = decode(file)
    // The picture at the end is the one at the beginning, shown for as long as both.
    #expect(frames.count == 8)
    #expect(frames.first?.end == 1000 && frames.last?.end == 1119)
  }

  /// Blocks that were encoded in haste are encoded again when the picture stands still.
  @Test func aMovementLeavesNoTraces() throws {
    let ground = layer(CGRect(x: 0, y: 0, width: 100, height: 100), color(0.9, 0.9, 0.92, 1))
    func picture(_ x: CGFloat) -> Bitmap {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), color(0.9, 0.9, 0.92, 1))
      root.addSublayer(layer(CGRect(x: x, y: 20, width: 40, height: 60), red))
      return draw(root)
    }
    var movie = AnimatedWebP(width: 100, height: 100)
    for step in 0..<12 { movie.add(picture(CGFloat(step) * 10), milliseconds: 17) }
    movie.add(draw(ground), milliseconds: 500)
    let file = try #require(movie.file(quality: 5))
    let last = try #require(decode(file).last?.picture)
    let rest = draw(ground)
    #expect(last.change(from: rest) < 1.5)
    #expect(last.pixel(50, 50).alpha == 255)
  }

  /// What has come to rest is sharp while something else goes on moving.
  @Test func restingLinesAreSharpWhileOthersMove() throws {
    func picture(_ step: Int) -> Bitmap {
      let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), color(0.9, 0.9, 0.92, 1))
      for line in 0..<10 {
        // Fine lines, like text, that move at first.
        let y = 3 + CGFloat(line) * 3 + (step < 6 ? CGFloat(step) : 6)
        root.addSublayer(layer(CGRect(x: 4, y: y, width: 60, height: 1), color(0.5, 0.5, 0.5, 1)))
      }
      root.addSublayer(layer(CGRect(x: CGFloat(step) * 2, y: 66, width: 30, height: 30), red))
      return draw(root)
    }
    var movie = AnimatedWebP(width: 100, height: 100)
    for step in 0..<30 { movie.add(picture(step), milliseconds: 17) }
    let frames = decode(try #require(movie.file(quality: 1)))
    let late = try #require(frames.last { $0.end < 17 * 20 }?.picture)
    let truth = picture(19)
    var (sum, count) = (0, 0)
    for y in 0..<40 {
      for x in 0..<64 {
        sum += abs(Int(late.pixel(x, y).green) - Int(truth.pixel(x, y).green))
        count += 1
      }
    }
    #expect(Double(sum) / Double(count) < 4)
  }

  /// The device around a screen has soft edges, which never change.
  @Test func aChangeBesideClearPixelsTakesLittleSpace() throws {
    func picture(_ level: Int) -> Bitmap {
      var random = 1
      var pixels: [UInt8] = []
      for at in 0..<100 * 100 {
        random = (random * 1_103_515_245 + 12345) & 0x7fff_ffff
        let isClear = at % 100 < 3
        // In opposite corners, and noise between them.
        let isSpot = at / 100 > 90 && at % 100 < 12 || at / 100 < 9 && at % 100 > 88
        let value = isSpot ? UInt8(level) : UInt8(random >> 16 & 0xff)
        pixels += isClear ? [0, 0, 0, 0] : [value, value, value, 255]
      }
      return Bitmap(width: 100, height: 100, pixels: pixels)
    }
    func size(_ frames: Int) throws -> Int {
      var movie = AnimatedWebP(width: 100, height: 100)
      for frame in 0..<frames { movie.add(picture(frame * 20), milliseconds: 100) }
      return try #require(movie.file(quality: 50)).count
    }
    #expect(try size(8) < 3 * size(1))
  }

  @Test func aSlowMovementHasHalfOfItsFrames() throws {
    func count(_ way: CGFloat) throws -> Int {
      var movie = AnimatedWebP(width: 100, height: 100)
      for step in 0..<20 { movie.add(picture(10 + CGFloat(step) * way), milliseconds: 17) }
      let frames = decode(try #require(movie.file()))
      #expect(frames.last?.end == 340)
      return frames.count
    }
    #expect(try count(2) == 20)
    #expect((9...12).contains(try count(0.15)))
  }

  @Test func aMovieWithoutFramesIsNone() {
    #expect(AnimatedWebP(width: 10, height: 10).file() == nil)
  }

  @Test func theSameTreeGivesTheSameBytes() {
    #expect(picture(12.3).png() == picture(12.3).png())
    func movie() -> Data? {
      var movie = AnimatedWebP(width: 100, height: 100)
      for step in 0..<6 { movie.add(picture(CGFloat(step) * 7.3), milliseconds: 17) }
      return movie.file()
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
