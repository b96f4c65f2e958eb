import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// As much of SwiftUI's as an app's code below uses; unverified:
/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor
class UIHostingController<Content>: UIViewController {
  var rootView: Content

  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// The frames that a `GeometryReader` in the content reports, in the hosting view's coordinates: none before SwiftUI's
/// first layout.
@MainActor
final class PhotoFrames {
  var picture: CGRect?
}

struct PhotoContent {
  let frames: PhotoFrames
}

/// The code that an app writes.
final class PhotoHost: UIHostingController<PhotoContent>, TakeAlongScreen {
  var takeAlongElements: [TakeAlongElement] {
    [TakeAlongElement("picture", rect: rootView.frames.picture, of: view)]
  }
}

extension Windows {
  /// Shared elements between a view of UIKit's and a part of a hosting view.
  @MainActor @Suite struct HostingTests {
    private let frames = PhotoFrames()

    /// Lays out its content, and reports where, as SwiftUI does.
    private final class HostingView: UIView {
      var frames: PhotoFrames?
      override func layoutSubviews() {
        super.layoutSubviews()
        frames?.picture = CGRect(x: 20, y: 100, width: bounds.width - 40, height: 200)
      }
    }

    private func play(reporting: Bool) -> (UIWindow, UIViewController, PhotoHost) {
      let list = UIViewController()
      let window = clock.makeWindow()
      let picture = UIImageView(image: ElementsController.image)
      picture.frame = CGRect(x: 30, y: 400, width: 90, height: 60)
      picture.takeAlongKey = "picture"
      list.view.addSubview(picture)
      window.rootViewController = list
      clock.turn()
      let host = PhotoHost(rootView: PhotoContent(frames: frames))
      let view = HostingView()
      view.backgroundColor = .white
      if reporting { view.frames = frames }
      host.view = view
      list.present(host, using: .slide)
      clock.advance(by: 0.1)
      return (window, list, host)
    }

    @Test func aPartOfAHostingViewKnownOnceLaidOutFliesBothWays() async throws {
      try await clock.play {
        let (window, list, host) = play(reporting: true)
        let controller = TransitionController.installed(on: host)
        #expect(controller?.takeAlongReport["picture"] == .flown)
        #expect(
          controller?.run?.flight?.pairs.first?.front.metrics.size
            == CGSize(width: 350, height: 200))
        clock.advance(by: 1)
        list.dismiss(animated: true)
        clock.advance(by: 0.1)
        #expect(controller?.takeAlongReport["picture"] == .flown)
        clock.advance(by: 1)
        #expect(host.view.layer.mask == nil && host.view.alpha == 1 && host.view.window !== window)
      }
    }

    /// The whole hosting view does not fly in place of a part that is not known.
    @Test func aPartOfAHostingViewNeverLaidOutIsLeftOut() async throws {
      try await clock.play {
        let (window, _, host) = play(reporting: false)
        let controller = TransitionController.installed(on: host)
        #expect(controller?.takeAlongReport["picture"] == .stayed(.noPartner))
        #expect(controller?.run?.flight?.pairs.isEmpty == true)
        clock.advance(by: 1)
        #expect(host.view.window === window)
      }
    }

    @Test func anElementWithoutARectIsTheWholeView() async throws {
      try await clock.play {
        let view = UIView()
        #expect(TakeAlongElement("whole", view).view === view)
        #expect(TakeAlongElement("part", rect: nil, of: view).view == nil)
        #expect(TakeAlongElement("part", rect: .zero, of: view).view === view)
      }
    }
  }
}
