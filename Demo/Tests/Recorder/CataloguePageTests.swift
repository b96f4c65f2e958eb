import Foundation
import Testing
import TransitionCatalog

@testable import Recorder

struct CataloguePageTests {
  private let html = CataloguePage(images: Places.images).html

  @Test(arguments: TransitionPreset.allCases)
  func itShowsThePresetOnce(preset: TransitionPreset) {
    let name = preset.rawValue
    #expect(html.components(separatedBy: "<article id=\"\(name)\">").count == 2)
    #expect(html.components(separatedBy: "<img src=\"../Images/\(name).webp\"").count == 2)
    #expect(html.contains("aria-label=\"Replay \(name)\""))
    #expect(html.contains("<a class=\"strip\" href=\"../Images/\(name)-sheet.png\""))
  }

  @Test func itShowsEveryVariantBelowItsPreset() throws {
    for variant in Variant.ofPresets {
      let name = variant.name
      let before = html.components(separatedBy: "<img src=\"../Images/\(name).webp\"")
      #expect(before.count == 2, "\(name)")
      let card = before[0].components(separatedBy: "<article id=\"").last ?? ""
      #expect(card.hasPrefix("\(variant.preset.rawValue)\""), "\(name)")
    }
  }

  @Test func itShowsWhatFliesInASectionOfItsOwn() {
    let section = html.components(separatedBy: "<article id=\"take-along\"")
    for variant in Variant.takeAlong {
      let name = variant.name
      let path = Places.images.appendingPathComponent("\(name).webp").path
      let isThere = FileManager.default.fileExists(atPath: path)
      let parts = html.components(separatedBy: "<img src=\"../Images/\(name).webp\"")
      #expect(parts.count == (isThere ? 2 : 1), "\(name)")
      #expect(!isThere || section.last?.contains("\(name).webp") == true, "\(name)")
    }
  }

  @Test func everyPictureThatItNamesIsThere() {
    let files = html.components(separatedBy: "\"../Images/").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(!files.isEmpty)
    for file in files {
      let path = Places.images.appendingPathComponent(String(file)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }
}
