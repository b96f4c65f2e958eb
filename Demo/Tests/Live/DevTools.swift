import Foundation
import Testing

/// A browser without a window, driven through its debugging pipe. Its events are real: they go to what lies at a point.
final class DevTools: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private let profile = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  private var rest = Data()
  private var count = 0

  init() throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // It reads from descriptor 3, and writes to 4. Where root runs it, as in a container, it refuses to be sandboxed.
    process.arguments =
      [
        "-c",
        #"exec /usr/bin/timeout --signal=KILL 180 "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#,
        try #require(Browser.path), "--headless", "--disable-gpu", "--remote-debugging-pipe",
        "--user-data-dir=\(profile.path)",
      ] + (getuid() == 0 ? ["--no-sandbox"] : [])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// A child inherits the signals that the thread of a task blocks, SIGTERM among them; `timeout` leads a group.
  deinit {
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Opens an address in a tab of its own.
  func open(_ address: String, width: Int = 1440, height: Int = 900) throws -> Tab {
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let session =
      try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    let tab = Tab(browser: self, target: target ?? "", session: session ?? "")
    try tab.resize(width, height)
    try tab.send("Page.navigate", ["url": address])
    return tab
  }

  /// Sends a command, and returns its result.
  @discardableResult func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = rest[rest.startIndex..<end]
        rest = Data(rest[rest.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "The browser has ended.") }
      rest += more
    }
  }
}

/// A tab of a browser.
struct Tab {
  let browser: DevTools
  let target: String
  let session: String

  @discardableResult func send(_ method: String, _ parameters: [String: Any] = [:]) throws
    -> [String: Any]
  {
    try browser.send(method, parameters, session: session)
  }

  func resize(_ width: Int, _ height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Only the tab in front shows frames.
  func bringToFront() throws { try send("Page.bringToFront") }

  /// Returns what an expression is worth; of a promise, what it is fulfilled with.
  @discardableResult func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] {
      throw DevTools.Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until an expression is true. The page asks at each of its frames, and gives up after 20 seconds.
  func wait(until condition: String) throws {
    // While a page is being loaded, its scripts end without a result.
    for _ in 0..<200 {
      let isTrue = try? value(
        """
        new Promise(resolve => {
          const start = performance.now();
          const ask = () => {
            let isTrue = false;
            try { isTrue = Boolean(\(condition)); } catch {}
            if (isTrue || performance.now() - start > 20000) resolve(isTrue);
            else setTimeout(ask, 15);
          };
          ask();
        })
        """)
      if isTrue as? Bool == true { return }
      if isTrue as? Bool == false { break }
    }
    throw DevTools.Failure(description: "Never: \(condition)")
  }

  // Events

  func mouse(_ kind: String, _ x: Double, _ y: Double, isDown: Bool = true) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": kind, "x": x, "y": y, "button": isDown ? "left" : "none",
        "buttons": isDown && kind != "mouseReleased" ? 1 : 0,
        "clickCount": kind == "mouseMoved" ? 0 : 1,
      ])
  }

  /// Clicks at the middle of an element.
  func click(_ selector: String) throws {
    let place =
      try value(
        """
        (() => {
          const element = document.querySelector(`\(selector)`);
          element.scrollIntoView({ block: "nearest" });
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()
        """) as? [Double]
    try click(at: #require(place))
  }

  func click(at place: [Double]) throws {
    try mouse("mouseMoved", place[0], place[1], isDown: false)
    try mouse("mousePressed", place[0], place[1])
    try mouse("mouseReleased", place[0], place[1])
  }

  func press(_ key: String, text: String? = nil) throws {
    var parameters: [String: Any] = [
      "type": "keyDown", "key": key, "code": key == " " ? "Space" : key,
    ]
    parameters["text"] = text
    try send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try send("Input.dispatchKeyEvent", parameters)
  }

  // The phone

  /// Returns where a point of the phone's screen lies in the tab.
  func place(_ x: Double, _ y: Double) throws -> [Double] {
    let place = try value(
      """
      (() => {
        const box = find("glass").getBoundingClientRect();
        return [box.left + \(x) / phone.size[0] * box.width, box.top + \(y) / phone.size[1] * box.height];
      })()
      """)
    return try #require(place as? [Double])
  }

  func waitForRest() throws {
    try wait(until: "phone.idle > 0 && !phone.isBusy && !phone.events.length && panel.device")
  }
}
