/// The screen in which a tapped photo opens.
public enum PhotoDetail: Sendable {
  /// With its facts and its story.
  case story
  /// As large as the screen, the other photos beside it.
  case pages
}
