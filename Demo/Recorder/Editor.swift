import Renderer
import UIKit

/// Makes a film of the frames of a take: adds the device and the fingers.
@MainActor
struct Editor {
  private(set) var film = Film()

  private let casing: Casing?
  private var bars: [SystemBar]
  private var fingers = Fingers()
  private var last: (screen: Bitmap, milliseconds: Int)?

  init(_ casing: Casing?) {
    self.casing = casing
    bars = casing.map(SystemBar.bars) ?? []
  }

  /// The number of frames so far.
  var count: Int { film.shots.count }

  mutating func add(_ frame: Take.Frame, showing screen: Bitmap, touchedBy touches: [Fingers.Touch])
  {
    let change = last.map { screen.change(from: $0.screen) } ?? 0
    var isFirst = true
    var rest = frame.milliseconds
    // A frame that is shown for long may have to show how a finger fades.
    while rest > 0 {
      let elapsed = last.map(\.milliseconds) ?? 0
      fingers.look(at: touches, after: Double(elapsed))
      for index in bars.indices { bars[index].look(at: screen, after: Double(elapsed)) }
      let isSettled = fingers.isSettled && bars.allSatisfy(\.isSettled)
      let milliseconds = isSettled ? rest : min(rest, 17)
      film.shots.append(
        Film.Shot(
          phase: frame.phase, milliseconds: milliseconds, picture: framed(screen),
          isMoving: frame.isMoving, fingers: touches.count, change: isFirst ? change : 0))
      last = (screen, milliseconds)
      rest -= milliseconds
      isFirst = false
    }
  }

  private func framed(_ screen: Bitmap) -> Bitmap {
    guard let casing else { return screen }
    var picture = casing.frame(screen)
    for bar in bars { bar.draw(on: &picture, in: casing) }
    fingers.draw(on: &picture, in: casing)
    return picture
  }
}
