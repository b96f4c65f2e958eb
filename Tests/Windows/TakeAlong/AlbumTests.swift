import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A list that scrolls and reuses its cells while one of its pictures is in another screen.
  @MainActor @Suite struct AlbumTests {
    @Test(.exactTime, arguments: [true, false]) func aCellOpensAndComesHome(byProperty: Bool)
      async throws
    {
      try await clock.play {
        let album = Album(byProperty: byProperty)
        album.open(3)
        #expect(album.controller.takeAlongReport["3"] == .flown)
        album.flyOn()
        #expect(album.miss(album.page.picture) <= 0.5)
        album.settle()
        album.close()
        album.flyOn()
        #expect(album.miss(album.list.picture(3)) <= 0.5)
        album.settle()
        #expect(album.isClean)
      }
    }

    /// The upper screen has moved on to a picture whose cell was never made.
    @Test func aCellOutOfSightComesBackForTheLanding() async throws {
      try await clock.play {
        let album = Album(byProperty: false)
        album.open(3)
        album.settle()
        album.page.item = 80
        #expect(album.list.picture(80) == nil)
        album.close()
        #expect(album.list.landings == [["80"]])
        #expect(album.controller.takeAlongReport["80"] == .flown)
        album.flyOn()
        #expect(album.miss(album.list.picture(80)) <= 0.5)
        album.settle()
        #expect(album.isClean)
      }
    }

    @Test func scrolledABitWhileItWasOpen() async throws {
      try await clock.play {
        let album = Album(byProperty: true)
        album.open(10)
        album.settle()
        album.list.grid.contentOffset.y += 60
        album.close()
        #expect(album.controller.takeAlongReport["10"] == .flown)
        album.flyOn()
        #expect(album.miss(album.list.picture(10)) <= 0.5)
        album.settle()
        #expect(album.isClean)
      }
    }

    /// The picture stays in its screen if nothing scrolls back to its cell.
    @Test func scrolledAwayForGood() async throws {
      try await clock.play {
        let album = Album(byProperty: true)
        album.open(2)
        album.settle()
        album.list.grid.contentOffset.y = 1500
        album.close()
        #expect(album.controller.takeAlongReport["2"] != .flown && album.morphTree == nil)
        album.settle()
        #expect(album.isClean && album.list.view.window === album.window)
      }
    }

    /// During the run the cell scrolls away and shows another picture.
    @Test(arguments: [true, false]) func theCellIsUsedAgain(byProperty: Bool) async throws {
      try await clock.play {
        let album = Album(byProperty: byProperty)
        album.open(2)
        album.settle()
        album.close()
        clock.advance(by: 0.1)
        let before = album.list.picture(2)
        album.list.grid.contentOffset.y = 1500
        clock.advance(by: 1.0 / 30)
        // The reused cell is visible, whatever it shows now.
        #expect(before?.layer.opacity == 1)
        album.flyOn()
        #expect(album.morphTree?.layer.presentation()?.opacity == 0)
        album.settle()
        #expect(album.isClean)
      }
    }

    /// All cells are handed out again, and another one has the picture.
    @Test(.exactTime, arguments: [true, false]) func theListIsReloaded(byProperty: Bool)
      async throws
    {
      try await clock.play {
        let album = Album(byProperty: byProperty)
        album.open(6)
        album.settle()
        album.close()
        clock.advance(by: 0.1)
        album.list.grid.reloadData()
        album.list.grid.contentOffset.y += 20
        album.flyOn()
        #expect(album.miss(album.list.picture(6)) <= 0.5)
        #expect(album.morphTree?.layer.presentation()?.opacity == 1)
        album.settle()
        #expect(album.isClean)
      }
    }

    @Test(.exactTime, arguments: [true, false]) func pictureLandsInAListThatScrolls(
      byProperty: Bool
    )
      async throws
    {
      try await clock.play {
        let album = Album(byProperty: byProperty)
        album.open(10)
        album.settle()
        album.close()
        album.list.grid.setContentOffset(
          CGPoint(x: 0, y: album.list.grid.contentOffset.y + 40), animated: true)
        album.flyOn()
        #expect(album.miss(album.list.picture(10)) <= 0.5)
        album.settle()
        #expect(album.isClean)
      }
    }
  }
}
