/// A story of the day: what its card shows, and what its page tells.
public struct Story: Identifiable, Sendable {
  enum Look: Sendable {
    case picture(Scene)
    case clip(Clip)
  }

  public let id: Int
  var eyebrow: String
  /// In two lines, wherever it is shown.
  var headline: String
  var look: Look
  var paragraphs: [String]

  public var isClip: Bool { if case .clip = look { true } else { false } }
}

extension Story {
  static let all = [
    Story(
      id: 1, eyebrow: "Walk of the Day", headline: "The Valley That\nHolds Its Breath",
      look: .picture(Scene(.lake, in: .dusk, seed: 31)),
      paragraphs: [
        "Lake Arven is loud by day: ferries, gulls, a school class on the jetty. At six it goes "
          + "silent, all at once, as if somebody had shut a door.",
        "Walk the north shore from the chapel to the boathouse, an hour without a climb. Keep to "
          + "the lower path where they part; the upper one has the benches, but the lower one has "
          + "the reflections.",
        "By the time you reach the boathouse the first lamps are lit across the water. The last "
          + "bus leaves at ten to eight.",
      ]),
    Story(
      id: 2, eyebrow: "Time Lapse", headline: "A Whole Day\nin Twelve Seconds",
      look: .clip(Clip(landscape: .lake, hours: [.morning, .amber, .night], seed: 8)),
      paragraphs: [
        "Four hundred photographs from one tripod, taken between sunrise and midnight from a roof "
          + "above Mirror Tarn.",
        "The camera did not move. Everything else did: the light went round the basin like the "
          + "hand of a clock, the water turned from glass to copper to ink, and in the end there "
          + "were stars on it.",
        "To try it yourself you need a fixed exposure, a spare battery and something to read.",
      ]),
    Story(
      id: 3, eyebrow: "Field Notes", headline: "What the Dunes\nDid Overnight",
      look: .picture(Scene(.dunes, in: .dusk, seed: 6)),
      paragraphs: [
        "We pitched the tents in the lee of a crest as high as a house. In the morning there was "
          + "no crest, and the tents stood in the wind.",
        "A dune walks about ten meters a year, our guide says, and rests on most days. This one "
          + "had somewhere to be.",
        "Tie down everything, and write your name on the water.",
      ]),
    Story(
      id: 4, eyebrow: "On the Water", headline: "Night Crossing\nto Sula Bay",
      look: .picture(Scene(.sea, in: .violet, seed: 13)),
      paragraphs: [
        "The boat leaves when the restaurants close, and for forty minutes nobody speaks. The "
          + "engine hums, a rope taps, and the island comes up like a thought.",
        "Sit on the left side, outside. The lighthouse turns every twelve seconds, and on a calm "
          + "night it draws a line on the sea that reaches to the hull.",
        "There is soup on board, and it is good.",
      ]),
  ]
}
