import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The laws of sums of transitions and of their mirror images, for random ones between random places.
struct SumLawTests {
  private func hold(
    _ count: Int = 300, _ law: (inout RandomTransitions) -> Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let failed = (0..<count).filter { seed in
      var random = RandomTransitions(seed: 7000 + seed)
      return !law(&random)
    }
    #expect(failed.prefix(3) == [], "seeds that break it", sourceLocation: location)
  }

  /// A setting, and whether a sum takes it from a later term, too; the pace and the backdrop are those of the first.
  struct Setting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isShared: Bool
    let set: @Sendable (ViewControllerTransition, Int) -> ViewControllerTransition
    let read: @Sendable (TransitionSettings) -> AnyHashable?

    init<Value: Hashable>(
      _ name: String, isShared: Bool = true,
      _ value: @escaping @Sendable (TransitionSettings) -> Value?,
      _ set: @escaping @Sendable (ViewControllerTransition, Int) -> ViewControllerTransition
    ) {
      (testDescription, self.isShared, self.set) = (name, isShared, set)
      read = { settings in value(settings).map { AnyHashable($0) } }
    }
  }

  static let settings = [
    Setting("from", \.from) { $0.modified(by: .from(.point(CGPoint(x: $1, y: 7)))) },
    Setting("to", \.to) { $0.closing(into: .point(CGPoint(x: $1, y: 7))) },
    Setting("size", { $0.size.map { "\($0)" } }) {
      $0.size(.points(width: 100 + CGFloat($1), height: 80))
    },
    Setting("cornerRadius", \.cornerRadius) { $0.cornerRadius(CGFloat($1)) },
    Setting("dismissesOnTapOutside", \.dismissesOnTapOutside) { $0.dismissesOnTapOutside($1 == 1) },
    Setting("displayCornerRadius", \.displayCornerRadius) { $0.displayCornerRadius(CGFloat($1)) },
    Setting("duration", isShared: false, \.duration) { $0.duration(CGFloat($1)) },
    Setting("timing", isShared: false, { $0.timing.map { "\($0)" } }) {
      $0.timing($1 == 1 ? .easeIn : .easeOut)
    },
    Setting("backdrop", isShared: false, { $0.backdrop.map { "\($0)" } }) {
      $0.backdrop(.color($1 == 1 ? .red : .blue))
    },
  ]

  /// A setting of a sum is that of the first term that has one.
  @Test(arguments: settings) func aSettingIsThatOfTheFirstTermThatHasOne(setting: Setting) {
    // Neither has settings of its own.
    let (plain, other) = (ViewControllerTransition.slide, ViewControllerTransition.cube)
    for direction in TransitionDirection.both {
      func value(_ transition: ViewControllerTransition) -> AnyHashable? {
        setting.read(transition.resolved(direction).settings)
      }
      let (one, two) = (setting.set(plain, 1), setting.set(other, 2))
      #expect(value(one) != nil && value(one) != value(setting.set(plain, 2)))
      #expect(value(one.combined(with: two)) == value(one))
      #expect(value(one.combined(with: other)) == value(one))
      #expect(value(plain.combined(with: two)) == (setting.isShared ? value(two) : nil))
      #expect(
        value(plain.combined(with: other).combined(with: two))
          == (setting.isShared ? value(two) : nil))
    }
  }

  /// What is neither a screen nor in one is as dark as in the first term that has it: two do not add up.
  @Test func lightIsThatOfOneTerm() {
    hold { random in
      let (a, b, geometry) = (random.transition(), random.transition(), random.geometry())
      return TransitionDirection.both.allSatisfy { direction in
        // A card leaves its presenter alone, also in the other term.
        let form = a.resolved(direction).presentation
        let terms = [a, b.presentation(form)].map { $0.played(direction, on: geometry) }
        let sum = a.combined(with: b).played(direction, on: geometry)
        return [.backdrop, .shade, .light, .cast].allSatisfy { (role: Choreography.Role) in
          guard let term = terms.first(where: { $0.part(role) != nil }) else {
            return sum.part(role) == nil
          }
          return Self.shares.allSatisfy {
            abs(sum.pose(of: role, at: $0).opacity - term.pose(of: role, at: $0).opacity) < 1e-9
          }
        }
      }
    }
  }

  /// A sum may swing beyond its ends as far as each of its terms, and its screens are there where the terms add up to.
  @Test func aSumSwingsAsFarAsItsTerms() {
    hold { random in
      let edges: [ViewControllerTransition] = [
        .slide, .hang, .full, .spin,
        .choreography { _ in
          Choreography(.front { $0.y = .linear(from: 300, to: 0) }, overshoot: 0.2)
        },
      ]
      let (a, b, geometry) = (random.one(of: edges), random.one(of: edges), random.geometry())
      return TransitionDirection.both.allSatisfy { direction in
        let terms = [a, b].map { $0.played(direction, on: geometry) }
        let sum = a.combined(with: b).played(direction, on: geometry)
        let lowest = terms.map(\.overshoot.lowerBound).min() ?? 0
        let highest = terms.map(\.overshoot.upperBound).max() ?? 1
        let widest = lowest...highest
        return ([-0.3, -0.05, 0.5, 1.05, 1.3] as [CGFloat]).allSatisfy { fraction in
          func y(_ choreography: Choreography) -> CGFloat {
            choreography.part(.front)?.pose(at: fraction, overshoot: widest).y ?? 0
          }
          return abs(sum.pose(of: .front, at: fraction).y - y(terms[0]) - y(terms[1])) < 1e-6
        }
      }
    }
  }

  /// A mirrored transition on a container is the mirror image of the transition on the mirrored container, with all
  /// that a screen may grow out of, land in or follow.
  @Test func theMirrorIsTheMirrorImageOfEverything() {
    hold(600) { random in
      let geometry = random.geometryWithPlaces()
      let image = geometry.mirrorImage
      let transition = random.chance() ? random.growing() : random.combination()
      return TransitionDirection.both.allSatisfy { direction in
        let mirrored = transition.placed(in: geometry).mirrored().played(direction, on: geometry)
        let expected = transition.placed(in: image).played(direction, on: image).mirrored()
        return mirrored.parts.count == expected.parts.count
          && mirrored.parts.map(\.role).allSatisfy { role in
            Self.shares.allSatisfy {
              mirrored.pose(of: role, at: $0).distance(to: expected.pose(of: role, at: $0)) < 1e-6
            }
          }
      }
    }
  }

  private static let shares = stride(from: CGFloat(0), through: 1, by: 0.125)
}

