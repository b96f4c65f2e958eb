import ArgumentParser
import TransitionCatalog
import UIKit

/// A film that is more than a preset with its defaults on a phone in light mode.
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
  var width = 250
  var isDark = false
  var hand: Hand?

  var preset: TransitionPreset { stage.preset }
}

extension Variant: ExpressibleByArgument {
  init?(argument: String) {
    guard let variant = Variant.all.first(where: { $0.name == argument }) else { return nil }
    self = variant
  }

  static var allValueStrings: [String] { all.map(\.name) }
}
