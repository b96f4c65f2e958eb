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

  /// - Returns: the size of the file, in bytes.
  func write(movie url: URL) throws -> Int {
    guard let first = shots.first?.picture else { throw Failure.cannotEncode }
    let movie = AnimatedWebP(width: first.width, height: first.height)
    for shot in shots { movie.add(shot.picture, milliseconds: shot.milliseconds) }
    guard let data = movie.finish() else { throw Failure.cannotEncode }
    try data.write(to: url)
    return data.count
  }

  /// Five instants of the opening above five of the closing.
  func write(sheet url: URL) throws {
    let rows = [Take.Phase.opening, .closing].map { phase in
      let pictures = pictures(of: phase)
      return Bitmap.contactSheet(of: Still.places(among: pictures.count).map { pictures[$0] })
    }
    let sheet = Bitmap(
      width: rows[0].width, height: rows.reduce(0) { $0 + $1.height },
      pixels: rows.flatMap(\.pixels))
    try sheet.write(png: url)
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
