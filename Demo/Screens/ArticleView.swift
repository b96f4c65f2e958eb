import UIKit

/// Title, author and text, one below the other: as many sentences as there is room for, or all.
final class ArticleView: UIView {
  /// The height that is in sight.
  var room: CGFloat = 0 {
    didSet { if room != oldValue { setNeedsLayout() } }
  }
  /// False while only those sentences show that end in sight. VoiceOver would not find the others.
  var isWhole = UIAccessibility.isVoiceOverRunning {
    didSet { if isWhole != oldValue { setNeedsLayout() } }
  }
  /// The height of all, once it is laid out.
  private(set) var wholeHeight: CGFloat = 0

  private let eyebrow: UILabel
  private let title: UILabel
  private let author = UIView()
  private let portrait = GradientView(colors: [UIColor(hex: 0xFFB36B), UIColor(hex: 0xE0567E)])
  private let initial: UILabel
  private let byline: UILabel
  private let note: UILabel
  private let rule = UIView()
  private let paragraphs: [UILabel]
  private let story: [String]

  init(_ article: Article) {
    eyebrow = UILabel(
      article.eyebrow.uppercased(), size: 13, weight: .semibold, color: .systemOrange)
    title = UILabel(article.title, size: 28, weight: .bold, lines: 3)
    initial = UILabel(String(article.byline.prefix(1)), size: 17, weight: .semibold, color: .white)
    byline = UILabel(article.byline, size: 15, weight: .semibold)
    note = UILabel(article.note, size: 13, color: .secondaryLabel)
    story = article.paragraphs
    paragraphs = story.map { UILabel($0, size: 17, lines: 0) }
    super.init(frame: .zero)
    clipsToBounds = true
    initial.textAlignment = .center
    portrait.addSubview(initial)
    portrait.clipsToBounds = true
    rule.backgroundColor = .separator
    for child in [portrait, byline, note] { author.addSubview(child) }
    let children: [UIView] = [eyebrow, title, author, rule] + paragraphs
    for child in children {
      addSubview(child)
      child.effectKey = "row"
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for label in [eyebrow, title, byline, note] + paragraphs { label.alignLeading() }
    let width = bounds.width
    // As large as a pad asks for.
    let isLarge = width > 440 && room > 600
    title.font = .text(isLarge ? 40 : 28, weight: .bold)
    for paragraph in paragraphs { paragraph.font = .text(isLarge ? 22 : 17) }
    place(eyebrow, leading: 0, top: 0, width: width, height: .text(17))
    let titleHeight = title.height(in: width)
    let start = .text(17) + 5
    place(title, leading: 0, top: start, width: width, height: titleHeight)

    var top = start + titleHeight + (isLarge ? 22 : 14)
    let (name, remark): (CGFloat, CGFloat) = (.text(19), .text(17))
    let height = max(40, name + remark + 4)
    place(author, leading: 0, top: top, width: width, height: height)
    author.place(portrait, leading: 0, top: 0, width: 40, height: 40)
    portrait.layer.cornerRadius = 20
    initial.frame = portrait.bounds
    author.place(byline, leading: 52, top: 1, width: max(0, width - 52), height: name)
    author.place(note, leading: 52, top: name + 2, width: max(0, width - 52), height: remark)
    top += height + (isLarge ? 24 : 16)
    place(rule, leading: 0, top: top, width: width, height: 0.5)
    top += isLarge ? 24 : 16
    var hasRoom = true
    for (paragraph, text) in zip(paragraphs, story) {
      if paragraph.text != text { paragraph.text = text }
      let whole = paragraph.height(in: width)
      let rest = CGSize(width: width, height: isWhole ? whole : hasRoom ? room - top : 0)
      let height = paragraph.show(sentencesOf: text, in: rest)
      hasRoom = height > 0 && paragraph.text == text
      paragraph.isHidden = height == 0
      place(paragraph, leading: 0, top: top, width: width, height: height)
      // What does not show has its place all the same.
      top += whole + (isLarge ? 20 : 14)
    }
    wholeHeight = top
  }
}
