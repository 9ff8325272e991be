// SPDX-License-Identifier: MIT
// Organism: the title and the buttons of a sheet that asks for a file.

import CuriumAtoms
import CuriumNavigation
import CuriumTokens
import CuriumControls

/// A title, views that choose a file, and a row of buttons, the first of which cancels.
struct FileSheet<Content: View, Actions: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @ViewBuilder let actions: Actions
  @Environment(\.dismiss) private var dismiss
  @Environment(\.strings) private var strings

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(ComponentTokens.Dialog.titleFont)
        .foregroundStyle(ComponentTokens.Dialog.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      content
      HStack {
        SecondaryButton(title: strings.cancel) { dismiss() }
        actions
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(
      idealWidth: ComponentTokens.FilePicker.width, idealHeight: ComponentTokens.FilePicker.height
    )
  }
}
