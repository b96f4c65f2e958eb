import TransitionCatalog
import UIKit

extension DemoScreen {
  /// Opens it from the list. Most are stages, from which the chosen transition is seen.
  @MainActor func open(from start: UIViewController, with trial: Trial) {
    switch self {
    case .catalog: show(CatalogViewController().withToolbar())
    case .guide: show(makeGuide().withToolbar())
    case .photos: show(makePhotos().withToolbar())
    case .photoPages: show(makePhotos(.pages).withToolbar())
    case .pushedPhotos: show(makePhotos().withBar())
    case .splitPhotos:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(makePhotos().withToolbar(), for: .primary)
      split.setViewController(
        UINavigationController(belowBackground: makeMusic()), for: .secondary)
      // Otherwise a narrow window begins with the second column, and no bar leads back from there.
      split.setViewController(makePhotos().withToolbar(), for: .compact)
      // The first column has the way back.
      split.preferredDisplayMode = .oneBesideSecondary
      show(split)
    case .tabs:
      let tabs = TabsViewController(guide: makeGuide())
      tabs.addBars()
      tabs.setTransition(trial.value(), gesture: .pullLeftRight)
      show(tabs)
    case .miniPlayer:
      let player = PlayerTabsViewController()
      player.tabs.addBars()
      show(player)
    case .music: show(makeMusic().withToolbar())
    case .record: show(RecordViewController().withToolbar())
    case .today: show(TodayViewController().withToolbar())
    case .sheet: show(makePhotos(offersFilter: true).withToolbar())
    case .menu: show(ValleyViewController().withToolbar())
    case .toolbox: show(DeskViewController().withToolbar())
    case .artists: show(ArtistsViewController().withBar())
    case .article:
      start.present(DetailViewController(Article.all[0]), using: .cover.pushesBack())
    case .root: WelcomeViewController.replaceRoot(of: start.view.window, using: trial.value())
    case .storyboard:
      let scenes = UIStoryboard(name: "Scenes", bundle: nil)
      if let first = scenes.instantiateInitialViewController() { show(first.withBar()) }
    case .form: FormViewController.open(from: start, with: trial)
    case .trials: show(TrialsViewController().withBar())
    }

    func makePhotos(
      _ detail: PhotoDetail = .story, offersFilter: Bool = false
    ) -> UIViewController {
      let photos = PhotoGridViewController(detail: detail, offersFilter: offersFilter)
      photos.open(with: trial)
      return photos
    }

    func makeGuide() -> UIViewController {
      GuideViewController(
        preset: trial.transition.preset, transition: { trial.value(from: .view($0)) })
    }

    func makeMusic() -> UIViewController {
      MusicViewController(
        preset: trial.transition.preset, transition: { trial.value(from: .view($0)) })
    }

    func show(_ stage: UIViewController) {
      stage.modalPresentationStyle = .fullScreen
      start.present(stage, animated: true)
    }
  }
}
