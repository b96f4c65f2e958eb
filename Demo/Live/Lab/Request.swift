import Foundation

/// A message of the page. Each value is checked, because any program may connect.
enum Request: Equatable {
  /// A page has connected, and takes the phone. A new window begins at the beginning.
  case hello(framesPerSecond: Double, scale: Double, isNew: Bool)
  /// The browser shows a frame: the number of frames since the last message, and the touches meanwhile.
  case refresh(frames: Int, touches: [Touch])
  /// Asks for pictures of what a tap may open: the page has nothing else to do.
  case ahead
  /// A choice in the panel.
  case change(Change)
  /// Restarts the stage.
  case restart
  /// Asks for the touches since the restart, as source.
  case script
  /// The result of a page that has tested itself.
  case report(passed: Bool, lines: [String])

  /// A touch event of a finger.
  struct Touch: Equatable {
    enum Kind: String { case down = "d", move = "m", up = "u", cancel = "c" }

    var kind: Kind
    var finger: Int
    var x: Double
    var y: Double
  }

  struct Change: Equatable {
    var stage: String?
    /// nil for the normal value.
    var options: [String: LabValues.Value?] = [:]
    var speed: Double?
    var isPad: Bool?
    var isLandscape: Bool?
    var isDark: Bool?
    var isRightToLeft: Bool?
    var reducesMotion: Bool?
    var hasLargerText: Bool?
  }

  /// The reason why a message is refused.
  struct Refused: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The limits of a message.
  enum Limit {
    static let bytes = 16_384
    static let touches = 64
    static let fingers = 10
    static let frames = 600
    static let options = 64
    static let lines = 200
  }

  static let speeds = [0.1, 0.25, 0.5, 1]

  init(_ text: String) throws {
    guard text.utf8.count <= Limit.bytes else {
      throw Refused(description: "A message has at most \(Limit.bytes) bytes.")
    }
    guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(text.utf8)) else {
      throw Refused(description: "This is no message of the page.")
    }
    switch wire.k {
    case "hello":
      guard wire.v == 1 else {
        throw Refused(description: "The page is of another version: reload it.")
      }
      self = .hello(
        framesPerSecond: try Request.number(wire.hz ?? 60, in: 30...240, "hz").rounded(),
        scale: try Request.number(wire.scale ?? 2, in: 0.25...8, "scale"),
        isNew: wire.new ?? false)
    case "t":
      let frames = try Request.number(wire.n ?? 0, in: 0...Double(Limit.frames), "n")
      guard let count = Int(exactly: frames) else { throw Refused(description: "n is not whole.") }
      guard (wire.e ?? []).count <= Limit.touches else {
        throw Refused(description: "A message has at most \(Limit.touches) touches.")
      }
      self = .refresh(frames: count, touches: try (wire.e ?? []).map { try $0.touch() })
    case "ahead": self = .ahead
    case "set": self = .change(try wire.change())
    case "restart": self = .restart
    case "script": self = .script
    case "report":
      guard let lines = wire.lines, lines.count <= Limit.lines else {
        throw Refused(description: "A report has at most \(Limit.lines) lines.")
      }
      self = .report(passed: wire.passed ?? false, lines: lines)
    default: throw Refused(description: "There is no such message.")
    }
  }

  fileprivate static func number(
    _ value: Double, in range: ClosedRange<Double>, _ name: String
  ) throws -> Double {
    guard value.isFinite, range.contains(value) else {
      throw Refused(description: "\(name) is not in \(range.lowerBound)…\(range.upperBound).")
    }
    return value
  }

  /// A message as JSON. Unknown members are ignored.
  private struct Wire: Decodable {
    var k: String
    var v: Int?
    var hz, scale, n, speed: Double?
    var e: [WireTouch]?
    var stage: String?
    var options: [String: WireValue?]?
    var pad, landscape, dark, rtl, reduceMotion, largerText, passed, new: Bool?
    var lines: [String]?

    func change() throws -> Change {
      if let speed, !Request.speeds.contains(speed) {
        throw Refused(description: "There is no such speed.")
      }
      guard (options ?? [:]).count <= Limit.options else {
        throw Refused(description: "A message has at most \(Limit.options) options.")
      }
      return Change(
        stage: stage, options: (options ?? [:]).mapValues { $0?.value }, speed: speed, isPad: pad,
        isLandscape: landscape, isDark: dark, isRightToLeft: rtl, reducesMotion: reduceMotion,
        hasLargerText: largerText)
    }
  }

  private struct WireValue: Decodable {
    let value: LabValues.Value

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let isOn = try? container.decode(Bool.self) {
        value = .flag(isOn)
      } else if let name = try? container.decode(String.self) {
        value = .choice(name)
      } else {
        value = .number(try container.decode(Double.self))
      }
    }
  }

  /// [kind, finger, x, y].
  private struct WireTouch: Decodable {
    let kind: String
    let finger, x, y: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      kind = try container.decode(String.self)
      finger = try container.decode(Double.self)
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
    }

    func touch() throws -> Touch {
      guard let kind = Touch.Kind(rawValue: kind) else {
        throw Refused(description: "A finger does no such thing.")
      }
      guard let finger = Int(exactly: finger), (0..<Limit.fingers).contains(finger) else {
        throw Refused(description: "There are \(Limit.fingers) fingers.")
      }
      guard x.isFinite, y.isFinite else {
        throw Refused(description: "A finger is nowhere.")
      }
      return Touch(kind: kind, finger: finger, x: x, y: y)
    }
  }
}
