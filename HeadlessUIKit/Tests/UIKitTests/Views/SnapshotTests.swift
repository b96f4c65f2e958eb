import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct SnapshotTests {
    init() { AnimatedScene.begin() }

    private var scene: AnimatedScene { .current }
    private var window: UIWindow { scene.window }
    private var view: UIView { scene.view }

    /// What the snapshot shows of the view's own layer.
    private func picture(_ snapshot: UIView?) -> CALayer? {
      snapshot?.layer.sublayers?.first?.sublayers?.first
    }

    // Documented: snapshotView(afterScreenUpdates:), "rendered appearance". [animation 92]
    @Test func aSnapshotShowsWhatTheScreenShows() throws {
      view.backgroundColor = .red
      view.layer.cornerRadius = 7
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.addSubview(child)
      Headless.turn()
      view.backgroundColor = .blue
      child.removeFromSuperview()
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      let shown = try #require(picture(snapshot))
      #expect(shown.backgroundColor == UIColor.red.cgColor && shown.cornerRadius == 7)
      #expect(shown.sublayers?.first?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      Headless.turn()
      #expect(shown.backgroundColor == UIColor.red.cgColor && shown.sublayers?.count == 1)
    }

    // Documented: after recent changes have been incorporated, layout included. [animation 92]
    @Test func aSnapshotAfterScreenUpdatesShowsRecentChanges() throws {
      view.backgroundColor = .blue
      let snapshot = view.snapshotView(afterScreenUpdates: true)
      #expect(picture(snapshot)?.backgroundColor == UIColor.blue.cgColor)
      CATransaction.begin()
      view.backgroundColor = .green
      let inside = view.snapshotView(afterScreenUpdates: true)
      #expect(picture(inside)?.backgroundColor == UIColor.green.cgColor)
      CATransaction.commit()
      #expect(Headless.counters.snapshots == 2)
      #expect(Headless.counters.snapshotsAfterScreenUpdates == 2)
    }

    // Documented: "is not updated to reflect animations that are scheduled or in progress", which
    // can be read both ways. [animation 92]
    @Test(arguments: [(true, 25.0), (false, 100.0)])
    func aSnapshotStandsStillWhileTheViewMoves(sees: Bool, place: Double) throws {
      Headless.snapshotsSeeAnimations = sees
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(child)
      Headless.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        child.frame.origin.x = 100
      }
      Headless.advance(by: 0.25)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      window.addSubview(snapshot)
      Headless.advance(by: 0.5)
      let shown = picture(snapshot)?.sublayers?.first
      let x = shown?.frame.minX ?? -1
      #expect(isClose(x, CGFloat(place)) && shown?.animationKeys() == nil)
    }

    // Documented: no visible content; the log line is widely known. [animation 92]
    @Test func snapshotOfAnUnrenderedViewHasNoContent() throws {
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      window.addSubview(fresh)
      let early = try #require(fresh.snapshotView(afterScreenUpdates: false))
      #expect(early.bounds.size == CGSize(width: 10, height: 20) && picture(early) == nil)
      #expect(picture(fresh.snapshotView(afterScreenUpdates: true)) != nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.snapshotNotRendered])
      fresh.removeFromSuperview()
      Headless.turn()
      #expect(picture(fresh.snapshotView(afterScreenUpdates: false)) == nil)
      #expect(Headless.takeMisuses().map(\.kind) == [.snapshotNotRendered])
    }

    // Documented: contents cannot be changed, "attempts to do so fail silently". [animation 92]
    @Test func theContentsOfASnapshotCannotBeSet() throws {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      snapshot.layer.contents = NSObject()
      #expect(snapshot.layer.contents == nil && Headless.misuses.isEmpty)
      snapshot.layer.cornerRadius = 5
      #expect(snapshot.layer.cornerRadius == 5)
    }

    // Documented: UIVisualEffectView, "Capturing snapshots". [animation 92] [animation 67]
    @Test func anEffectIsInTheWindowsSnapshotOnly() throws {
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      glass.frame = view.bounds
      view.addSubview(glass)
      Headless.turn()
      func effects(_ layer: CALayer?) -> Int {
        guard let layer else { return 0 }
        let own = layer.headlessEffect == nil ? 0 : 1
        return (layer.sublayers ?? []).reduce(own) { $0 + effects($1) }
      }
      #expect(effects(picture(view.snapshotView(afterScreenUpdates: false))) == 0)
      #expect(effects(picture(glass.snapshotView(afterScreenUpdates: false))) == 0)
      #expect(effects(picture(window.snapshotView(afterScreenUpdates: false))) == 1)
    }

    // Documented: resizableSnapshotView(from:afterScreenUpdates:withCapInsets:): a part, which
    // fills the view, at every instant of an animation too.
    @Test func aPartOfAViewStretchesWithItsSnapshot() throws {
      let rect = CGRect(x: 20, y: 30, width: 40, height: 50)
      let snapshot = try #require(
        view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero))
      #expect(snapshot.bounds.size == rect.size)
      let canvas = try #require(snapshot.layer.sublayers?.first)
      #expect(canvas.bounds == rect && canvas.masksToBounds)
      window.addSubview(snapshot)
      Headless.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
      }
      Headless.advance(by: 0.5)
      let shown = try #require(snapshot.layer.presentation()?.sublayers?.first)
      #expect(isClose(shown.frame, CGRect(x: 0, y: 0, width: 60, height: 50)))
      Headless.advance(by: 0.6)
      #expect(isClose(canvas.frame, CGRect(x: 0, y: 0, width: 80, height: 50)))
      #expect(canvas.animationKeys() == nil)
      _ = view.resizableSnapshotView(
        from: rect, afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      #expect(Headless.takeMisuses().map(\.kind) == [.notModelled])
    }

    // Documented: "You can call this method on a previously generated snapshot".
    @Test func aSnapshotHasASnapshot() throws {
      view.backgroundColor = .red
      Headless.turn()
      let first = try #require(view.snapshotView(afterScreenUpdates: false))
      first.frame = CGRect(x: 0, y: 0, width: 50, height: 25)
      window.addSubview(first)
      Headless.turn()
      let second = try #require(first.snapshotView(afterScreenUpdates: false))
      #expect(second.bounds.size == CGSize(width: 50, height: 25))
      let canvas = try #require(picture(second)?.sublayers?.first)
      #expect(isClose(canvas.frame, CGRect(x: 0, y: 0, width: 50, height: 25)))
      #expect(canvas.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
    }

    // Unverified: the view's own transform is left out, its alpha is not.
    @Test func theViewsOwnPlaceIsLeftOut() throws {
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0.5
      Headless.turn()
      let shown = try #require(picture(view.snapshotView(afterScreenUpdates: false)))
      #expect(shown.frame == view.bounds && shown.opacity == 0.5)
    }

    /// Frames that come while a snapshot is being taken are missed.
    @Test func snapshotsThatCostTimeMissFrames() {
      let window = Headless.makeWindow()
      window.rootViewController = UIViewController()
      Headless.advance(by: 0.1)
      Headless.snapshotCost = 0.02
      let missed = Headless.counters.framesMissed
      let before = Headless.now
      for _ in 0..<5 { _ = window.snapshotView(afterScreenUpdates: false) }
      #expect(abs(Headless.now - before - 0.1) < 1e-6)
      Headless.advance(by: 0.1)
      #expect(Headless.counters.framesMissed - missed >= 5)
    }
  }
}
