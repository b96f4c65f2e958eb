import Foundation
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Random transitions and containers, the same for each seed.
struct RandomTransitions {
  private var numbers: WalkGenerator

  init(seed: Int) { numbers = WalkGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &numbers)
  }

  mutating func seconds() -> TimeInterval { TimeInterval(number(0.1...3)) }

  mutating func chance() -> Bool { Bool.random(using: &numbers) }

  mutating func one<Element>(of list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  mutating func geometry() -> TransitionGeometry {
    let size = one(of: containers)
    var geometry = TransitionGeometry(
      container: size, isRightToLeft: chance(), displayCornerRadius: one(of: [0, 47]))
    if chance() {
      let (width, height) = (size.width * number(0.4...0.9), size.height * number(0.4...0.9))
      geometry.front = CGRect(
        x: number(0...1) * (size.width - width), y: number(0...1) * (size.height - height),
        width: width, height: height)
    }
    return geometry
  }

  /// A movement, perhaps mirrored.
  mutating func transition() -> ViewControllerTransition {
    var transition = chance() ? preset() : chance() ? own() : effects()
    if chance() { transition = transition.mirrored() }
    return transition
  }

  /// Up to three movements at once.
  mutating func combination() -> ViewControllerTransition {
    var sum = transition()
    while chance() { sum = sum.combined(with: transition()) }
    if chance() { sum = .asymmetric(opening: sum, closing: transition()) }
    return sum
  }

  /// A transition without a closing of its own, but for its timing.
  mutating func unwritten() -> ViewControllerTransition {
    var transition =
      chance() ? one(of: [.slide, .fold, .spin]) : chance() ? own() : effects()
    if chance() { transition = transition.mirrored() }
    return transition
  }

  private mutating func preset() -> ViewControllerTransition {
    let edge = one(of: TransitionEdge.allCases)
    return one(of: [
      .slide, .overlay, .fold, .hang, .fall, .full, .scale, .spin,
      .slide(edge: edge, gap: number(0...40), minimumScale: number(0.5...1)),
      .fold(edge: edge, perspective: number(1.5...4)),
      .hang(tilt: number(0...20)),
    ])
  }

  private mutating func effects() -> ViewControllerTransition {
    let edge = one(of: TransitionEdge.allCases)
    return .effects(
      front: [.move(edge: edge, by: number(0.2...1)), .opacity(number(0...1)).during(0.1...0.6)],
      back: [.scale(number(0.5...1)), .rotate(degrees: number(-30...30)), .dim(number(0...1))],
      stacking: one(of: [.frontAbove, .backAbove, .byDepth]))
  }

  /// A transition as an app writes it, which respects the layout direction.
  private mutating func own() -> ViewControllerTransition {
    let (frontWay, backWay) = (number(-500...500), number(-200...200))
    let (turn, spin, scale, alpha) = (
      number(-3...3), number(-1...1), number(0.2...1.5), number(0...1)
    )
    let (anchor, isByDepth) = (CGPoint(x: number(0...1), y: number(0...1)), chance())
    return .choreography { geometry in
      let side = geometry.side
      return Choreography(
        .back {
          $0.x = .linear(from: 0, to: side * backWay)
          $0.opacity = .linear(from: 1, to: alpha)
          $0.cutLeft = geometry.isRightToLeft ? .constant(0) : .linear(from: 0, to: 40)
          $0.cutRight = geometry.isRightToLeft ? .linear(from: 0, to: 40) : .constant(0)
        },
        .front {
          $0.anchor = CGPoint(x: side > 0 ? anchor.x : 1 - anchor.x, y: anchor.y)
          $0.x = .linear(from: side * frontWay, to: 0)
          $0.y = .linear(from: backWay, to: 0)
          $0.perspective = .constant(2.5 * geometry.container.width)
          $0.rotationY = .linear(from: side * turn, to: 0)
          $0.rotationZ = .linear(from: side * spin, to: 0)
          $0.scale = .linear(from: scale, to: 1)
        }, timing: .easeInOut, sortsByDepth: isByDepth)
    }
  }
}
