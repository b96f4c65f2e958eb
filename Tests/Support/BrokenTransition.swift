// The demo's project, whose tests need none of this, does not link the product.
#if canImport(TransitionCatalogTesting)
  import Testing
  import TransitionCatalogTesting
  import UIKit

  @testable import TransitionCatalog

  /// A transition that an app has written badly, and the one question that tells.
  struct BrokenTransition: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let question: TransitionProblem.Question
    let transition: ViewControllerTransition

    init(
      _ name: String, breaks question: TransitionProblem.Question,
      _ transition: ViewControllerTransition
    ) {
      testDescription = name
      self.question = question
      self.transition = transition
    }

    init(
      _ name: String, breaks question: TransitionProblem.Question,
      _ opening: @escaping @Sendable (TransitionGeometry) -> Choreography
    ) {
      self.init(name, breaks: question, .choreography(opening))
    }

    static let all = [
      BrokenTransition("a choice", breaks: .values, .dynamic { _ in .slide }),
      BrokenTransition("a closure", breaks: .values, .animations { _ in }),
      BrokenTransition("a division by nothing", breaks: .numbers) { _ in
        Choreography(.front { $0.y = .sampled { $0 == 0.375 ? .infinity : 0 } })
      },
      BrokenTransition("a anchor nowhere", breaks: .numbers) { _ in
        Choreography(
          .front {
            $0.anchorDepth = .nan
            $0.rotationX = .linear(from: 1, to: 0)
          })
      },
      BrokenTransition("a chance", breaks: .repetition) { _ in
        Choreography(.front { $0.y = .linear(from: .random(in: 100...800), to: 0) })
      },
      BrokenTransition("an end that is missed", breaks: .rest) { geometry in
        Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 3) })
      },
      BrokenTransition(
        "two anchors", breaks: .rest,
        .effects(
          front: [.rotate(degrees: 30, anchor: .top), .rotate(degrees: 40, anchor: .bottom)])),
      BrokenTransition(
        "a darkness of forty", breaks: .rest, .effects(front: [.move(edge: .bottom), .dim(40)])),
      BrokenTransition(
        "a blur behind a full screen", breaks: .rest,
        .effects(front: .move(edge: .bottom)).backdrop(.blur(.dark))),
      BrokenTransition("a gap of nothing", breaks: .rest, .slide(gap: .nan)),
      BrokenTransition("corners without a ground", breaks: .cover) { geometry in
        Choreography(
          .part(.backdrop) { $0.opacity = .linear(from: 0, to: 1) },
          .back { $0.cornerRadius = .constant(90) },
          .front { $0.y = .linear(from: geometry.container.height, to: 0) })
      },
      BrokenTransition("a backdrop that fades in", breaks: .cover) { geometry in
        Choreography(
          .part(.backdrop) { $0.opacity = .linear(from: 0, to: 1) },
          .back { $0.scale = .linear(from: 1, to: 0.9) },
          .front { $0.y = .linear(from: geometry.container.height, to: 0) })
      },
      BrokenTransition("a clear screen", breaks: .cover) { geometry in
        Choreography(
          .part(.backdrop) { $0.y = .linear(from: geometry.container.height, to: 0) },
          .back { $0.opacity = .linear(from: 1, to: 0.5) },
          .front { $0.y = .linear(from: geometry.container.height, to: 0) })
      },
      BrokenTransition("two that change places", breaks: .depth) { geometry in
        Choreography(
          .back {
            $0.perspective = .constant(2 * geometry.container.height)
            $0.z = .linear(from: 0, to: -300)
          },
          .front {
            $0.perspective = .constant(2 * geometry.container.height)
            $0.z = .linear(from: -300, to: 0)
          }, sortsByDepth: true)
      },
      BrokenTransition(
        "a lift of its own", breaks: .depth,
        ViewControllerTransition(Movement(Sunken(), name: "sunken"))),
      BrokenTransition("always to the left", breaks: .mirror) { geometry in
        Choreography(.front { $0.x = .linear(from: geometry.container.width, to: 0) })
      },
      BrokenTransition("a shade in one layout only", breaks: .mirror) { geometry in
        let front = Choreography.Part.front {
          $0.y = .linear(from: geometry.container.height, to: 0)
        }
        let back = Choreography.Part.back { $0.dim = .linear(from: 0, to: 0.5) }
        return Choreography(geometry.isRightToLeft ? [back, front] : [front])
      },
      BrokenTransition("another order in one layout", breaks: .mirror) { geometry in
        let front = Choreography.Part.front {
          $0.y = .linear(from: geometry.container.height, to: 0)
        }
        let back = Choreography.Part.back { $0.dim = .linear(from: 0, to: 0.5) }
        return Choreography(geometry.isRightToLeft ? [front, back] : [back, front])
      },
      BrokenTransition("another pace in one layout", breaks: .mirror) { geometry in
        Choreography(
          .front { $0.y = .linear(from: geometry.container.height, to: 0) },
          timing: geometry.isRightToLeft ? .easeIn : .easeOut)
      },
      BrokenTransition("another way back", breaks: .backward, ViewControllerTransition(Through())),
      BrokenTransition("a fade but on small phones", breaks: .lessMotion) { geometry in
        Choreography(
          .front {
            $0.opacity = .linear(from: 0, to: 1)
            if geometry.container.width < 350 { $0.scale = .linear(from: 0.5, to: 1) }
          })
      },
    ]
  }

  /// The screen that arrives has a depth of its own which does not reach as far as it turns.
  struct Sunken: ChoreographedTransition {
    func opening(on geometry: TransitionGeometry) -> Choreography {
      Choreography(
        .back { _ in },
        .front {
          $0.perspective = .constant(2 * geometry.container.height)
          $0.rotationX = .linear(from: 1, to: 0)
          $0.lift = .constant(1)
        })
    }
  }

  /// Comes from below and leaves over the top.
  private struct Through: ChoreographedTransition {
    func opening(on geometry: TransitionGeometry) -> Choreography {
      Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 0) })
    }

    func closing(on geometry: TransitionGeometry) -> Choreography {
      Choreography(.front { $0.y = .linear(from: 0, to: -geometry.container.height) })
    }
  }
#endif
