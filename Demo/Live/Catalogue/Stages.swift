import Screens
import TransitionCatalog
import TransitionLab
import UIKit

/// The screens of the live catalogue.
@MainActor enum Stages {
  static let all = [guide, photos, stack, tabs, music, sheets, today, children, own]

  /// Screens that a tapped row opens.
  private static let guide: LabStage = {
    let transitions = TransitionChoice(
      origin: "row",
      names: ["# Presets"] + TransitionChoice.presets + ["# More"] + TransitionChoice.more
        + ["# Cards at an edge"] + TransitionChoice.cards)
    let gestures = GestureChoice()
    return LabStage(
      "Guide", options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "screen")], "using", transitions.code(values),
          [gestures.code(values)])
      }, opened: { screen, values in setGesture(gestures.gesture(values), of: screen) },
      makeRoot: { values in
        GuideViewController(
          preset: transitions.preset(values),
          transition: { transitions.transition(values, from: $0) })
      })
  }()

  private static let photoTransitions = TransitionChoice(
    names: ["# Presets"] + TransitionChoice.presets + ["# More"]
      + TransitionChoice.more.filter { $0 != "reveal" },
    normal: "full")

  private static let photos: LabStage = {
    let gestures = GestureChoice()
    return LabStage(
      "Photos", options: { photoTransitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "PhotoViewController(photo)")], "using",
          photoTransitions.code(values),
          [gestures.code(values)]) + elements
      },
      opened: { screen, values in
        // The filter is a sheet with a gesture of its own.
        if screen is PhotoViewController { setGesture(gestures.gesture(values), of: screen) }
      }, makeRoot: { makeGrid($0, offersFilter: true) })
  }()

  private static let stack: LabStage = {
    let gestures = GestureChoice()
    return LabStage(
      "Photos in a stack", options: { photoTransitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "navigationController?.push", [.init(code: "PhotoViewController(photo)")], "using",
          photoTransitions.code(values), [gestures.code(values)]) + elements
      }, opened: { screen, values in setGesture(gestures.gesture(values), of: screen) },
      makeRoot: { UINavigationController(rootViewController: makeGrid($0)) })
  }()

  private static let tabs: LabStage = {
    let transitions = TransitionChoice(
      names: ["# Presets"] + TransitionChoice.presets + ["# More"]
        + TransitionChoice.more.filter { $0 != "reveal" })
    let gestures = GestureChoice(normal: "none")
    return LabStage(
      "Tabs", options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "tabBarController?.setTransition", [], "", transitions.code(values),
          [gestures.code(values)])
      },
      makeRoot: { values in
        let guide = GuideViewController(preset: transitions.preset(values))
        let tabs = TabsViewController(guide: guide)
        tabs.setTransition(transitions.transition(values), gesture: gestures.gesture(values))
        return tabs
      })
  }()

  private static let music: LabStage = {
    let transitions = TransitionChoice(
      origin: "bar",
      names: ["# Presets"] + TransitionChoice.presets + ["# More"] + TransitionChoice.more,
      normal: "full")
    let gestures = GestureChoice()
    return LabStage(
      "Music", options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "player")], "using", transitions.code(values),
          [gestures.code(values)])
      },
      opened: { screen, values in
        if screen is PlayerViewController { setGesture(gestures.gesture(values), of: screen) }
      },
      makeRoot: { values in
        MusicViewController(
          preset: transitions.preset(values),
          transition: { transitions.transition(values, from: $0) })
      })
  }()

  private static let sheets = LabStage(
    "Sheets and menus",
    code: { _ in
      """
      // By a button, or by a pan at the edge
      present(menu, using: .menu(edge: .leading), openedBy: edgePan)
      present(place, using: .menu(edge: .trailing), openedBy: edgePan)

      // By a row
      present(walk, using: .sheet(height: .fraction(0.8)))
      """
    }, makeRoot: { _ in ValleyViewController() })

  private static let today = LabStage(
    "Today",
    code: { _ in
      """
      // In the card, and in the page
      picture.takeAlongKey = TakeAlongKey("picture", of: story.id)

      present(page, using: .full(from: .view(card)), gesture: .pullUpDown)
      """
    }, makeRoot: { _ in TodayViewController() })

  private static let children = LabStage(
    "Children",
    code: { _ in
      """
      replace(front, with: back, using: .spin, gesture: .pullLeftRight)
      """
    }, makeRoot: { _ in RecordViewController() })

  /// Transitions that are not in the library.
  private static let own: LabStage = {
    let gestures = GestureChoice()
    func example(_ values: LabValues) -> Example {
      values.choice("transition").flatMap(Example.init) ?? .recede
    }
    return LabStage(
      "Own transitions",
      options: { _ in
        [
          .choice("transition", "Transition", Example.own.map(\.rawValue), normal: "recede"),
          gestures.option,
        ]
      },
      code: { values in
        let expression = Code.Expression(
          name: example(values).rawValue, arguments: [], modifiers: [])
        let name = example(values) == .rows ? "list" : "card"
        let call = Code.call(
          "present", [.init(code: name)], "using", expression, [gestures.code(values)])
        return """
          \(definitions[example(values), default: ""])

          extension ListViewController {
            func open(\(name): UIViewController) {
              \(call)
            }
          }
          """
      }, opened: { screen, values in setGesture(gestures.gesture(values), of: screen) },
      makeRoot: { values in
        GuideViewController(
          preset: .slide, transition: { example(values).transition(from: $0) })
      })
  }()

  private static let definitions: [Example: String] = [
    .recede: """
    extension ViewControllerTransition {
      static let recede = effects(
        front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
        back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])
    }
    """,
    .rows: """
    extension ViewControllerTransition {
      static let rows = effects(
        front: [.move(edge: .trailing).timing(.spring(dampingRatio: 1)), .shadow(0.3)],
        back: [.move(edge: .leading, by: 0.3).timing(.spring(dampingRatio: 1)), .dim(0.2)],
        views: [
          "row": .offset(x: 40).timing(.spring(dampingRatio: 1)).staggered(over: 0.3)
        ]
      ).duration(0.6)
    }
    """,
  ]

  /// The code that gives both screens the same key.
  private static let elements = """


    // In the cell, and in the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    """

  private static func makeGrid(
    _ values: LabValues, offersFilter: Bool = false
  ) -> PhotoGridViewController {
    PhotoGridViewController(
      preset: photoTransitions.preset(values), transition: photoTransitions.transition(values),
      offersFilter: offersFilter)
  }

  private static func setGesture(_ gesture: TransitionGesture?, of screen: UIViewController) {
    TransitionController.installed(on: screen)?.gesture = gesture
  }
}
