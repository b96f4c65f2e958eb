import Foundation
import Renderer

/// A film on its way into a file, which other cores encode while the next one is recorded.
final class FilmFile: Operation, @unchecked Sendable {
  let url: URL
  /// The largest size in bytes, unless the pictures would suffer much.
  let limit: Int
  /// Released when it is written: its pictures take hundreds of megabytes.
  private var movie: AnimatedWebP?
  private let lock = NSLock()
  private var outcome: Result<Int, any Error>?

  /// The size of the file, in bytes; nil before it is written.
  var size: Int? { lock.withLock { try? outcome?.get() } }

  init(_ movie: AnimatedWebP, url: URL, limit: Int) {
    (self.movie, self.url, self.limit) = (movie, url, limit)
  }

  override func main() {
    let result = Result { try write() }
    movie = nil
    lock.withLock { outcome = result }
  }

  /// The qualities to choose from. Even with the lowest, what stands still is sharp.
  private static let qualities: [Float] = [14, 17, 20, 24, 28, 33, 38, 44, 50, 57, 64]

  /// Takes the best quality that keeps within the limit, or else the lowest.
  private func write() throws -> Int {
    var best: Data?
    var (low, high) = (0, FilmFile.qualities.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      guard let data = movie?.file(quality: FilmFile.qualities[middle])
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
