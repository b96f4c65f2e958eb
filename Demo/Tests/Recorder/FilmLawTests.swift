import Renderer
import Testing

@testable import Recorder

/// Each law is seen to find its breach.
struct FilmLawTests {
  /// Returns a film whose free flight changes so from frame to frame.
  private func film(_ changes: [Double], answersAfter pause: Int = 0) -> Film {
    let still = Bitmap(width: 2, height: 2)
    var shots = [Film.Shot(phase: .before, milliseconds: 500, picture: still)]
    shots.append(
      Film.Shot(phase: .before, milliseconds: 17, picture: still, isMoving: true, fingers: 1))
    let flight = Array(repeating: 0, count: pause) + changes
    shots += flight.map {
      Film.Shot(
        phase: .opening, milliseconds: 17, picture: still, isMoving: true, change: $0)
    }
    shots.append(Film.Shot(phase: .after, milliseconds: 500, picture: still))
    return Film(shots: shots)
  }

  @Test func aGoodFilmBreaksNoLaw() {
    #expect(film([2, 4, 6, 8, 8, 6, 4, 2, 1, 0, 0]).breaches.isEmpty)
    // A spring that turns stands still for a frame, and a finger may jump.
    #expect(film([2, 4, 3, 0.4, 0, 0.4, 2, 1, 0.5]).breaches.isEmpty)
    var held = film([2, 4, 3, 9, 3, 2, 1, 0.5])
    for index in held.shots.indices where held.shots[index].phase == .opening {
      held.shots[index].fingers = 1
    }
    #expect(held.breaches.isEmpty)
  }

  @Test func aSeamIsFound() {
    var film = film([2, 4, 2])
    var other = Bitmap(width: 2, height: 2)
    other.drawSpot(x: 1, y: 1, radius: 1, alpha: 1)
    film.shots[film.shots.count - 1].picture = other
    #expect(film.breaches.count == 1)
    #expect(film.breaches.first?.contains("last frame") == true)
  }

  @Test func aStallIsFound() {
    #expect(film([2, 4, 5, 0, 5, 4, 2, 1]).breaches == ["It stands still at 568 ms."])
  }

  @Test func aJumpIsFound() {
    #expect(film([2, 3, 3, 7, 3, 3, 2, 1]).breaches == ["It jumps at 568 ms."])
    #expect(film([2, 3, 3, 6.5, 3, 3, 2, 1]).breaches.isEmpty)
    #expect(film([2, 1, 0.5, 1.6, 0.5, 0.3]).breaches == ["It jumps at 568 ms."])
    // A level of gray over the whole picture.
    #expect(film([2, 1, 0.5, 1.2, 0.5, 0.3]).breaches.isEmpty)
  }

  @Test func aLateAnswerIsFound() {
    #expect(film([2, 4, 5, 4, 2, 1], answersAfter: 3).breaches.isEmpty)
    #expect(
      film([2, 4, 5, 4, 2, 1], answersAfter: 4).breaches == ["It answers a tap after 68 ms."])
  }

  @Test func anOpaqueCornerIsFound() {
    var film = film([2, 4, 2])
    var opaque = Bitmap(width: 2, height: 2)
    opaque.drawSpot(x: 1, y: 1, radius: 6, alpha: 1)
    for index in film.shots.indices { film.shots[index].picture = opaque }
    #expect(film.breaches == ["Its corners are not clear."])
  }
}
