// SPDX-License-Identifier: MIT
// Organism: a note below a line of a diff.

import CuriumControls
import CuriumTokens

/// A note below a line of a diff, in the column of the line's text.
struct DiffNote: View {
  let text: Text
  /// The number of line numbers before the text of a line.
  let numberCount: Int
  /// The number of digits of each line number.
  let digits: Int
  let look: DiffLook

  var body: some View {
    HStack(alignment: .top, spacing: ComponentTokens.Diff.spacing) {
      if look.showsNumbers { space(numberCount * (digits + 1) - 1) }
      space(DiffLine.Kind.unchanged.sign.count)
      text.foregroundColor(look.ink(ComponentTokens.Diff.noteColor))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement()
    .accessibilityRole(.text)
    .accessibilityLabel(text.plain)
  }

  private func space(_ columns: Int) -> some View {
    Text(verbatim: String(repeating: " ", count: columns)).lineLimit(1).fixedSize()
  }
}
