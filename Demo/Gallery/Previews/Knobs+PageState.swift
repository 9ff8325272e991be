// SPDX-License-Identifier: MIT
// Page: a knob for the state of a page's data.

import Curium
import CuriumPreviews

extension Knobs {
  /// Returns the state that the knob `name` selects, initially `.loaded`.
  func pageState(_ name: String) -> PageState {
    choice(
      name,
      of: [
        ".loaded": .loaded, ".loading": .loading, ".empty": .empty,
        ".failed(\"Couldn't connect.\")": .failed("Couldn't connect."),
      ])
  }
}
