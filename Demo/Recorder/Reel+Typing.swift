import UIKit

extension Reel {
  /// Lets two thumbs in turn press the keys of a text's letters.
  func type(_ text: String, _ phase: Take.Phase) throws {
    for (index, letter) in text.enumerated() {
      guard let window = keyboard.window, let place = keyboard.place(of: letter) else { return }
      Headless.play(
        byHand: .tap(at: place, for: 0.1, finger: index.isMultiple(of: 2) ? 0 : 1), in: window)
      try roll(phase, seconds: 0.2)
    }
  }
}
