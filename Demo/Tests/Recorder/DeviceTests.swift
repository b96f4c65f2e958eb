import Renderer
import Testing
import UIKit

@testable import Recorder
@testable import TransitionCatalog

extension StillsTests {
  /// The frame around a screen, the system's bars, and fingers.
  @MainActor @Suite
  struct DeviceTests {
    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
      CGSize(width: 1024, height: 768), CGSize(width: 375, height: 667),
    ]

    private func plain(_ level: UInt8, _ casing: Casing) -> Bitmap {
      let pixel = [level, level, level, 255]
      return Bitmap(
        width: casing.width, height: casing.height,
        pixels: (0..<casing.width * casing.height).flatMap { _ in pixel })
    }

    /// Otherwise a screen in flight would have other corners than the display.
    @Test(arguments: sizes)
    func theDisplayHasTheCornersThatTheLibraryFinds(size: CGSize) {
      let device = Device(size: size)
      #expect(device.cornerRadius == DisplayCorners.radius(of: device.safeAreaInsets))
    }

    @Test(arguments: sizes)
    func aFramedScreenIsClearOutsideAndWholeInside(size: CGSize) {
      let width = Int(Device(size: size).framedSize.width / 2)
      let casing = Casing(Device(size: size), width: width)
      let picture = casing.frame(plain(200, casing))
      #expect(abs(picture.width - width) <= 1)
      for x in [0, picture.width - 1] {
        #expect(picture.pixel(x, 0).alpha == 0)
        #expect(picture.pixel(x, picture.height - 1).alpha < 20)
      }
      #expect(picture.pixel(picture.width / 2, casing.y + casing.height / 2).red == 200)
      let bezel = picture.pixel(casing.x - 2, casing.y + casing.height / 2)
      #expect(bezel.alpha == 255 && bezel.red < 40)
      let corner = picture.pixel(casing.x, casing.y)
      #expect((corner.red < 40) == (casing.device.cornerRadius > 0))
      // The shadow is soft, and below.
      let shadow = picture.pixel(picture.width / 2, picture.height - 4)
      #expect((1..<120).contains(shadow.alpha))
    }

    @Test func theBarsTakeTheColorThatTheirGroundAsksFor() throws {
      let casing = Casing(Device(size: DeviceTests.sizes[0]), width: 160)
      var bars = SystemBar.bars(in: casing)
      #expect(bars.count == 2)
      func darkest() -> UInt8 {
        var picture = casing.frame(plain(128, casing))
        for bar in bars { bar.draw(on: &picture, in: casing) }
        return picture.pixel(picture.width / 2, casing.y + casing.height - 4).red
      }
      for index in bars.indices { bars[index].look(at: plain(255, casing), after: 0) }
      #expect(bars.count { $0.isSettled } == 2)
      #expect(darkest() < 60)
      for index in bars.indices { bars[index].look(at: plain(10, casing), after: 100) }
      #expect(bars.count { $0.isSettled } == 0)
      for index in bars.indices { bars[index].look(at: plain(10, casing), after: 100) }
      #expect(bars.count { $0.isSettled } == 2)
      #expect(darkest() > 190)
    }

    @Test func aFingerGrowsFollowsAndFades() {
      let casing = Casing(Device(size: DeviceTests.sizes[0]), width: 436)
      let ground = casing.frame(plain(255, casing))
      var fingers = Fingers()
      func width() -> Int {
        var picture = ground
        fingers.draw(on: &picture, in: casing)
        let row = casing.y + Int(300 * casing.scale)
        return (0..<picture.width).count { picture.pixel($0, row) != ground.pixel($0, row) }
      }
      let finger = Fingers.Touch(id: 0, location: CGPoint(x: 200, y: 300))
      var widths: [Int] = []
      for _ in 0..<6 {
        fingers.look(at: [finger], after: 20)
        widths.append(width())
      }
      #expect(widths == widths.sorted() && widths[0] < widths[5])
      #expect(fingers.isSettled)
      // 44 points, with its rim and a thin line.
      #expect((42...48).contains(widths[5]))
      fingers.look(at: [], after: 60)
      #expect(!fingers.isSettled && width() > 0)
      fingers.look(at: [], after: 60)
      #expect(fingers.isSettled && width() == 0)
    }

    @Test func aFingerThatFadesIsSeenToFadeInAPause() {
      let casing = Casing(Device(size: DeviceTests.sizes[0]), width: 80)
      var editor = Editor(casing)
      let screen = plain(255, casing)
      func frame(_ milliseconds: Int) -> Take.Frame {
        Take.Frame(
          phase: .open, index: 0, milliseconds: milliseconds, isMoving: milliseconds < 20,
          window: UIWindow())
      }
      let finger = Fingers.Touch(id: 0, location: CGPoint(x: 200, y: 300))
      for _ in 0..<8 { editor.add(frame(17), showing: screen, touchedBy: [finger]) }
      editor.add(frame(500), showing: screen, touchedBy: [])
      let pause = editor.film.shots.dropFirst(8)
      #expect(pause.count > 5)
      #expect(pause.reduce(0) { $0 + $1.milliseconds } == 500)
      #expect((pause.last?.milliseconds ?? 0) > 300)
    }

    @Test func filmsSideBySideAreInStep() {
      func film(_ level: UInt8, opensFor frames: Int) -> Film {
        func picture(_ level: UInt8) -> Bitmap {
          Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: level, count: 16))
        }
        var shots = [Film.Shot(phase: .before, milliseconds: 500, picture: picture(level))]
        shots += (1...frames).map {
          Film.Shot(phase: .opening, milliseconds: 17, picture: picture(level + UInt8($0)))
        }
        shots.append(Film.Shot(phase: .closing, milliseconds: 17, picture: picture(99)))
        shots.append(Film.Shot(phase: .after, milliseconds: 500, picture: picture(level)))
        return Film(shots: shots)
      }
      let both = Film(
        sideBySide: [film(10, opensFor: 6), film(30, opensFor: 30)], overlap: -1)
      #expect(both.shots.first?.picture.width == 5)
      let closing = both.shots.filter {
        $0.picture.pixel(0, 0).red == 99 || $0.picture.pixel(4, 0).red == 99
      }
      #expect(closing.count == 1)
      #expect(both.shots.first?.picture == both.shots.last?.picture)
      #expect(both.breaches.isEmpty == false, "opaque pictures have no clear corners")
    }
  }
}
