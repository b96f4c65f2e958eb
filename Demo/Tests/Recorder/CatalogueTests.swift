import Foundation
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  /// The catalogue: its tapes, its page, and the code that it shows.
  @MainActor @Suite
  final class CatalogueTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    private let snippets: Snippets
    private let html: String

    init() throws {
      snippets = try Snippets(in: Places.snippets)
      html = try CataloguePage(snippets: snippets).html()
      for name in ["tapes", "pictures"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func theCatalogueHasEveryFilm() {
      let names = CataloguePage.variants.map(\.name)
      let films = TransitionPreset.allCases.map(\.rawValue) + Variant.all.map(\.name)
      // The hero's parts are films of their own.
      #expect(Set(names) == Set(films).subtracting(["hero"]))
      #expect(Set(names).count == names.count)
      for name in names {
        #expect(html.components(separatedBy: "id=\"\(name)-card\"").count == 2, "\(name)")
      }
    }

    /// The snippets are a module of this package, so each of them compiles.
    @Test func everyFilmHasCodeAndAllCodeHasAFilm() {
      let names = Set(CataloguePage.variants.map(\.name))
      #expect(Set(snippets.code.keys) == names)
      for (name, code) in snippets.code {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        #expect((1...24).contains(lines.count), "\(name)")
        #expect(lines.contains { !$0.hasPrefix(" ") && !$0.isEmpty }, "\(name) has a margin")
        #expect(!code.contains("snippet:"), "\(name)")
      }
    }

    @Test(arguments: TransitionPreset.allCases)
    func theCodeOfAPresetIsOneCallAndItsSegueIsFolded(preset: TransitionPreset) throws {
      // What grows out of the picture of a row has that picture's key before the call.
      let code = try #require(snippets.code[preset.rawValue]?.components(separatedBy: "\n\n").last)
      let call = try #require(code.wholeMatch(of: #/present\(\w+, using: \.(\w+)\b.*\)/#))
      #expect(call.1 == preset.rawValue)
      let gesture = try #require(
        snippets.code["\(preset.rawValue)-gesture"]?.components(separatedBy: "\n\n").last)
      #expect(gesture.wholeMatch(of: #/present\(.*, gesture: \.\w+\)/#) != nil)
      let segue = try #require(snippets.segues[preset.rawValue])
      #expect(segue.contains("prepare(for segue:") && segue.contains(".\(preset.rawValue)"))
      let card = try #require(text(ofCard: preset.rawValue))
      let parts = card.components(separatedBy: "<details><summary>With a segue</summary>")
      #expect(parts.count == 2 && !parts[0].contains("UIStoryboardSegue"))
    }

    @Test func seguesAreFilms() {
      #expect(Set(snippets.segues.keys).isSubset(of: snippets.code.keys))
      #expect(!snippets.code.values.contains { $0.contains("UIStoryboardSegue") })
    }

    @Test func everySectionIsLinked() {
      let sections = html.matches(of: #/<section id="([\w-]+)">/#).map { String($0.1) }
      let nav = html.components(separatedBy: "<nav")[1].components(separatedBy: "</nav>")[0]
      #expect(nav.matches(of: #/href="#([\w-]+)"/#).map { String($0.1) } == sections)
      #expect(sections.count >= TransitionPreset.allCases.count)
    }

    @Test func theFirstPhonesHaveNamesAndCode() throws {
      let header = html.components(separatedBy: "<header>")[1].components(separatedBy: "</header>")[
        0]
      let names = header.matches(of: #/data-tape="([\w-]+)"/#).map { String($0.1) }
      #expect(names.count == 3)
      for name in names { #expect(header.contains("<a href=\"#\(name)-card\">\(name)</a>")) }
      // With the package's address.
      #expect(header.components(separatedBy: "<pre>").count == 5)
    }

    @Test func thePackageAndEachCardAreLinked() throws {
      let name = "TransitionCatalog"
      let package = "https://github.com/\(name)/\(name)"
      let block = try #require(html.firstMatch(of: #/id="install"[\s\S]*?<\/div>/#)).0
      let text = block.replacing(#/<[^>]*>/#, with: "").replacing("&quot;", with: "\"")
      #expect(text.contains(".package(url: \"\(package)\", branch: \"main\")"))
      #expect(text.contains("import \(name)"))
      for film in CataloguePage.variants {
        let card = try #require(self.text(ofCard: film.name))
        #expect(card.contains("<h3><a href=\"#\(film.name)-card\">\(film.name)</a></h3>"))
      }
    }

    private func text(ofCard name: String) -> String? {
      let parts = html.components(separatedBy: "id=\"\(name)-card\"")
      return parts.count == 2 ? parts[1].components(separatedBy: "</article>")[0] : nil
    }

    @Test func thePageAsksNobodyElseForAnything() {
      #expect(html.contains("Content-Security-Policy\" content=\"default-src 'none'"))
      let addresses = html.replacing("<wbr>", with: "")
        .matches(of: #/https?:[^"'\s)]+/#).map { String($0.0) }
      // A name, which nobody looks up, and what is linked.
      let links = [
        "http://www.w3.org/2000/svg", "https://github.com/TransitionCatalog/TransitionCatalog",
        "https://transitioncatalog.github.io/TransitionCatalog/",
      ]
      #expect(addresses.allSatisfy { address in links.contains { address.hasPrefix($0) } })
      #expect(!html.contains(#/(src|url\()=?["']?https?:/#))
      #expect(!html.contains("{{"))
    }

    /// The first one's pictures are there before the second one is recorded.
    @Test func aTakeRecordedTwiceIsTheSameToTheByte() throws {
      func record() throws -> Data {
        try Catalogue.record("overlay-gesture", into: folder)
        return try Data(contentsOf: folder.appendingPathComponent("tapes/overlay-gesture.js"))
      }
      let first = try record()
      #expect(try record() == first)
      #expect(first.count < 60_000)
    }

    @Test func aRecordingNamesThePicturesThatAreWritten() throws {
      let take = try #require(Variant.named("take-along-player")?.0.take())
      let recording = try Recording(of: take)
      let pictures = folder.appendingPathComponent("pictures")
      try recording.write(pictures: pictures)
      let files = Set(try FileManager.default.contentsOfDirectory(atPath: pictures.path))
      let named = recording.json().matches(of: #/"([0-9a-f-]+\.webp)"/#).map { String($0.1) }
      #expect(!named.isEmpty && Set(named) == files)
    }

    /// Only what differs is told of the dark one: most of what moves is the same.
    @Test func aDarkRecordingBesideALightOneIsShort() throws {
      let variant = try #require(Variant.named("slide-gesture")?.0)
      let light = try Recording(of: variant.take())
      let dark = try Recording(of: variant.take(isDark: true))
      let (alone, both) = (light.json().utf8.count, light.json(inDarkMode: dark).utf8.count)
      #expect(both < alone * 3 / 2)
    }

    /// No process has the number 0x7FFF_FFFF: Linux gives none above 2^22.
    @Test func foldersOfProcessesThatHaveEndedAreRemoved() throws {
      let files = FileManager.default
      let target = folder.appendingPathComponent("Page")
      let names = ["Page-2147483647", "Page-\(getppid())", "Page-notes"]
      for name in names {
        try files.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let own = try Catalogue.makeFolder(beside: target)
      let left = Set(try files.contentsOfDirectory(atPath: folder.path))
      #expect(left.isSuperset(of: [names[1], names[2], own.lastPathComponent]))
      #expect(!left.contains(names[0]))
    }

    @Test(arguments: [false, true])
    func aFinishedFolderTakesThePlaceOfTheOldOne(isThereOne: Bool) throws {
      let files = FileManager.default
      let target = folder.appendingPathComponent("Page", isDirectory: true)
      if isThereOne {
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        try Data().write(to: target.appendingPathComponent("old"))
      }
      let own = try Catalogue.makeFolder(beside: target)
      try Data().write(to: own.appendingPathComponent("new"))
      try Catalogue.move(own, to: target)
      #expect(try files.contentsOfDirectory(atPath: target.path) == ["new"])
      #expect(!files.fileExists(atPath: own.path))
    }

    @Test(arguments: ["nosuch", "fold-darker", ""])
    func aFilmThatThereIsNotIsRefused(name: String) {
      #expect(throws: (any Error).self) { try Films.parse([name]) }
    }

    @Test func aCatalogueThatIsTooLargeIsRefused() throws {
      try Data(count: 1001).write(to: folder.appendingPathComponent("pictures/large.webp"))
      #expect(throws: Catalogue.Failure.self) {
        try Catalogue.checkSize(of: self.folder, limit: 1000)
      }
      #expect(try Catalogue.checkSize(of: folder, limit: 20_000) > 1000)
    }
  }
}
