import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// In a right-to-left layout everything is mirrored: elements on the other side leave, fly and
  /// land there, and texts are aligned at their right end.
  @MainActor @Suite struct RightToLeftTests {
    nonisolated static let presets = PresetUnderTest.all

    private func gallery(_ venue: Venue = .modal, isMirrored: Bool) -> Gallery {
      Headless.setLayoutDirection(isMirrored ? .rightToLeft : .leftToRight)
      return Gallery(venue)
    }

    /// Returns what is shown of an opening and a closing, from the first frame to the last.
    private func round(_ venue: Venue, _ preset: PresetUnderTest, isMirrored: Bool) -> [Gallery
      .Scene]
    {
      let gallery = gallery(venue, isMirrored: isMirrored)
      var scenes: [Gallery.Scene] = []
      for opens in [true, false] {
        if opens { gallery.open(preset) } else { gallery.close() }
        let (old, new) = (gallery.presenter, gallery.screen)
        #expect(gallery.misses(of: opens ? old : new, isLeaving: true).isEmpty)
        for _ in 0..<2 {
          Headless.advance(by: 0.1)
          scenes.append(gallery.scene(isMirrored: isMirrored))
        }
        gallery.flyOn()
        scenes.append(gallery.scene(isMirrored: isMirrored))
        #expect(gallery.misses(of: opens ? new : old).isEmpty)
        gallery.settle()
        #expect(gallery.isClean)
      }
      #expect(gallery.log.lines == ["end true", "end true"])
      return scenes
    }

    @Test(arguments: Venue.allCases, presets) func aRoundIsMirrored(
      venue: Venue, preset: PresetUnderTest
    ) {
      let scenes = round(venue, preset, isMirrored: false)
      let mirrored = round(venue, preset, isMirrored: true)
      #expect(scenes.count == 6 && mirrored.count == 6)
      for (one, other) in zip(scenes, mirrored) { #expect(one.miss(other) <= 0.5) }
    }

    /// The same if only the screens force the layout direction.
    @Test(arguments: presets) func screensMayBeForced(preset: PresetUnderTest) {
      let gallery = Gallery()
      for screen in [gallery.presenter, gallery.screen] {
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.setNeedsLayout()
      }
      Headless.turn()
      #expect(gallery.presenter.picture.frame.maxX == 370)
      gallery.open(preset)
      #expect(gallery.misses(of: gallery.presenter, isLeaving: true).isEmpty)
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.screen).isEmpty)
      gallery.settle()
      gallery.close()
      gallery.flyOn()
      #expect(gallery.misses(of: gallery.presenter).isEmpty)
      gallery.settle()
      #expect(gallery.isClean)
    }

    /// A corner is a place on the display, and independent of the layout direction.
    @Test(arguments: presets) func cornersStayWhereTheyAre(preset: PresetUnderTest) throws {
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      let gallery = gallery(isMirrored: true)
      gallery.screen.places["picture"] = CGRect(x: 35, y: 60, width: 320, height: 240)
      gallery.presenter.picture.layer.maskedCorners = corners[0]
      gallery.screen.picture.layer.maskedCorners = corners[3]
      gallery.open(preset)
      let picture = try #require(gallery.morphTrees["picture"])
      var radii: [CGFloat] { corners.map { picture.shownRadius(of: $0).rounded() } }
      #expect(radii == [12, 0, 0, 0])
      gallery.flyOn()
      #expect(radii == [0, 0, 0, 4])
      gallery.settle()
    }

    /// A finger in the opposite direction holds the same scene, and lets it land as well.
    @Test(arguments: [PresetUnderTest.slide, .overlay]) func underAFinger(preset: PresetUnderTest)
      throws
    {
      let gesture: TransitionGesture? = preset == .slide ? .pullLeftRight : .panToEdge
      var scenes: [[Gallery.Scene]] = []
      var axes: [CGVector] = []
      for isMirrored in [false, true] {
        let gallery = gallery(isMirrored: isMirrored)
        gallery.open(preset, gesture: gesture, animated: false)
        let hands = try Hands(on: gallery.screen, in: gallery.window, gesture)
        axes.append(hands.axis)
        hands.touch()
        hands.close(by: 0.3)
        var seen = [gallery.scene(isMirrored: isMirrored)]
        hands.close(by: 0.2)
        seen.append(gallery.scene(isMirrored: isMirrored))
        hands.lift()
        gallery.flyOn()
        #expect(gallery.misses(of: gallery.presenter).isEmpty)
        gallery.settle()
        #expect(gallery.isClean && gallery.log.lines.last == "end true")
        scenes.append(seen)
      }
      #expect(axes[0].dx == -axes[1].dx && axes[0].dy == axes[1].dy)
      for (one, other) in zip(scenes[0], scenes[1]) { #expect(one.miss(other) <= 0.5) }
    }
  }
}

extension Gallery {
  /// The frames that are shown at an instant, in the window, read from left to right.
  struct Scene {
    private(set) var frames: [String: CGRect] = [:]

    /// Returns the largest distance between two frames of the same name.
    func miss(_ other: Scene) -> CGFloat {
      guard !frames.isEmpty, frames.keys == other.frames.keys else { return .infinity }
      return frames.map { key, frame in
        other.frames[key].map(frame.distance(to:)) ?? .infinity
      }.max() ?? 0
    }

    fileprivate mutating func add(_ name: String, _ frame: CGRect?, mirroredIn bounds: CGRect?) {
      guard let frame else { return }
      frames[name] = bounds.map(frame.mirrored(in:)) ?? frame
    }
  }

  func scene(isMirrored: Bool) -> Scene {
    var scene = Scene()
    let mirror = isMirrored ? window.bounds : nil
    for (key, morphTree) in morphTrees {
      let look = morphTree.shownLook
      scene.add(key.name, morphTree.shownFrame, mirroredIn: mirror)
      scene.add(key.name + " old", look.old, mirroredIn: mirror)
      scene.add(key.name + " new", look.new, mirroredIn: mirror)
    }
    return scene
  }
}
