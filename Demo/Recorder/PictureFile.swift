import Foundation
import Renderer
import Tape
import UIKit

/// The file of a picture that layers show, as sharp as a display with two pixels per point can show it.
@MainActor struct PictureFile {
  let entry: PictureTable.Entry

  init(of entry: PictureTable.Entry) { self.entry = entry }

  /// In pixels.
  private static var large: Int { 30_000 }

  /// Pixels per point: more where it was shown enlarged, fewer where it was small all the time.
  private var scale: Int { max(1, min(4, Int((entry.magnification * 2 - 0.3).rounded(.up)))) }

  var name: String { "\(entry.name)-\(scale).webp" }

  /// Writes the file into a folder, unless another take has done so. It is there as a whole, or not at all.
  func write(into folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    let drawing = entry.image.headlessDrawing
    // The pixels of a bitmap are all that there is.
    let renderer = Renderer(scale: drawing == nil ? 1 : CGFloat(scale))
    let picture = renderer.draw(entry.image)
    // Texts and icons keep their pixels. In a large picture nobody misses a shade.
    let isExact = drawing?.isTextOnly == true || picture.width * picture.height < PictureFile.large
    guard let data = picture.webP(quality: isExact ? nil : 84, inHaste: true) else {
      throw Film.Failure.cannotEncode
    }
    try data.write(to: url, options: .atomic)
  }
}
