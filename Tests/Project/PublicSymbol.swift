import Foundation

/// The public declarations of the library, as the compiler knows them: from the symbol graph of the module that was
/// built.
enum PublicSymbol {
  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]
  }

  private struct Relationship: Decodable {
    struct Origin: Decodable { let displayName: String }

    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let sourceOrigin: Origin?
  }

  private struct Toolchain: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }

    let target: Target
    let paths: Paths
  }

  /// Each declaration with its attributes, behind the type around it; and each type with what it inherits and
  /// conforms to.
  static func lines() throws -> [String] {
    let toolchain = try JSONDecoder().decode(
      Toolchain.self, from: run("swift", ["-print-target-info"]))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The modules stand beside the tests that are running.
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let tools = URL(fileURLWithPath: toolchain.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("bin")
    _ = try run(
      tools.appendingPathComponent("swift-symbolgraph-extract").path,
      [
        "-module-name", "TransitionCatalog", "-I", modules.path, "-target", toolchain.target.triple,
        "-minimum-access-level", "public", "-emit-extension-block-symbols", "-output-dir",
        folder.path,
      ])
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
    return graphs.flatMap(lines).sorted()
  }

  private static func lines(of graph: Graph) -> [String] {
    let relationships = Dictionary(grouping: graph.relationships, by: \.source)
    return graph.symbols.compactMap { symbol in
      let id = symbol.identifier.precise
      // What the compiler makes for a conformance, and the blocks of extensions.
      guard !id.contains("::SYNTHESIZED::"), symbol.kind.identifier != "swift.extension" else {
        return nil
      }
      let related = relationships[id] ?? []
      let isType = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"]
        .contains(symbol.kind.identifier)
      let path = symbol.pathComponents
      var text = symbol.declarationFragments.map(\.spelling).joined()
      if symbol.accessLevel == "open" { text = "open \(text)" }
      if isType { text = typeText(text, name: path.joined(separator: "."), related) }
      let owner = isType || path.count < 2 ? "" : path.dropLast().joined(separator: ".") + ": "
      let mark =
        related.contains { $0.kind == "defaultImplementationOf" }
        ? " (default)" : related.contains { $0.sourceOrigin != nil } ? " (conformance)" : ""
      return owner + text + mark
    }
  }

  /// Returns the declaration of a type with its whole name, its superclass, or the protocols that it names.
  private static func typeText(_ text: String, name: String, _ related: [Relationship]) -> String {
    func names(_ kind: String) -> [String] {
      related.filter { $0.kind == kind }.compactMap {
        $0.targetFallback?.split(separator: ".").last.map(String.init)
      }
    }
    let head = text.components(separatedBy: " : ")
    let implied: Set<String> = ["SendableMetatype", "Copyable", "Escapable"]
    var protocols = Set(names("conformsTo")).subtracting(implied)
    if protocols.contains("Hashable") { protocols.remove("Equatable") }
    if protocols.contains("ExpressibleByStringInterpolation") {
      protocols = protocols.filter {
        !$0.hasPrefix("ExpressibleBy") || $0 == "ExpressibleByStringInterpolation"
      }
    }
    let superclass = names("inheritsFrom")
    // A protocol says itself what it refines, and a class conforms to what its superclass does.
    let inherited =
      head.count > 1 ? [head[1]] : superclass.isEmpty ? protocols.sorted() : superclass
    var words = head[0].split(separator: " ").map(String.init)
    words[words.count - 1] = name
    return words.joined(separator: " ")
      + (inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))")
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
