import TransitionCatalog
import UIKit

// The recipes of MoreRecipes, each with what its page calls yours. MoreRecipeTests plays them.

/// A page without content.
class RecipePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

// MARK: Who has closed a screen

enum ClosingRecipe {
  final class MessageScreen: UIViewController, TransitionParticipant,
    UIAdaptivePresentationControllerDelegate
  {
    private var (isByUser, isByFinger, isByVoiceOver) = (false, false, false)

    func takeCloser() -> String {
      defer { (isByUser, isByFinger, isByVoiceOver) = (false, false, false) }
      guard isByUser else { return "code" }
      return isByFinger ? "finger" : isByVoiceOver ? "VoiceOver" : "tap or key"
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      isByUser = true
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      // Refused: nothing has begun.
      isByVoiceOver = false
    }

    func transitionWillBegin(_ run: TransitionRun) {
      guard run.direction == .closing, run.request.front === self else { return }
      isByFinger = run.isInteractive
    }

    nonisolated override func accessibilityPerformEscape() -> Bool {
      // UIKit declares this method without the main actor.
      MainActor.assumeIsolated {
        isByVoiceOver = true
        return super.accessibilityPerformEscape()
      }
    }
  }

  final class InboxScreen: RecipePage {
    private(set) var tracked: [String] = []

    func show(_ message: MessageScreen) {
      let controller = present(message, using: .overlay.dismissesOnTapOutside())
      message.presentationController?.delegate = message
      controller?.onEnd { [weak self, weak message] request, ending in
        guard let self, let message, request.direction == .closing else { return }
        let closer = message.takeCloser()
        switch ending {
        case .committed: track("closed by \(closer)")
        case .cancelled(let reason): track("kept, after \(closer): \(reason)")
        }
      }
    }

    private func track(_ line: String) { tracked.append(line) }
  }
}

// MARK: A video that plays on

enum VideoRecipe {
  /// What of AVFoundation's player can be heard of.
  @MainActor
  final class AVPlayer {
    private(set) var calls: [String] = []
    func play() { calls.append("play") }
    func pause() { calls.append("pause") }
  }

  final class PlayerView: UIView {
    var player: AVPlayer?
  }

  final class FeedScreen: UIViewController {
    let id = 7
    let video = PlayerView()
    var poster: UIImage?

    func openClip() {
      let clip = ClipScreen()
      clip.video.player = video.player
      for view in [video, clip.video] { letFly(view, as: TakeAlongKey("clip", of: id)) }
      present(clip, using: .full)
    }

    private func letFly(_ view: PlayerView, as key: TakeAlongKey) {
      view.takeAlongKey = key
      view.takeAlong.standIn = { [poster] original in
        let standIn = UIImageView(image: poster)
        let video = PlayerView(frame: standIn.bounds)
        video.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        video.player = (original as? PlayerView)?.player
        standIn.addSubview(video)
        return standIn
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      video.frame = CGRect(x: 20, y: 400, width: 160, height: 90)
      video.backgroundColor = .black
      view.addSubview(video)
    }
  }

  final class ClipScreen: UIViewController {
    let video = PlayerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      video.backgroundColor = .black
      view.addSubview(video)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = view.bounds.width
      video.frame = CGRect(x: 0, y: 120, width: width, height: width * 9 / 16)
    }
  }
}

// MARK: Out of a button of a bar

enum BarButtonRecipe {
  final class FilterScreen: RecipePage {}

  final class ListScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let filter = UIAction(title: "Filter") { [unowned self] _ in openFilter() }
      navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: filter)
    }

    private func openFilter() {
      present(FilterScreen(), using: .overlay(from: .item(navigationItem.rightBarButtonItem)))
    }
  }

  final class SizedListScreen: UIViewController {
    private lazy var button = UIButton(
      type: .system, primaryAction: UIAction(title: "Filter") { [unowned self] _ in openFilter() })

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    }

    private func openFilter() { present(FilterScreen(), using: .overlay(from: .view(button))) }
  }
}

// MARK: A picture that is not there yet

enum PictureRecipe {
  final class Cell: UIView {
    let picture = UIImageView()

    override func layoutSubviews() {
      super.layoutSubviews()
      addSubview(picture)
      picture.frame = bounds
    }
  }

