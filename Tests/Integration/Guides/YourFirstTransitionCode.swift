import Testing
import TransitionCatalog
import TransitionCatalogTesting
import UIKit

// Everything that Guides/YourFirstTransition.md says an app writes: GuideTests looks for it here.

extension ViewControllerTransition {
  fileprivate static let box = effects(
    front: .rotate(degrees: 90, axis: .y, anchorZ: -0.5),
    back: .rotate(degrees: -90, axis: .y, anchorZ: -0.5),
    stacking: .byDepth)
}

extension ViewControllerTransition {
  fileprivate static let slowBox = box.timing(.easeInOut).duration(0.8)
}

extension ViewControllerTransition {
  fileprivate static let rows = effects(
    front: .move(edge: .trailing), back: .dim(0.2).during(0...0.5),
    views: ["row": .offset(x: 240).timing(.easeOut).staggered(over: 0.5)]
  ).duration(0.6)
}

struct YourFirstTransitionTests {
  @Test func theBoxHasNoProblems() {
    #expect(ViewControllerTransition.box.problems() == [])
  }

  @Test func otherTransitionsHaveNoProblems() {
    let (size, frames) = (
      CGSize(width: 390, height: 844), [CGRect(x: 20, y: 90, width: 300, height: 44)]
    )
    let (box, rows) = (ViewControllerTransition.box, ViewControllerTransition.rows)
    let problems: [TransitionProblem] =
      box.problems(asking: [.numbers, .rest, .cover])
      + rows.problems(on: [TransitionGeometry(container: size, frontViews: ["row": frames])])
    #expect(problems == [])
    #expect(TransitionProblem.Question.allCases.count == 9)
    for transition in YourFirstTransitionCode.transitions {
      // A choice is asked when it has been made.
      #expect(transition.problems().allSatisfy { $0.question == .values })
    }
  }
}

@MainActor
struct YourFirstTransitionCode {
  let list = UIViewController()
  let photo = UIViewController()
  let stack = UINavigationController()
  let cell = UIView()
  let button = UIView()

  func calls() {
    list.present(photo, using: .slide)
    list.present(photo, using: .box)
    stack.push(photo, using: .box)
    stack.setTransition(.box)
    cell.effectKey = "row"
  }

  nonisolated static let transitions: [ViewControllerTransition] = [
    .slide, .cube, .box, .slowBox, .rows, .box.backdrop(.color(.systemGray4)),
    .fold.duration(0.8), .slide.mirrored(),
    .box.combined(with: .effects(front: .fade)),
    .effects(front: .fade, back: [.scale(0.92), .dim(0.3)]),
    .effects(
      front: [.rotate(degrees: 90, axis: .y, anchorZ: -0.5), .dim(0.5)],
      back: [.rotate(degrees: -90, axis: .y, anchorZ: -0.5), .dim(0.5)], stacking: .byDepth),
    .effects(
      front: .rotate(degrees: -90, axis: .x, anchorZ: -0.5),
      back: .rotate(degrees: 90, axis: .x, anchorZ: -0.5), stacking: .byDepth),
    .dynamic { request in request.requester == nil ? .system : .box },
    .asymmetric(opening: .box, closing: .fold),
  ]

  var effects: [TransitionEffect] {
    [
      .fade, .opacity(0.3), .move(edge: .trailing), .move(edge: .bottom, by: 0.2),
      .offset(x: 120, y: 40), .offset(y: 40).onlyOpening, .scale(0.92),
      .scale(0.92, anchor: .top), .rotate(degrees: 90), .rotate(degrees: 90, axis: .y),
      .hinge(.leading), .dim(0.3), .cornerRadius(28), .displayCorners, .shadow(0.3),
      .reveal(from: .view(button)),
      .hidden(beyond: 0.5), .fade.onlyClosing,
    ]
  }

  let gestures: [TransitionGesture] = [
    .leadingEdge, .trailingEdge, .pullUpDown, .pullLeftRight, .pinch, .panToEdge, .swipe(.bottom),
    TransitionGesture.automatic,
  ]
}
