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
      gap
      content
      gap
      HStack {
        SecondaryButton(title: strings.cancel) { dismiss() }
        actions
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(.horizontal, ComponentTokens.Dialog.padding)
    .frame(
      idealWidth: ComponentTokens.FilePicker.width, idealHeight: ComponentTokens.FilePicker.height
    )
  }

  /// A gap, which closes before the content gets less than its minimum height.
  private var gap: some View {
    let spacing = ComponentTokens.Dialog.spacing
    return Spacer(minLength: 0)
      .frame(minHeight: 0, idealHeight: spacing, maxHeight: spacing)
      .layoutPriority(1)
  }
}
