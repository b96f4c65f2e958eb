/// Which way a run goes: forward presents, backward dismisses.
enum TransitionDirection: Hashable, Sendable {
  case opening
  case closing
}
