// SPDX-License-Identifier: MIT
// Testing: a list whose rows the user can move.

import CuriumControls
import CuriumLists
import Observation

/// The rows of a list, and its selection.
@Observable final class MovableRows {
  var names: [String]
  var others = ["x", "y"]
  var one: String?
  var many: Set<String> = []
  var isLocked = false
  var canMove = true
  var calls: [String] = []
  init(_ names: [String] = ["a", "b", "c", "d"]) { self.names = names }
}

/// A list in which the user can select and move several rows.
struct MovableList: View {
  @Bindable var model: MovableRows
  var body: some View {
    List(selection: $model.many) {
      ForEach(model.names, id: \.self) { Text($0) }
        .onMove { model.names.moveSubranges($0, to: $1) }
    }
  }
}
