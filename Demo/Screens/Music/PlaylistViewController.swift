import UIKit

/// A card that makes a playlist: a cover, a field for the title, two buttons.
public final class PlaylistViewController: UIViewController {
  /// The field and the button to tap.
  public let titleField = UITextField()
  public var cancelButton: UIControl { cancel }

  private let heading = UILabel("New Playlist", size: 17, weight: .semibold)
  private let cancel = UIButton(type: .system)
  private let create = UIButton(type: .system)
  private let cover: CoverView
  private let fieldGround = UIView()
  private let note: UILabel

  init(startingWith record: Cover, image: UIImage) {
    cover = CoverView(image: image, radius: 12)
    note = UILabel("Starts with “\(record.title)”", size: 15, color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 334, height: 376)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.clipsToBounds = true
    fieldGround.backgroundColor = .tertiarySystemFill
    fieldGround.layer.cornerRadius = 12
    fieldGround.layer.cornerCurve = .continuous
    titleField.placeholder = "Title"
    titleField.resignsOnReturn()
    titleField.font = .text(20, weight: .medium)
    for label in [heading, note] { label.textAlignment = .center }
    for (button, title, weight) in [
      (cancel, "Cancel", UIFont.Weight.regular), (create, "Create", .semibold),
    ] {
      button.setTitle(title, for: .normal)
      button.setTitleColor(.systemBlue, for: .normal)
      button.setTitleColor(.tertiaryLabel, for: .disabled)
      button.titleLabel?.font = .text(17, weight: weight)
      button.addAction(
        UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    }
    create.isEnabled = false
    titleField.addAction(
      UIAction { [unowned self] _ in create.isEnabled = titleField.text?.isEmpty == false },
      for: .editingChanged)
    for child in [heading, cancel, create, cover, fieldGround, titleField, note] {
      view.addSubview(child)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let width = max(0, size.width - 40)
    view.place(heading, leading: 20, top: 26 - .text(22) / 2, width: width, height: .text(22))
    view.place(cancel, leading: 8, top: 4, width: 84, height: 44)
    view.place(create, leading: size.width - 92, top: 4, width: 84, height: 44)
    // A low card keeps its field.
    let side = max(0, min(176, size.height - 200))
    cover.isHidden = side < 60
    view.place(cover, leading: (size.width - side) / 2, top: 62, width: side, height: side)
    let top = cover.isHidden ? 54 : 62 + side + 24
    view.place(fieldGround, leading: 20, top: top, width: width, height: 50)
    view.place(titleField, leading: 34, top: top, width: max(0, width - 28), height: 50)
    view.place(note, leading: 20, top: top + 64, width: width, height: .text(20))
  }
}
