import Renderer
import UIKit

/// The system's bars and the fingers, as they are seen over the frames of a take.
@MainActor struct Overlays {
  /// A frame's place in time, in milliseconds, and the brightness below each bar in it.
  struct Span {
    var start: Double
    var milliseconds: Int
    var brightness: [Double]

    var end: Double { start + Double(milliseconds) }
  }

  /// What is seen over a frame.
  struct Look: Hashable {
    /// The whiteness of each bar, 0…1.
    var whiteness: [Double]
    var spots: [Fingers.Spot]
  }

  private let fingers: Fingers
  private var looks: [BarLooks]

  init(_ bars: [SystemBar], over spans: [Span], touchedBy fingers: Fingers) {
    self.fingers = fingers
    looks = bars.map { _ in BarLooks() }
    for span in spans {
      for index in looks.indices {
        looks[index].add(span.brightness[index], from: span.start, to: span.end)
      }
    }
  }

  /// Returns what is seen over a frame. One that is shown for long may have to show how a finger comes.
  func pieces(of span: Span) -> [(look: Look, milliseconds: Int)] {
    var pieces: [(look: Look, milliseconds: Int)] = []
    var time = 0
    let step = 17
    while time < span.milliseconds {
      let rest = span.milliseconds - time
      let length = rest < 2 * step ? rest : step
      let start = span.start + Double(time)
      let look = Look(
        whiteness: looks.map { $0.whiteness(at: start + Double(length) / 2) },
        spots: fingers.spots(at: start))
      if pieces.last?.look == look {
        pieces[pieces.count - 1].milliseconds += length
      } else {
        pieces.append((look, length))
      }
      time += length
    }
    return pieces
  }
}
