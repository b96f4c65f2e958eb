/// What a touch's view knows of it.
enum TouchHearing {
  /// Nothing yet.
  case unheard
  /// A recognizer with `delaysTouchesBegan` has not decided; the view is to see the touch as it was.
  case withheld(UITouch.Snapshot)
  case told
  /// It has heard of the touch, and its end waits for a recognizer with `delaysTouchesEnded`.
  case endWithheld
  /// It does not hear of it any more, or never does.
  case deaf
}
