import UIKit

/// The colors and shapes of a drawn landscape: a lake in front of mountains, and a low sun above
/// them.
struct Scene {
  struct Range {
    var ridge: Ridge
    /// The height above the water, as a share of the picture's height.
    var height: CGFloat
    var color: UInt32
    /// The color into which the foot of the range fades.
    var haze: UInt32
  }

  /// The sky's colors, from the top to the horizon.
  var sky: [UInt32]
  var skyLocations: [CGFloat]
  var glow: UInt32
  var sun: UInt32
  /// The center of the sun, in units of the picture.
  var sunCenter: CGPoint
  var stars: Int
  var clouds: UInt32
  /// The ranges, from the farthest to the nearest.
  var ranges: [Range]
  /// The water's colors, from the far shore to the near one; empty if the land reaches the lower
  /// edge.
  var water: [UInt32]
  var shore: UInt32
  /// The water's far shore, as a share of the picture's height.
  var horizon: CGFloat = 0.68
  var sunScale: CGFloat = 1
  var hasShore = true
  var hasTrees = true
  /// The depth of the trees in the shore, as a share of the picture's height.
  var treeDepth: CGFloat = 0.012
  var isMirrored = false
  /// The seed of everything scattered: stars, clouds, ripples, trees.
  var seed: UInt64 = 0
  /// A description for users who cannot see it.
  var summary = Landscape.lake.summary

  static var dusk: Scene {
    Scene(
      sky: [0x232458, 0x4B3B82, 0x964E8F, 0xE87583, 0xFFB077, 0xFFDC9A],
      skyLocations: [0, 0.2, 0.38, 0.53, 0.63, 0.72],
      glow: 0xFFE2A0, sun: 0xFFF6D8, sunCenter: CGPoint(x: 0.63, y: 0.535), stars: 34,
      clouds: 0xFFC0A8,
      ranges: [
        Range(
          ridge: Ridge(
            peaks: [0.5, 0.75, 0.42, 0.95, 0.55, 0.25, 0.45, 0.8, 0.6], roughness: 0.1, seed: 11),
          height: 0.25, color: 0xBF6F93, haze: 0xFFBE92),
        Range(
          ridge: Ridge(
            peaks: [0.9, 0.55, 0.75, 0.4, 0.2, 0.15, 0.35, 0.6, 0.95], roughness: 0.12, seed: 5),
          height: 0.19, color: 0x854B86, haze: 0xE08090),
        Range(
          ridge: Ridge(
            peaks: [0.75, 0.95, 0.5, 0.3, 0.12, 0.1, 0.2, 0.45, 0.7], roughness: 0.1, seed: 23),
          height: 0.12, color: 0x503570, haze: 0xA85C86),
      ],
      water: [0xFFC48A, 0xE07B86, 0x874A85, 0x3C2F68, 0x222150], shore: 0x141434)
  }

  static var morning: Scene {
    Scene(
      sky: [0x3E8FD8, 0x74B6EC, 0xB4DBF5, 0xFAEBD2, 0xFFE0B0],
      skyLocations: [0, 0.22, 0.42, 0.6, 0.72],
      glow: 0xFFF3D0, sun: 0xFFFFF4, sunCenter: CGPoint(x: 0.34, y: 0.47), stars: 0,
      clouds: 0xFFFFFF,
      ranges: [
        Range(
          ridge: Ridge(
            peaks: [0.6, 0.3, 0.55, 0.9, 0.6, 0.85, 0.45, 0.65, 0.5], roughness: 0.1, seed: 41),
          height: 0.26, color: 0x8FB4CF, haze: 0xF5E8D2),
        Range(
          ridge: Ridge(
            peaks: [0.85, 0.6, 0.3, 0.2, 0.4, 0.75, 0.95, 0.6, 0.8], roughness: 0.12, seed: 8),
          height: 0.19, color: 0x5C8FA6, haze: 0xCFDFD6),
        Range(
          ridge: Ridge(
            peaks: [0.95, 0.55, 0.3, 0.12, 0.12, 0.3, 0.5, 0.75, 0.6], roughness: 0.08, seed: 31),
          height: 0.12, color: 0x386F72, haze: 0x92B8A8),
      ],
      water: [0xF6E6CC, 0xA9D2DE, 0x63A6C0, 0x357A9A, 0x1F5874], shore: 0x173A3E)
  }
}
