import Renderer

extension Film {
  /// Returns one film of several, side by side and in step: their openings and their closings begin
  /// together.
  ///
  /// - Parameter overlap: The width of the clear margin that two neighbors share, in pixels.
  init(sideBySide films: [Film], overlap: Int) {
    let closing = films.map(\.start).max() ?? 0
    let films = films.map { $0.waiting(until: closing) }
    let length = films.map(\.duration).max() ?? 0
    let pictures = films.compactMap(\.shots.first?.picture)
    let width = pictures.reduce(overlap) { $0 + $1.width - overlap }
    let height = pictures.map(\.height).max() ?? 0
    for frame in 0..<(length * 60 / 1000) {
      let (start, end) = (frame * 1000 / 60, (frame + 1) * 1000 / 60)
      var picture = Bitmap(width: width, height: height)
      var x = 0
      for film in films {
        // The middle of the frame: films are off by a millisecond.
        guard let shot = film.shot(at: start + 8) else { continue }
        picture.draw(shot.picture, x: x, y: 0)
        x += shot.picture.width - overlap
      }
      let phase = films.lazy.compactMap { $0.shot(at: start + 8)?.phase }.first ?? .after
      if picture == shots.last?.picture {
        shots[shots.count - 1].milliseconds += end - start
      } else {
        shots.append(Shot(phase: phase, milliseconds: end - start, picture: picture))
      }
    }
  }

  private var duration: Int { shots.reduce(0) { $0 + $1.milliseconds } }

  /// The instant at which the closing begins, in whole twentieths of a second, that is, frames.
  private var start: Int {
    let before = shots.prefix { $0.phase != .closing }.reduce(0) { $0 + $1.milliseconds }
    return (before + 49) / 50 * 50
  }

  /// Returns the film with a longer pause before the closing.
  private func waiting(until closing: Int) -> Film {
    var film = self
    guard let first = shots.firstIndex(where: { $0.phase == .closing }), first > 0 else {
      return self
    }
    let before = shots[..<first].reduce(0) { $0 + $1.milliseconds }
    film.shots[first - 1].milliseconds += closing - before
    return film
  }

  /// Returns the shot that is seen at an instant; after the end, the last one.
  private func shot(at milliseconds: Int) -> Shot? {
    var end = 0
    for shot in shots {
      end += shot.milliseconds
      if milliseconds < end { return shot }
    }
    return shots.last
  }
}
