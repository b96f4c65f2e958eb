import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Elements and the screens that they fly between, as they are shown.
  @MainActor @Suite struct LedFlightTests {
    nonisolated static let leading: [PresetUnderTest] = [.full, .overlay, .scale]
    nonisolated static let riding: [PresetUnderTest] = [.slide, .fold, .hang, .fall, .spin]

    /// Returns where the screen shows an element of its own, from presentation layers.
    private func seen(_ view: UIView, on gallery: Gallery) throws -> Quad {
      let run = try #require(gallery.run)
      let (playback, flight) = (try #require(run.playback), try #require(run.flight))
      let planes = ScreenPlanes(
        playback.choreography, at: playback.position, in: flight.frames)
      return Quad(view.portrayed.outline).projected(by: planes.front).divided
    }

    private func shown(_ morphTree: MorphTree) throws -> CGRect {
      try #require(morphTree.shownFrame)
    }

    #if os(Linux)
      /// Law 6: the landing place lies on the leading element all the way, and the element is cut by the
      /// screen's window. The place of a picture that fits its view is that of the picture.
      @Test(arguments: leading, [(true, false), (false, false), (true, true), (false, true)])
      func theScreenFollowsThePicture(preset: PresetUnderTest, _ way: (opens: Bool, turned: Bool))
        throws
      {
        let (gallery, opens) = (Gallery(), way.opens)
        if way.turned {
          gallery.rotate()
          gallery.presenter.places["picture"] = CGRect(x: 20, y: 120, width: 80, height: 60)
        }
        let screen = gallery.window.bounds.width
        if !opens {
          gallery.open(preset, animated: false)
          gallery.settle()
        }
        if opens { gallery.open(preset) } else { gallery.close() }
        let picture = try #require(gallery.run?.flight?.pairs.first { $0.leads })
        #expect(picture.key == "picture")
        let clip = try #require(picture.morphTree.layer.superlayer)
        #expect(clip.masksToBounds && clip !== gallery.flightOverlay?.layer)
        for _ in 0..<30 {
          Headless.advance(by: 1.0 / 60)
          guard gallery.run?.playback?.isPlaying == true else { break }
          let (place, element) = (
            try seen(gallery.screen.picture, on: gallery), try shown(picture.morphTree)
          )
          #expect(abs(CGFloat(place.x[0]) - element.minX) <= 0.5)
          #expect(abs(CGFloat(place.y[0]) - element.minY) <= 0.5)
          #expect(abs(CGFloat(place.x[1] - place.x[0]) - element.width) <= 0.5)
          #expect(element.width < screen - 60)
          let window = try #require(clip.presentation())
          // Its own coordinates stay the container's.
          #expect(abs(window.frame.minX - window.bounds.minX) < 0.25)
          #expect(abs(window.frame.minY - window.bounds.minY) < 0.25)
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    #endif

    /// In a stack only what lies under a bar stays out of the window: below the home indicator a page goes on.
    @Test func thePageReachesTheBottomOfTheScreen() async throws {
      try await clock.play {
        let gallery = Gallery(.push)
        let bar = try #require(gallery.presenter.navigationController?.navigationBar)
        bar.scrollEdgeAppearance = bar.standardAppearance
        gallery.open(.full)
        let geometry = try #require(gallery.run?.geometry)
        #expect(geometry.bars.bottom == 0 && geometry.bars.top > 47)
        gallery.settle()
      }
    }

    #if os(Linux)
      /// A run that goes on without its lead, as a fade or in another size, does not cut the element any more.
      @Test(arguments: leading) func aRunThatLosesItsLeadCutsNothing(preset: PresetUnderTest) throws
      {
        let gallery = Gallery()
        gallery.open(preset)
        Headless.advance(by: 0.05)
        let picture = try #require(gallery.run?.flight?.pairs.first { $0.leads })
        let clip = try #require(picture.morphTree.layer.superlayer)
        #expect(clip.masksToBounds)
        gallery.presenter.picture.transform = CGAffineTransform(rotationAngle: 0.5)
        gallery.rotate()
        #expect(gallery.run?.playback?.choreography.elementMotion.style == .rides)
        #expect(!clip.masksToBounds)
        gallery.settle()
        #expect(gallery.isClean)
      }
    #endif

    /// In a stack the part of the page that a bar hides is not seen above the picture.
    @Test(arguments: [PresetUnderTest.full, .scale]) func noBlankCapIsAboveAPicture(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let gallery = Gallery(.push)
        let navigationBar = try #require(gallery.presenter.navigationController?.navigationBar)
        navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
        gallery.open(preset)
        // The picture lies under the bar, too, by some of its height.
        let bar = min(
          gallery.screen.view.safeAreaInsets.top,
          gallery.screen.picture.convert(CGPoint.zero, to: gallery.screen.view).y)
        #expect(bar > 40)
        let run = try #require(gallery.run)
        #expect(run.hold())
        for fraction in [0.3, 0.5, 0.7, 0.97, 0.985, 0.995] as [CGFloat] {
          run.move(to: RunPosition(fraction: fraction))
          let (playback, flight) = (try #require(run.playback), try #require(run.flight))
          let planes = ScreenPlanes(
            playback.choreography, at: playback.position, in: flight.frames)
          let line = Quad(CGRect(x: 0, y: 0, width: 390, height: bar)).projected(by: planes.front)
            .divided
          let window = try #require(planes.clip).frame
          // Three points are the softness of an edge.
          #expect(window.minY >= CGFloat(line.y[2]) - 3, "\(fraction)")
          // The bar is an edge: there the corners are square, as at the display's own edges.
          let radius = planes.clip?.radius ?? 0
          #expect(fraction < 0.99 || radius < 20, "\(fraction) \(radius)")
        }
        run.resume()
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A list that is reloaded puts the element somewhere else at once: nothing leaps.
    @Test(arguments: [PresetUnderTest.full, .overlay]) func aLeadThatLeapsIsFollowedSoftly(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let gallery = Gallery(presenter: ElementsController(.small, scrolls: true))
        gallery.open(preset, animated: false)
        gallery.settle()
        gallery.close()
        clock.advance(by: 0.06)
        let before = try seen(gallery.screen.picture, on: gallery)
        (gallery.presenter.content as? UIScrollView)?.contentOffset.y = 60
        clock.advance(by: 1.0 / 120)
        let after = try seen(gallery.screen.picture, on: gallery)
        #expect(abs(CGFloat(after.y[0] - before.y[0])) < 30)
        gallery.flyOn()
        let last = try seen(gallery.screen.picture, on: gallery)
        #expect(abs(CGFloat(last.y[0]) - gallery.presenter.picture.portrayed.outline.minY) < 1)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The clip of a screen that follows an element casts the shadow: the element adds none of its own.
    @Test(arguments: leading, [true, false])
    func aLeadCastsNoShadowOfItsOwn(preset: PresetUnderTest, opens: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          screen.picture.clipsToBounds = false
          screen.picture.layer.shadowOpacity = 0.5
          screen.badge.layer.shadowOpacity = 0.5
        }
        gallery.open(preset, animated: opens)
        if !opens {
          gallery.settle()
          gallery.close()
        }
        let trees = gallery.morphTrees
        let (lead, other) = (try #require(trees["picture"]), try #require(trees["badge"]))
        var shadows: (lead: Float, other: Float) = (0, 0)
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard let playback = gallery.run?.playback, playback.isPlaying else { break }
          shadows.lead = max(shadows.lead, try #require(lead.layer.presentation()).shadowOpacity)
          shadows.other = max(shadows.other, try #require(other.layer.presentation()).shadowOpacity)
        }
        #expect(shadows.lead == 0 && shadows.other > 0.4, "\(shadows)")
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The margins beside a picture that fits its view are empty: the shadow in the air is the picture's.
    @Test func aPictureCastsItsOwnShadow() async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.screen.places["picture"] = CGRect(x: 0, y: 60, width: 390, height: 500)
        gallery.open(.slide)
        clock.advance(by: 0.1)
        let picture = try #require(gallery.morphTrees["picture"])
        #expect(picture.style.fillsOutline)
        let image = try #require(gallery.screen.picture.image).size
        let path = picture.shadowPath(picture.morph.pose(at: 1)).boundingBox
        #expect(abs(path.height - 390 * image.height / image.width) < 0.5)
        #expect(abs(path.width - 390) < 0.5)
        gallery.settle()
      }
    }

    /// Law 12: between both screens an element casts a shadow, and in a turning card it is as dark as that.
    @Test(arguments: [PresetUnderTest.slide, .fold, .spin]) func anElementIsLitLikeItsSurroundings(
      preset: PresetUnderTest
    ) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(preset)
        let layer = try #require(gallery.morphTrees["picture"])
        var (middle, dark) = (0, 0)
        for _ in 0..<70 {
          clock.advance(by: 1.0 / 120)
          guard let playback = gallery.run?.playback, playback.isPlaying else { break }
          let f = playback.choreography.elementFraction(at: playback.fraction)
          let shadow = layer.layer.presentation()?.shadowOpacity ?? 0
          if f > 0.25, f < 0.75, preset != .spin {
            middle += 1
            #expect(shadow >= 0.14)
          }
          if f < 0.01 || f > 0.99 { #expect(shadow <= 0.02) }
          let shade = playback.choreography.pose(of: .shade, at: playback.fraction).opacity
          if preset == .spin, let own = layer.shade?.presentation()?.opacity {
            dark += shade > 0.12 ? 1 : 0
            #expect(abs(CGFloat(own) - shade) < 0.02)
          }
        }
        #expect(preset == .spin ? dark > 5 : middle > 2)
        gallery.settle()
      }
    }

    /// Law 7: once it is on the new screen, an element is where that shows its place.
    @Test(arguments: riding) func anElementRidesOnItsScreen(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(preset)
        let pair = try #require(gallery.run?.flight?.pairs.first { $0.key == "panel" })
        var aboard = 0
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard let playback = gallery.run?.playback, playback.isPlaying else { break }
          guard playback.choreography.elementFraction(at: playback.fraction) == 1 else { continue }
          aboard += 1
          let place = try seen(gallery.screen.panel, on: gallery)
          let layer = try #require(pair.morphTree.layer.presentation())
          let own = gallery.screen.panel.bounds.size
          let corner = CGPoint(x: -own.width / 2, y: -own.height / 2).projected(by: layer.transform)
          #expect(abs(layer.position.x + corner.x - CGFloat(place.x[0])) <= 0.25)
          #expect(abs(layer.position.y + corner.y - CGFloat(place.y[0])) <= 0.25)
        }
        #expect(aboard > 4)
        gallery.settle()
      }
    }

    /// Text alone stays where screens part, and flies where one follows a picture.
    @Test(arguments: leading + riding) func textFliesOnlyAlongAPicture(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          screen.caption.backgroundColor = nil
          // Where nothing else flies.
          screen.places["title"] = CGRect(
            x: 20, y: LedFlightTests.leading.contains(preset) ? 600 : 400, width: 90, height: 20)
        }
        gallery.open(preset)
        #expect(
          gallery.report["title"]
            == (LedFlightTests.leading.contains(preset) ? .flown : .stayed(.text)))
        #expect(gallery.report["picture"] == .flown)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A photo at the top of a page, from edge to edge, is as round there as the page while both move; also one
    /// at the top of both pages. Below a bar, the page begins at the bar.
    @Test(
      arguments: [(PresetUnderTest.slide, Venue.modal), (.fold, .modal), (.slide, .push)],
      [(true, false), (false, false), (true, true), (false, true)])
    func anElementInCornersOfThePageIsAsRoundAsThePage(
      _ run: (preset: PresetUnderTest, venue: Venue), _ way: (opens: Bool, isInBoth: Bool)
    ) async throws {
      let ((preset, venue), (opens, isInBoth)) = (run, way)
      try await clock.play {
        let gallery = Gallery(venue)
        let bar = venue == .push ? gallery.stack.navigationBar : nil
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        bar?.standardAppearance = opaque
        bar?.scrollEdgeAppearance = opaque
        for screen in isInBoth ? [gallery.presenter, gallery.screen] : [gallery.screen] {
          screen.loadViewIfNeeded()
          screen.places["panel"] = CGRect(x: 0, y: bar?.frame.maxY ?? 0, width: 390, height: 200)
        }
        gallery.open(preset, animated: opens)
        if !opens {
          gallery.settle()
          gallery.close()
        }
        let layer = try #require(gallery.morphTrees["panel"])
        let outline = try #require(layer.screenOutline)
        #expect(outline.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        var (largest, largestBelow): (CGFloat, CGFloat) = (0, 0)
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard let run = gallery.run, let playback = run.playback, playback.isPlaying,
            let flight = run.flight
          else { break }
          let planes = ScreenPlanes(playback.choreography, at: playback.position, in: flight.frames)
          let progress = playback.choreography.elementFraction(at: playback.fraction)
          let open = opens ? progress : 1 - progress
          let shown = try #require(outline.presentation())
          let below = isInBoth ? planes.radii.back * (1 - open) : 0
          #expect(abs(shown.cornerRadius - planes.radii.front * open - below) < 0.5)
          #expect(shown.bounds.size == layer.outlines[0].layer.presentation()?.bounds.size)
          if open == 1 { largest = max(largest, shown.cornerRadius) }
          largestBelow = max(largestBelow, below)
        }
        if preset == .slide {
          #expect(largest > 10 && (largestBelow > 1) == isInBoth, "\(largestBelow)")
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// What goes along by UIKit's own time takes as long as the run, both ways.
    @Test(arguments: leading) func uiKitIsToldHowLongItTakes(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.controller(preset, gesture: nil)
        for opens in [true, false] {
          if opens { gallery.open(preset, gesture: nil) } else { gallery.close() }
          let told = try #require(gallery.screen.transitionCoordinator?.transitionDuration)
          let playback = try #require(gallery.run?.playback)
          #expect(playback.choreography.elementMotion.style == .leads)
          // A spring ends when nothing is left to go.
          #expect(abs(playback.choreography.timing.duration - told) < 0.07, "\(opens)")
          gallery.settle()
        }
      }
    }

    /// After an opening without animation nobody knows yet whether the screen will follow an element: UIKit is
    /// told the preset's own time, and the screen lands in its element all the same.
    @Test(arguments: leading) func afterAnOpeningWithoutAnimation(preset: PresetUnderTest)
      async throws
    {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(preset, gesture: nil, animated: false)
        gallery.settle()
        for own in [true, false] {
          if !own {
            gallery.open(preset, gesture: nil)
            gallery.settle()
          }
          gallery.close()
          let told = try #require(gallery.screen.transitionCoordinator?.transitionDuration)
          let playback = try #require(gallery.run?.playback)
          let movement = try #require(gallery.run?.movement)
          #expect(told == (own ? movement.closingDuration : movement.landingDuration))
          #expect(playback.choreography.elementMotion.style == .leads)
          #expect(abs(playback.choreography.timing.duration - movement.landingDuration) < 0.07)
          gallery.flyOn()
          #expect(gallery.misses(of: gallery.presenter).isEmpty)
          gallery.settle()
          #expect(gallery.isClean)
        }
      }
    }

    /// A list is scrolled while a screen goes home: the screen, too, lands where its element is now.
    @Test(arguments: leading) func theScreenIsAimedAgain(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery(presenter: ElementsController(.small, scrolls: true))
        gallery.open(preset, animated: false)
        gallery.settle()
        gallery.close()
        for offset in [10, 20, 30, 40] as [CGFloat] {
          clock.advance(by: 1.0 / 60)
          (gallery.presenter.content as? UIScrollView)?.contentOffset.y = offset
        }
        clock.advance(by: 2.0 / 60)
        let place = try seen(gallery.screen.picture, on: gallery)
        let picture = try #require(gallery.morphTrees["picture"])
        let element = try shown(picture)
        #expect(abs(CGFloat(place.y[0]) - element.minY) <= 0.5)
        gallery.flyOn()
        #expect(gallery.misses(of: gallery.presenter).isEmpty)
        let last = try seen(gallery.screen.picture, on: gallery)
        #expect(abs(CGFloat(last.y[0]) - gallery.presenter.picture.portrayed.outline.minY) < 1)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// The picture of a card that falls is seen once: it leaves with the card, and flies home from there.
    @Test(arguments: [PresetUnderTest.hang, .fall])
    func aFallingCardLetsItsPictureGo(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(preset, animated: false)
        gallery.settle()
        let (home, place) = (
          gallery.presenter.picture.portrayed.outline, gallery.screen.picture.portrayed.outline
        )
        gallery.close()
        let picture = try #require(gallery.morphTrees["picture"])
        clock.advance(by: 0.1)
        let (aboard, card) = (try shown(picture), try seen(gallery.screen.picture, on: gallery))
        #expect(abs(aboard.width - place.width) < 0.1 * place.width)
        #expect(abs(aboard.midY - card.frame.midY) < 2)
        gallery.flyOn()
        #expect(try shown(picture).middle.distance(to: home.middle) < 1)
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// What lifts off a door flies in front of it, and of the new screen: it is seen once.
    @Test(arguments: [true, false]) func elementThatLiftsOffADoorIsInFrontOfIt(opens: Bool)
      async throws
    {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(.fold, animated: opens)
        if !opens {
          gallery.settle()
          gallery.close()
        }
        clock.advance(by: 0.1)
        #expect(Original.hides(gallery.presenter.picture))
        #expect(Original.hides(gallery.screen.picture))
        let overlay = try #require(gallery.flightOverlay)
        let stage = try #require(gallery.run?.stage)
        for role in [Choreography.Role.front, .shade, .cast, .back, .light] {
          let view = try #require(stage.views[role])
          #expect((view.layer.presentation() ?? view.layer).zPosition < overlay.layer.zPosition)
        }
        gallery.settle()
        #expect(gallery.isClean)
      }
    }

    /// A screen follows a picture or a panel, and no text.
    @Test(arguments: leading, ["title", "badge"] as [TakeAlongKey])
    func noTextLeads(preset: PresetUnderTest, key: TakeAlongKey) async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          screen.caption.backgroundColor = nil
          for (other, view) in screen.elements where other != key { view.takeAlongKey = nil }
        }
        clock.advance(by: 0.05)
        gallery.open(preset)
        #expect((gallery.run?.geometry?.lead == nil) == (key == "title"))
        gallery.settle()
      }
    }

    enum Unfit: CaseIterable { case none, turned, mirrored, upsideDown, inPlace, sharp }

    /// A screen is neither turned nor mirrored with an element, nor follows one that does not grow, whichever screen
    /// has it like this.
    @Test(arguments: Unfit.allCases, [true, false])
    func whatAScreenCannotFollowLeadsNothing(unfit: Unfit, isFront: Bool) async throws {
      try await clock.play {
        let gallery = Gallery()
        for screen in [gallery.presenter, gallery.screen] {
          screen.loadViewIfNeeded()
          for (key, view) in screen.elements where key != "panel" { view.takeAlongKey = nil }
        }
        clock.advance(by: 0.05)
        let panel = (isFront ? gallery.screen : gallery.presenter).panel
        switch unfit {
        case .none: break
        case .turned: panel.transform = CGAffineTransform(rotationAngle: 0.2)
        case .mirrored: panel.transform = CGAffineTransform(scaleX: -1, y: 1)
        case .upsideDown: panel.transform = CGAffineTransform(scaleX: 1, y: -1)
        case .inPlace: panel.takeAlong.morphs = .size
        case .sharp: panel.takeAlong.morphs = .position
        }
        gallery.open(.full)
        #expect(gallery.report["panel"] == .flown)
        #expect((gallery.run?.geometry?.lead == nil) == (unfit != .none))
        #expect(gallery.run?.flight?.pairs.contains(where: \.leads) == (unfit == .none))
        gallery.settle()
        #expect(gallery.isClean)
      }
    }
  }
}
