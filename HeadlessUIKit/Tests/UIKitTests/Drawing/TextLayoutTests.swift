import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct TextLayoutTests {
    let font = UIFont.systemFont(ofSize: 17)

    init() { Headless.reset() }

    private func lines(
      _ text: String, width: CGFloat, maximum: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
    ) -> [String] {
      TextLayout(text, font: font, width: width, maximum: maximum, mode: mode).lines.map(\.text)
    }

    private func width(_ text: String) -> CGFloat { TextMeasure(font).width(of: text) }

    @Test func boldIsWiderThanRegular() {
      let bold = TextMeasure(.systemFont(ofSize: 17, weight: .bold))
      #expect(bold.width(of: "Transitions") > width("Transitions"))
    }

    @Test func widthGrowsWithEveryLetter() {
      #expect(width("") == 0)
      #expect(width("iiii") < width("MMMM"))
      #expect(abs(width("ab") - width("a") - width("b")) < 1e-9)
    }

    // developer.apple.com/documentation/uikit/nslinebreakmode: wrapping happens at words. With a
    // truncating mode, too, all lines before the last are broken at words.
    @Test func linesBreakAtWords() {
      #expect(lines("one two three", width: width("one two th") + 0.1) == ["one two", "three"])
    }

    @Test func charactersMayWrapInsideOfWords() {
      let room = width("one two th") + 0.1
      #expect(lines("one two three", width: room, mode: .byCharWrapping)[0] == "one two th")
    }

    @Test func spacesHangOverTheEndOfALine() {
      #expect(lines("two one", width: width("two")) == ["two", "one"])
    }

    @Test func aWordTooLongForALineIsCutBetweenLetters() {
      let cut = lines("abcdefgh", width: width("abc") + 0.1)
      #expect(cut.first == "abc")
      #expect(cut.joined() == "abcdefgh")
    }

    @Test func newlinesBreakLines() {
      #expect(lines("one\n\ntwo", width: .infinity) == ["one", "", "two"])
    }

    // …/nslinebreakmode/bytruncatingtail: "the missing text … is indicated by an ellipsis".
    @Test func theLastLineEndsInAnEllipsis() {
      let shown = lines("one two three four", width: width("one two t…") + 0.1, maximum: 1)
      #expect(shown == ["one two t…"])
    }

    @Test func anEllipsisStandsForHiddenParagraphs() {
      #expect(lines("one\ntwo", width: 300, maximum: 1) == ["one…"])
    }

    // …/nslinebreakmode/bytruncatinghead and …/bytruncatingmiddle
    @Test func theEllipsisMayStandInFrontOrInTheMiddle() {
      let room = width("abc…xyz") + 0.1
      let text = "abcdefghijklmnopqrstuvwxyz"
      #expect(lines(text, width: room, maximum: 1, mode: .byTruncatingHead)[0].hasPrefix("…"))
      #expect(lines(text, width: room, maximum: 1, mode: .byTruncatingHead)[0].hasSuffix("xyz"))
      let middle = lines(text, width: room, maximum: 1, mode: .byTruncatingMiddle)[0]
      #expect(middle.hasPrefix("a") && middle.hasSuffix("z") && middle.contains("…"))
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
    func aTruncatedLineFits(mode: NSLineBreakMode) {
      for room in stride(from: 30.0, through: 120, by: 7) {
        let layout = TextLayout(
          "The quick brown fox", font: font, width: room, maximum: 1, mode: mode)
        #expect(layout.lines[0].width <= room + 1e-6)
      }
    }

    // …/nslinebreakmode/byclipping: "lines don't extend past the edge": drawn whole, then cut.
    @Test func clippedTextIsNotShortened() {
      #expect(lines("one two three", width: 20, maximum: 1, mode: .byClipping) == ["one two three"])
    }
  }
}
