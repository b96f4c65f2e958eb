import UIKit

/// A musician, with a picture and a few words.
struct Artist {
  let id: Int
  let record: Cover
  let text: String

  var name: String { record.artist }

  static let all = [
    Artist(
      id: 0, record: Cover.all[0],
      text: "Writes at the kitchen table, and records in one take. The second record was finished "
        + "on a ferry."),
    Artist(
      id: 1, record: Cover.all[2],
      text: "Plays the harp as if it were a drum. Her concerts begin at low tide, whenever that "
        + "is, and end when the water is back at the first row of chairs."),
    Artist(id: 2, record: Cover.all[4], text: "Two synthesizers and a very long echo."),
    Artist(
      id: 3, record: Cover.all[7],
      text: "Has walked from town to town with a guitar for eleven years, and sings of what lies "
        + "between them: gas stations, poplars, somebody’s light in a window. Listeners send her "
        + "postcards, and some of those have become songs."),
    Artist(
      id: 4, record: Cover.all[5],
      text: "Grows vegetables on the roof of the studio, and lets them grow into the music."),
  ]
}
