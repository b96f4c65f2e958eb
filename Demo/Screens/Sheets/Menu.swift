/// What a menu at a side shows.
struct Menu {
  var title: String
  var note: String
  var scene: Scene
  var rows: [(title: String, note: String?, glyph: [Glyph])]

  static let account = Menu(
    title: "Mira Holm", note: "mira@arven.example", scene: Scene(.lake, in: .rose, seed: 9),
    rows: [
      (
        "Home", nil,
        [.line((4, 14), (14, 5), (24, 14)), .line((7, 12), (7, 23), (21, 23), (21, 12))]
      ),
      (
        "Photos", "30",
        [
          .frame(3, 5, 22, 18, radius: 4),
          .polygon((7, 19), (12, 11), (16, 16), (18, 14), (21, 19)),
        ]
      ),
      ("Walks", "3", [.line((3, 22), (11, 7), (16, 16), (19, 11), (25, 22), (3, 22))]),
      ("Saved", "12", [.line((8, 4), (20, 4), (20, 24), (14, 19), (8, 24), (8, 4))]),
      (
        "Downloads", nil,
        [.line((14, 4), (14, 17)), .line((8, 12), (14, 18), (20, 12)), .line((5, 23), (23, 23))]
      ),
      (
        "Settings", nil,
        [
          .line((4, 9), (24, 9)), .card(15, 5.5, 7, 7, radius: 3.5), .line((4, 19), (24, 19)),
          .card(6, 15.5, 7, 7, radius: 3.5),
        ]
      ),
    ])

  static let place = Menu(
    title: "Arven Valley", note: "1,240 m above the sea", scene: .dusk,
    rows: [
      (
        "Map", nil,
        [
          .line(
            (4, 7), (11, 4), (17, 7), (24, 4), (24, 21), (17, 24), (11, 21), (4, 24), (4, 7)),
          .line((11, 4), (11, 21)), .line((17, 7), (17, 24)),
        ]
      ),
      (
        "Weather", "14°",
        [
          .frame(9, 9, 10, 10, radius: 5),
          .line((14, 2.5), (14, 4.5)), .line((14, 23.5), (14, 25.5)),
          .line((2.5, 14), (4.5, 14)), .line((23.5, 14), (25.5, 14)), .line((6, 6), (7.3, 7.3)),
          .line((20.7, 20.7), (22, 22)), .line((22, 6), (20.7, 7.3)), .line((7.3, 20.7), (6, 22)),
        ]
      ),
      (
        "Huts", "2",
        [.line((4, 14), (14, 5), (24, 14)), .line((7, 12), (7, 23), (21, 23), (21, 12))]
      ),
      (
        "Ferry", "9:30 PM",
        [.frame(4, 4, 20, 20, radius: 10), .line((14, 8.5), (14, 14), (18, 16.5))]
      ),
      (
        "Help", nil,
        [.frame(4, 4, 20, 20, radius: 10), .line((14, 9), (14, 19)), .line((9, 14), (19, 14))]
      ),
    ])
}
