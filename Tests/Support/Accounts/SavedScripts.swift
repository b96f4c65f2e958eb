/// Scripts that have shown a fault of the library, as short as they could be made: none shows it any
/// more. Each was once in `AccountException.knownFaults`.
enum SavedScripts {
  static let all: [String] = [
    // What is usual.
    "page slide once first; present animated delegateAfter; dismiss animated",
    "stack slide forGood first delegatesBefore; push animated; swipe commits",
    "tabs slide forGood first delegatesBefore; select 1 animated; tapTab 2",
    // A full screen closes over a presenter in the size that the window had when it opened.
    "page slide once first; present animated; rotate; dismiss animated",
    // The delegate does not hear `didShow` of a change by a single call.
    "stack slide once first delegatesBefore; push animated; pop animated",
    // A delegate of the system's swipe that is set at rest lets the swipe begin beside the library's.
    "stack slide once first; push animated; swipeDelegate app; swipe",
    // A delegate that is borrowed and given back is the library's, with nothing behind it.
    "stack slide forGood first delegatesBefore; push animated borrows; swipe commits; push animated",
    // The library's swipe pops screens on which the system's is off.
    "stack slide forGood first; push animated leftItem; swipe commits",
    // A focus that moves while a finger holds the screen moves back with it.
    "page slide once first; present animated; edit; heldBack: endEdit",
    // `willDismiss` is told before there is a coordinator, `didDismiss` before UIKit has ended the dismissal.
    "page slide once first; present animated delegateAfter; pull commits",
    // A screen that the app presents over the full screen hides its presenter.
    "page slide once first; present animated overFullScreen",
    // A transition that is set or removed in a run leaves a recognizer, or takes the finger away.
    "stack slide forGood first; viewWillAppear: setTransition; push animated",
    // The root of a presented stack hears that it appears before its stack does.
    "page slide once first; present animated inStack",
    // The view of a presented screen is in the window before it appears.
    "page slide once first; present animated",
    // `remove()` gives the status bar back while the screen is open.
    "page slide once first; present animated hidesStatusBar; removeController",
    // No gesture begins behind a card that passes touches.
    "stack slide forGood first player; push animated; swipe commits",
    // A change by a single call in a stack that is about to appear takes the swipe's delegate away.
    "tabs slide once first; viewWillAppear: set 0 animated using; select 2",
    // The lower screen leaves the window before it hears that it disappears again.
    "stack slide forGood first; push animated; swipe",
    // A screen that is pushed without animation and borrows the stack's delegate has no swipe back.
    "stack slide once first asksOften; push borrows; swipe commits",
    "stack slide once first; push borrows; swipe commits",
    // Layout at the end of an opening or a dismissal begins the push that a callback has requested.
    "page slide once first; viewDidDisappear: push animated; present hidesStatusBar inStack",
    "stack slide forGood first; present; viewDidAppear: push animated; dismiss",
    "stack overlay forGood first asksOften; push borrows prepared; swipe",
    // A refused presentation leaves a presentation controller behind, which the next one finds.
    "page slide forGood first; present animated, soon; present delegateAfter; present former; pull",
    // A delegate that code sets is behind the library's from the next touch on.
    "stack slide forGood first asksOften; stackDelegate app; push animated; pop animated",
    // A tap on the bar in the turn in which a change was asked for, or while the stack arrives itself.
    "stack slide forGood first; push animated, atOnce; tapBack",
    "stack slide forGood first; set 0 animated using, soon; tapBack",
    "tabs slide forGood first; select 2, soon; tapBack",
    "tabs slide once second; select 2; select 0 animated, atOnce; tapBack",
    "page slide once first; present animated inStack, soon; tapBack",
    "stack slide once first; push; tapBack, atOnce; push",
    // A presentation in the turn of a dismissal, which has begun by one order only.
    "page slide once second; present; dismissController, atOnce; present inStack",
    "page slide once first; present; dismissUsing animated, atOnce; present inStack",
    // A call in a callback of the run that another call ends.
    "stack slide once first; viewDidAppear: push animated; push animated, soon; push",
    "tabs slide once second; viewWillAppear: pop animated using; push animated, soon; push animated",
  ]
}
