import Foundation
import Renderer

/// A film as a file.
struct FilmFile {
  let movie: AnimatedWebP
  let url: URL
  /// The largest size in bytes, unless the pictures would suffer much.
  let limit: Int

  /// The qualities to choose from. Even with the lowest, what stands still is sharp.
  private static let qualities: [Float] = [14, 17, 20, 24, 28, 33, 38, 44, 50, 57, 64]

  /// Takes the best quality that keeps within the limit, or else the lowest.
  ///
  /// - Returns: The size in bytes.
  func write() throws -> Int {
    var best: Data?
    var (low, high) = (0, FilmFile.qualities.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      guard let data = movie.file(quality: FilmFile.qualities[middle])
      else { throw Film.Failure.cannotEncode }
      let fits = data.count <= limit
      if fits || (best == nil && middle == 0) { best = data }
      if fits { low = middle + 1 } else { high = middle - 1 }
    }
    guard let best else { throw Film.Failure.cannotEncode }
    try best.write(to: url)
    return best.count
  }
}
