import Renderer

/// The laws of a film. One that breaks a law is not written.
extension Film {
  /// Returns a sentence for each breach, and none for a good film.
  var breaches: [String] { [seam, answer].compactMap { $0 } + stalls + jumps + opaqueCorners }

  /// The film can be repeated without a cut.
  private var seam: String? {
    guard let first = shots.first, let last = shots.last else { return "It has no frame." }
    let change = last.picture.change(from: first.picture)
    return change == 0 ? nil : "Its last frame is not its first one, by \(change)."
  }

  /// A screen that a tap opens begins to show within 60 ms of the finger's release.
  private var answer: String? {
    guard
      let lift = shots.indices.dropFirst().first(where: {
        shots[$0].fingers == 0 && shots[$0 - 1].fingers > 0
      }), shots[lift].phase == .opening
    else { return nil }
    var milliseconds = 0
    for shot in shots[lift...] {
      if shot.change > 0.25 { break }
      milliseconds += shot.milliseconds
    }
    return milliseconds <= 60 ? nil : "It answers a tap after \(milliseconds) ms."
  }

  /// No two frames in the middle of a movement are equal.
  private var stalls: [String] {
    flights { before, now, after in before > 1 && now == 0 && after > 1 }
      .map { "It stands still at \($0)." }
  }

  /// No frame of a free flight changes more than 2.2 times both of its neighbors. One level of gray over the whole
  /// picture, a change of 1, is no jump.
  private var jumps: [String] {
    flights { before, now, after in now > 1.5 && now > 2.2 * before && now > 2.2 * after }
      .map { "It jumps at \($0)." }
  }

  /// A page shows through beside the device.
  private var opaqueCorners: [String] {
    guard let picture = shots.first?.picture, picture.pixel(0, 0).alpha != 0 else { return [] }
    return ["Its corners are not clear."]
  }

  /// Returns the times of frames that nobody holds and that are related so to their neighbors.
  private func flights(_ isFound: (_ before: Double, _ now: Double, _ after: Double) -> Bool)
    -> [String]
  {
    var time = 0
    var found: [String] = []
    for index in shots.indices {
      defer { time += shots[index].milliseconds }
      guard index > 1, index + 2 < shots.count,
        shots[index - 2...index + 2].allSatisfy({ $0.isMoving && $0.fingers == 0 }),
        isFound(shots[index - 1].change, shots[index].change, shots[index + 1].change)
      else { continue }
      found.append("\(time) ms")
    }
    return found
  }
}
