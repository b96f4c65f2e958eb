extension Photo {
  var facts: [(value: String, name: String)] {
    let apertures = ["ƒ/2.8", "ƒ/5.6", "ƒ/8", "ƒ/11"]
    let times = ["1/60 s", "1/250 s", "1/30 s", "1/500 s"]
    let speeds = ["100", "200", "64", "400"]
    return [
      (apertures[id % 4], "Aperture"), (times[(id / 2) % 4], "Shutter"),
      (speeds[(id / 3) % 4], "ISO"),
    ]
  }

  var story: [String] {
    switch landscape {
    case .lake:
      [
        "The wind lies down for ten minutes, and the mountains walk out onto the water. That is "
          + "all the time there is.",
        "I stood on the near shore with cold feet and one picture left. A fish jumped, the rings "
          + "ran out to the edge, and when the last of them had gone I pressed the button.",
        "Bring a thermos.",
      ]
    case .ridges:
      [
        "Count them: each ridge a little paler than the one before, until the last is hardly "
          + "more than a breath on the sky.",
        "The path climbs for an hour through old pines and then lets go of them all at once. "
          + "Keep left at the cairn; the view is from the second knoll, not the first.",
        "It is best on the day after rain.",
      ]
    case .dunes:
      [
        "Nothing here stays where it was. The crest that I had picked the evening before had "
          + "moved on by morning, and left a better one.",
        "Walk on the windward side, where the sand is hard. When the sun is low enough, every "
          + "ripple has a shadow of its own.",
        "Take more water than you think, and half the lenses.",
      ]
    case .sea:
      [
        "From the lighthouse steps the horizon is perfectly straight, and then, for a minute or "
          + "two, it is on fire.",
        "The island is five miles out. On most days you would not know that it is there; the "
          + "low light finds it and draws it with a single stroke.",
        "Stay for the ten minutes after everybody has left.",
      ]
    }
  }
}
