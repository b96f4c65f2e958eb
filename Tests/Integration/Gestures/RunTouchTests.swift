import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Touches on the screens of a run: a tap ends it, and reaches what is seen under the finger if that is there at rest.
  @MainActor @Suite struct RunTouchTests {
    private func tap(_ theatre: Theatre, at point: CGPoint, for seconds: TimeInterval = 0.03) {
      theatre.play([.down(point), .hold(seconds), .lift])
    }

    /// A screen with a control, and what the control has been told.
    private func stage(
      _ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), in venue: Venue = .modal
    ) -> (Theatre, Told) {
      let theatre = Theatre(venue)
      let control = UIControl(frame: frame)
      theatre.screen.view.addSubview(control)
      let told = Told()
      told.listen(to: control)
      return (theatre, told)
    }

    private func open(_ theatre: Theatre, after seconds: TimeInterval) {
      theatre.open(using: .slide, gesture: .leadingEdge)
      Headless.advance(by: seconds)
      #expect(theatre.run != nil)
    }

    // MARK: A tap

    @Test(arguments: [Venue.modal, .push]) func aTapReachesWhatIsSeen(venue: Venue) {
      let (theatre, told) = stage(in: venue)
      open(theatre, after: 0.25)
      tap(theatre, at: CGPoint(x: 380, y: 400))
      #expect(told.events == ["down", "fired"])
      #expect(theatre.run == nil && theatre.isOpen)
    }

    /// Under the finger is a place where the control will be, and is not yet.
    @Test(arguments: [Venue.modal, .push])
    func aTapDoesNotReachWhatIsNotThereYet(venue: Venue) throws {
      let (theatre, told) = stage(CGRect(x: 0, y: 350, width: 60, height: 100), in: venue)
      open(theatre, after: 0.1)
      let view = theatre.screen.view!
      let shown = try #require(view.layer.presentation())
      #expect(shown.convert(shown.bounds, to: nil).minX > 60)
      tap(theatre, at: CGPoint(x: 30, y: 400))
      #expect(told.events.isEmpty)
      #expect(theatre.run == nil && theatre.isOpen)
      tap(theatre, at: CGPoint(x: 30, y: 400))
      #expect(told.events == ["down", "fired"])
    }

    /// Nor what has been there, and moves out of the way.
    @Test(arguments: [Venue.modal, .push]) func aTapDoesNotReachWhatLeaves(venue: Venue) {
      let (theatre, told) = stage(in: venue)
      theatre.open(using: .slide, gesture: .leadingEdge)
      theatre.settle()
      theatre.close()
      Headless.advance(by: 0.1)
      tap(theatre, at: CGPoint(x: 380, y: 400))
      #expect(told.events.isEmpty)
      #expect(theatre.run == nil && !theatre.isOpen)
    }

    /// The screen behind, where it is seen already.
    @Test(arguments: [Venue.modal, .push]) func aTapReachesWhatComesBack(venue: Venue) {
      let theatre = Theatre(venue)
      let told = Told()
      let control = UIControl(frame: theatre.presenter.view.bounds)
      theatre.presenter.view.addSubview(control)
      told.listen(to: control)
      theatre.open(using: .cover, gesture: .pullUpDown)
      theatre.settle()
      theatre.close()
      Headless.advance(by: 0.25)
      #expect(theatre.shownFrame.minY > 250)
      tap(theatre, at: CGPoint(x: 195, y: 150))
      #expect(told.events == ["down", "fired"])
      #expect(theatre.run == nil && !theatre.isOpen)
    }

    /// A view that finds out itself what is touched, as a web page or the host of SwiftUI's does: it would find what is
    /// there at rest.
    @Test(arguments: [0.1, 0.4]) func aPageThatIsSeenElsewhere(time: TimeInterval) {
      let theatre = Theatre()
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      theatre.screen.view.addSubview(page)
      var taps = 0
      let recognizer = UITapGestureRecognizer()
      recognizer.addHeadlessTarget { _ in taps += 1 }
      page.addGestureRecognizer(recognizer)
      open(theatre, after: time)
      let way = theatre.shownFrame.minX
      tap(theatre, at: CGPoint(x: 380, y: 400))
      #expect(taps == (way > 10 ? 0 : 1), "\(way)")
      #expect(theatre.run == nil && theatre.isOpen)
    }

    @Test func aScreenThatIsHardlySeen() {
      let (theatre, told) = stage()
      theatre.open(using: .fade, gesture: .leadingEdge)
      Headless.advance(by: 0.1)
      tap(theatre, at: CGPoint(x: 200, y: 400))
      #expect(told.events.isEmpty && theatre.run == nil && theatre.isOpen)
    }

    @Test func aSliderThatIsSeenInItsPlace() {
      let theatre = Theatre()
      let slider = UISlider(frame: CGRect(x: 20, y: 380, width: 350, height: 40))
      theatre.screen.view.addSubview(slider)
      slider.value = 0.5
      open(theatre, after: 0.35)
      // On its thumb.
      theatre.play([
        .down(CGPoint(x: 196, y: 400)), .move(to: CGPoint(x: 236, y: 400), over: 0.1), .lift,
      ])
      #expect(slider.value == 0.5)
      theatre.settle()
    }

    // MARK: Behind a card

    @Test func aRowIsTappedWhileACardCloses() throws {
      let theatre = Theatre()
      let row = UIControl(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
      theatre.presenter.view.addSubview(row)
      let told = Told()
      told.listen(to: row)
      row.addAction(
        UIAction { _ in
          theatre.presenter.present(theatre.screen, using: .sheet(height: .points(400)))
        }, for: .touchUpInside)
      theatre.presenter.present(theatre.screen, using: .sheet(height: .points(400)))
      theatre.settle()
      for _ in 0..<3 {
        theatre.dismiss()
        Headless.advance(by: 0.1)
        #expect(theatre.run?.direction == .closing)
        tap(theatre, at: CGPoint(x: 195, y: 130))
        // Open, closed, and opening again within one frame.
        #expect(theatre.run?.direction == .opening)
        theatre.settle()
        #expect(theatre.isOpen)
      }
      #expect(told.events.filter { $0 == "fired" }.count == 3)
      #expect(theatre.log.count("dismissed") == 3)
    }

    /// At rest, and while it opens, a card takes all touches beside it.
    @Test(arguments: [0.1, 2]) func aRowBehindACardIsNotTapped(time: TimeInterval) {
      let theatre = Theatre()
      let row = UIControl(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
      theatre.presenter.view.addSubview(row)
      let told = Told()
      told.listen(to: row)
      theatre.presenter.present(theatre.screen, using: .sheet(height: .points(400)))
      Headless.advance(by: time)
      tap(theatre, at: CGPoint(x: 195, y: 130))
      #expect(told.events.isEmpty)
      theatre.settle()
      #expect(!theatre.isOpen)
    }

    // MARK: No tap

    @Test func aFingerThatRestsPressesNothing() {
      let (theatre, told) = stage()
      open(theatre, after: 0.25)
      theatre.play([.down(CGPoint(x: 380, y: 400)), .hold(0.5)])
      #expect(told.events == ["down", "cancelled"])
      #expect(theatre.run?.playback?.isHeld == true)
      theatre.lift()
      #expect(theatre.run?.playback?.isPlaying == true)
      theatre.settle()
      #expect(told.events == ["down", "cancelled"] && theatre.isOpen)
    }

    @Test func aFingerThatDragsPressesNothing() {
      let (theatre, told) = stage()
      open(theatre, after: 0.25)
      theatre.play([
        .down(CGPoint(x: 300, y: 400)), .move(to: CGPoint(x: 340, y: 400), over: 0.1), .lift,
      ])
      #expect(told.events == ["down", "cancelled"])
      theatre.settle()
    }

    /// A list does not scroll, and a slider does not move, under a finger that catches.
    @Test func whatFollowsAFingerIsLeftAlone() {
      let theatre = Theatre()
      let (list, slider) = (UIScrollView(), UISlider())
      list.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      list.contentSize = CGSize(width: 390, height: 3000)
      slider.frame = CGRect(x: 40, y: 380, width: 300, height: 40)
      theatre.screen.view.addSubview(list)
      theatre.screen.view.addSubview(slider)
      theatre.open(using: .fade, gesture: .leadingEdge)
      Headless.advance(by: 0.2)
      theatre.play([
        .down(CGPoint(x: 190, y: 400)), .move(to: CGPoint(x: 250, y: 400), over: 0.1), .lift,
      ])
      #expect(slider.value == 0)
      theatre.settle()
      let (other, told) = stage()
      other.screen.view.insertSubview(list, at: 0)
      open(other, after: 0.25)
      let offset = list.contentOffset
      other.play([
        .down(CGPoint(x: 380, y: 600)), .move(to: CGPoint(x: 380, y: 500), over: 0.1), .lift,
      ])
      #expect(list.contentOffset == offset && told.events.last != "fired")
      other.settle()
    }

    /// In its last point a screen is in place for every eye.
    @Test func inItsLastPointAScreenCanBeUsed() throws {
      let (theatre, told) = stage()
      theatre.present(.slide, gesture: .leadingEdge)
      let playback = try #require(theatre.run?.playback)
      Headless.advance(by: playback.remaining - 0.02)
      #expect(theatre.run?.playback?.isPlaying == true)
      #expect(theatre.run?.canBeCaught == false)
      tap(theatre, at: CGPoint(x: 300, y: 400))
      #expect(told.events == ["down", "fired"])
      theatre.settle()
    }

    // MARK: All transitions

    /// Whatever a tap presses was seen under the finger, and is there at rest.
    @Test(arguments: PresetUnderTest.all, [Venue.modal, .push])
    func aTapPressesOnlyWhatIsSeen(preset: PresetUnderTest, venue: Venue) {
      for (direction, instant) in [
        (TransitionDirection.opening, 0.25), (.opening, 0.6), (.closing, 0.3), (.closing, 0.7),
      ] {
        for point in [CGPoint(x: 60, y: 250), CGPoint(x: 200, y: 420), CGPoint(x: 330, y: 640)] {
          let theatre = StackTheatre(preset, in: venue)
          var pressed: [UIView] = []
          for screen in [theatre.presenter, theatre.screen] {
            for index in 0..<40 {
              let control = UIControl(
                frame: CGRect(x: index % 5 * 78, y: index / 5 * 106, width: 78, height: 106))
              control.addAction(
                UIAction { _ in pressed.append(control) }, for: .touchUpInside)
              screen.view.addSubview(control)
            }
          }
          theatre.controller.gesture = .leadingEdge
          if direction == .closing {
            theatre.open()
            theatre.settle()
          }
          theatre.house(direction)
          guard let run = theatre.run, let seconds = run.playback?.remaining else { continue }
          Headless.advance(by: instant * seconds)
          guard run.canBeCaught else { continue }
          theatre.play([.down(point)])
          // What is shown stays as long as the finger is down.
          let shown = { (view: UIView) -> Bool in
            guard let layer = view.layer.presentation() else { return false }
            return layer.bounds.insetBy(dx: -1, dy: -1).contains(
              layer.convert(point, from: theatre.window.layer.presentation()))
          }
          let seen = [theatre.presenter, theatre.screen].flatMap(\.view.subviews).filter(shown)
          theatre.lift()
          theatre.settle()
          for view in pressed {
            #expect(seen.contains(view))
            #expect(view.convert(view.bounds, to: nil).contains(point))
          }
          #expect(theatre.isOpen == (direction == .opening))
        }
      }
    }
  }

  @MainActor private final class Told {
    private(set) var events: [String] = []

    func listen(to control: UIControl) {
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "fired"),
        (.touchCancel, "cancelled"),
      ] {
        control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
    }
  }
}

extension StackTheatre {
  fileprivate func house(_ direction: TransitionDirection) {
    call(direction)
    Headless.turn()
  }
}
