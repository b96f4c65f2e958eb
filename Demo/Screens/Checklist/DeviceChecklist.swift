/// What only a device can confirm, as `Demo/DEVICE-CHECKLIST.md` lists it.
struct DeviceChecklist: Equatable {
  struct Section: Equatable {
    var title: String
    var rows: [Row]
  }

  struct Row: Equatable {
    /// The letter of the section and a number, e.g. `R1`. Comments and tests cite it.
    var id: String
    /// What to do.
    var task: String
    /// What to see.
    var expectation: String
    /// What to change if it is not seen. Empty where nobody knows yet.
    var remedy: String
  }

  var sections: [Section]

  var rows: [Row] { sections.flatMap(\.rows) }
}
