import Testing
import UIKit

@testable import Recorder
@testable import Screens
@testable import TransitionCatalog

extension StillsTests {
  /// A photo that was turned to in the pager comes home to its own cell, not to the one that was tapped.
  @MainActor @Suite
  struct PagerTests {
    @Test func theNextPhotoLandsInItsOwnCellThatHasScrolledIntoSight() throws {
      var tapped: (id: Photo.ID, place: CGRect)?
      var shown: Photo.ID?
      var isInSightBefore = true
      var grid: PhotoGridViewController?
      let flights = try Flights(in: Take(stage: PagerStage())) { frame, _ in
        grid = frame.window.rootViewController as? PhotoGridViewController
        let pager = grid?.presentedViewController as? PhotoPagerViewController
        if frame.phase == .open, let pager {
          tapped = grid?.place(of: pager.photo.id).map { (pager.photo.id, $0) }
          isInSightBefore = grid?.shows(pager.photo.id + 1) == true
        }
        if frame.phase == .closing { shown = pager?.photo.id ?? shown }
        // Later the film scrolls back to where it began.
        guard frame.phase == .after, frame.index == 0, let shown, let tapped else { return }
        #expect(grid?.shows(shown) == true)
        // The grid has scrolled, and the tapped photo is in its cell again.
        #expect(grid?.place(of: tapped.id) != tapped.place)
        let pictures = grid?.tiles.compactMap { ($0.view as? PhotoTile)?.picture } ?? []
        #expect(pictures.count > 12)
        #expect(pictures.allSatisfy { $0.image != nil && $0.layer.presentation()?.opacity == 1 })
      }
      let before = try #require(tapped).id
      let after = try #require(shown)
      #expect(after == before + 1 && !isInSightBefore)
      let landing = try #require(flights.frames.last)
      #expect(landing.phase == .closing)
      #expect(landing.shown.distance(to: landing.home) <= 0.5)
      #expect(
        flights.outcomes(of: before, .open) == ["picture": .flown, "title": .stayed(.noPartner)])
      #expect(
        flights.outcomes(of: after, .after)
          == ["picture": .flown, "badge": .flown, "title": .stayed(.noPartner)])
      #expect(flights.hidden == 0)
    }
  }
}

extension PhotoGridViewController {
  /// The frame of a photo's picture in the window, if it has a cell.
  fileprivate func place(of id: Photo.ID) -> CGRect? {
    let tile = tiles.first { $0.photo.id == id }?.view as? PhotoTile
    return tile.map { $0.picture.convert($0.picture.bounds, to: nil) }
  }

  /// Returns whether all of a photo's picture is in sight.
  fileprivate func shows(_ id: Photo.ID) -> Bool {
    place(of: id).map { view.bounds.minY <= $0.minY && $0.maxY <= view.bounds.maxY } ?? false
  }
}
