import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TextRulesTests {
  private typealias Candidate = TextRules.Candidate

  private let picture = Candidate(
    back: CGRect(x: 20, y: 300, width: 100, height: 100),
    fore: CGRect(x: 0, y: 0, width: 390, height: 400), isText: false)

  private func text(_ back: CGRect, _ fore: CGRect) -> Candidate {
    Candidate(back: back, fore: fore, isText: true)
  }

  @Test func allTextStaysWhereScreensPart() {
    let title = text(
      CGRect(x: 20, y: 410, width: 90, height: 20), CGRect(x: 20, y: 420, width: 300, height: 40))
    #expect(TextRules([picture, title], stays: true).staying == [1])
  }

  @Test func aTitleBelowItsPictureFlies() {
    let title = text(
      CGRect(x: 20, y: 410, width: 90, height: 20), CGRect(x: 20, y: 420, width: 300, height: 40))
    #expect(TextRules([picture, title], stays: false).staying.isEmpty)
  }

  /// In landscape a title goes from below its picture to beside it, across the picture.
  @Test func aTitleThatWouldCrossAPictureStays() {
    let wide = Candidate(
      back: picture.back, fore: CGRect(x: 400, y: 0, width: 444, height: 390), isText: false)
    let across = text(
      CGRect(x: 20, y: 410, width: 90, height: 20), CGRect(x: 560, y: 60, width: 200, height: 40))
    #expect(TextRules([wide, across], stays: false).staying == [1])
  }

  @Test func aLabelInAPictureFliesWithIt() {
    let badge = text(
      CGRect(x: 30, y: 370, width: 40, height: 20), CGRect(x: 20, y: 350, width: 60, height: 30))
    #expect(TextRules([picture, badge], stays: false).staying.isEmpty)
  }

  /// Of two texts that would cross each other, one stays.
  @Test func twoTextsDoNotCross() {
    let up = text(
      CGRect(x: 20, y: 600, width: 90, height: 20), CGRect(x: 20, y: 500, width: 90, height: 20))
    let down = text(up.fore, up.back)
    #expect(TextRules([up, down], stays: false).staying == [0])
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
  }
}
