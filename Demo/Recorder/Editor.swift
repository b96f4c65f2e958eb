import Renderer
import UIKit

/// Makes a film of the frames of a take: adds the device, the system's bars and the fingers.
@MainActor
struct Editor {
  private struct Entry {
    var shot: Film.Shot
    var start: Double
    var grounds: [SystemBar.Ground]

    var end: Double { start + Double(shot.milliseconds) }
  }

  /// What is drawn over a frame.
  private struct Overlay: Hashable {
    var looks: [SystemBar.Look]
    var spots: [Fingers.Spot]
  }

  private let casing: Casing?
  private let bars: [SystemBar]
  private var fingers = Fingers()
  private var entries: [Entry] = []
  private var lastScreen: Bitmap?

  init(_ casing: Casing?) {
    self.casing = casing
    bars = casing.map(SystemBar.bars) ?? []
  }

  /// The number of frames so far.
  var count: Int { entries.count }

  mutating func add(_ frame: Take.Frame, showing screen: Bitmap, touchedBy touches: [Fingers.Touch])
  {
    let start = entries.last?.end ?? 0
    fingers.look(at: touches, at: start)
    let shot = Film.Shot(
      phase: frame.phase, milliseconds: frame.milliseconds,
      picture: casing?.frame(screen) ?? screen, isMoving: frame.isMoving, fingers: touches.count,
      change: lastScreen.map { screen.change(from: $0) } ?? 0)
    let grounds = bars.map { $0.ground(in: screen, isMoving: frame.isMoving) }
    entries.append(Entry(shot: shot, start: start, grounds: grounds))
    lastScreen = screen
  }

  /// Lets the last frame dissolve into the first one: time passes.
  mutating func dissolve() {
    if entries.last?.shot.isMoving == false { entries.removeLast() }
    guard let first = entries.first, let last = entries.last else { return }
    let count = 24
    for index in 1...count {
      var entry = last
      entry.start = entries.last?.end ?? 0
      // The bars end as they began, whatever they were before.
      entry.grounds = index * 2 < count ? last.grounds : first.grounds.map(\.decided)
      entry.shot.picture.draw(first.shot.picture, x: 0, y: 0, alpha: Double(index) / Double(count))
      if index == count { entry.shot.picture = first.shot.picture }
      entry.shot.milliseconds = 17
      (entry.shot.phase, entry.shot.isMoving, entry.shot.fingers) = (.after, false, 0)
      entry.shot.change = 0
      entries.append(entry)
    }
  }

  /// The film of all frames so far.
  func film() -> Film {
    var looks = bars.map { _ in BarLooks() }
    for (entry, isBusy) in zip(entries, busy()) {
      for index in looks.indices {
        var ground = entry.grounds[index]
        ground.isBusy = isBusy && bars[index].yields
        looks[index].add(ground, from: entry.start, to: entry.end)
      }
    }
    var film = Film()
    for entry in entries {
      for (index, (overlay, milliseconds)) in pieces(of: entry, looks).enumerated() {
        var shot = entry.shot
        shot.milliseconds = milliseconds
        if index > 0 { shot.change = 0 }
        draw(overlay, on: &shot.picture)
        film.shots.append(shot)
      }
    }
    return film
  }

  /// Returns for each frame whether the bars that yield do so: all of them at once, and not again and again.
  private func busy() -> [Bool] {
    var busy = entries.map { $0.grounds.contains(where: \.isBusy) }
    var last: Int?
    for index in busy.indices where busy[index] {
      if let last, entries[index].start - entries[last].end < 250 {
        for between in last...index { busy[between] = true }
      }
      last = index
    }
    return busy
  }

  /// Returns what is drawn over a frame. One that is shown for long may have to show how a finger comes.
  private func pieces(of entry: Entry, _ looks: [BarLooks]) -> [(Overlay, milliseconds: Int)] {
    var pieces: [(overlay: Overlay, milliseconds: Int)] = []
    var time = 0
    let step = 17
    while time < entry.shot.milliseconds {
      let rest = entry.shot.milliseconds - time
      let length = rest < 2 * step ? rest : step
      let start = entry.start + Double(time)
      let overlay = Overlay(
        looks: looks.map { $0.look(at: start + Double(length) / 2) },
        spots: casing == nil ? [] : fingers.spots(at: start))
      if pieces.last?.overlay == overlay {
        pieces[pieces.count - 1].milliseconds += length
      } else {
        pieces.append((overlay, length))
      }
      time += length
    }
    return pieces
  }

  private func draw(_ overlay: Overlay, on picture: inout Bitmap) {
    guard let casing else { return }
    for (bar, look) in zip(bars, overlay.looks) { bar.draw(look, on: &picture, in: casing) }
    Fingers.draw(overlay.spots, on: &picture, in: casing)
  }
}
