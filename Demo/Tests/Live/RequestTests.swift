import Foundation
import Testing

@testable import TransitionLab

@Suite struct RequestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
  }

  static let refused = [
    Row("nothing", ""), Row("no JSON", "hello"), Row("no object", "[1]"), Row("no kind", "{}"),
    Row("a kind of its own", #"{"k":"quit"}"#),
    Row("another version", #"{"k":"hello","v":2,"hz":60,"scale":2}"#),
    Row("no version", #"{"k":"hello","hz":60}"#),
    Row("a display of no speed", #"{"k":"hello","v":1,"hz":0}"#),
    Row("a display that is too fast", #"{"k":"hello","v":1,"hz":1e9}"#),
    Row("a number that is none", #"{"k":"t","n":NaN}"#),
    Row("a number beyond all", #"{"k":"t","n":1e999}"#),
    Row("a large number", #"{"k":"t","n":1e99}"#), Row("a negative number", #"{"k":"t","n":-1}"#),
    Row("half a frame", #"{"k":"t","n":1.5}"#), Row("ten minutes", #"{"k":"t","n":36000}"#),
    Row("text for a number", #"{"k":"t","n":"1"}"#),
    Row(
      "65 touches",
      #"{"k":"t","e":[\#(Array(repeating: #"["m",0,1,1]"#, count: 65).joined(separator: ","))]}"#),
    Row("a touch without a place", #"{"k":"t","e":[["d",0,1]]}"#),
    Row("a touch of another kind", #"{"k":"t","e":[["x",0,1,1]]}"#),
    Row("an eleventh finger", #"{"k":"t","e":[["d",10,1,1]]}"#),
    Row("a finger of no number", #"{"k":"t","e":[["d",0.5,1,1]]}"#),
    Row("a finger beyond all numbers", #"{"k":"t","e":[["d",1e99,1,1]]}"#),
    Row("a place beyond all numbers", #"{"k":"t","e":[["d",0,1e999,1]]}"#),
    Row("a speed of its own", #"{"k":"set","speed":0.3}"#),
    Row("an option of another type", #"{"k":"set","options":{"gap":[1]}}"#),
    Row("16 KB and more", #"{"k":"t","x":"\#(String(repeating: "x", count: 17_000))"}"#),
    Row("depth", String(repeating: "[", count: 8_000)),
    Row("a report without lines", #"{"k":"report","passed":true}"#),
  ]

  @Test(arguments: refused) func aMessageOfAnUnknownFormIsRefused(row: Row) {
    #expect(throws: Request.Refused.self) { try Request(row.text) }
  }

  @Test func aMessageOfThePageIsRead() throws {
    #expect(
      try Request(#"{"k":"hello","v":1,"hz":119.9,"scale":1.5,"more":{"x":[1]}}"#)
        == .hello(framesPerSecond: 120, scale: 1.5, isNew: false))
    #expect(
      try Request(#"{"k":"t","n":2,"e":[["d",0,150.5,250],["u",9,-3,1e6]]}"#)
        == .refresh(
          frames: 2,
          touches: [
            .init(kind: .down, finger: 0, x: 150.5, y: 250),
            .init(kind: .up, finger: 9, x: -3, y: 1e6),
          ]))
    var change = Request.Change()
    change.stage = "guide"
    change.options = ["gap": .number(3), "edge": .choice("top"), "outside": .flag(true), "x": nil]
    change.options.updateValue(nil, forKey: "x")
    change.isDark = true
    #expect(
      try Request(
        #"{"k":"set","stage":"guide","dark":true,"options":{"gap":3,"edge":"top","outside":true,"x":null}}"#
      ) == .change(change))
    #expect(try Request(#"{"k":"restart"}"#) == .restart)
    #expect(try Request(#"{"k":"script"}"#) == .script)
  }
}
