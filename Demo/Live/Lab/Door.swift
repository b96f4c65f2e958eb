import FlyingFox
import Foundation

/// Answers requests: files of the page for browsers on this machine, and the socket for the page itself.
struct Door: HTTPHandler {
  /// The most pages at a time, because each of them holds a connection.
  static let mostPages = 32

  let port: UInt16
  let phone: Phone
  let pictures: PictureStore
  let pages: PageCount

  /// The page's address.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// The accepted values of `Host`. Another name that resolves to this machine (DNS rebinding) is refused.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.headers[.host], hosts.contains(host) else {
      return refusal(.forbidden, "This page is for this machine alone. Its address is \(address)")
    }
    guard request.method == .GET else {
      return refusal(.methodNotAllowed, "Nothing is taken here but GET.")
    }
    switch request.path {
    case "/": return try file("live.html", host: host)
    case "/live": return try await link(request, host: host)
    default: break
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    if parts.count == 3, parts[1] == "page", PageFile.types[parts[2]] != nil {
      return try file(parts[2], host: host)
    }
    if parts.count == 3, parts[1] == "c", let data = await pictures.file(parts[2]) {
      return HTTPResponse(
        statusCode: .ok,
        headers: headers([
          .contentType: "image/webp", .cacheControl: "public, max-age=31536000, immutable",
        ]), body: data)
    }
    return refusal(.notFound, "There is no such file.")
  }

  /// Opens the socket if `Origin` is the page itself. Other sites send another origin, and programs send none.
  private func link(_ request: HTTPRequest, host: String) async throws -> HTTPResponse {
    guard request.headers[HTTPHeader("Origin")] == "http://\(host)" else {
      return refusal(.forbidden, "Only the page itself may hold the phone.")
    }
    guard pages.enter() else {
      return refusal(.serviceUnavailable, "There are \(Door.mostPages) pages already: close some.")
    }
    let link = Link(phone: phone, pictures: pictures, page: await phone.arrive(), pages: pages)
    let response = try await WebSocketHTTPHandler(handler: link).handleRequest(request)
    // Without an upgrade there is no `Conversation` whose end would call `leave()`.
    if response.statusCode != .switchingProtocols { pages.leave() }
    return response
  }

  private func file(_ name: String, host: String) throws -> HTTPResponse {
    let data = try Data(contentsOf: PageFile.folder.appendingPathComponent(name))
    return HTTPResponse(
      statusCode: .ok,
      headers: headers([
        .contentType: PageFile.types[name] ?? "text/plain", .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"):
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
          + "connect-src 'self' ws://\(host); frame-ancestors 'none'; base-uri 'none'; "
          + "form-action 'none'",
      ]), body: data)
  }

  private func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers([.contentType: "text/plain; charset=utf-8"]),
      body: Data((reason + "\n").utf8))
  }

  private func headers(_ own: [HTTPHeader: String]) -> HTTPHeaders {
    HTTPHeaders(
      own.merging([
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ]) { mine, _ in mine })
  }
}

/// The files of the page, by the names under which it asks for them.
enum PageFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Page", isDirectory: true)

  static let types: [String: String] = {
    let script = "text/javascript; charset=utf-8"
    let names = ["mirror.js", "phone.js", "fingers.js", "panel.js", "tape.js", "live.js"]
    let scripts = names + ["selftest.js", "replay.js"]
    return Dictionary(uniqueKeysWithValues: scripts.map { ($0, script) }).merging([
      "live.html": "text/html; charset=utf-8", "page.css": "text/css; charset=utf-8",
      "live.css": "text/css; charset=utf-8", "replay.html": "text/plain; charset=utf-8",
      "replay.css": "text/css; charset=utf-8",
    ]) { one, _ in one }
  }()
}

/// How many pages hold a connection.
final class PageCount: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// Returns false if there are too many.
  func enter() -> Bool {
    lock.withLock {
      guard count < Door.mostPages else { return false }
      count += 1
      return true
    }
  }

  func leave() { lock.withLock { count -= 1 } }
}
