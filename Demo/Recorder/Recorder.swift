import ArgumentParser
import Foundation
import Renderer
import TransitionCatalog

@main
struct Recorder: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "Recorder",
      abstract: "Films the catalogue: opens and closes every preset on the demo's screens.")
  }

  @Option(help: "Only this preset; may be given more than once.")
  var preset: [TransitionPreset] = []

  @Option(help: "Where the moving pictures go.", completion: .directory)
  var output: String?

  @Option(help: "The screen, in points.")
  var size = ScreenSize(width: 390, height: 844)

  @Option(help: "The width of the moving pictures, in pixels.")
  var width = 250

  @Flag(help: "Film in dark mode; the files' names end in -dark.")
  var dark = false

  @Flag(help: "Film right to left; the files' names end in -rtl.")
  var rightToLeft = false

  @Option(help: "Also write every frame as a PNG file into this folder.", completion: .directory)
  var frames: String?

  @Flag(help: "Record the stills that the tests compare with, and nothing else.")
  var stills = false

  func validate() throws {
    guard (16...4096).contains(width) else {
      throw ValidationError("The width must be between 16 and 4096 pixels.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      for preset in preset.isEmpty ? TransitionPreset.allCases : preset {
        if stills { try recordStills(of: preset) } else { try record(preset) }
      }
      guard !stills, output == nil else { return }
      let page = try CataloguePage(images: Places.images).write(to: Places.catalogue)
      print("Wrote \(page.path)")
    }
  }

  @MainActor private func record(_ preset: TransitionPreset) throws {
    let start = Date()
    let take = Take(
      preset: preset, size: size.cgSize, isDark: dark, isRightToLeft: rightToLeft)
    let camera = Camera(filming: take, width: width)
    let progress = Progress(name: preset.rawValue)
    let film = try camera.film { progress.show(frames: $0) }
    let name = preset.rawValue + (dark ? "-dark" : "") + (rightToLeft ? "-rtl" : "")
    let folder = output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Places.images
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes = try film.write(movie: folder.appendingPathComponent("\(name).webp"))
    try film.write(sheet: folder.appendingPathComponent("\(name)-sheet.png"))
    if let frames {
      let stills = URL(fileURLWithPath: frames, isDirectory: true)
      try film.write(frames: stills, prefix: name)
    }
    progress.end(frames: film.shots.count, bytes: bytes, seconds: Date().timeIntervalSince(start))
  }

  @MainActor private func recordStills(of preset: TransitionPreset) throws {
    try FileManager.default.createDirectory(at: Places.stills, withIntermediateDirectories: true)
    for (index, still) in try Still.all(of: preset).enumerated() {
      try still.write(png: Places.still(of: preset, number: index + 1))
    }
    print("\(preset.rawValue): \(Still.instants.count) stills in \(Places.stills.path)")
  }
}

extension TransitionPreset: @retroactive ExpressibleByArgument {}
