import UIKit

/// The pictures and the clips of all stories, for every view that shows them.
@MainActor final class StoryLooks {
  private var images: [Story.ID: UIImage] = [:]
  private var players: [Story.ID: ClipPlayer] = [:]

  func makeView(of story: Story) -> UIView {
    switch story.look {
    case .picture(let scene):
      let image = images[story.id] ?? paint(scene)
      images[story.id] = image
      return UIImageView(image: image)
    case .clip(let clip):
      let player = players[story.id] ?? ClipPlayer(clip)
      players[story.id] = player
      return ClipView(player)
    }
  }

  private func paint(_ scene: Scene) -> UIImage {
    ScenePainter(scene: scene, size: CGSize(width: 400, height: 460)).graded
  }
}
