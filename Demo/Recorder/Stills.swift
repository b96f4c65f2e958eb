import ArgumentParser
import Foundation
import TransitionCatalog

/// Records the stills that the tests compare with.
struct Stills: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(abstract: "Records the stills that the tests compare with.")
  }

  @Argument(help: "Only these presets.")
  var presets: [TransitionPreset] = TransitionPreset.allCases

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = Places.stills
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for preset in presets {
        for (index, still) in try Still.all(of: preset).enumerated() {
          try still.write(png: Places.still(of: preset, number: index + 1))
        }
        print("\(preset.rawValue): \(Still.instants.count) stills in \(folder.path)")
      }
    }
  }
}

extension TransitionPreset: ExpressibleByArgument {}
