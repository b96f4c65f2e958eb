import UIKit

/// The back of a record's sleeve: its songs.
final class SongsViewController: UIViewController {
  private let ground: GradientView
  private let songs: [(name: UILabel, time: UILabel)]

  init(_ record: Cover) {
    ground = GradientView(
      colors: [record.ground.0, record.ground.1].map {
        UIColor(hex: Scene.mix($0, 0x14101C, 0.42))
      })
    songs = SongsViewController.list.enumerated().map { index, song in
      (
        UILabel("\(index + 1)  \(song.name)", size: 17, weight: .medium, color: .white),
        UILabel(song.time, size: 15, color: UIColor(white: 1, alpha: 0.68))
      )
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let list = [
    (name: "First Ferry", time: "3:12"), (name: "Low Sun", time: "4:05"),
    (name: "Window Seat", time: "2:48"), (name: "Salt on the Rail", time: "3:51"),
    (name: "Harbor Lights", time: "5:20"), (name: "Nine Minutes Late", time: "3:02"),
    (name: "Home, More or Less", time: "4:37"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    ground.layer.cornerRadius = CoverViewController.radius
    ground.layer.cornerCurve = .continuous
    view.addSubview(ground)
    for song in songs {
      view.addSubview(song.name)
      view.addSubview(song.time)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ground.frame = view.bounds
    let size = view.bounds.size
    let time = CGFloat.text(44)
    let row = (size.height - 24) / CGFloat(songs.count)
    for (index, song) in songs.enumerated() {
      let top = 12 + CGFloat(index) * row
      view.place(
        song.name, leading: 20, top: top, width: max(0, size.width - 52 - time), height: row)
      view.place(song.time, leading: size.width - 20 - time, top: top, width: time, height: row)
      song.name.alignLeading()
      song.time.textAlignment = view.isRightToLeft ? .left : .right
    }
  }
}
