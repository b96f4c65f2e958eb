/// What can be opened from the list of all screens.
enum DemoScreen: CaseIterable {
  case guide, photos, photoPages, pushedPhotos, splitPhotos, tabs, music, root, form
  case catalog, miniPlayer, record, today, sheet, menu, toolbox, artists, article, storyboard,
    trials

  /// Those that open with the transition that is chosen, or open their screens with it.
  static let ofChoice = [
    guide, photos, photoPages, pushedPhotos, splitPhotos, tabs, music, root, form,
  ]
  static let others = allCases.filter { !ofChoice.contains($0) }

  var title: String {
    switch self {
    case .catalog: "The Eight Presets"
    case .guide: "Guide"
    case .photos: "Places"
    case .photoPages: "Places in Pages"
    case .pushedPhotos: "Places, Pushed"
    case .splitPhotos: "Places in a Split View"
    case .tabs: "Tabs"
    case .miniPlayer: "Mini Player"
    case .music: "Music"
    case .record: "Record"
    case .today: "Today"
    case .sheet: "Sheet"
    case .menu: "Menus"
    case .toolbox: "Toolbox"
    case .artists: "Artists"
    case .article: "Article"
    case .root: "Welcome"
    case .storyboard: "Storyboard"
    case .form: "Form"
    case .trials: "Trials"
    }
  }

  var summary: String {
    switch self {
    case .catalog: "A list of all, each with the gesture that suits it"
    case .guide: "Walks open as cards, stories as full screens"
    case .photos: "A picture flies with the screen"
    case .photoPages: "Turn to another one: it goes home to its own place"
    case .pushedPhotos: "In a navigation controller, below its bar"
    case .splitPhotos: "In the first column"
    case .tabs: "Pulled to both sides; stories and photos are pushed"
    case .miniPlayer: "A bar above tabs is pulled up, and stays while the tabs change"
    case .music: "The player opens from its bar"
    case .record: "Its sleeve is turned over; with Spin"
    case .today: "Cards become pages, one with a clip that plays; with Full"
    case .sheet: "A filter for photos, as high as its content, which grows"
    case .menu: "At both sides, by a button or from the edge"
    case .toolbox: "A knob, a map, a canvas and rows keep their drags in a card"
    case .artists: "A sheet, one with margins, or a card, as high as its constraints"
    case .article: "Covers this list, which steps back; with Cover"
    case .root: "The window's root is replaced, and again when you sign in"
    case .storyboard: "Three segues, a preset of a scene's own, and effects, without code"
    case .form: "A field, a button, a strip that scrolls sideways, a long list"
    case .trials: "What only the device checklist needs, by the ids of its rows"
    }
  }
}
