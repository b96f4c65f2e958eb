import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TextRulesTests {
  private nonisolated static let cell = CGRect(x: 20, y: 300, width: 100, height: 100)
  private nonisolated static let hero = CGRect(x: 0, y: 0, width: 390, height: 400)
  private nonisolated static let caption = CGRect(x: 20, y: 410, width: 90, height: 20)
  private nonisolated static let left = CGRect(x: 20, y: 300, width: 60, height: 60)
  private nonisolated static let beside = CGRect(x: 20, y: 320, width: 90, height: 20)
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
    // A label on its picture in a list, which goes below the picture in its screen, and the other way round.
    ([cell, hero], [CGRect(x: 30, y: 370, width: 40, height: 20), headline], false),
    ([cell, hero], [caption, CGRect(x: 20, y: 350, width: 60, height: 30)], false),
    // Beside its picture at the left, and at the right.
    (
      [left.offsetBy(dx: 100, dy: 0), left],
      [beside, beside.offsetBy(dx: 70, dy: 0)], true
    ),
  ]

  @Test(arguments: ways)
  func textFliesWhereItCrossesNothing(picture: [CGRect], text: [CGRect], flies: Bool) {
    let ways = [(picture, false), (text, true)].map { frames, isText in
      (back: frames[0], front: frames[1], isText: isText, isSolid: !isText)
    }
    #expect(FlightPlan.texts(among: ways, stays: false).staying == (flies ? [] : [1]))
    #expect(FlightPlan.texts(among: ways, stays: true).staying == [1])
  }

  /// A title goes from beside its cover in a small player to below the cover in a large one: behind the cover, if nothing
  /// of the title is seen through the cover.
  @Test(arguments: [true, false]) func textPassesBelowASolidPicture(isSolid: Bool) {
    let title: FlightPlan.Way = (
      CGRect(x: 76, y: 770, width: 80, height: 20), CGRect(x: 32, y: 520, width: 150, height: 28),
      true, false
    )
    let cover: FlightPlan.Way = (
      CGRect(x: 16, y: 756, width: 48, height: 48), CGRect(x: 32, y: 150, width: 326, height: 326),
      false, isSolid
    )
    let texts = FlightPlan.texts(among: [title, cover], stays: false)
    #expect(texts.staying == (isSolid ? [] : [0]))
    #expect(texts.passing.map { [$0.text, $0.cover] } == (isSolid ? [[0, 1]] : []))
  }

  /// Of two texts that would cross each other, one stays.
  @Test func twoTextsDoNotCross() {
    let (low, high) = (
      CGRect(x: 20, y: 600, width: 90, height: 20), CGRect(x: 20, y: 500, width: 90, height: 20)
    )
    let ways: [FlightPlan.Way] = [(low, high, true, true), (high, low, true, true)]
    #expect(FlightPlan.texts(among: ways, stays: false).staying == [0])
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
