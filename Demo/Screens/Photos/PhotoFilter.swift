/// The photos that a grid shows.
struct PhotoFilter: Sendable {
  enum Mark: CaseIterable {
    case liked, starry, popular, byWater, new

    var title: String {
      switch self {
      case .liked: "With Likes"
      case .starry: "Starry Skies"
      case .popular: "More Than 100 Likes"
      case .byWater: "By the Water"
      case .new: "New"
      }
    }

    fileprivate func isOn(_ photo: Photo) -> Bool {
      let likes: Int? = if case .likes(let count) = photo.badge { count } else { nil }
      return switch self {
      case .liked: likes != nil
      case .starry: photo.palette.stars > 0
      case .popular: likes ?? 0 > 100
      case .byWater: photo.landscape == .lake || photo.landscape == .sea
      case .new: photo.badge == .new
      }
    }
  }

  /// Empty for all of them.
  var landscapes: Set<Scene.Landscape> = []
  /// The marks that a photo needs.
  var marks: Set<Mark> = []

  func shows(_ photo: Photo) -> Bool {
    (landscapes.isEmpty || landscapes.contains(photo.landscape))
      && marks.allSatisfy { $0.isOn(photo) }
  }
}
