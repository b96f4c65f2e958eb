/// Scripts that have shown a fault, as short as they could be made: none shows it any more.
enum SavedScripts {
  static let all: [String] = [
    // A full screen, a stack and tabs, with all that is usual.
    "page slide once first; present animated delegateAfter; dismiss animated",
    "stack slide forGood first delegatesBefore; push animated; swipe commits",
    "tabs slide forGood first delegatesBefore; select 1 animated; tapTab 2",
  ]
}
