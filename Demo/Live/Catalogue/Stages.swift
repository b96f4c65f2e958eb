import Screens
import TransitionCatalog
import TransitionLab
import UIKit

/// The screens of the live catalogue.
@MainActor enum Stages {
  static let all = [
    photos, guide, stack, tabs, music, sheets, toolbox, today, login, children, own,
  ]

  /// Screens that a tapped row opens.
  private static let guide: LabStage = {
    let transitions = TransitionChoice(
      origin: "row",
      names: ["# Presets"] + TransitionChoice.presets + ["# More"] + TransitionChoice.more
        + ["# Cards at an edge"] + TransitionChoice.cards,
      normal: "hang")
    let gestures = GestureChoice()
    return LabStage(
      "Guide", note: "Tap a row. Every transition, with all its settings.",
      options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "screen")], "using", transitions.code(values),
          [gestures.code(values)])
      },
      configure: { screen, values in
        if let guide = screen as? GuideViewController {
          guide.transition = { transitions.transition(values, from: $0) }
        } else {
          let guide = screen.presentingViewController as? GuideViewController
          configure(
            screen, transitions.transition(values, from: guide?.openedRow), gestures, values,
            isCard: transitions.isCard(values))
        }
      }, openings: openings, makeRoot: { GuideViewController(preset: transitions.preset($0)) })
  }()

  private static let photoTransitions = TransitionChoice(
    names: ["# Presets"] + TransitionChoice.presets + ["# More"]
      + TransitionChoice.more.filter { $0 != "reveal" },
    normal: "full")

  private static let photos: LabStage = {
    let gestures = GestureChoice()
    return LabStage(
      "Photos", note: "Tap a photo, and drag it back. Pull the filter away.",
      options: { photoTransitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "PhotoViewController(photo)")], "using",
          photoTransitions.code(values),
          [gestures.code(values)]) + elements
      }, configure: { configureGrid($0, gestures, $1) }, openings: openings,
      makeRoot: { _ in PhotoGridViewController(offersFilter: true) })
  }()

  private static let stack: LabStage = {
    let gestures = GestureChoice()
    return LabStage(
      "Photos in a stack", note: "Pushed and popped by a navigation controller.",
      options: {
        photoTransitions.options($0) + [gestures.option]
          + [.flag("turns", "Back turns a push round (experiment)")]
      },
      code: { values in
        Code.call(
          "navigationController?.push", [.init(code: "PhotoViewController(photo)")], "using",
          photoTransitions.code(values), [gestures.code(values)]) + elements
      }, configure: { configureGrid($0, gestures, $1) }, openings: openings,
      makeRoot: { _ in UINavigationController(belowBackground: PhotoGridViewController()) })
  }()

  private static let tabs: LabStage = {
    let transitions = TransitionChoice(
      names: ["# Presets"] + TransitionChoice.presets + ["# More"]
        + TransitionChoice.more.filter { $0 != "reveal" })
    // The library's default for tabs is no gesture.
    let gestures = GestureChoice(normal: "pullLeftRight", omitted: "none")
    return LabStage(
      "Tabs", note: "Tap a tab, or pull the next one in sideways.",
      options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "tabBarController?.setTransition", [], "", transitions.code(values),
          [gestures.code(values)])
      },
      configure: { screen, values in
        (screen as? TabsViewController)?.setTransition(
          transitions.transition(values), gesture: gestures.gesture(values))
      },
      openings: { root in
        [1, 2].map { index in
          { (root as? TabsViewController)?.select(index, using: .system, animated: false) }
        }
      },
      makeRoot: { TabsViewController(guide: GuideViewController(preset: transitions.preset($0))) })
  }()

  private static let music: LabStage = {
    let transitions = TransitionChoice(
      origin: "miniPlayer", growsOutOfOrigin: true,
      names: ["# Presets"] + TransitionChoice.presets + ["# More"] + TransitionChoice.more,
      normal: "full")
    let gestures = GestureChoice()
    return LabStage(
      "Music", note: "Tap the bar above the tabs, or pull it up.",
      options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "player")], "using", transitions.code(values),
          [gestures.code(values), .init(label: "openedBy", code: "pan")]) + cover
      },
      configure: { screen, values in
        if let tabs = screen as? PlayerTabsViewController {
          tabs.transition = { transitions.transition(values, from: $0) }
        } else if screen is PlayerViewController {
          let tabs = screen.presentingViewController as? PlayerTabsViewController
          configure(
            screen, transitions.transition(values, from: tabs?.playerBar), gestures, values,
            isCard: transitions.isCard(values))
        }
      }, openings: openings, makeRoot: { _ in PlayerTabsViewController() })
  }()

  /// A welcome, and what follows it: each is the window's root.
  private static let login: LabStage = {
    let transitions = TransitionChoice(
      names: ["# Presets"] + TransitionChoice.presets + ["# More"]
        + TransitionChoice.more.filter { $0 != "reveal" },
      normal: "fade")
    return LabStage(
      "Login", note: "Sign in and out: the window gets another root.",
      options: { transitions.options($0) },
      code: { values in
        Code.call(
          "window.replaceRoot", [.init(label: "with", code: "main")], "using",
          transitions.code(values))
      },
      configure: { screen, values in
        (screen as? WelcomeViewController)?.transition = transitions.transition(values)
      }, openings: openings, makeRoot: { _ in WelcomeViewController() })
  }()

  private static let sheets = LabStage(
    "Sheets and menus", note: "Tap a button or a row, or pull a menu in from its edge.",
    code: { _ in
      """
      // By a button, or by a pan at the edge
      present(menu, using: .menu(edge: .leading), openedBy: edgePan)
      present(place, using: .menu(edge: .trailing), openedBy: edgePan)

      // By a row
      present(walk, using: .sheet(height: .fraction(0.8)))
      """
    }, openings: openings, makeRoot: { _ in ValleyViewController() })

  /// A screen of things that follow the finger themselves.
  private static let toolbox: LabStage = {
    let transitions = TransitionChoice(
      names: ["# Presets"] + TransitionChoice.presets + ["# More"]
        + TransitionChoice.more.filter { $0 != "reveal" },
      normal: "overlay")
    let gestures = GestureChoice()
    return LabStage(
      "Toolbox", note: "Sliders, switches and scroll views, which follow the finger themselves.",
      options: { transitions.options($0) + [gestures.option] },
      code: { values in
        Code.call(
          "present", [.init(code: "toolbox")], "using", transitions.code(values),
          [gestures.code(values)])
      },
      configure: { screen, values in
        if let desk = screen as? DeskViewController {
          desk.transition = transitions.transition(values)
        } else if screen is ToolboxViewController {
          configure(
            screen, transitions.transition(values), gestures, values,
            isCard: transitions.isCard(values))
        }
      }, openings: openings, makeRoot: { _ in DeskViewController() })
  }()

  private static let today = LabStage(
    "Today", note: "Tap a card: it becomes its page, and is pulled back.",
    code: { _ in
      """
      // In the card, and in the page
      picture.takeAlongKey = TakeAlongKey("picture", of: story.id)

      present(page, using: .full(from: .view(card)), gesture: .pullUpDown)
      """
    }, openings: openings, makeRoot: { _ in TodayViewController() })

  private static let children = LabStage(
    "Children", note: "Two child view controllers: turn the record over.",
    code: { _ in
      """
      replace(front, with: back, using: .spin, gesture: .pullLeftRight)
      """
    }, openings: openings, makeRoot: { _ in RecordViewController() })

  /// Transitions that are not in the library.
  private static let own: LabStage = {
    let gestures = GestureChoice()
    func example(_ values: LabValues) -> Example {
      values.choice("transition").flatMap(Example.init) ?? .recede
    }
    return LabStage(
      "Own transitions", note: "Two that are not in the library, with their whole code.",
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
              \(call.replacing("\n", with: "\n    "))
            }
          }
          """
      },
      configure: { screen, values in
        if let guide = screen as? GuideViewController {
          guide.transition = { example(values).transition(from: .view($0)) }
        } else {
          let guide = screen.presentingViewController as? GuideViewController
          configure(
            screen, example(values).transition(from: .view(guide?.openedRow ?? screen.view)),
            gestures, values, isCard: false)
        }
      }, openings: openings, makeRoot: { _ in GuideViewController(preset: .slide) })
  }()

  // What the stages do with their screens

  /// Applies what is chosen to an open screen. The form of an open screen stays: a card is not made of a full screen, nor
  /// the reverse, until it is opened again.
  private static func configure(
    _ screen: UIViewController, _ transition: ViewControllerTransition, _ gestures: GestureChoice,
    _ values: LabValues, isCard: Bool
  ) {
    guard let controller = TransitionController.installed(on: screen) else { return }
    controller.gesture = gestures.gesture(values)
    let isOpenAsCard = screen.viewIfLoaded?.bounds.size != screen.viewIfLoaded?.window?.bounds.size
    if isCard == isOpenAsCard { controller.transition = transition }
  }

  private static func configureGrid(
    _ screen: UIViewController, _ gestures: GestureChoice, _ values: LabValues
  ) {
    let root = (screen as? UINavigationController)?.viewControllers.first ?? screen
    let named = photoTransitions.transition(values)
    let transition = values.isOn("turns") ? named.turningRoundByBack() : named
    if let grid = root as? PhotoGridViewController {
      grid.preset = photoTransitions.preset(values)
      grid.transition = transition
    } else if screen is PhotoViewController {
      // The filter is a sheet with a gesture of its own. What is pushed fills the stack.
      configure(
        screen, transition, gestures, values,
        isCard: photoTransitions.isCard(values) && screen.navigationController == nil)
    }
  }

  /// Returns what can be tapped on the first screen, without animation.
  private static func openings(_ root: UIViewController) -> [@MainActor () -> Void] {
    switch (root as? UINavigationController)?.viewControllers.first ?? root {
    case let guide as GuideViewController:
      (0..<guide.rowCount).map { index in { guide.open(index, animated: false) } }
    case let grid as PhotoGridViewController:
      grid.shownItems.map { item in { grid.open(item, animated: false) } }
    case let tabs as PlayerTabsViewController: [{ tabs.open(animated: false) }]
    case let welcome as WelcomeViewController: [{ welcome.signIn(animated: false) }]
    case let valley as ValleyViewController:
      [{ valley.openMenu(animated: false) }, { valley.openPlace(animated: false) }]
        + (0..<valley.walkCount).map { index in { valley.openWalk(index, animated: false) } }
    case let desk as DeskViewController: [{ desk.open(animated: false) }]
    case let today as TodayViewController:
      today.cards.map { card in { today.open(card.story, animated: false) } }
    case let record as RecordViewController: [{ record.turnOver(animated: false) }]
    default: []
    }
  }

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

  /// The code that gives the bar and the player the same key.
  private static let cover = """


    // In the bar, and in the player
    cover.takeAlongKey = "cover"
    """

  /// The code that gives both screens the same key.
  private static let elements = """


    // In the cell, and in the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    """
}