  final class PhotoScreen: UIViewController {
    let photo: Photo
    let picture = UIImageView()

    init(_ photo: Photo) {
      self.photo = photo
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      picture.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: view.bounds.width)
    }
  }

  final class AlbumScreen: UIViewController {
    private var wanted: Photo.ID?

    func open(_ photo: Photo) {
      wanted = photo.id
      load(photo) { [weak self] image in
        guard let self, let image, wanted == photo.id, presentedViewController == nil else {
          return
        }
        wanted = nil
        let screen = PhotoScreen(photo)
        screen.picture.image = image
        present(screen, using: .full(from: .view { [weak self] _ in self?.cell(showing: photo) }))
      }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      wanted = nil
    }

    func openAtOnce(_ photo: Photo) {
      let screen = PhotoScreen(photo)
      screen.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
      screen.picture.image = cell(showing: photo)?.picture.image
      present(screen, using: .full)
      load(photo) { [weak screen] image in
        if let image { screen?.picture.image = image }
      }
    }

    // Yours.

    let cells = [Cell(), Cell()]
    /// What waits for a picture, in the order of the calls.
    private(set) var answers: [(UIImage?) -> Void] = []

    private func load(_ photo: Photo, _ answer: @escaping (UIImage?) -> Void) {
      answers.append(answer)
    }

    func cell(showing photo: Photo) -> Cell? { cells[photo.id] }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for (index, cell) in cells.enumerated() {
        cell.frame = CGRect(x: 20 + 180 * index, y: 300, width: 170, height: 170)
        cell.picture.takeAlongKey = TakeAlongKey("picture", of: index)
        view.addSubview(cell)
      }
    }
  }
}

// MARK: The system's zoom where there is one

enum ZoomRecipe {
  typealias PhotoScreen = PictureRecipe.PhotoScreen

  final class GridScreen: UIViewController {
    func open(_ photo: Photo) {
      let screen = PhotoScreen(photo)
      if #available(iOS 18, *) { zoom(into: screen) } else { grow(into: screen) }
    }

    @available(iOS 18, *)
    private func zoom(into screen: PhotoScreen) {
      screen.preferredTransition = .zoom { [weak self] context in
        self?.cell(showing: (context.zoomedViewController as? PhotoScreen)?.photo)
      }
      navigationController?.pushViewController(screen, animated: true)
    }

    func grow(into screen: PhotoScreen) {
      navigationController?.push(
        screen,
        using: .full(
          from: .view { [weak self] request in
            self?.cell(showing: (request.front as? PhotoScreen)?.photo)
          }))
    }

    // Yours.

    let cell = UIView(frame: CGRect(x: 20, y: 300, width: 170, height: 170))

    private func cell(showing photo: Photo?) -> UIView? { photo == nil ? nil : cell }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      cell.backgroundColor = .red
      view.addSubview(cell)
    }
  }
}

// MARK: Split views

enum SplitRecipe {
  final class ThreadScreen: RecipePage {}
  final class PictureScreen: RecipePage {}

  final class MailScreen: UIViewController {
    func openThread() {
      navigationController?.push(ThreadScreen(), using: .slide)
    }

    func openPicture() {
      present(PictureScreen(), using: .full(from: .view { [weak self] _ in self?.attachment }))
    }

    // Yours.

    let attachment = UIView(frame: CGRect(x: 20, y: 200, width: 160, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      attachment.backgroundColor = .red
      view.addSubview(attachment)
    }
  }

  @MainActor static func makeSplit(list: UIViewController, mail: UIViewController)
    -> UISplitViewController
  {
    let detail = UINavigationController(rootViewController: mail)
    detail.setTransition(.slide)

    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return split
  }
}

// MARK: The keyboard after a full screen

enum KeyboardRecipe {
  final class PhotoScreen: RecipePage {}

  final class ChatScreen: UIViewController {
    let field = UITextField()

    func openPhoto() {
      let edited = field.isFirstResponder ? field : nil
      let controller = present(PhotoScreen(), using: .full)
      controller?.onEnd { [weak edited] request, ending in
        // A closing that was made, or an opening that was taken back.
        let isBack = (request.direction == .closing) == (ending == .committed)
        if isBack { edited?.becomeFirstResponder() }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      field.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
      view.addSubview(field)
    }
  }
}
