import Foundation
import UIKit

@testable import TransitionLab

/// A page that asks a phone, without a server.
@MainActor final class TestPage {
  let phone: Phone
  let id: Int

  init(_ phone: Phone) {
    self.phone = phone
    id = phone.arrive()
  }

  @discardableResult func ask(_ text: String) -> [String: Any] {
    let answer = phone.answer(to: text, from: id).text
    return (try? JSONSerialization.jsonObject(with: Data(answer.utf8))) as? [String: Any] ?? [:]
  }

  @discardableResult func hello() -> [String: Any] {
    ask(#"{"k":"hello","v":1,"hz":60,"scale":2}"#)
  }

  @discardableResult func refresh(_ touches: String = "", frames: Int = 1) -> [String: Any] {
    ask(#"{"k":"t","n":\#(frames),"e":[\#(touches)]}"#)
  }

  /// Lets time pass until nothing moves; at most ten seconds.
  func rest() {
    for _ in 0..<600 where refresh()["idle"] == nil {}
  }

  func tap(_ x: Double, _ y: Double) {
    refresh(#"["d",0,\#(x),\#(y)]"#)
    refresh(frames: 3)
    refresh(#"["u",0,\#(x),\#(y)]"#)
  }
}

/// The memory of this process that is in use, in bytes.
func residentSize() throws -> Int {
  let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
