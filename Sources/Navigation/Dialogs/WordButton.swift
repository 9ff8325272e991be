// SPDX-License-Identifier: MIT
// Views: a button titled with one of the kit's strings.

import CuriumEngine
import CuriumViews

/// A button titled with one of the kit's strings. It has no action: a dialog closes when it is
/// pressed.
struct WordButton: View {
  var role: ButtonRole?
  let word: (Strings) -> String
  @Environment(\.strings) private var strings

  var body: some View { Button(word(strings), role: role) {} }
}
