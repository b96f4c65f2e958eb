import Foundation
import Renderer

/// The pictures of one take.
struct Film {
  struct Shot {
    var phase: Take.Phase
    var milliseconds: Int
    var picture: Bitmap
  }

  enum Failure: Error {
    case cannotEncode
  }

  var shots: [Shot] = []

  func pictures(of phase: Take.Phase) -> [Bitmap] {
    shots.filter { $0.phase == phase }.map(\.picture)
  }

  /// The limit of a movie's file size, in bytes, unless the pictures would suffer much.
  static var limit: Int { 700_000 }

  /// - Returns: The size of the file, in bytes.
  func write(movie url: URL) throws -> Int {
    var data = try movie(quality: 75)
    for quality: Float in [62, 50, 40] where data.count > Film.limit {
      data = try movie(quality: quality)
    }
    try data.write(to: url)
    return data.count
  }

  private func movie(quality: Float) throws -> Data {
    guard let first = shots.first?.picture else { throw Failure.cannotEncode }
    let movie = AnimatedWebP(width: first.width, height: first.height, quality: quality)
    for shot in shots { movie.add(shot.picture, milliseconds: shot.milliseconds) }
    guard let data = movie.finish() else { throw Failure.cannotEncode }
    return data
  }

  func write(frames folder: URL, prefix: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, shot) in shots.enumerated() {
      let number = String(repeating: "0", count: max(0, 3 - "\(index)".count)) + "\(index)"
      let file = folder.appendingPathComponent("\(prefix)-\(number)-\(shot.phase.rawValue).png")
      try shot.picture.write(png: file)
    }
  }
}
