import Foundation
import Renderer
import Tape
import TransitionCatalog
import UIKit

/// A take as a tape: what its layers show, and over them the bars and fingers.
@MainActor struct Recording {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let take: Take
  /// A message for each instant, in milliseconds, at which something has changed.
  private let frames: [(time: Int, message: String)]
  private let looks: [String]
  /// An instant in the middle of the opening.
  private let poster: Int
  let pictures: PictureTable
  /// The system's bars, dark, by the names of their files.
  let bars: [(file: String, top: Int, picture: Bitmap)]
  /// What the layers showed that a tape cannot say.
  let omissions: Set<String>
  let milliseconds: Int

  /// Pixels per point of the pictures in which the ground below bars is looked at. A coarse look will do.
  private static var coarse: CGFloat { 0.4 }
  /// Pixels per point of the bars' pictures.
  private static var fine: CGFloat { 3 }

  init(of take: Take) throws {
    self.take = take
    let device = take.device
    let marks = SystemBar.bars(of: device, scale: Recording.coarse)
    let renderer = Renderer(scale: Recording.coarse)
    // What plays by itself is seen to play before it is touched.
    let start = max(0, try take.start() - (take.stage.dissolves ? 30 : 0))
    var tape = LayerTape()
    var fingers = Fingers()
    var spans: [Overlays.Span] = []
    var frames: [(time: Int, message: String)] = []
    var opening: (start: Double, end: Double)?
    var sinceLook = 0
    var count = 0
    try take.play { frame in
      defer { count += 1 }
      guard count >= start else { return }
      var frame = frame
      if count == start, !take.stage.dissolves {
        (frame.milliseconds, frame.isMoving) = (500, false)
      }
      let time = spans.last?.end ?? 0
      fingers.look(at: Fingers.Touch.all, at: time)
      let layers = [frame.window, frame.keyboard].compactMap { $0?.layer }
        .map { $0.presentation() ?? $0 }
      let message = tape.message(showing: layers)
      if let message { frames.append((Int(time), "{\(message)}")) }
      if frame.phase == .opening { opening = (opening?.start ?? time, time) }
      sinceLook += 1
      var brightness = spans.last?.brightness ?? []
      if spans.isEmpty || (message != nil && sinceLook >= 3) || !frame.isMoving {
        brightness = marks.map {
          Recording.brightness(below: $0, of: layers, in: take.size, renderer)
        }
        sinceLook = 0
      }
      spans.append(
        Overlays.Span(start: time, milliseconds: frame.milliseconds, brightness: brightness))
    }

    self.frames = frames
    // Most of the way is done in the first third of the time.
    poster = Int(opening.map { $0.start + ($0.end - $0.start) / 3 } ?? 0)
    looks = Recording.looks(Overlays(marks, over: spans, touchedBy: fingers), spans)
    bars = SystemBar.bars(of: device, scale: Recording.fine)
      .map { ("\($0.dark.digest).webp", $0.rows.lowerBound, $0.dark) }
    pictures = tape.pictures
    omissions = tape.omissions
    milliseconds = Int(spans.last?.end ?? 0)
  }

  /// Returns the recording as JSON, and with it what is different in dark mode.
  func json(inDarkMode dark: Recording? = nil) -> String {
    let bars = bars.map { bar in
      let numbers = [bar.top, bar.picture.width, bar.picture.height]
        .map { JSONText.number(Double($0) / Double(Recording.fine)) }
      return "{\"file\":\"\(bar.file)\",\"y\":\(numbers[0]),\"width\":\(numbers[1]),"
        + "\"height\":\(numbers[2])}"
    }
    let night = dark.map { ",\n\"dark\":{\($0.members(besides: frames))}" } ?? ""
    return """
      {"v":1,"size":[\(Int(take.size.width)),\(Int(take.size.height))],\
      "duration":\(milliseconds),"poster":\(poster),"dissolves":\(take.stage.dissolves),\
      "bars":[\(bars.joined(separator: ","))],
      \(members(besides: []))\(night)}
      """
  }

  /// Returns what an appearance has of its own; of the frames, those that another one has not. Those that only the other
  /// one has are null.
  private func members(besides others: [(time: Int, message: String)]) -> String {
    let known = Dictionary(uniqueKeysWithValues: others.map { ($0.time, $0.message) })
    let own = Set(frames.map(\.time))
    let more = frames.filter { known[$0.time] != $0.message }
    let gone = others.filter { !own.contains($0.time) }.map { (time: $0.time, message: "null") }
    let entries = (more + gone).map { "[\($0.time),\($0.message)]" }
    let names = pictures.entries.map { "\"\(PictureFile(of: $0).name)\"" }
    return """
      "pictures":[\(names.joined(separator: ","))],
      "looks":[\(looks.joined(separator: ","))],
      "frames":[\(entries.joined(separator: ",\n"))]
      """
  }

  /// Writes the pictures that are not there yet.
  func write(pictures folder: URL) throws {
    guard omissions.isEmpty else {
      throw Failure(description: "A tape cannot say \(omissions.sorted().joined(separator: ", ")).")
    }
    for entry in pictures.entries { try PictureFile(of: entry).write(into: folder) }
    for bar in bars {
      let url = folder.appendingPathComponent(bar.file)
      guard !FileManager.default.fileExists(atPath: url.path) else { continue }
      try bar.picture.webP(quality: nil)?.write(to: url, options: .atomic)
    }
  }

  private static func brightness(
    below bar: SystemBar, of layers: [CALayer], in size: CGSize, _ renderer: Renderer
  ) -> Double {
    let rows = bar.rows.clamped(to: 0..<Int((size.height * renderer.scale).rounded()))
    var picture = renderer.draw(layers[0], size: size, rows: rows)
    for layer in layers.dropFirst() {
      picture.draw(renderer.draw(layer, size: size, rows: rows), x: 0, y: 0)
    }
    return bar.brightness(of: picture, from: rows.lowerBound)
  }

  /// Returns [time, [[whiteness] of each bar], [[x, y, presence] of each finger]] for each change.
  private static func looks(_ overlays: Overlays, _ spans: [Overlays.Span]) -> [String] {
    var looks: [String] = []
    var last: Overlays.Look?
    for span in spans {
      var time = span.start
      for piece in overlays.pieces(of: span) {
        if piece.look != last {
          let bars = piece.look.whiteness.map { JSONText.numbers([$0]) }
          let spots = piece.look.spots.map { spot in
            let eased = spot.presence * spot.presence * (3 - 2 * spot.presence)
            return JSONText.numbers([Double(spot.location.x), Double(spot.location.y), eased])
          }
          looks.append(
            "[\(Int(time)),[\(bars.joined(separator: ","))],[\(spots.joined(separator: ","))]]")
          last = piece.look
        }
        time += Double(piece.milliseconds)
      }
    }
    return looks
  }
}
