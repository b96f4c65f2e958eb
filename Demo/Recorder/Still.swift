import Renderer
import TransitionCatalog
import UIKit

/// The five instants of an opening that are recorded and compared.
@MainActor
enum Still {
  /// Shares of the time, 0…1. At these, the catalog's standard curve, cubic (.3, 0, .1, 1), has
  /// covered none, a quarter, half, three quarters and all of the distance.
  nonisolated static var instants: [Double] { [0, 0.19, 0.275, 0.415, 1] }

  /// The width in pixels; small, because there are forty of them.
  static var width: Int { 125 }

  static func all(of preset: TransitionPreset) throws -> [Bitmap] {
    let camera = Camera(filming: Take(stage: GuideStage(preset: preset)), width: width)
    var count = 0
    try camera.take.play { if $0.phase == .opening { count += 1 } }
    let places = places(among: count)
    var pictures: [Bitmap] = []
    try camera.take.play { frame in
      guard frame.phase == .opening, places.contains(frame.index) else { return }
      pictures.append(camera.picture(of: frame.window))
    }
    return pictures
  }

  /// Returns the indices of the frames nearest to the instants.
  nonisolated static func places(among count: Int) -> [Int] {
    instants.map { Int(($0 * Double(max(0, count - 1))).rounded()) }
  }
}
