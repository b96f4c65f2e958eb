import TransitionCatalog
import UIKit

/// A film that is more than a preset with its defaults on a phone.
struct Variant: Sendable {
  /// The name of its files.
  var name: String
  var stage: any Stage
  /// The description of the film, as a sentence without its period.
  var summary: String
  var size = ScreenSize.phone
  /// The width of the moving picture, in pixels. README shows films at half of their width.
  var width = 300
  var isRightToLeft = false
  /// True for the design of iOS 26 and later.
  var barsFloat = false
  var hand: Hand?
  /// The films that it shows side by side and in turn, if it is made of several.
  var parts: [Variant] = []

  var preset: TransitionPreset { stage.preset }

  /// The largest size of its file in bytes, if README shows it: a visitor loads them all, six megabytes at most.
  /// More for what moves all the time on the whole screen, or for longer than others.
  var limit = 465_000
  /// The largest size of a file that only the page shows.
  static var pageLimit: Int { 1_500_000 }

  /// Returns the guide, out of whose rows grow the screens of three presets.
  static func plainStage(_ preset: TransitionPreset) -> GuideStage {
    [.full, .overlay, .scale].contains(preset) ? .fromRow(preset) : GuideStage(preset: preset)
  }

  /// Returns a preset's film with its defaults.
  static func plain(_ preset: TransitionPreset) -> Variant {
    Variant(
      name: preset.rawValue, stage: plainStage(preset), summary: preset.summary, width: 400,
      limit: preset == .slide ? 500_000 : 465_000)
  }

  /// Returns the film that a file's name tells, without its ending.
  static func named(_ file: String) -> (Variant, isDark: Bool)? {
    let isDark = file.hasSuffix("-dark")
    let name = isDark ? String(file.dropLast("-dark".count)) : file
    let films = TransitionPreset.allCases.map(Variant.plain) + Variant.all
    return films.first { $0.name == name }.map { ($0, isDark) }
  }

  /// Returns the take that it films, unless it is made of several.
  func take(size: CGSize? = nil, isDark: Bool = false, isRightToLeft: Bool = false) -> Take {
    Take(
      stage: stage, size: size ?? self.size.cgSize, isDark: isDark,
      isRightToLeft: isRightToLeft || self.isRightToLeft, barsFloat: barsFloat, hand: hand)
  }

  @MainActor func film(
    width: Int?, size: CGSize?, isDark: Bool, _ isRightToLeft: Bool
  ) throws -> Film {
    guard parts.isEmpty else {
      let films = try parts.map {
        try $0.film(width: width, size: size, isDark: isDark, isRightToLeft)
      }
      return Film(inTurn: films)
    }
    let take = take(size: size, isDark: isDark, isRightToLeft: isRightToLeft)
    return try Camera(filming: take, inDeviceOfWidth: width ?? self.width).film()
  }
}
