import Foundation
import Renderer

/// The pictures of one take.
struct Film {
  struct Shot {
    var phase: Take.Phase
    var milliseconds: Int
    var picture: Bitmap
    /// Indicates whether it is one of many, one for each refresh of the display.
    var isMoving = false
    /// The number of fingers that are down.
    var fingers = 0
    /// The mean change of the screen since the shot before, 0…255, without fingers and bars.
    var change = 0.0
  }

  enum Failure: Error {
    case cannotEncode
  }

  var shots: [Shot] = []

  func pictures(of phase: Take.Phase) -> [Bitmap] {
    shots.filter { $0.phase == phase }.map(\.picture)
  }

  /// The film with half of the pictures of its movements, for README, whose films are drawn at twice their size: a
  /// visitor loads them all, and sharpness counts for more than sixty pictures a second.
  var halved: Film {
    var film = Film()
    for shot in shots {
      if shot.isMoving, let last = film.shots.last, last.isMoving, last.milliseconds < 20 {
        film.shots[film.shots.count - 1].milliseconds += shot.milliseconds
      } else {
        film.shots.append(shot)
      }
    }
    return film
  }

  /// The film as a movie, before it is encoded.
  var movie: AnimatedWebP? {
    guard let first = shots.first?.picture else { return nil }
    var movie = AnimatedWebP(width: first.width, height: first.height)
    for shot in shots { movie.add(shot.picture, milliseconds: shot.milliseconds) }
    return movie
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
