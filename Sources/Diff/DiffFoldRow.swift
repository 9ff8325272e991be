// SPDX-License-Identifier: MIT
// Organism: the row for the unchanged lines between two hunks.

import CuriumControls
import CuriumTokens

/// The number of unchanged lines that the user can show below it.
struct DiffFoldRow: View {
  let count: Int
  let isExpanded: Bool
  let look: DiffLook
  let toggle: @MainActor () -> Void
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.Diff.spacing) {
      DiffChevron(isExpanded: isExpanded, look: look)
      Text(
        count == 1
          ? strings.unchangedLine : Strings.fill(strings.unchangedLines, "\(count)")
      )
      .foregroundColor(look.ink(ComponentTokens.Diff.noteColor))
      .lineLimit(1)
    }
    .gesture(TapGesture().onEnded { _ in toggle() }, isEnabled: look.isEnabled)
    .frame(maxWidth: .infinity, alignment: .leading)
    .diffDisclosure(isExpanded: isExpanded, toggle)
  }
}
