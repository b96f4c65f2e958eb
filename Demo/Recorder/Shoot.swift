import Foundation
import TransitionCatalog
import UIKit

/// Records films one after another.
@MainActor
struct Shoot {
  /// The size, instead of a phone's or the variant's.
  var size: CGSize?
  /// The width of the moving pictures in pixels, instead of the variant's.
  var width: Int?
  var isDark = false
  var isRightToLeft = false
  /// The folder for all pictures, instead of their own ones.
  var folder: URL?
  /// The folder for every single frame.
  var frames: URL?

  func record(presets: [TransitionPreset], variants: [Variant]) throws {
    let start = Date()
    let readme = try Readme(contentsOf: Places.readme)
    let variants = isDark ? variants.filter { !$0.isDark } : variants
    let plain = presets.map {
      Variant(name: $0.rawValue, stage: GuideStage(preset: $0), summary: "")
    }
    for variant in plain + variants { try record(variant, shownIn: readme) }
    Progress.sum(films: plain.count + variants.count, seconds: Date().timeIntervalSince(start))
  }

  private func record(_ variant: Variant, shownIn readme: Readme) throws {
    let start = Date()
    let take = Take(
      stage: variant.stage, size: size ?? variant.size.cgSize, isDark: isDark || variant.isDark,
      isRightToLeft: isRightToLeft, hand: variant.hand)
    let name = variant.name + (isDark ? "-dark" : "") + (isRightToLeft ? "-rtl" : "")
    let progress = Progress(name: name)
    let film = try Camera(filming: take, width: width ?? variant.width).film {
      progress.show(frames: $0)
    }
    func place(_ file: String) throws -> URL {
      let folder = folder ?? readme.folder(of: file)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appendingPathComponent(file)
    }
    let bytes = try film.write(movie: place("\(name).webp"))
    try Sheet(of: film).write(to: place("\(name)-sheet.png"))
    if let frames { try film.write(frames: frames, prefix: name) }
    progress.end(frames: film.shots.count, bytes: bytes, seconds: Date().timeIntervalSince(start))
  }
}
