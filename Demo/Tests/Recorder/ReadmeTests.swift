import Foundation
import Testing
import TransitionCatalog

@testable import Recorder

struct ReadmeTests {
  private let readme: Readme

  init() throws { readme = try Readme(contentsOf: Places.readme) }

  /// Every picture adds to the size of every clone, forever.
  @Test func imagesHoldsExactlyWhatReadmeShows() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Places.images.path)
    #expect(Set(files.filter { !$0.hasPrefix(".") }) == readme.pictures)
  }

  @Test func everyPictureIsAFilm() {
    let films = TransitionPreset.allCases.map(\.rawValue) + Variant.all.map(\.name)
    #expect(readme.pictures.isSubset(of: films.map { "\($0).webp" }))
  }

  @Test func aFilmThatReadmeShowsGoesToImagesAndAllElseToTheFilms() {
    let readme = Readme(
      """
      | `slide` | <img src="Images/slide.webp" alt="slide"> |
      ![dragged](Images/slide-gesture.webp) | ![a push](Images/take-along-push.webp)
      """)
    #expect(readme.pictures == ["slide.webp", "slide-gesture.webp", "take-along-push.webp"])
    for file in readme.pictures { #expect(readme.folder(of: file) == Places.images) }
    for file in ["slide-sheet.png", "slide-dark.webp", "fold.webp"] {
      #expect(readme.folder(of: file) == Places.films)
    }
  }
}
