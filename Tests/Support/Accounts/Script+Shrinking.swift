extension Script {
  /// Returns the shortest script that is found to have a difference of the same shape.
  @MainActor func shrunk(
    keeping shape: String, except exceptions: [AccountException] = AccountException.all
  ) -> Script {
    var best = self
    // A play takes some milliseconds.
    var tries = 150
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for simpler in best.simpler {
        guard tries > 0 else { return best }
        tries -= 1
        guard simpler.verdict(except: exceptions)?.difference.shape == shape else { continue }
        best = simpler
        isSmaller = true
        break
      }
    }
    return best
  }

  /// The scripts that are simpler by one thing, those first that leave the most out.
  private var simpler: [Script] {
    var all: [Script] = []
    func add(_ change: (inout Script) -> Void) {
      var script = self
      change(&script)
      script.makeFair()
      if script != self { all.append(script) }
    }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for habit in setting.habits { add { $0.setting.habits.remove(habit) } }
    for index in steps.indices {
      for option in steps[index].act.options { add { $0.steps[index].act.options.remove(option) } }
      add { $0.steps[index].act.moment = .now }
      add { $0.steps[index].pause = .rest }
    }
    if setting.root == .tabs { add { $0.setting.root = .stack } }
    if setting.root != .page { add { $0.setting.root = .page } }
    add { $0.setting.order = .first }
    add { $0.setting.kind = setting.kind.isCard ? .overlay : .slide }
    return all
  }
}
