import Renderer
import UIKit

/// Makes a film of the frames of a take: adds the device, the system's bars and the fingers.
@MainActor
struct Editor {
  private struct Entry {
    var shot: Film.Shot
    var span: Overlays.Span
  }

  private let casing: Casing?
  private let bars: [SystemBar]
  private var fingers = Fingers()
  private var entries: [Entry] = []
  private var lastScreen: Bitmap?

  init(_ casing: Casing?) {
    self.casing = casing
    bars = casing.map { SystemBar.bars(of: $0.device, scale: $0.scale) } ?? []
  }

  mutating func add(_ frame: Take.Frame, showing screen: Bitmap, touchedBy touches: [Fingers.Touch])
  {
    let start = entries.last?.span.end ?? 0
    if casing != nil { fingers.look(at: touches, at: start) }
    let shot = Film.Shot(
      phase: frame.phase, milliseconds: frame.milliseconds,
      picture: casing?.frame(screen) ?? screen, isMoving: frame.isMoving, fingers: touches.count,
      change: lastScreen.map { screen.change(from: $0) } ?? 0)
    let span = Overlays.Span(
      start: start, milliseconds: frame.milliseconds,
      brightness: bars.map { $0.brightness(of: screen) })
    entries.append(Entry(shot: shot, span: span))
    lastScreen = screen
  }

  /// Lets the last frame dissolve into the first one: time passes.
  mutating func dissolve() {
    if entries.last?.shot.isMoving == false { entries.removeLast() }
    guard let first = entries.first, let last = entries.last else { return }
    let count = 24
    for index in 1...count {
      var entry = last
      entry.span.start = entries.last?.span.end ?? 0
      // The bars end as they began, whatever they were before.
      entry.span.brightness =
        index * 2 < count
        ? last.span.brightness : first.span.brightness.map { $0 < BarLooks.limit ? 0 : 1 }
      entry.shot.picture.draw(first.shot.picture, x: 0, y: 0, alpha: Double(index) / Double(count))
      if index == count { entry.shot.picture = first.shot.picture }
      entry.span.milliseconds = 17
      (entry.shot.phase, entry.shot.isMoving, entry.shot.fingers) = (.after, false, 0)
      entry.shot.change = 0
      entries.append(entry)
    }
  }

  /// The film of all frames so far.
  func film() -> Film {
    let overlays = Overlays(bars, over: entries.map(\.span), touchedBy: fingers)
    var film = Film()
    for entry in entries {
      for (index, (look, milliseconds)) in overlays.pieces(of: entry.span).enumerated() {
        var shot = entry.shot
        shot.milliseconds = milliseconds
        if index > 0 { shot.change = 0 }
        draw(look, on: &shot.picture)
        film.shots.append(shot)
      }
    }
    return film
  }

  private func draw(_ look: Overlays.Look, on picture: inout Bitmap) {
    guard let casing else { return }
    for (bar, whiteness) in zip(bars, look.whiteness) {
      bar.draw(whiteness: whiteness, on: &picture, in: casing)
    }
    Fingers.draw(look.spots, on: &picture, in: casing)
  }
}
