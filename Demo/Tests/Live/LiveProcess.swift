import Foundation

/// The program as a process of its own, beside the tests' bundle.
final class LiveProcess: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static var executable: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("Live")
  }

  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var text = Data()

  init(_ arguments: [String]) throws {
    process.executableURL = LiveProcess.executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  deinit { end() }

  /// A child inherits the signals that the thread of a task blocks, SIGTERM among them.
  func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Returns the address that it prints.
  func address() throws -> String {
    while true {
      if let found = String(decoding: text, as: UTF8.self).firstMatch(
        of: #/http://127\.0\.0\.1:\d+/\S*/#), text.contains(10)
      {
        return String(found.0)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw Failure(
          description: "It ends without an address: \(String(decoding: text, as: UTF8.self))")
      }
      text += more
    }
  }

  /// Waits for its end, and returns what it has printed.
  func result() -> (status: Int32, output: String, errors: String) {
    text += output.fileHandleForReading.readDataToEndOfFile()
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }

  /// The memory that it uses, in bytes.
  func residentSize() throws -> Int {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}

/// A connection to a port of this machine, byte by byte.
final class RawSocket {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    guard result == 0 else { throw LiveProcess.Failure(description: "no connection") }
  }

  deinit { close() }

  private var isClosed = false

  func close() {
    if !isClosed { Glibc.close(descriptor) }
    isClosed = true
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Returns what comes next; nothing at the end, or when nothing comes for ten seconds.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Asks as the page does, and returns the first line of the answer.
  func open(port: UInt16) -> String {
    send(
      """
      GET /live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n\
      Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
      """)
    return String(decoding: receive(), as: UTF8.self).components(separatedBy: "\r\n")[0]
  }

  /// A message of text, masked by zeros.
  func message(_ text: String) { frame(0x81, Array(text.utf8)) }

  func frame(_ head: UInt8, _ payload: [UInt8]) {
    let count = payload.count
    let length: [UInt8] =
      count < 126
      ? [0x80 | UInt8(count)]
      : [0x80 | 126, UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
    send([head] + length + [0, 0, 0, 0] + payload)
  }
}
