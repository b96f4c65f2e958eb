import UIKit

extension HeadlessDrawing {
  /// Whether the drawing is made of lines of text alone.
  var isTextOnly: Bool {
    commands.allSatisfy {
      switch $0 {
      case .text, .save, .restore, .concatenate: true
      default: false
      }
    }
  }

  /// Whether later calls may cover earlier ones.
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

  /// Whether it takes away what it drew: that must not reach what lies behind the picture.
  var erases: Bool {
    commands.contains { if case .clear = $0 { true } else { false } }
  }
}
