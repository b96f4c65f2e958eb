/// What the keyframes of one `animateKeyframes` change, gathered until its block has run.
@MainActor final class KeyframeScript {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let path: String
  }

  private struct Step {
    let start: Double
    let end: Double
    let value: AnimatableValue
  }

  private struct Line {
    let track: Track
    var after: AnimatableValue
    var last: AnimatableValue
    var steps: [Step]
  }

  let mode: CAAnimationCalculationMode
  /// Where on 0…1 the keyframe lies whose block runs; nil between keyframes.
  private(set) var span: (start: Double, end: Double)?
  private var lines: [Line] = []
  private var indices: [Key: Int] = [:]

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func run(_ start: Double, _ length: Double, _ changes: () -> Void) {
    let outer = span
    let begin = min(max(start, 0), 1)
    span = (begin, min(max(begin + length, begin), 1))
    changes()
    span = outer
  }

  /// `track` goes from the property's first value to its last one so far.
  func note(_ track: Track) {
    guard let span else { return }
    let step = Step(start: span.start, end: span.end, value: track.to)
    let key = Key(layer: ObjectIdentifier(track.layer), path: track.keyPath)
    if let index = indices[key] {
      lines[index].steps.append(step)
      lines[index].after = track.after
      lines[index].last = track.to
    } else {
      indices[key] = lines.count
      lines.append(Line(track: track, after: track.after, last: track.to, steps: [step]))
    }
  }

  /// One animation a property [animation 65].
  func tracks() -> [Track] { lines.map(track) }

  /// Values are held before, between and after keyframes, from 0 to 1.
  private func track(_ line: Line) -> Track {
    var points = [KeyframeTrack.Point(time: 0, value: line.track.from)]
    for step in line.steps.sorted(by: { $0.start < $1.start }) {
      let (time, value) = (points[points.count - 1].time, points[points.count - 1].value)
      if step.start > time { points.append(.init(time: step.start, value: value)) }
      points.append(.init(time: max(step.end, time), value: step.value))
    }
    if let last = points.last, last.time < 1 { points.append(.init(time: 1, value: last.value)) }
    return KeyframeTrack(line.track, to: line.last, after: line.after, points, mode)
  }
}
