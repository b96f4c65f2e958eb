/// A walk to join.
struct Walk {
  var title: String
  var date: String
  /// One sentence for a list.
  var teaser: String
  var text: String
  var facts: [(value: String, name: String)]
  var scene: Scene

  /// The films show the first one.
  static let all = [
    Walk(
      title: "Lakeside Trail",
      date: "Saturday, 9 AM",
      teaser: "An easy loop around the north shore, most of it in the shade.",
      text: "An easy loop around the north shore, most of it in the shade of old pines. Two short "
        + "climbs open onto the whole range; the jetty at the far end is made for breakfast.",
      facts: [("8.4 km", "Distance"), ("260 m", "Ascent"), ("2 h 40", "Time")],
      scene: .morning),
    Walk(
      title: "Seven Ridges",
      date: "Sunday, 7 AM",
      teaser: "Up through old pines and along the crest, with the whole range ahead.",
      text: "An hour up through old pines, then along the crest from cairn to cairn. The view is "
        + "best from the second knoll, and there is a hut for lunch.",
      facts: [("14.2 km", "Distance"), ("920 m", "Ascent"), ("6 h 10", "Time")],
      scene: Scene(.ridges, in: .mint, seed: 2)),
    Walk(
      title: "Moonlight Loop",
      date: "Monday, 9 PM",
      teaser: "Around the small lake after dark. Bring a lamp that you will not need.",
      text: "Around the small lake after dark, slowly and without talking much. Bring something "
        + "warm, and a lamp that you will not need.",
      facts: [("4.1 km", "Distance"), ("60 m", "Ascent"), ("1 h 20", "Time")],
      scene: Scene(.lake, in: .night, seed: 7)),
  ]
}
