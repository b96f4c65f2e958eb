import Foundation
import Renderer
import Tape
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  /// The layers of a page, in a browser, beside the renderer's pictures of the same instants.
  @MainActor @Suite(.enabled(if: Chromium.isUsable, Chromium.missing))
  struct PageTests {
    /// An instant of a take, as a message and as a picture.
    private struct Moment {
      var name: String
      var size: CGSize
      var message: String
      var pictures: PictureTable
      var picture: Bitmap
    }

    private static let scale = 2

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString, isDirectory: true)

    /// All presets, one of them dark; right to left; elements, over a blur, in a stack, in depth, masked.
    nonisolated static let names =
      TransitionPreset.allCases.map(\.rawValue) + [
        "hang-dark", "fold-right-to-left", "take-along-full", "overlay-blur", "push-full",
        "flip", "cube",
      ]

    @Test func thePageShowsInMidFlightWhatTheRendererDraws() throws {
      let chromium = try Chromium.required()
      print("Chromium \(chromium.version)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let moments = try PageTests.names.map(moment)
      for moment in moments {
        for entry in moment.pictures.entries { try PictureFile(of: entry).write(into: folder) }
      }
      let page = folder.appendingPathComponent("page.html")
      try html(moments).write(to: page, atomically: true, encoding: .utf8)
      let file = folder.appendingPathComponent("page.png")
      let width = moments.reduce(0) { $0 + Int($1.size.width) }
      try chromium.capture(page, width: width, height: 844, scale: PageTests.scale, to: file)
      let all = try #require(Bitmap(png: Data(contentsOf: file)))
      var x = 0
      for moment in moments {
        var part = Bitmap(width: moment.picture.width, height: moment.picture.height)
        part.draw(all, x: -x, y: 0)
        x += part.width
        let (mean, share) = (
          part.change(from: moment.picture), part.difference(from: moment.picture, tolerance: 64)
        )
        #expect(mean < 3, "\(moment.name)")
        #expect(share < 0.005, "\(moment.name)")
      }
    }

    /// Plays a take until its screen is about halfway.
    private func moment(of name: String) throws -> Moment {
      let (variant, isDark) = try #require(Variant.named(name))
      let take = variant.take(isDark: isDark)
      let renderer = Renderer(
        scale: CGFloat(PageTests.scale), ground: UIColor.black.cgColor)
      var moment: Moment?
      // Nobody looks at the rest.
      struct Enough: Error {}
      try? take.play { frame in
        guard frame.phase == .opening, frame.index == 9 else { return }
        let layer = frame.window.layer.presentation() ?? frame.window.layer
        var tape = LayerTape()
        let told = tape.message(showing: [layer])
        let message = try #require(told)
        #expect(tape.omissions.isEmpty, "\(name)")
        moment = Moment(
          name: name, size: take.size, message: message, pictures: tape.pictures,
          picture: renderer.draw(layer, size: take.size))
        throw Enough()
      }
      return try #require(moment)
    }

    /// The catalogue's own mirror, with one state for each screen, and all pictures in sight of the parser, so that the
    /// page is loaded when they are.
    private func html(_ moments: [Moment]) throws -> String {
      func part(_ file: String) throws -> String {
        try String(contentsOf: Places.page.appendingPathComponent(file), encoding: .utf8)
      }
      func files(_ moment: Moment) -> [String] {
        moment.pictures.entries.map { PictureFile(of: $0).name }
      }
      let screens = moments.map {
        """
        <div class="glass" style="width:\(Int($0.size.width))px;height:844px"><div class="layers">\
        </div></div>
        """
      }
      let images = Set(moments.flatMap(files)).sorted().map {
        #"<img decoding="sync" src="\#($0)">"#
      }
      let states = moments.map { moment in
        let names = files(moment).map { "\"\($0)\"" }.joined(separator: ",")
        return "[[\(names)],[[0,{\(moment.message)}]]]"
      }
      return """
        <!doctype html>
        <meta charset="utf-8">
        <style>\(try part("page.css"))
        body { display: flex; background: #000; }
        .glass { flex: none; border-radius: 0; }
        .layers { width: auto; height: auto; }
        .pictures { position: fixed; width: 0; height: 0; overflow: hidden; }</style>
        \(screens.joined())
        <div class="pictures">\(images.joined())</div>
        <script>\(try part("mirror.js"))
        const screens = document.querySelectorAll(".layers");
        [\(states.joined(separator: ",\n"))].forEach(([pictures, frames], index) => {
          new Screen(screens[index], pictures).show(new Tape({ frames }).state(0));
        });
        </script>

        """
    }
  }
}
