import Foundation
import Testing

@testable import TransitionLab

/// The program itself, and what a network may do to it.
@Suite struct ServerTests {
  private func port(_ address: String) throws -> UInt16 {
    let port = URL(string: address)?.port.flatMap { UInt16(exactly: $0) }
    return try #require(port)
  }

  @Test func aPortInUseIsReportedWithACure() throws {
    let first = try LiveProcess(["--port", "0"])
    let port = try port(first.address())
    let (status, _, errors) = try LiveProcess(["--port", "\(port)"]).result()
    #expect(status == 1)
    #expect(errors.contains("Port \(port) is in use") && errors.contains("--port"))
  }

  @Test func anUnusableArgumentIsReported() throws {
    let folder = FileManager.default.temporaryDirectory
    let script = folder.appendingPathComponent("\(UUID().uuidString).swift")
    try "HeadlessTouchScript([\n  .init(0, [.jump])])".write(
      to: script, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: script) }
    for (arguments, words) in [
      (["--port", "70000"], "--port"), (["--address", "0.0.0.0"], "--address"),
      (["--script", "/nowhere"], "cannot be read: /nowhere"),
      (["--script", script.path], "line 2, column 14: A finger cannot jump"),
    ] {
      let (status, _, errors) = try LiveProcess(arguments).result()
      #expect(status != 0 && errors.contains(words), "\(arguments): \(errors)")
    }
  }

  @Test func theServerAnswersAfterGarbageLargeMessagesAndManyConnections() throws {
    let live = try LiveProcess(["--port", "0"])
    let port = try port(live.address())

    // 200 connections that say nothing, and 200 that say garbage.
    let silent = try (0..<200).map { _ in try RawSocket(port: port) }
    for index in 0..<200 {
      let socket = try RawSocket(port: port)
      socket.send((0..<300).map { UInt8(truncatingIfNeeded: $0 &* (index &+ 7) &+ index) })
      socket.close()
    }
    // 200 pages: those that are too many are told so.
    let pages = try (0..<200).map { _ in try RawSocket(port: port) }
    let lines = pages.map { $0.open(port: port) }
    #expect(lines.count { $0.contains(" 101 ") } == Door.mostPages)
    #expect(lines.count { $0.contains(" 503 ") } == 200 - Door.mostPages)
    for page in pages { page.close() }
    for socket in silent { socket.close() }

    let before = try live.residentSize()
    // Messages that are none; frames that no page sends.
    let frames: [(UInt8, [UInt8])] = [
      (0x82, [1, 2, 3]), (0x01, Array("{\"k\":".utf8)), (0x81, [0xFF, 0xFE]),
      (0x81, Array(repeating: 0x20, count: 60_000)), (0x8F, []), (0x80, [1]), (0x88, [0x03, 0xE8]),
    ]
    for (head, payload) in frames {
      let page = try connected(port)
      page.frame(head, payload)
      // A close frame, or the end.
      let answer = page.receive()
      #expect(answer.isEmpty || answer[0] == 0x88, "\(head)")
    }
    // In the middle of a drag.
    let page = try connected(port)
    page.message(#"{"k":"hello","v":1,"hz":60,"scale":2}"#)
    #expect(!page.receive().isEmpty)
    page.message(#"{"k":"t","n":1,"e":[["d",0,195,600]]}"#)
    #expect(!page.receive().isEmpty)
    page.close()

    // One that sends and never reads: what it is not given is not made.
    let stalled = try connected(port)
    stalled.message(#"{"k":"hello","v":1,"hz":60,"scale":2}"#)
    for _ in 0..<2000 {
      stalled.message(#"{"k":"restart"}"#.padding(toLength: 20, withPad: " ", startingAt: 0))
    }
    stalled.close()

    let last = try connected(port)
    last.message(#"{"k":"hello","v":1,"hz":60,"scale":2}"#)
    #expect(String(decoding: last.receive(), as: UTF8.self).contains("\"t\":"))
    let grown = try live.residentSize() - before
    print("garbage: grown by \(grown / 1024) KB")
    #expect(grown < 40_000_000)
  }

  /// Pages that were closed a moment ago may still count.
  private func connected(_ port: UInt16) throws -> RawSocket {
    for _ in 0..<200 {
      let socket = try RawSocket(port: port)
      if socket.open(port: port).contains(" 101 ") { return socket }
    }
    throw LiveProcess.Failure(description: "The server takes no page any more.")
  }
}
