import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Images and texts that arrive in flight, never, or twice.
  @MainActor @Suite struct LateLooksTests {
    nonisolated enum What: CaseIterable { case picture, text }

    /// The tenths of a run after which the content of the landing arrives.
    nonisolated static let arrivals: [[Int]] = (0...9).map { [$0] } + [[], [2, 5]]

    private let gallery = Gallery()

    init() { gallery.screen.loadViewIfNeeded() }

    private func set(_ what: What, _ screen: ElementsController, _ version: Int?) {
      switch what {
      case .picture:
        screen.picture.image = version.map {
          [ElementsController.makeImage(.red), ElementsController.makeImage(.blue)][$0]
        }
      case .text: screen.caption.text = version.map { ["Lake", "Lake Arven"][$0] }
      }
    }

    /// The other end's look stays until the landing, and fades over what is there then.
    @Test(arguments: What.allCases, arrivals)
    func contentThatIsMissingAtFirstIsShownAfterTheLanding(what: What, arrivals: [Int])
      async throws
    {
      try await clock.play {
        let key: TakeAlongKey = what == .picture ? "picture" : "title"
        for opens in [true, false] {
          let landing = opens ? gallery.screen : gallery.presenter
          let view = try #require(landing.elements[key])
          set(what, landing, nil)
          clock.turn()
          if opens { gallery.open(.overlay) } else { gallery.close() }
          let duration = try #require(gallery.run?.playback?.choreography.timing.duration)
          #expect(gallery.report[key] == .flown)
          var (blank, seconds, next) = (0, 0.0, arrivals[...])
          var versions = 0
          while let morphTree = gallery.morphTrees[key] {
            if let tenth = next.first, seconds >= duration * Double(tenth) / 10 {
              next.removeFirst()
              set(what, landing, versions)
              versions += 1
            }
            clock.advance(by: 1.0 / 60)
            seconds += 1.0 / 60
            guard gallery.run != nil else { break }
            if morphTree.ink < 0.98 { blank += 1 }
          }
          #expect(blank == 0, "opens \(opens)")
          let lingering = view.layer.sublayers?.last
          #expect((lingering?.presentation()?.opacity ?? 0) > 0.7)
          gallery.settle()
          #expect(view.layer.sublayers?.isEmpty != false)
          #expect(gallery.isClean && (view.layer.opacity == 1))
          set(what, landing, 0)
          clock.advance(by: 0.1)
        }
      }
    }

    /// What fades over a landing without a picture is cut as its view is.
    @Test(arguments: [0, 12, 40] as [CGFloat], [CACornerMask.all, .layerMinXMinYCorner])
    func whatStaysForAWhileHasTheCornersOfItsView(radius: CGFloat, corners: CACornerMask)
      async throws
    {
      try await clock.play {
        let view = gallery.screen.picture
        set(.picture, gallery.screen, nil)
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = corners
        gallery.open(.overlay)
        gallery.flyOn()
        clock.advance(by: 0.05)
        #expect(gallery.run == nil)
        let holder = try #require(view.layer.sublayers?.last)
        #expect(holder.frame == view.bounds && holder.masksToBounds)
        #expect(holder.cornerRadius == radius && holder.maskedCorners == corners)
        gallery.settle()
        #expect(view.layer.sublayers?.isEmpty != false)
      }
    }

    /// What fades over a landing is where it flew in: a text at its end of the label, and in its size, also in a screen
    /// of another size.
    @Test(
      .exactTime, arguments: [.left, .center, .right] as [NSTextAlignment], [0.8, 1] as [CGFloat])
    func whatStaysForAWhileIsWhereItHasFlown(alignment: NSTextAlignment, scale: CGFloat)
      async throws
    {
      try await clock.play {
        let label = gallery.screen.caption
        for screen in [gallery.presenter, gallery.screen] {
          screen.caption.textAlignment = alignment
        }
        gallery.screen.content.transform = CGAffineTransform(scaleX: scale, y: scale)
        set(.text, gallery.screen, nil)
        clock.turn()
        gallery.open(.overlay)
        gallery.flyOn()
        let flown = try #require(gallery.morphTrees["title"]?.shownLook.old)
        clock.advance(by: 0.05)
        #expect(gallery.run == nil)
        let holder = try #require(label.layer.sublayers?.last)
        let look = try #require(holder.sublayers?.first)
        let place = look.convert(look.bounds, to: gallery.window.layer)
        #expect(place.distance(to: flown) < 1.5, "\(place) \(flown)")
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// An image view that says that it is loading has nothing to show yet, and one whose indicator has stopped is as
    /// good as any.
    @Test(arguments: [true, false]) func anIndicatorIsNoPicture(isLoading: Bool) async throws {
      try await clock.play {
        let indicator = UIActivityIndicatorView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
        indicator.startAnimating()
        gallery.screen.picture.addSubview(indicator)
        if isLoading { set(.picture, gallery.screen, nil) } else { indicator.stopAnimating() }
        gallery.open(.overlay)
        let pair = try #require(gallery.run?.flight?.pairs.first { $0.key == "picture" })
        #expect(pair.back.isImage && pair.front.isImage)
        guard isLoading else { return gallery.settle() }
        #expect(pair.morphTree.blend == .leavingOnly)
        clock.advance(by: 0.1)
        set(.picture, gallery.screen, 0)
        indicator.stopAnimating()
        clock.advance(by: 0.1)
        #expect(pair.morphTree.ink > 0.98 && pair.morphTree.blend == .leavingOnly)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// An image view that draws by itself, and a label of another class, have nothing to show without content.
    @Test func aSubclassWithoutContentHasNoLook() async throws {
      try await clock.play {
        final class Drawn: UIImageView {}
        final class Padded: UILabel {}
        #expect(
          Original(Drawn(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).content == nil)
        let label = Padded(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(Original(label).content == nil)
        label.text = "Lake"
        #expect(Original(label).content == .other)
      }
    }

    /// The place of an image is known before it is loaded: the thumbnail already fits into it.
    @Test(.exactTime) func thePlaceOfAMissingImageIsThatOfTheOther() async throws {
      try await clock.play {
        gallery.screen.picture.image = nil
        gallery.open(.overlay)
        gallery.flyOn()
        let look = try #require(gallery.morphTrees["picture"]?.shownLook.old)
        gallery.screen.picture.image = ElementsController.image
        #expect(look.distance(to: gallery.screen.picture.portrayed.look) < 0.8)
        gallery.settle()
      }
    }

    /// A cell whose image is replaced while nobody sees the landing's: the flying one fades over it.
    @Test func anotherImageThanTheOneThatFlewComesInOverIt() async throws {
      try await clock.play {
        gallery.open(.overlay)
        gallery.flyOn()
        gallery.screen.picture.image = ElementsController.makeImage(.green)
        clock.advance(by: 0.05)
        #expect(gallery.run == nil)
        let holder = try #require(gallery.screen.picture.layer.sublayers?.last)
        #expect((holder.presentation()?.opacity ?? 0) > 0.5)
        clock.advance(by: 0.3)
        #expect(gallery.screen.picture.layer.sublayers?.isEmpty != false)
      }
    }
  }
}

extension MorphTree {
  /// How much of the element is there, as it is shown: 1 if one of its looks is whole.
  fileprivate var ink: Float {
    var missing: Float = 1
    for slot in [leavingSlot, arrivingSlot] {
      let opacity = slot.presentation()?.opacity ?? 0
      for look in slot.sublayers ?? [] {
        missing *= 1 - opacity * (look.presentation()?.opacity ?? 0)
      }
    }
    return 1 - missing
  }
}
