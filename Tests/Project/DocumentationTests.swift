import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What the documentation comments say agrees with the code.
struct DocumentationTests {
  /// The comment above a declaration, as one line.
  static func comment(above declaration: String, in file: String) throws -> String {
    let text = try #require(LawTests.sources().first { $0.name == file }?.text)
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        lines.append(String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix(declaration) {
        return lines.joined(separator: " ")
      } else {
        lines = []
      }
    }
    Issue.record("\(file) has no \(declaration)")
    return ""
  }

  /// Backdrops and sizes of cards, as shares of 100.
  @Test(arguments: TransitionPreset.allCases)
  func cardsHaveTheBackdropsAndSizesOfTheirComments(preset: TransitionPreset) throws {
    guard let layout = preset.movement.card else { return }
    let backdrops = try DocumentationTests.comment(
      above: "public func backdrop(", in: "ViewControllerTransition.swift")
    if case .black(let opacity) = preset.movement.backdrop.kind {
      #expect(
        backdrops.contains("\(preset.rawValue) (black at \(Int((opacity * 100).rounded())) %")
          || backdrops.contains("\(preset.rawValue) (\(Int((opacity * 100).rounded())) %"),
        "\(preset.rawValue): \(opacity)")
    }
    let call = try DocumentationTests.comment(
      above: "public static func \(preset.rawValue)(", in: "TransitionPreset.swift")
    guard case .lengths(let width, let height) = layout.size.kind else { return }
    switch (width.kind, height.kind) {
    case (.fraction(let width), .fraction(let height)):
      let (w, h) = (Int((width * 100).rounded()), Int((height * 100).rounded()))
      #expect(call.contains("\(w) % x \(h) %"), "\(preset.rawValue)")
    case (.points(let width), .points(let height)):
      #expect(call.contains("\(Int(width)) x \(Int(height))"), "\(preset.rawValue)")
    default: break
    }
  }
}
