import FlyingFox
import Foundation
import Testing
import UIKit

@testable import Live
@testable import TransitionLab

@MainActor @Suite struct DoorTests {
  private func makeDoor() -> Door {
    Door(
      port: 8043, phone: Phone(Stages.all), pictures: PictureStore(), pages: PageCount())
  }

  private func request(
    _ path: String, host: String? = "127.0.0.1:8043", origin: String? = nil,
    method: HTTPMethod = .GET, upgrades: Bool = false
  ) -> HTTPRequest {
    var headers: [HTTPHeader: String] = [:]
    headers[.host] = host
    headers[HTTPHeader("Origin")] = origin
    if upgrades {
      headers[.upgrade] = "websocket"
      headers[.connection] = "Upgrade"
      headers[.webSocketKey] = "dGhlIHNhbXBsZSBub25jZQ=="
      headers[.webSocketVersion] = "13"
    }
    return HTTPRequest(
      method: method, version: .http11, path: path, query: [], headers: headers, body: Data())
  }

  @Test(arguments: [
    "example.com", "example.com:8043", "127.0.0.1", "127.0.0.1:80", "0.0.0.0:8043", "[::1]:8043",
    "localhost:8044", "LOCALHOST.evil:8043", "192.168.0.2:8043", "",
  ])
  func aHostNameOfAnotherMachineIsRefused(host: String) async throws {
    let door = makeDoor()
    for path in ["/", "/page/live.js", "/live"] {
      let response = try await door.handleRequest(
        request(path, host: host, origin: "http://\(host)", upgrades: path == "/live"))
      #expect(response.statusCode == .forbidden)
      let text = String(decoding: try await response.bodyData, as: UTF8.self)
      #expect(text.contains("http://127.0.0.1:8043/"))
    }
    let response = try await door.handleRequest(request("/", host: nil))
    #expect(response.statusCode == .forbidden)
  }

  @Test func onlyFilesOfThePageAreServed() async throws {
    let door = makeDoor()
    for host in ["127.0.0.1:8043", "localhost:8043"] {
      let response = try await door.handleRequest(request("/", host: host))
      #expect(response.statusCode == .ok)
      let policy = try #require(response.headers[HTTPHeader("Content-Security-Policy")])
      for part in ["default-src 'none'", "frame-ancestors 'none'", "ws://\(host)"] {
        #expect(policy.contains(part))
      }
    }
    let html = try String(
      contentsOf: PageFile.folder.appendingPathComponent("live.html"), encoding: .utf8)
    for (name, _) in PageFile.types where html.contains("/page/\(name)") || name == "selftest.js" {
      let response = try await door.handleRequest(request("/page/\(name)"))
      #expect(response.statusCode == .ok, "\(name)")
    }
    for path in [
      "/page/catalogue.html", "/page/../../Package.swift", "/page/..%2F..%2FPackage.swift",
      "/page/live.js/", "/page/", "/c/", "/c/0.webp", "/etc/passwd", "//", "/page//live.js",
    ] {
      let response = try await door.handleRequest(request(path))
      #expect(response.statusCode == .notFound, "\(path)")
    }
  }

  @Test func aMethodOtherThanGetIsRefused() async throws {
    let door = makeDoor()
    for method in [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS, .HEAD] {
      let response = try await door.handleRequest(request("/", method: method))
      #expect(response.statusCode == .methodNotAllowed)
    }
  }

  @Test func aSocketFromAnotherOriginIsRefused() async throws {
    let door = makeDoor()
    for origin in [
      nil, "null", "http://evil.example", "https://127.0.0.1:8043", "http://localhost:8043", "",
    ] {
      let response = try await door.handleRequest(
        request("/live", origin: origin, upgrades: true))
      #expect(response.statusCode == .forbidden, "\(origin ?? "none")")
    }
    let own = "http://127.0.0.1:8043"
    let plain = try await door.handleRequest(request("/live", origin: own))
    #expect(plain.statusCode == .badRequest)
    let response = try await door.handleRequest(request("/live", origin: own, upgrades: true))
    #expect(response.statusCode == .switchingProtocols)
  }

  @Test func pagesBeyondTheLimitAreRefusedUntilSomeAreClosed() async throws {
    let door = makeDoor()
    func open() async throws -> HTTPStatusCode {
      let own = "http://127.0.0.1:8043"
      return try await door.handleRequest(request("/live", origin: own, upgrades: true)).statusCode
    }
    for _ in 0..<Door.mostPages { #expect(try await open() == .switchingProtocols) }
    #expect(try await open() == .serviceUnavailable)
    door.pages.leave()
    #expect(try await open() == .switchingProtocols)
  }

  @Test func aPictureThatIsDrawnIsServed() async throws {
    let door = makeDoor()
    let page = door.phone.arrive()
    let answer = door.phone.answer(to: #"{"k":"hello","v":1,"hz":60,"scale":2}"#, from: page)
    #expect(answer.pictures.count > 10)
    await door.pictures.add(answer.pictures)
    for picture in answer.pictures {
      let response = try await door.handleRequest(request("/c/\(picture.name)"))
      #expect(response.statusCode == .ok)
      #expect(response.headers[.cacheControl]?.contains("immutable") == true)
      #expect(try await response.bodyData.starts(with: Data("RIFF".utf8)))
    }
  }
}
