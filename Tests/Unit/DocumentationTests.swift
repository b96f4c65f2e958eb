import Foundation
import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What the documentation comments say agrees with the code.
struct DocumentationTests {
  /// A `public` line without a comment above it, attributes aside.
  @Test func everyPublicSymbolIsDocumented() {
    for (name, text) in LawTests.sources() {
      var isDocumented = false
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("///") {
          isDocumented = true
        } else if line.contains(#/^(@\w+(\([^)]*\))? )*public /#) {
          #expect(isDocumented, "\(name): \(line)")
          isDocumented = false
        } else if !line.hasPrefix("@") {
          isDocumented = false
        }
      }
    }
  }

  /// The comment above an option, as one line.
  static func comment(on field: TransitionOptions.Field) throws -> String {
    let text = try #require(
      LawTests.sources().first { $0.name == "TransitionOptions.swift" }?.text)
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("///") {
        lines.append(String(line.dropFirst(3)).trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("public var \(field.rawValue):") {
        return lines.joined(separator: " ")
      } else {
        lines = []
      }
    }
    Issue.record("TransitionOptions has no property \(field.rawValue)")
    return ""
  }

  /// An option names the presets that read it; what all presets read says so.
  @Test(arguments: TransitionOptions.Field.allCases)
  func anOptionNamesThePresetsThatReadIt(field: TransitionOptions.Field) throws {
    let comment = try DocumentationTests.comment(on: field)
    let words = comment.split { !$0.isLetter }.map(String.init)
    let readers = TransitionPreset.allCases.filter { $0.definition.reads.contains(field) }
    let others = TransitionPreset.allCases.filter { !readers.contains($0) }
    if readers.count >= 7 {
      #expect(comment.contains("all"), "\(field): read by nearly all")
      for preset in others { #expect(words.contains(preset.rawValue), "\(field): \(preset)") }
      return
    }
    for preset in readers {
      #expect(
        words.contains(preset.rawValue),
        "Sources/Transition/TransitionOptions.swift: \(field.rawValue) is read by \(preset.rawValue)."
      )
    }
  }

  /// A default in prose is the default in code: asked for, it makes no difference.
  @Test func defaultsInProseAreTheDefaultsInCode() throws {
    func number(_ field: TransitionOptions.Field) throws -> CGFloat {
      let comment = try DocumentationTests.comment(on: field)
      let match = try #require(comment.firstMatch(of: #/[Dd]efault: ([0-9.]*[0-9])/#), "\(field)")
      return try #require(Double(match.1).map { CGFloat($0) })
    }
    let rows:
      [(PresetUnderTest, TransitionOptions.Field, WritableKeyPath<ResolvedOptions, CGFloat?>)]
    rows = [
      (.slide, .gap, \.gap), (.slide, .minimumScale, \.minimumScale),
      (.fold, .perspective, \.perspective), (.fall, .perspective, \.perspective),
    ]
    for (preset, field, path) in rows {
      let setting = PresetSetting(preset: preset, container: containers[0], isRightToLeft: false)
      var geometry = setting.geometry
      let opening = preset.definition.opening(on: geometry)
      geometry.options[keyPath: path] = try number(field)
      #expect(preset.definition.opening(on: geometry) == opening, "\(preset.rawValue) \(field)")
      geometry.options[keyPath: path] = try number(field) * 0.9
      #expect(preset.definition.opening(on: geometry) != opening, "\(preset.rawValue) \(field)")
    }
    #expect(try number(.cornerRadius) == CardLayout.cornerRadius)
  }

  /// Backdrops and sizes of cards, as shares of 100.
  @Test(arguments: TransitionPreset.allCases)
  func cardsHaveTheBackdropsAndSizesOfTheirComments(preset: TransitionPreset) throws {
    guard case .card(let layout) = preset.definition.form else { return }
    let backdrops = try DocumentationTests.comment(on: .backdrop)
    if case .black(let opacity) = preset.definition.backdrop {
      #expect(
        backdrops.contains("\(preset.rawValue) (black at \(Int((opacity * 100).rounded())) %")
          || backdrops.contains("\(preset.rawValue) (\(Int((opacity * 100).rounded())) %"),
        "\(preset.rawValue): \(opacity)")
    }
    let sizes = try DocumentationTests.comment(on: .size)
    switch layout.size {
    case .proportional(let width, let height):
      let (w, h) = (Int((width * 100).rounded()), Int((height * 100).rounded()))
      #expect(sizes.contains("\(w) % x \(h) %"), "\(preset.rawValue)")
    case .fixed(let width, let height):
      #expect(sizes.contains("\(Int(width)) x \(Int(height))"), "\(preset.rawValue)")
    case .inset: break
    }
  }

  @Test(arguments: TransitionPreset.allCases)
  func theChangelogNamesEveryPreset(preset: TransitionPreset) throws {
    let changelog = try String(
      contentsOf: LawTests.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    #expect(changelog.contains("`\(preset.rawValue)`"), "CHANGELOG.md: \(preset.rawValue)")
  }
}
