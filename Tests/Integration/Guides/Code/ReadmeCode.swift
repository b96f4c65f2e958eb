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

  func calls() {
    present(card, using: .overlay)
    present(photo, using: .full(from: .view(cell)), gesture: .pinch)
    navigationController?.push(photo, using: .full)
    tabBarController?.select(2, using: .slide)
    replace(list, with: map, using: .spin)
    view.window?.replaceRoot(with: main, using: .fade)
  }

  func segue(_ segue: UIStoryboardSegue) {
    TransitionController(presenting: segue.destination, preset: .slide)
  }

  func need(_ item: Int) {
    navigationController?.push(step, using: .cube)
    present(menu, using: .menu, openedBy: edgePan)
    present(photo, using: .full(from: .view { [weak self] _ in self?.cell(showing: item) }))
    let controller = present(card, using: .overlay)
    controller?.dismiss()
    tabBarController?.setTransition(.slide, gesture: .pullLeftRight)
  }

  func rest(_ item: Photo) {
    present(
      card,
      using: .overlay.size(.points(width: 300, height: 400)).backdrop(.blur(.regular)))
    present(note, using: .slide(edge: .bottom, gap: 0).duration(0.4))
    present(map, using: .fold, gesture: .pinch)
    present(terms, using: .cover, gesture: nil)  // until you dismiss it
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: item.id)  // in the grid
    picture.takeAlongKey = TakeAlongKey("picture", of: item.id)  // in the photo
    present(filter, using: .sheet)  // as high as its content
    present(filter, using: .sheet(height: .fraction(0.5)))  // half of the screen
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
    .slide(edge: .bottom, gap: 0).duration(0.4), .sheet(height: .fraction(0.5)),
    .menu(edge: .leading, width: .points(300)), .cover.pushesBack(),
    .asymmetric(opening: .slide, closing: .fold),
  ]
}
