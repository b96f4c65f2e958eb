import Foundation

/// The instructions of one run of this program, as valgrind's tool callgrind counts them.
struct CallProfile {
  enum Owner {
    case library, standIn, bench
    /// Swift's runtime, Foundation and the C library, for a caller in the library.
    case runtimeOfLibrary
  }

  private struct Call: Hashable {
    let caller: String
    let callee: String
  }

  private var own: [String: Double] = [:]
  private var calls: [Call: Double] = [:]
  private var names: [Substring: String] = [:]

  /// Counts what happens in functions named `countedWork`. `nil` without valgrind.
  init?(ofRunning arguments: [String]) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "callgrind.\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let valgrind = Process()
    valgrind.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    valgrind.arguments =
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=\(file.path)",
        "--toggle-collect=*countedWork*", CommandLine.arguments[0],
      ] + arguments
    valgrind.standardOutput = FileHandle.nullDevice
    valgrind.standardError = FileHandle.nullDevice
    guard (try? valgrind.run()) != nil else { return nil }
    valgrind.waitUntilExit()
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    read(text)
  }

  // The format is described in valgrind's manual, "Callgrind Format Specification".
  private mutating func read(_ text: String) {
    var (caller, callee) = ("", "")
    var isCall = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") {
        caller = name(line.dropFirst(3))
      } else if line.hasPrefix("cfn=") {
        callee = name(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.first, first.isNumber || "+-*".contains(first) {
        let cost = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        if isCall {
          calls[Call(caller: caller, callee: callee), default: 0] += cost
        } else {
          own[caller, default: 0] += cost
        }
        isCall = false
      }
    }
  }

  /// A name is written out once, with a number for it: "(12) main", later only "(12)".
  private mutating func name(_ text: Substring) -> String {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let number = parts.first else { return String(text) }
    if parts.count > 1 { names[number] = String(parts[1]) }
    return names[number] ?? String(text)
  }

  /// The instructions by owner. Those of a function that is neither's are its callers', as far as each calls it.
  var shares: [Owner: Double] {
    let neither = own.keys.filter { CallProfile.owner(of: $0) == nil }
    let callers = Dictionary(grouping: calls.keys.filter { $0.caller != $0.callee }, by: \.callee)
    var parts: [String: [Owner: Double]] = [:]
    func split(_ name: String) -> [Owner: Double] {
      CallProfile.owner(of: name).map { [$0: 1] } ?? parts[name] ?? [:]
    }
    // From the callers on to what they call, and what that calls: deep enough for any runtime.
    for _ in 0..<30 {
      for name in neither {
        var sums: [Owner: Double] = [:]
        for call in callers[name] ?? [] {
          for (owner, part) in split(call.caller) {
            sums[owner, default: 0] += part * (calls[call] ?? 0)
          }
        }
        let sum = sums.values.reduce(0, +)
        if sum > 0 { parts[name] = sums.mapValues { $0 / sum } }
      }
    }
    var shares: [Owner: Double] = [:]
    for (name, cost) in own {
      let isRuntime = CallProfile.owner(of: name) == nil
      for (owner, part) in split(name) {
        let payer = isRuntime && owner == .library ? .runtimeOfLibrary : owner
        shares[payer, default: 0] += part * cost
      }
    }
    return shares
  }

  /// The module of a function, by its mangled name; `nil` for a runtime's.
  private static func owner(of name: String) -> Owner? {
    if name.hasPrefix("$s17TransitionCatalog") || name.contains("17TransitionCatalogE") {
      return .library
    }
    if name.hasPrefix("$s5Bench") { return .bench }
    return name.hasPrefix("$s5UIKit") || name.contains("5UIKitE") ? .standIn : nil
  }
}
