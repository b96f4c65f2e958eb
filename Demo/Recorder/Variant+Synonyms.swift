import Screens
import TransitionCatalog

extension Variant {
  /// What somebody may call it who does not know its name, for the page's search.
  var synonyms: String {
    let preset = name.hasPrefix("\(preset.rawValue)-") ? preset.rawValue : ""
    let own = Variant.synonyms[name] ?? Variant.synonyms[preset]
    let family = Variant.families.first { name.hasPrefix($0.prefix) }?.words
    return [own, family, gestureWords, deviceWords].compactMap { $0 }.joined(separator: " ")
  }

  private static let synonyms: [String: String] = [
    "hang": "drop bounce swing pendulum string spring gravity message alert dialog modal",
    "fold": "door hinge book 3d perspective",
    "full": "zoom expand enlarge grow app store",
    "full-from-point": "zoom expand grow",
    "full-ipad": "zoom expand hero shared element",
    "full-from-below": "modal bottom slide up fullscreen",
    "overlay": "popup popover dialog alert modal lightbox zoom expand dim",
    "overlay-blur": "popup dialog alert modal visual effect frosted glass material",
    "overlay-from-nothing": "popup dialog alert modal zoom",
    "slide": "swipe carousel step wizard pager",
    "slide-from-bottom": "modal slide up vertical",
    "fall": "drop tip note alert modal 3d perspective",
    "fall-to-trailing": "drop note alert modal swipe away",
    "scale": "zoom dive magnify grow folder app icon launch springboard",
    "spin": "rotate rotation whirl turn 3d",
    "spin-pull": "swipe rotate 3d",
    "fade": "dissolve cross dissolve crossfade alpha opacity",
    "cover": "modal vertical slide up fullscreen",
    "push": "navigation parallax slide",
    "cube": "3d rotate box",
    "flip": "3d rotate turn over horizontal",
    "page": "curl book turn leaf 3d",
    "reveal": "circle circular iris mask ripple clip",
    "example-recede": "modal card step back depth custom",
    "example-rows": "stagger staggered cascade domino list custom",
    "sheet-floating": "margin margins inset floating liquid glass bottom sheet card",
    "root": "rootviewcontroller login log in sign in onboarding logout window replace switch",
    "sheet": "bottom sheet half modal detent detents drawer action sheet pull up "
      + "uisheetpresentationcontroller",
    "take-along-full": "zoom photos app",
    "take-along-overlay": "zoom popup",
    "take-along-scale": "zoom",
    "take-along-push": "zoom navigation uinavigationcontroller",
    "take-along-player": "zoom apple music app now playing mini player bar",
    "take-along-mini-player":
      "zoom apple music app now playing bar tabs swipe up drag interactive expand",
    "take-along-pager": "zoom photos app gallery carousel paging uipageviewcontroller",
    "take-along-today": "zoom app store expand",
    "take-along-clip": "zoom video avplayer app store expand",
    "take-along-forty": "performance speed fast many collection grid",
    "interruption": "interruptible interrupt interactive cancel reverse gesture drag pan catch",
    "return": "interactive gesture drag pan scroll swipe down dismiss",
    "opened-by-edge": "swipe back edge screen interactive gesture pan",
    "pull": "scroll view interactive gesture swipe down drag dismiss hand off",
    "pull-list": "scroll view table interactive gesture swipe down drag dismiss hand off",
    "overlay-keyboard": "text field form popup dialog modal",
    "refusal": "ismodalinpresentation modal prevent dismiss dismissal disabled rubber band gesture",
    "tabs-slide": "tab bar uitabbarcontroller swipe between pager gesture interactive",
    "children-spin": "child view controller container embed replace flip turn over card gesture",
    "pop-gesture": "swipe back edge interactive drag",
    "pop-gesture-full": "swipe back edge interactive drag zoom hero shared element",
    "push-full": "zoom hero shared element", "push-scale": "zoom dive",
  ]

  /// What the names of several films begin with, and words for all of them.
  private static let families = [
    (prefix: "take-along", words: "hero shared element elements matched geometry morph magic move"),
    (prefix: "menu", words: "drawer side menu sidebar hamburger slide over"),
    (prefix: "push-", words: "navigation controller uinavigationcontroller stack pop back button"),
    (prefix: "pop-gesture", words: "navigation controller uinavigationcontroller stack push"),
  ]

  private var gestureWords: String? {
    guard let hand else { return nil }
    let words = "gesture interactive drag dismiss interruptible "
    switch hand.gesture {
    case .leadingEdge: return words + "swipe back edge screen pan"
    case .pinch: return words + "pinch two fingers"
    case .pullLeftRight: return words + "swipe pull sideways pan"
    case .pullUpDown: return words + "swipe pull down pan"
    default: return words + "swipe down pan"
    }
  }

  private var deviceWords: String? {
    if isRightToLeft { return "rtl arabic hebrew" }
    return size.width > 844 ? "tablet" : size.width > size.height ? "rotated horizontal" : nil
  }
}
