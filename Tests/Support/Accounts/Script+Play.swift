import UIKit

@testable import TransitionCatalog

/// Whose transitions play.
enum AccountPlayer: String, CaseIterable {
  case system, ownAnimator, library

  @MainActor func makeSide(
    _ setting: Script.Setting, _ book: AccountBook
  ) -> AccountSide {
    switch self {
    case .system: AccountSide(setting, book)
    case .ownAnimator: OwnAnimatorSide(setting, book)
    case .library: LibrarySide(setting, book)
    }
  }
}

extension Script {
  /// Plays the script, and returns what the app can know of it.
  @MainActor func account(of player: AccountPlayer) -> Account {
    let world = AccountWorld(self, side: player.makeSide)
    for step in steps { world.play(step) }
    if steps.last?.pause != .rest { world.rest() }
    world.book.beginChapter()
    world.tapButton()
    world.close()
    return Account(
      chapters: world.book.chapters, issues: (world.side as? LibrarySide)?.issues ?? [])
  }
}

extension AccountWorld {
  /// Longer than any run, and than a finger that is down.
  static let restingTime: TimeInterval = 2.6

  func play(_ step: Script.Step) {
    book.beginChapter()
    switch step.act.moment {
    case .now: perform(step.act)
    case .inside(let callback): awaited = (callback, step.act)
    case .held(let commits): hold(commits: commits, step.act)
    }
    switch step.pause {
    // A call that waits for a callback is the only one in its run, too: durations differ.
    case .atOnce where !isAwaited: break
    case .soon where !isAwaited: advance(by: 0.4 * AccountSide.duration)
    default:
      clock.turn()
      clock.advance(by: 1.0 / 60)
      if !step.act.isFinger { noteRun() }
      rest()
      guard setting.habits.contains(.asksOften) else { return }
      book.beginChapter()
      tapButton()
    }
  }

  private var isAwaited: Bool { awaited?.act.verb.isOfLibrary == false }

  func rest() {
    advance(by: Self.restingTime)
    (wishes.target, wishes.selects) = (nil, nil)
    callsInRun = 0
    book.beginChapter()
    noteRest()
  }
}

extension AccountWorld {
  /// Takes all screens away, and notes who lives on.
  func close() {
    book.beginChapter()
    book.heard = { _ in }
    root.dismiss(animated: false)
    advance(by: 0.1)
    book.beginChapter()
    (stacks, tabs, former, screensAtRest, awaited) = ([], nil, nil, [], nil)
    window.rootViewController = nil
    advance(by: 0.1)
    book.note(
      Line.Who(kind: "world"), "ends",
      [Line.Fact(.names, book.living.all.joined(separator: ", "))])
    _ = clock.takeComplaints()
  }
}
