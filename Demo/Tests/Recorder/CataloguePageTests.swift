import Foundation
import Testing
import TransitionCatalog

@testable import Recorder

/// Films that README shows are in one folder, all others in another, as after `make record`.
final class CataloguePageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString, isDirectory: true)
  private let readme: Readme
  private let html: String

  init() throws {
    readme = try Readme(contentsOf: Places.readme)
    let page = CataloguePage(
      images: folder.appendingPathComponent("Images", isDirectory: true),
      films: folder.appendingPathComponent("Demo/Films", isDirectory: true))
    for folder in [page.images, page.films] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    // The page reads the size of a sheet, and nothing else of it.
    let sheet = Data(count: 16) + [0, 0, 2, 0, 0, 0, 1, 0]
    let names = TransitionPreset.allCases.map(\.rawValue) + Variant.all.map(\.name)
    for name in names + TransitionPreset.allCases.map { "\($0.rawValue)-dark" } + ["hero-dark"] {
      let isShown = readme.pictures.contains("\(name).webp")
      try Data().write(
        to: (isShown ? page.images : page.films).appendingPathComponent("\(name).webp"))
      try sheet.write(to: page.films.appendingPathComponent("\(name)-sheet.png"))
    }
    html = page.html
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: TransitionPreset.allCases)
  func itShowsThePresetOnce(preset: TransitionPreset) {
    let name = preset.rawValue
    #expect(html.components(separatedBy: "<article id=\"\(name)\">").count == 2)
    #expect(html.components(separatedBy: "<img src=\"\(path(name))\"").count == 2)
    #expect(html.components(separatedBy: "<img src=\"\(path(name + "-dark"))\"").count == 2)
    #expect(html.contains("aria-label=\"Replay \(name)\""))
    #expect(html.contains("<a class=\"strip\" href=\"Films/\(name)-sheet.png\""))
    #expect(html.contains("aspect-ratio: 512 / 128"))
  }

  @Test func itShowsEveryVariantBelowItsPreset() throws {
    for variant in Variant.ofPresets {
      let name = variant.name
      let before = html.components(separatedBy: "<img src=\"\(path(name))\"")
      #expect(before.count == 2, "\(name)")
      let card = before[0].components(separatedBy: "<article id=\"").last ?? ""
      #expect(card.hasPrefix("\(variant.preset.rawValue)\""), "\(name)")
    }
  }

  @Test(arguments: ["take-along", "moments", "containers"])
  func itShowsOtherFilmsInASectionOfTheirOwn(id: String) throws {
    let section = html.components(separatedBy: "<article id=\"\(id)\"")
    let variants = [
      "take-along": Variant.takeAlong, "moments": Variant.moments,
      "containers": Variant.containers,
    ]
    for variant in try #require(variants[id]) {
      let image = "<img src=\"\(path(variant.name))\""
      #expect(html.components(separatedBy: image).count == 2, "\(variant.name)")
      #expect(section.last?.contains(image) == true, "\(variant.name)")
    }
  }

  @Test func itBeginsWithTheHeroAndThePresetsInTheOrderOfBeauty() throws {
    let hero = try #require(html.range(of: "../Images/hero.webp"))
    let places = try TransitionPreset.byBeauty.map {
      try #require(html.range(of: "<article id=\"\($0.rawValue)\">")).lowerBound
    }
    #expect(hero.lowerBound < places[0])
    #expect(places == places.sorted())
    #expect(Set(TransitionPreset.byBeauty) == Set(TransitionPreset.allCases))
  }

  @Test func everyPictureThatItNamesIsThere() {
    let page = folder.appendingPathComponent("Demo", isDirectory: true)
    let files = ["srcset=\"", "src=\"", "href=\""].flatMap { attribute in
      html.components(separatedBy: " \(attribute)").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    #expect(files.count > 2 * TransitionPreset.allCases.count)
    for file in files {
      let path = page.appendingPathComponent(String(file)).standardizedFileURL.path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }

  /// A fresh clone has only the films that README shows.
  @Test func whatIsNotDrawnIsLeftOut() {
    let html = CataloguePage(
      images: folder.appendingPathComponent("Images", isDirectory: true),
      films: folder.appendingPathComponent("Nowhere", isDirectory: true)
    ).html
    #expect(html.contains("../Images/slide.webp"))
    #expect(!html.contains("Films/"))
  }

  /// Returns the path of a film, as seen from the page.
  private func path(_ name: String) -> String {
    let isShown = readme.pictures.contains("\(name).webp")
    return (isShown ? "../Images/" : "Films/") + "\(name).webp"
  }
}
