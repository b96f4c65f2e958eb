import Renderer
import UIKit

/// The system's bars and the fingers, as they are seen over the frames of a take.
@MainActor struct Overlays {
  /// A frame's place in time, in milliseconds, and what lies below the bars in it.
  struct Span {
    var start: Double
    var milliseconds: Int
    var grounds: [SystemBar.Ground]

    var end: Double { start + Double(milliseconds) }
  }

  /// What is seen over a frame.
  struct Look: Hashable {
    var bars: [SystemBar.Look]
    var spots: [Fingers.Spot]
  }

  private let fingers: Fingers
  private var looks: [BarLooks]

  init(_ bars: [SystemBar], over spans: [Span], touchedBy fingers: Fingers) {
    self.fingers = fingers
    looks = bars.map { _ in BarLooks() }
    for (span, isBusy) in zip(spans, Overlays.busy(spans)) {
      for index in looks.indices {
        var ground = span.grounds[index]
        ground.isBusy = isBusy && bars[index].yields
        looks[index].add(ground, from: span.start, to: span.end)
      }
    }
  }

  /// Returns for each frame whether the bars that yield do so: all of them at once, and not again and again.
  private static func busy(_ spans: [Span]) -> [Bool] {
    var busy = spans.map { $0.grounds.contains(where: \.isBusy) }
    var last: Int?
    for index in busy.indices where busy[index] {
      if let last, spans[index].start - spans[last].end < 250 {
        for between in last...index { busy[between] = true }
      }
      last = index
    }
    return busy
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
        bars: looks.map { $0.look(at: start + Double(length) / 2) },
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
