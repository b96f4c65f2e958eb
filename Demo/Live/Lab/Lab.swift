import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation
import UIKit

/// A page in the browser on which screens and transitions can be touched.
///
/// ```swift
/// @main struct Letters {
///   static func main() async {
///     await Lab.run([LabStage("Letters") { _ in ListViewController() }])
///   }
/// }
/// ```
public enum Lab {
  /// Serves the page until the process is ended, and prints its address. The arguments of the process are read: `--help`
  /// lists them.
  ///
  /// When the program is built anew meanwhile, it starts again, and the page reloads.
  ///
  /// - Parameter stages: The screens that the page offers, at least one. The first is shown at first.
  @MainActor public static func run(_ stages: [LabStage]) async {
    let arguments = LabArguments.parseOrExit()
    do {
      guard !stages.isEmpty else { throw Stopped("A lab needs a stage: there is nothing to show.") }
      guard Set(stages.map(\.id)).count == stages.count else {
        throw Stopped("Two stages have the same title: \(stages.map(\.title)).")
      }
      let script = try arguments.script.map(readScript)
      try await serve(stages, arguments, script)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// The reason why no page is served: the last line that is printed.
  struct Stopped: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  static func readScript(_ path: String) throws -> HeadlessTouchScript {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Stopped("The script cannot be read: \(path)")
    }
    do {
      return try TouchScriptParser.script(in: source)
    } catch {
      throw Stopped("\(path), \(error)")
    }
  }

  @MainActor private static func serve(
    _ stages: [LabStage], _ arguments: LabArguments, _ script: HeadlessTouchScript?
  ) async throws {
    let phone = Phone(stages)
    if let script { phone.play(script) }
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: arguments.port), logger: .disabled))
    let running = Task { try await server.run() }
    let listening = Task { try await server.waitUntilListening() }
    // If the server cannot listen, `running` ends, and `listening` would wait for ever.
    Task {
      _ = await running.result
      listening.cancel()
    }
    if case .failure(let error) = await listening.result {
      do {
        try await running.value
      } catch let error as SocketError {
        throw Stopped(reason(error, port: arguments.port))
      }
      throw error
    }
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw Stopped("The server has no address.")
    }
    let door = Door(port: port, phone: phone, pictures: PictureStore(), pages: PageCount())
    await server.appendRoute("*", to: door)
    if arguments.selftest {
      SelfTest.isExpected = true
      print("\(door.address)?selftest")
    } else {
      print("Open this in a browser on this machine, and touch the phone: \(door.address)")
      print("Control-C ends it.")
    }
    fflush(nil)
    let reloader = Task { await Reloader.watch(port: port) }
    defer { reloader.cancel() }
    try await running.value
  }

  static func reason(_ error: SocketError, port: UInt16) -> String {
    switch error {
    case .failed(_, EADDRINUSE, _):
      """
      Port \(port) is in use, perhaps by a page that is served already: look at http://127.0.0.1:\(port)/ \
      or choose another port with --port.
      """
    case .failed(_, EACCES, _):
      "Port \(port) is not for everybody: choose one above 1023 with --port."
    default: "There can be no server: \(error.localizedDescription)"
    }
  }
}

/// The arguments of the process. No argument changes the address: the server listens on 127.0.0.1 only.
struct LabArguments: ParsableArguments {
  @Option(help: "The port of the page; 0 for any that is free.") var port: UInt16 = 8043

  @Option(
    help: "A file with a HeadlessTouchScript, as the page saves it, to be played at the beginning.",
    completion: .file())
  var script: String?

  @Flag(help: .hidden) var selftest = false
}

/// Ends the process with the result of a page that tests itself, if `--selftest` was given.
@MainActor enum SelfTest {
  static var isExpected = false

  static func end(_ verdict: (passed: Bool, lines: [String])) {
    guard isExpected else { return }
    for line in verdict.lines { print(line) }
    fflush(nil)
    exit(verdict.passed ? 0 : 1)
  }
}
