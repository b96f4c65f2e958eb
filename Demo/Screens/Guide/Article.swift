/// A story to read.
struct Article {
  var eyebrow: String
  var title: String
  var byline: String
  var note: String
  /// One sentence for a list.
  var teaser: String
  var paragraphs: [String]
  var scene: Scene

  /// Long enough to fill a phone: the films show each of them.
  static let all = [
    Article(
      eyebrow: "Photo Essay",
      title: "Evening on Lake Arven",
      byline: "Mira Holm",
      note: "12 October · 4 min read",
      teaser: "For ten minutes every evening in October the valley holds its breath.",
      paragraphs: [
        "For ten minutes every evening in October the valley holds its breath. The wind that "
          + "combs the water all day lies down, and the mountains walk out onto the lake.",
        "I had carried the tripod up twice before without taking a picture. The third time the "
          + "clouds opened below the ridge, and the whole basin filled with color from the "
          + "bottom up, as if somebody were pouring it.",
        "There is no secret to a place like this, only waiting. Bring something warm, put the "
          + "phone away, and let the light do what it came for.",
        "By the time the first star showed above the pass, the water had gone from copper to "
          + "ink. I packed by touch and walked down in the dark, happy.",
      ],
      scene: .dusk),
    Article(
      eyebrow: "Portrait",
      title: "The Last Ferry",
      byline: "Jonas Lind",
      note: "3 October · 6 min read",
      teaser: "Twenty minutes across the lake, with the man who steers them every night.",
      paragraphs: [
        "The ferry leaves at half past nine, and for the twenty minutes of the crossing nobody "
          + "speaks. The engine hums, a rope taps, and the lights of the far shore come up one "
          + "by one.",
        "Captain Berg has made the trip eleven thousand times. He still looks up when the harbor "
          + "opens, and so does everybody on deck.",
        "In winter the lake freezes from its edges, and the ferry keeps a lane open for itself, "
          + "there and back, until the ice is stronger than it is.",
        "On the quay a dog waits for the mail, as its mother did. Berg throws it the bag, and the "
          + "dog carries it up the hill to the post office, without being asked and without "
          + "looking back.",
      ],
      scene: Scene(.lake, in: .violet, seed: 23)),
    Article(
      eyebrow: "Field Notes",
      title: "First Snow",
      byline: "Ada Renn",
      note: "28 September · 5 min read",
      teaser: "It comes overnight, a week early, and every path is new again.",
      paragraphs: [
        "It comes overnight, a week early, and in the morning every path is new again. A hare "
          + "has been up the stairs and down again; nobody else.",
        "By noon the south side is green. On the north side it will stay until May, and we begin "
          + "to speak of the valley as having two sides.",
        "The huts on the ridge close on the first of November. Until then there is tea at the "
          + "upper one, and a stove, and usually somebody who has come the other way and will "
          + "tell you about it.",
        "Wax your boots the evening before, and take the path along the stream: it is the first "
          + "to be trodden, and the last to thaw.",
      ],
      scene: Scene(.ridges, in: .storm, seed: 24)),
  ]
}
