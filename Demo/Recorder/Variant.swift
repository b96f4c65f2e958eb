import ArgumentParser
import TransitionCatalog
import UIKit

/// A film that is not simply a preset with its defaults on a phone in light mode.
struct Variant: Sendable {
  /// Of its files.
  var name: String
  var stage: any Stage
  /// What one sees, as a sentence without its period.
  var summary: String
  /// What the app writes for it, if anything.
  var code = ""
  var size = ScreenSize.phone
  /// Of the moving picture, in pixels.
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
