import TransitionCatalog
import UIKit

extension ViewControllerTransition {
  fileprivate static let deal = effects(
    front: [.move(edge: .bottom, by: 1.25), .rotate(degrees: 12), .shadow(0.3)],
    back: [.scale(0.92), .displayCorners, .dim(0.3)])
}

final class ReadmeCode: GuideScreen {
  let picture = UIImageView()
  let main = UIViewController()
  let article = UIViewController()

  func calls(_ window: UIWindow) {
    present(card, using: .overlay)
    present(photo, using: .full(from: .view(cell)), gesture: .pinch)
    navigationController?.push(photo, using: .full)
    tabBarController?.select(2, using: .slide)
    replace(list, with: map, using: .spin)
    window.replaceRoot(with: main, using: .fade)
  }

  func segue(_ segue: UIStoryboardSegue) {
    TransitionController(presenting: segue.destination, preset: .slide)
    TransitionController(
      presenting: segue.destination, transition: .overlay(from: .view(cell)))
  }

  func need(_ controller: TransitionController?, photo: GuideDetail) {
    navigationController?.push(step, using: .cube)
    present(menu, using: .menu, openedBy: edgePan)
    form.isModalInPresentation = true
    present(
      photo,
      using: .full(from: .view { [weak self, weak photo] _ in self?.cell(showing: photo?.item) }))
    controller?.dismiss()
    tabBarController?.setTransition(.slide, gesture: .pullLeftRight)
  }

  func rest(_ photo: Photo) {
    present(
      card,
      using: .overlay.size(.points(width: 300, height: 400)).backdrop(.blur(.regular)))
    present(note, using: .slide(edge: .bottom, gap: 0).duration(0.4))
    present(map, using: .fold, gesture: .pinch)
    present(terms, using: .cover, gesture: nil)  // no gesture
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)  // in the grid
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)  // in the photo
    present(filter, using: .sheet)  // as high as its content
    present(player, using: .sheet(height: .points(64), passesTouches: true))
    present(menu, using: .menu(edge: .leading, width: .points(300)))
    present(article, using: .cover.pushesBack())  // the old screen steps back
    navigationController?.setTransition(.slide)  // every push and pop
    navigationController?.push(
      step, using: .asymmetric(opening: .slide, closing: .fold))
  }

  func own() {
    present(photo, using: .deal.duration(0.6))
  }

  nonisolated static let transitions: [ViewControllerTransition] = [
    .deal, .deal.duration(0.6),
    .overlay.size(.points(width: 300, height: 400)).backdrop(.blur(.regular)),
    .slide(edge: .bottom, gap: 0).duration(0.4), .sheet(height: .points(64), passesTouches: true),
    .menu(edge: .leading, width: .points(300)), .cover.pushesBack(),
    .asymmetric(opening: .slide, closing: .fold),
  ]
}
