// SPDX-License-Identifier: MIT
// Organism: the title of a command in lists of commands.

import CuriumControls

extension KeyBinding {
  /// The title with a capital first letter: hints are lower case, and lists of commands aren't.
  var listedTitle: String { title.prefix(1).uppercased() + title.dropFirst() }
}
