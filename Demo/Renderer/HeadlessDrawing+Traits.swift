import UIKit

extension HeadlessDrawing {
  /// Indicates whether the drawing consists of lines of text alone.
  public var isTextOnly: Bool {
    commands.allSatisfy {
      switch $0 {
      case .text, .save, .restore, .concatenate: true
      default: false
      }
    }
  }

  /// Indicates whether later calls may cover earlier ones.
  var overlaps: Bool {
    var marks = 0
    for command in commands {
      switch command {
      case .save, .restore, .concatenate, .alpha, .clip: break
      case .text: marks += isTextOnly ? 0 : 1
      default: marks += 1
      }
    }
    return marks > 1
  }

  /// Indicates whether it erases something, which must not affect what is behind the picture.
  var erases: Bool {
    commands.contains { if case .clear = $0 { true } else { false } }
  }
}
