import Foundation
import Tape
import UIKit

@testable import TestSupport

/// Shows a script once more: the accounts of all players as text, and the library's run as a page.
extension Script {
  /// Writes `account-<name>.html` and `account-<name>.txt` beside the build.
  ///
  /// - Returns: Where the page is, or what prevents it: the failure that is reported matters more.
  @MainActor func writeReplay(_ name: String) -> String {
    do {
      let folder = Script.projectFolder.appendingPathComponent(".build/accounts", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let page = folder.appendingPathComponent("account-\(name).html")
      try replay("Account \(name)").write(to: page, atomically: true, encoding: .utf8)
      try accounts.write(
        to: folder.appendingPathComponent("account-\(name).txt"), atomically: true, encoding: .utf8)
      return page.path
    } catch {
      return "no page: \(error)"
    }
  }

  /// The accounts of the references and of the library, one after the other.
  @MainActor var accounts: String {
    (references + [.library]).map { player in
      let account = account(of: player)
      let lines = account.chapters.enumerated().flatMap { number, chapter in
        chapter.map { "  \(number) \($0)" }
      }
      return (["\(player)"] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Returns a page that plays the script with the library's transitions.
  @MainActor func replay(_ title: String) throws -> String {
    let world = AccountWorld(self, side: AccountPlayer.library.makeSide)
    let window = world.window
    var page = TapePage(size: window.bounds.size, start: Headless.now)
    func look() {
      page.add([window.layer.presentation() ?? window.layer], at: Headless.now)
    }
    look()
    // Each frame of the display, also of those that a step lets pass.
    let link = CADisplayLink(headless: { _ in look() })
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    for step in steps {
      page.add(mark: step.description, at: Headless.now)
      world.play(step)
      look()
    }
    return try page.html(
      title: title,
      parts: Script.projectFolder.appendingPathComponent("Demo/Page", isDirectory: true))
  }

  private static var projectFolder: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }
}
