// Controls that belong together.
extension Flight {
  /// Lets the controls of each group move in one arc.
  func joinGroups() {
    let members = pairs.filter { $0.element.group != nil }
    for group in Dictionary(grouping: members, by: \.element.group).values {
      for (pair, morph) in zip(group, Morph.join(group.map(\.morphLayer.morph))) {
        pair.morphLayer.morph = morph
      }
    }
  }
}