extension RandomTransitions {
  fileprivate mutating func rectangle(in frame: CGRect, from least: CGFloat) -> CGRect {
    let size = CGSize(
      width: frame.width * number(least...0.8), height: frame.height * number(least...0.5))
    let origin = CGPoint(
      x: frame.minX + number(0...1) * (frame.width - size.width),
      y: frame.minY + number(0...1) * (frame.height - size.height))
    return CGRect(origin: origin, size: size)
  }

  /// A container in which a screen grows out of a place, lands in another one, or follows an element.
  fileprivate mutating func geometryWithPlaces() -> TransitionGeometry {
    var geometry = self.geometry()
    let whole = CGRect(origin: .zero, size: geometry.container)
    if chance() { geometry.bars.top = 90 }
    if chance() { geometry.setOrigin(rectangle(in: whole, from: 0.05), radius: 9) }
    if chance() { geometry.destination = rectangle(in: whole, from: 0.05) }
    if chance() {
      let source = rectangle(in: whole, from: 0.1)
      geometry.lead = Lead(
        source: source,
        visible: source.inset(by: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)),
        radius: 8, landing: rectangle(in: geometry.front, from: 0.3), in: geometry.front)
    }
    return geometry
  }

  fileprivate mutating func growing() -> ViewControllerTransition {
    let all: [ViewControllerTransition] = [.full, .overlay, .scale]
    return chance() ? one(of: all) : one(of: all).combined(with: transition())
  }
}

extension ViewControllerTransition {
  /// Returns the transition with the places of a geometry.
  fileprivate func placed(in geometry: TransitionGeometry) -> ViewControllerTransition {
    var placed = self
    if let from = geometry.settings.from { placed = placed.modified(by: .from(from)) }
    if let to = geometry.settings.to { placed = placed.closing(into: to) }
    return placed
  }
}

extension TransitionGeometry {
  /// The geometry with left and right swapped, but for the direction of the layout.
  fileprivate var mirrorImage: TransitionGeometry {
    let whole = CGRect(origin: .zero, size: container)
    var image = self
    image.front = front.mirrored(in: whole)
    for (place, spot) in spots where !place.isEdge {
      image.spots[place]?.frame = spot.frame.mirrored(in: whole)
    }
    for (views, frames) in inside { image.inside[views] = frames.map { $0.mirrored(in: whole) } }
    if let lead {
      image.lead?.source = lead.source.mirrored(in: whole)
      image.lead?.visible = lead.visible.mirrored(in: whole)
      image.lead?.landing = lead.landing.mirrored(in: whole)
    }
    return image
  }
}
