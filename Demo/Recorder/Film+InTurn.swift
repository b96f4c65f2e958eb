import Renderer

extension Film {
  /// Returns one film of several, side by side, that play in turn: a viewer follows one movement at a time. Before and
  /// after its turn, each shows its first picture.
  init(inTurn films: [Film]) {
    let rests = films.compactMap(\.shots.first?.picture)
    let width = rests.reduce(0) { $0 + $1.width }
    let height = rests.map(\.height).max() ?? 0
    var x = 0
    for (film, rest) in zip(films, rests) {
      for shot in film.shots {
        var picture = Bitmap(width: width, height: height)
        var place = 0
        for other in rests {
          picture.draw(place == x ? shot.picture : other, x: place, y: 0)
          place += other.width
        }
        if picture == shots.last?.picture {
          shots[shots.count - 1].milliseconds += shot.milliseconds
        } else {
          var shot = shot
          shot.picture = picture
          shots.append(shot)
        }
      }
      x += rest.width
    }
  }
}
