import TransitionCatalog
import UIKit

/// What can be opened from the start screen.
enum DemoScreen: CaseIterable {
  case catalog, guide, photos, photoPages, pushedPhotos, splitPhotos, tabs, music, record, today,
    sheet, menu, toolbox, storyboard, form, trials

  var title: String {
    switch self {
    case .catalog: "Transitions"
    case .guide: "Guide"
    case .photos: "Photos"
    case .photoPages: "Photos, in pages"
    case .pushedPhotos: "Photos, pushed"
    case .splitPhotos: "Photos in a split view"
    case .tabs: "Tabs"
    case .music: "Music"
    case .record: "Record"
    case .today: "Today"
    case .sheet: "Sheet"
    case .menu: "Menus"
    case .toolbox: "Toolbox"
    case .storyboard: "Storyboard"
    case .form: "Form"
    case .trials: "Trials"
    }
  }

  var summary: String {
    switch self {
    case .catalog: "Every preset"
    case .guide: "Walks open as cards, stories as full screens"
    case .photos: "A picture flies with the screen"
    case .photoPages: "Turn to another one: it goes home to its own place"
    case .pushedPhotos: "In a navigation controller, below its bar"
    case .splitPhotos: "In the first column"
    case .tabs: "Pulled to both sides; in the first one stories are pushed"
    case .music: "The player opens from its bar"
    case .record: "Its sleeve is turned over; with Spin"
    case .today: "Cards become pages, one with a clip that plays; with Full"
    case .sheet: "A filter for photos, as high as its content, which grows"
    case .menu: "At both sides, by a button or from the edge"
    case .toolbox: "A knob, a map, a canvas and rows keep their drags in a card"
    case .storyboard: "Three segues, a preset of a scene's own, and effects, without code"
    case .form: "A field, a button, a strip that scrolls sideways, a long list"
    case .trials: "What only the device checklist needs, by the ids of its rows"
    }
  }

  /// Opens it from the start screen. All but the form are stages, from which a preset is seen.
  @MainActor func open(from start: UIViewController, with trial: Trial) {
    switch self {
    case .catalog: show(CatalogViewController().withToolbar())
    case .guide:
      show(
        GuideViewController(preset: trial.preset, transition: { _ in trial.transition })
          .withToolbar())
    case .photos: show(makePhotos().withToolbar())
    case .photoPages: show(makePhotos(.pages).withToolbar())
    case .pushedPhotos: show(makePhotos().withBar())
    case .splitPhotos:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(makePhotos().withToolbar(), for: .primary)
      split.setViewController(
        MusicViewController(preset: trial.preset).withToolbar(), for: .secondary)
      // Otherwise a narrow window begins with the second column, and no bar leads back from there.
      split.setViewController(makePhotos().withToolbar(), for: .compact)
      show(split)
    case .tabs:
      let guide = GuideViewController(preset: trial.preset, transition: { _ in trial.transition })
      let tabs = TabsViewController(guide: guide.withBar())
      tabs.setTransition(trial.transition, gesture: .pullLeftRight)
      show(tabs)
    case .music:
      show(
        MusicViewController(preset: trial.preset, transition: { _ in trial.transition })
          .withToolbar())
    case .record: show(RecordViewController().withToolbar())
    case .today: show(TodayViewController().withToolbar())
    case .sheet:
      show(
        PhotoGridViewController(
          preset: trial.preset, transition: trial.transition, offersFilter: true
        ).withToolbar())
    case .menu: show(ValleyViewController().withToolbar())
    case .toolbox: show(DeskViewController().withToolbar())
    case .storyboard:
      let scenes = UIStoryboard(name: "Scenes", bundle: nil)
      if let first = scenes.instantiateInitialViewController() { show(first.withBar()) }
    case .form: FormViewController.open(from: start, with: trial)
    case .trials: show(TrialsViewController().withBar())
    }

    func makePhotos(_ detail: PhotoDetail = .story) -> UIViewController {
      PhotoGridViewController(preset: trial.preset, transition: trial.transition, detail: detail)
    }

    func show(_ stage: UIViewController) {
      stage.modalPresentationStyle = .fullScreen
      start.present(stage, animated: true)
    }
  }
}
