import ArgumentParser
import Foundation
import Renderer
import TransitionCatalog

@main
struct Recorder: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "Recorder",
      abstract: "Films the catalogue: opens and closes presets on the demo's screens.",
      discussion: """
        Without options it films every preset, and the variants that show options. What README
        shows goes to Images, everything else to Demo/Films.
        """)
  }

  @Option(help: "Only this preset; may be given more than once.")
  var preset: [TransitionPreset] = []

  @Option(help: "Only this variant; may be given more than once.")
  var variant: [Variant] = []

  @Flag(help: "Only the variants, all of them.")
  var variants = false

  @Option(help: "Where all pictures go, instead of Images and Demo/Films.", completion: .directory)
  var output: String?

  @Option(help: "The screen, in points. (default: \(ScreenSize.phone), or the variant's)")
  var size: ScreenSize?

  @Option(help: "The width of the moving pictures, in pixels. (default: 300, or the variant's)")
  var width: Int?

  @Flag(help: "Film in dark mode; the files' names end in -dark.")
  var dark = false

  @Flag(help: "Film right to left; the files' names end in -rtl.")
  var rightToLeft = false

  @Option(help: "Also write every frame as a PNG file into this folder.", completion: .directory)
  var frames: String?

  @Flag(help: "Record the stills that the tests compare with, and nothing else.")
  var stills = false

  func validate() throws {
    guard width.map((16...4096).contains) ?? true else {
      throw ValidationError("The width must be between 16 and 4096 pixels.")
    }
    guard !stills || (variant.isEmpty && !variants) else {
      throw ValidationError("Variants have no stills.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let isAll = preset.isEmpty && variant.isEmpty && !variants
      if stills {
        for preset in isAll ? TransitionPreset.allCases : preset { try recordStills(of: preset) }
        return
      }
      let shoot = try Shoot()
      shoot.size = size?.cgSize
      shoot.width = width
      shoot.isDark = dark
      shoot.isRightToLeft = rightToLeft
      shoot.folder = output.map { URL(fileURLWithPath: $0, isDirectory: true) }
      shoot.frames = frames.map { URL(fileURLWithPath: $0, isDirectory: true) }
      let plain = (isAll ? TransitionPreset.allCases : preset).map(Variant.plain)
      try shoot.record(plain + (isAll || variants ? Variant.all : variant))
      guard output == nil else { return }
      let page = try CataloguePage().write(to: Places.catalogue)
      print("Wrote \(page.path)")
    }
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
