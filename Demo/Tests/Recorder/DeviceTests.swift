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
      #expect(device.cornerRadius == device.safeAreaInsets.displayCornerRadius(of: size))
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

    /// What a bar shall be is known before it comes, so a change is seen around its instant.
    @Test func aBarChangesItsColorAroundTheInstantAtWhichItsGroundDoes() throws {
      let casing = Casing(Device(size: DeviceTests.sizes[0]), width: 160)
      let bars = SystemBar.bars(of: casing.device, scale: casing.scale)
      #expect(bars.count == 3, "the clock, the symbols, the indicator")
      var looks = BarLooks()
      let (bright, dark) = (plain(255, casing), plain(10, casing))
      looks.add(bars[0].brightness(of: bright), from: 0, to: 200)
      looks.add(bars[0].brightness(of: dark), from: 200, to: 400)
      // A moment is hardly seen.
      looks.add(bars[0].brightness(of: bright), from: 400, to: 417)
      looks.add(bars[0].brightness(of: dark), from: 417, to: 800)
      let whiteness = [100, 150, 200, 250, 300, 408, 600].map { looks.whiteness(at: $0) }
      #expect(whiteness == [0, 0, 0.5, 1, 1, 27 / 32, 1])
      for (whiteness, isDark) in [(whiteness[0], true), (whiteness[4], false)] {
        var picture = casing.frame(plain(128, casing))
        for bar in bars { bar.draw(whiteness: whiteness, on: &picture, in: casing) }
        let level = picture.pixel(picture.width / 2, casing.y + casing.height - 4).red
        #expect(isDark ? level < 60 : level > 190)
      }
    }

    /// A door that stands half open is dark below the clock and bright below the symbols.
    @Test func theClockAndTheSymbolsHaveColorsOfTheirOwn() {
      let casing = Casing(Device(size: DeviceTests.sizes[2]), width: 300)
      var screen = plain(250, casing)
      let half = Bitmap(
        width: casing.width / 2, height: casing.height,
        pixels: (0..<casing.width / 2 * casing.height).flatMap { _ in [20, 20, 20, 255] })
      screen.draw(half, x: 0, y: 0)
      let bars = SystemBar.bars(of: casing.device, scale: casing.scale)
      let brightness = bars.prefix(2).map { $0.brightness(of: screen) }
      #expect(brightness[0] < 0.1 && brightness[1] > 0.9)
    }

    @Test(arguments: [sizes[0], sizes[2]])
    func rightToLeftTheClockIsOnTheRight(size: CGSize) {
      for mirrored in [false, true] {
        let casing = Casing(Device(size: size, isRightToLeft: mirrored), width: 300)
        var screen = plain(250, casing)
        let half = Bitmap(
          width: casing.width / 2, height: casing.height,
          pixels: (0..<casing.width / 2 * casing.height).flatMap { _ in [20, 20, 20, 255] })
        screen.draw(half, x: 0, y: 0)
        let brightness = SystemBar.bars(of: casing.device, scale: casing.scale).prefix(2).map {
          $0.brightness(of: screen)
        }
        #expect(brightness.map { $0 > 0.5 } == [mirrored, !mirrored])
      }
    }

    @Test func aFingerIsSeenBeforeItLandsFollowsAndFades() {
      let casing = Casing(Device(size: DeviceTests.sizes[0]), width: 436)
      let ground = casing.frame(plain(255, casing))
      var fingers = Fingers()
      func width(_ time: Double) -> Int {
        var picture = ground
        Fingers.draw(fingers.spots(at: time), on: &picture, in: casing)
        let row = casing.y + Int(300 * casing.scale)
        return (0..<picture.width).count { picture.pixel($0, row) != ground.pixel($0, row) }
      }
      let finger = Fingers.Touch(id: 0, location: CGPoint(x: 200, y: 300))
      for time in [500.0, 517, 533] { fingers.look(at: [finger], at: time) }
      fingers.look(at: [], at: 550)
      let coming = [420, 440, 460, 480, 500].map(width)
      #expect(coming == coming.sorted() && coming[0] == 0 && coming[1] > 0)
      // 44 points, with its rim and a thin line, as soon as it is down.
      #expect((42...48).contains(coming[4]) && width(549) == coming[4])
      #expect(width(600) > 0 && width(600) < coming[4] && width(650) == 0)
    }

    @Test func aFingerIsNeverInTwoPlaces() {
      var fingers = Fingers()
      func touch(_ x: CGFloat) -> [Fingers.Touch] {
        [Fingers.Touch(id: 0, location: CGPoint(x: x, y: 100))]
      }
      fingers.look(at: touch(50), at: 0)
      fingers.look(at: [], at: 100)
      fingers.look(at: touch(300), at: 160)
      for time in stride(from: 0.0, through: 200, by: 5) {
        #expect(fingers.spots(at: time).count <= 1)
      }
      #expect(
        fingers.spots(at: 160) == [Fingers.Spot(location: touch(300)[0].location, presence: 1)])
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
      let pause = editor.film().shots.dropFirst(8)
      #expect(pause.count > 5)
      #expect(pause.reduce(0) { $0 + $1.milliseconds } == 500)
      #expect((pause.last?.milliseconds ?? 0) > 300)
    }

    @Test func aFilmThatDissolvesEndsWhereItBegan() {
      var editor = Editor(nil)
      for level in [10, 200] as [UInt8] {
        let pixels = (0..<4).flatMap { _ -> [UInt8] in [level, level, level, 255] }
        let picture = Bitmap(width: 2, height: 2, pixels: pixels)
        let frame = Take.Frame(
          phase: .open, index: 0, milliseconds: 17, isMoving: true, window: UIWindow())
        editor.add(frame, showing: picture, touchedBy: [])
      }
      editor.dissolve()
      let shots = editor.film().shots
      #expect(shots.first?.picture == shots.last?.picture)
      let levels = shots.dropFirst().map { $0.picture.pixel(0, 0).red }
      #expect(levels == levels.sorted(by: >) && Set(levels).count > 20)
    }

    @Test func aFilmForReadmeHasHalfOfThePicturesOfItsMovements() {
      var film = Film()
      for (index, milliseconds) in [500, 17, 16, 17, 17, 16, 500].enumerated() {
        let pixels = [UInt8](repeating: UInt8(index + 1), count: 4)
        film.shots.append(
          Film.Shot(
            phase: .opening, milliseconds: milliseconds,
            picture: Bitmap(width: 1, height: 1, pixels: pixels), isMoving: milliseconds < 20))
      }
      let halved = film.halved.shots
      #expect(halved.map(\.milliseconds) == [500, 33, 34, 16, 500])
      #expect(halved.map { $0.picture.pixel(0, 0).red } == [1, 2, 4, 6, 7])
    }

    @Test func filmsInTurnShowOneMovementAtATime() {
      func film(_ level: UInt8, opensFor frames: Int) -> Film {
        func picture(_ level: UInt8) -> Bitmap {
          Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: level, count: 16))
        }
        var shots = [Film.Shot(phase: .before, milliseconds: 500, picture: picture(level))]
        shots += (1...frames).map {
          Film.Shot(phase: .opening, milliseconds: 17, picture: picture(level + UInt8($0)))
        }
        shots.append(Film.Shot(phase: .after, milliseconds: 500, picture: picture(level)))
        return Film(shots: shots)
      }
      let films = [film(10, opensFor: 6), film(30, opensFor: 9)]
      let both = Film(inTurn: films)
      #expect(both.shots.first?.picture.width == 4)
      let levels = both.shots.map { [$0.picture.pixel(0, 0).red, $0.picture.pixel(2, 0).red] }
      #expect(levels.allSatisfy { $0[0] == 10 || $0[1] == 30 })
      #expect(Set(levels.map { $0[0] }).count == 7 && Set(levels.map { $0[1] }).count == 10)
      #expect(levels.first == levels.last)
      func length(_ film: Film) -> Int { film.shots.reduce(0) { $0 + $1.milliseconds } }
      #expect(length(both) == films.reduce(0) { $0 + length($1) })
      #expect(both.breaches.isEmpty == false, "opaque pictures have no clear corners")
    }
  }
}
