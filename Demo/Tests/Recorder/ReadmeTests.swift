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
    let files = films.flatMap { ["\($0).webp", "\($0)-dark.webp"] }
    #expect(readme.pictures.isSubset(of: files))
  }

  /// A visitor loads one of two appearances.
  @Test func aVisitorLoadsSixMegabytesAtMost() throws {
    var sum = 0
    for file in readme.pictures where !file.hasSuffix("-dark.webp") {
      let path = Places.images.path
      func size(_ file: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
        return try #require(attributes[.size] as? Int)
      }
      let dark = file.replacingOccurrences(of: ".webp", with: "-dark.webp")
      sum += max(try size(file), readme.pictures.contains(dark) ? try size(dark) : 0)
    }
    #expect(sum <= 6_000_000)
  }

  /// All of them are in every clone, also of who only builds the library.
  @Test func allPicturesTogetherGrowNoMore() throws {
    let sizes = try readme.pictures.map { file in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(Places.images.path)/\(file)")
      return try #require(attributes[.size] as? Int)
    }
    #expect(sizes.count == 20 && sizes.reduce(0, +) <= 11_700_000)
  }

  @Test func eachFilmKeepsWithinItsLimit() throws {
    for film in TransitionPreset.allCases.map(Variant.plain) + Variant.all {
      for file in ["\(film.name).webp", "\(film.name)-dark.webp"]
      where readme.pictures.contains(file) {
        let path = "\(Places.images.path)/\(file)"
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(size) <= film.limit, "\(file)")
      }
    }
  }

  @Test func theCatalogueIsInTheOrderOfThePage() throws {
    let text = try String(contentsOf: Places.readme, encoding: .utf8)
    let places = try TransitionPreset.inOrder.map {
      try #require(text.range(of: "\n| `\($0.rawValue)` |")).lowerBound
    }
    #expect(places == places.sorted())
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
