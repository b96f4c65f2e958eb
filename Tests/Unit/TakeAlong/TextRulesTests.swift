import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TextRulesTests {
  private nonisolated static let cell = CGRect(x: 20, y: 300, width: 100, height: 100)
  private nonisolated static let hero = CGRect(x: 0, y: 0, width: 390, height: 400)
  private nonisolated static let caption = CGRect(x: 20, y: 410, width: 90, height: 20)
  private nonisolated static let headline = CGRect(x: 20, y: 420, width: 300, height: 40)

  /// A picture and a text: their frames at both ends, and whether the text flies where a screen follows it.
  nonisolated static let ways: [(picture: [CGRect], text: [CGRect], flies: Bool)] = [
    // A title below its picture.
    ([cell, hero], [caption, headline], true),
    // In landscape it goes from below its picture to beside it, across the picture.
    (
      [cell, CGRect(x: 400, y: 0, width: 444, height: 390)],
      [caption, CGRect(x: 560, y: 60, width: 200, height: 40)], false
    ),
    // A label in the picture.
    (
      [cell, hero],
      [CGRect(x: 30, y: 370, width: 40, height: 20), CGRect(x: 20, y: 350, width: 60, height: 30)],
      true
    ),
  ]

  @Test(arguments: ways)
  func textFliesWhereItCrossesNothing(picture: [CGRect], text: [CGRect], flies: Bool) {
    let ways = [(picture, false), (text, true)].map { frames, isText in
      (back: frames[0], front: frames[1], isText: isText)
    }
    #expect(FlightPlan.stayingTexts(among: ways, stays: false) == (flies ? [] : [1]))
    #expect(FlightPlan.stayingTexts(among: ways, stays: true) == [1])
  }

  /// Of two texts that would cross each other, one stays.
  @Test func twoTextsDoNotCross() {
    let (low, high) = (
      CGRect(x: 20, y: 600, width: 90, height: 20), CGRect(x: 20, y: 500, width: 90, height: 20)
    )
    let ways = [(back: low, front: high, isText: true), (back: high, front: low, isText: true)]
    #expect(FlightPlan.stayingTexts(among: ways, stays: false) == [0])
  }

  @Test func onlyWhatShowsNothingElseIsText() {
    let (label, chip, plain) = (UILabel(), UILabel(), UIView())
    label.text = "Ember Ridge"
    chip.text = "New"
    chip.backgroundColor = .systemBlue
    let around = UIView()
    around.addSubview(UILabel())
    let card = UIView()
    card.backgroundColor = .white
    card.addSubview(UILabel())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let withPicture = UIView()
    withPicture.addSubview(UILabel())
    withPicture.addSubview(UIImageView(image: image))
    #expect(label.showsOnlyText && around.showsOnlyText && UITextField().showsOnlyText)
    #expect(!chip.showsOnlyText && !card.showsOnlyText && !withPicture.showsOnlyText)
    #expect(!plain.showsOnlyText && !UIImageView(image: image).showsOnlyText)
    let (prose, page) = (UITextView(), UITextView())
    for view in [prose, page] { view.text = "Ember Ridge" }
    prose.backgroundColor = .clear
    page.backgroundColor = .white
    #expect(prose.showsOnlyText && !page.showsOnlyText)
  }
}
