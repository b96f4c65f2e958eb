import ArgumentParser
import TransitionCatalog
import UIKit

/// A preset filmed in another way than its defaults on a phone in light mode.
struct Variant: Sendable {
  /// Of its files.
  var name: String
  var preset: TransitionPreset
  /// What one sees, as a sentence without its period.
  var summary: String
  /// What the app writes for it, if anything.
  var code = ""
  var size = ScreenSize.phone
  /// Of the moving picture, in pixels.
  var width = 250
  var isDark = false
  var isByHand = false
  var options: @MainActor @Sendable (_ row: UIView) -> TransitionOptions = { _ in
    TransitionOptions()
  }
}

extension Variant: ExpressibleByArgument {
  init?(argument: String) {
    guard let variant = Variant.all.first(where: { $0.name == argument }) else { return nil }
    self = variant
  }

  static var allValueStrings: [String] { all.map(\.name) }
}
