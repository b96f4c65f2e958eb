import ArgumentParser
import TransitionCatalog
import UIKit

/// A film that is more than a preset with its defaults on a phone.
struct Variant: Sendable {
  /// The name of its files.
  var name: String
  var stage: any Stage
  /// The description of the film, as a sentence without its period.
  var summary: String
  /// The code that an app writes for it, if any.
  var code = ""
  var size = ScreenSize.phone
  /// The width of the moving picture, in pixels.
  var width = 300
  var isRightToLeft = false
  var hand: Hand?
  /// The films that it shows side by side, if it is made of several.
  var parts: [Variant] = []

  var preset: TransitionPreset { stage.preset }

  /// The largest size of its file in bytes, if README shows it: a visitor loads them all, six megabytes at most.
  /// More for what moves all the time on the whole screen, or for longer than others.
  var limit = 490_000
  /// The largest size of a file that only the page shows.
  static var pageLimit: Int { 1_500_000 }

  /// Returns the guide, out of whose rows grow the screens of two presets.
  static func plainStage(_ preset: TransitionPreset) -> GuideStage {
    [.overlay, .scale].contains(preset) ? .fromRow(preset) : GuideStage(preset: preset)
  }

  /// Returns a preset's film with its defaults.
  static func plain(_ preset: TransitionPreset) -> Variant {
    Variant(
      name: preset.rawValue, stage: plainStage(preset), summary: preset.summary,
      limit: preset == .slide ? 530_000 : 490_000)
  }

  /// Records the film; `progress` receives the number of frames so far.
  @MainActor func film(
    width: Int?, size: CGSize?, isDark: Bool, _ isRightToLeft: Bool, progress: (Int) -> Void
  ) throws -> Film {
    guard parts.isEmpty else {
      let films = try parts.map {
        try $0.film(width: width, size: size, isDark: isDark, isRightToLeft, progress: progress)
      }
      return Film(sideBySide: films, overlap: 0)
    }
    let take = Take(
      stage: stage, size: size ?? self.size.cgSize, isDark: isDark,
      isRightToLeft: isRightToLeft || self.isRightToLeft, hand: hand)
    return try Camera(filming: take, inDeviceOfWidth: width ?? self.width)
      .film(progress: progress)
  }
}

extension Variant: ExpressibleByArgument {
  init?(argument: String) {
    guard let variant = Variant.all.first(where: { $0.name == argument }) else { return nil }
    self = variant
  }

  static var allValueStrings: [String] { all.map(\.name) }
}
