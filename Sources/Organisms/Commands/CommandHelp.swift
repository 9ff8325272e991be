// SPDX-License-Identifier: MIT
// Organism: the help text of the selected command in the palette.

import CuriumControls
import CuriumTokens

/// One line with the help text of a command, below a gap.
struct CommandHelp: View {
  let text: String

  var body: some View {
    // The line keeps its row while a command without a text is selected.
    Text(text.isEmpty ? " " : text)
      .lineLimit(1)
      .foregroundStyle(ComponentTokens.CommandPalette.sectionColor)
      .padding(.horizontal, ComponentTokens.Choice.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, ComponentTokens.CommandPalette.gap)
      // Each row has its own text for screen readers.
      .accessibilityHidden()
  }
}
