import ArgumentParser

@main
struct Recorder: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "Recorder",
      abstract: "Plays the demo's screens and records what is seen.",
      subcommands: [Catalogue.self, Films.self, Stills.self], defaultSubcommand: Catalogue.self)
  }
}
