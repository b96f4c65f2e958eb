import Foundation
import UIKit

/// The contents of layers, each of them once: equal images have one number.
package struct PictureTable {
  package struct Entry {
    package let image: CGImage
    /// The name by which equal images are known everywhere, 16 digits.
    package let name: String
    /// The largest size at which it was shown, as a multiple of its size in points.
    package fileprivate(set) var magnification: Double
  }

  package private(set) var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  /// Retains each image, because another one could get its address.
  private var known: [ObjectIdentifier: (image: CGImage, number: Int)] = [:]

  private static let mostKnown = 4096

  package init() {}

  /// - Parameter scale: How many times larger than in the layer's points it is seen.
  mutating func number(of image: CGImage, in frame: ContentsFrame, scale: Double) -> Int {
    let width = image.headlessDrawing.map { Double($0.size.width) } ?? Double(image.width)
    let stretch = frame.pieces.map { Double($0.whole.width) / max(width, 1e-6) }.max() ?? 1
    let number = number(of: image)
    entries[number].magnification = max(entries[number].magnification, stretch * scale)
    return number
  }

  private mutating func number(of image: CGImage) -> Int {
    if let number = known[ObjectIdentifier(image)]?.number { return number }
    var digest = ContentDigest()
    digest.add(image)
    let number =
      numbers[digest.name]
      ?? {
        entries.append(Entry(image: image, name: digest.name, magnification: 0))
        return entries.count - 1
      }()
    numbers[digest.name] = number
    // Equal images come in new objects, again and again: those that are forgotten are looked at once more.
    if known.count >= PictureTable.mostKnown { known.removeAll() }
    known[ObjectIdentifier(image)] = (image, number)
    return number
  }
}
