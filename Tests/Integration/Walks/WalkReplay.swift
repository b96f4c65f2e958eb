import Foundation
import Tape
import UIKit

@testable import TestSupport

extension Walk {
  /// Plays the walk once more, and writes `walk-<name>.html` beside the build: a page that shows each frame, with the events
  /// on its scrubber.
  ///
  /// - Returns: Where the page is, or what prevents it: the failure that is reported matters more.
  func writeReplay(_ name: String, under order: HeadlessOrder) -> String {
    do {
      let html = try replay("Walk \(name)", under: order)
      let folder = Walk.root.appendingPathComponent(".build/walks", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("walk-\(name).html")
      try html.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    } catch {
      return "no page: \(error)"
    }
  }

  /// Returns a page that plays the walk.
  func replay(_ title: String, under order: HeadlessOrder) throws -> String {
    Headless.reset()
    Headless.assume(order)
    let stage = WalkStage(self)
    stage.begin()
    let window = stage.window
    var page = TapePage(size: window.bounds.size, start: Headless.now)
    func look() {
      page.add([window.layer.presentation() ?? window.layer], at: Headless.now)
    }
    look()
    // Each frame of the display, also of those that an event lets pass.
    let link = CADisplayLink(headless: { _ in look() })
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    Headless.advance(by: 0.2)
    for event in events {
      page.add(mark: event.description, at: Headless.now)
      stage.take(event)
      look()
    }
    let time = Headless.now
    let faults = stage.close()
    look()
    for fault in faults { page.add(mark: fault, at: time) }
    return try page.html(
      title: title, parts: Walk.root.appendingPathComponent("Demo/Page", isDirectory: true))
  }

  nonisolated private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
