// swift-format-ignore-file
// The code is as the page shows it: `SnippetTests` compares the two.
import TransitionCatalog
import UIKit

private struct Photo { let id: Int }

private final class PhotoViewController: UIViewController {
  convenience init(_ photo: Photo) { self.init(nibName: nil, bundle: nil) }
}

final class ListViewController: UIViewController {}

private final class Caller: UIViewController {
  let (picture, cover, titleLabel) = (UIImageView(), UIImageView(), UILabel())
  let (photo, story) = (Photo(id: 1), Photo(id: 2))
  let (screen, player, menu, place) = (
    UIViewController(), UIViewController(), UIViewController(), UIViewController()
  )
  let (walk, page, front, back) = (
    UIViewController(), UIViewController(), UIViewController(), UIViewController()
  )
  let (row, miniPlayer, card) = (UIView(), UIView(), UIView())
  let (window, main) = (UIWindow(), UIViewController())
  let (pan, edgePan) = (UIPanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())

  func showPlainFade() {
    // snippet: plain-fade
    present(screen, using: .fade)
    // end
  }

  func showPlainFall() {
    // snippet: plain-fall
    present(screen, using: .fall)
    // end
  }

  func showPlainFlip() {
    // snippet: plain-flip
    present(screen, using: .flip)
    // end
  }

  func showPlainPage() {
    // snippet: plain-page
    present(screen, using: .page)
    // end
  }

  func showPlainReveal() {
    // snippet: plain-reveal
    present(screen, using: .reveal(from: .view(row)))
    // end
  }

  func showSlide() {
    // snippet: slide
    present(
      screen,
      using: .slide(
        edge: .bottom,
        gap: 20,
        minimumScale: 0.8
      ),
      gesture: .pullUpDown)
    // end
  }

  func showOverlay() {
    // snippet: overlay
    present(
      screen,
      using: .overlay(from: .view(row))
        .size(.fractions(width: 0.8, height: 0.5))
        .cornerRadius(20)
        .dismissesOnTapOutside(),
      gesture: .panToEdge)
    // end
  }

  func showFold() {
    // snippet: fold
    present(
      screen,
      using: .fold(edge: .trailing, perspective: 4)
        .duration(0.8))
    // end
  }

  func showHang() {
    // snippet: hang
    present(
      screen,
      using: .hang(tilt: 12)
        .size(.fractions(width: 0.9, height: 0.6))
        .backdrop(.blur(.systemUltraThinMaterial)))
    // end
  }

  func showFall() {
    // snippet: fall
    present(
      screen,
      using: .fall(over: .trailing, perspective: 1.5)
        .size(.fractions(width: 0.85, height: 0.4))
        .cornerRadius(0))
    // end
  }

  func showFull() {
    // snippet: full
    present(
      screen,
      using: .full(from: .view(row))
        .timing(.spring(dampingRatio: 0.6)))
    // end
  }

  func showScale() {
    // snippet: scale
    present(
      screen,
      using: .scale(from: .view(row)),
      gesture: nil)
    // end
  }

  func showSpin() {
    // snippet: spin
    present(
      screen,
      using: .spin(clockwise: false),
      gesture: .pinch)
    // end
  }

  func showCover() {
    // snippet: cover
    present(
      screen,
      using: .cover(edge: .leading)
        .timing(.easeInOut)
        .pushesBack())
    // end
  }

  func showPush() {
    // snippet: push
    present(
      screen,
      using: .push(edge: .top, parallax: 0)
        .backdrop(.black(opacity: 0.6)))
    // end
  }

  func showCube() {
    // snippet: cube
    present(
      screen,
      using: .cube
        .backdrop(.color(.systemGray4))
        .mirrored())
    // end
  }

  func showSheet() {
    // snippet: sheet
    present(
      screen,
      using: .sheet(
        height: .fraction(0.4),
        margins: 12,
        passesTouches: true
      ))
    // end
  }

  func showMenu() {
    // snippet: menu
    present(
      screen,
      using: .menu(
        edge: .trailing,
        width: .points(260)
      ))
    // end
  }

  func showPhotos() {
    // snippet: photos
    present(
      PhotoViewController(photo),
      using: .full,
      gesture: .leadingEdge)

    // In the cell, and in the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    // end
  }

  func showStack() {
    // snippet: stack
    navigationController?.push(
      PhotoViewController(photo),
      using: .slide.duration(1).timing(.linear))

    // In the cell, and in the photo
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    titleLabel.takeAlongKey = TakeAlongKey("title", of: photo.id)
    // end
  }

  func showTabs() {
    // snippet: tabs
    tabBarController?.setTransition(
      .slide,
      gesture: .pullLeftRight)
    // end
  }

  func showMusic() {
    // snippet: music
    present(
      player,
      using: .full(from: .view(miniPlayer)),
      openedBy: pan)

    // In the bar, and in the player
    cover.takeAlongKey = "cover"
    // end
  }

  func signIn() {
    // snippet: login
    window.replaceRoot(with: main, using: .fade)
    // end
  }

  func showSheets() {
    // snippet: sheets
    // By a button, or by a pan at the edge
    present(menu, using: .menu(edge: .leading), openedBy: edgePan)
    present(place, using: .menu(edge: .trailing), openedBy: edgePan)

    // By a row
    present(walk, using: .sheet(height: .fraction(0.8)))
    // end
  }

  func showToday() {
    // snippet: today
    // In the card, and in the page
    picture.takeAlongKey = TakeAlongKey("picture", of: story.id)

    present(page, using: .full(from: .view(card)), gesture: .pullUpDown)
    // end
  }

  func showChildren() {
    // snippet: children
    replace(front, with: back, using: .spin, gesture: .pullLeftRight)
    // end
  }
}

// snippet: recede
extension ViewControllerTransition {
  static let recede = effects(
    front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
    back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])
}

extension ListViewController {
  func open(card: UIViewController) {
    present(card, using: .recede)
  }
}
// end

// snippet: rows
extension ViewControllerTransition {
  static let rows = effects(
    front: [.move(edge: .trailing).timing(.spring(dampingRatio: 1)), .shadow(0.3)],
    back: [.move(edge: .leading, by: 0.3).timing(.spring(dampingRatio: 1)), .dim(0.2)],
    views: [
      "row": .offset(x: 40).timing(.spring(dampingRatio: 1)).staggered(over: 0.3)
    ]
  ).duration(0.6)
}

extension ListViewController {
  func open(list: UIViewController) {
    present(
      list,
      using: .rows,
      gesture: .trailingEdge)
  }
}
// end
