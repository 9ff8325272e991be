// SPDX-License-Identifier: MIT
// Organism: a text field with a button that opens its choices.

import CuriumTokens
import CuriumControls

/// A field and a chevron on the same background.
struct FieldWithChevron<Content: View>: View {
  private typealias Tokens = ComponentTokens.ComboBox
  let content: Content
  let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isTextReadOnly) private var isReadOnly

  var body: some View {
    FieldWithEnd(content) {
      Image(systemName: "chevron.down")
        .foregroundStyle(color)
        .padding(.horizontal, Tokens.padding)
        .contentShape(Rectangle())
        .onTapGesture { if !isReadOnly { action() } }
        .accessibilityHidden()
    }
  }

  private var color: Color {
    isEnabled && !isReadOnly ? Tokens.chevronColor : Tokens.chevronColorDisabled
  }
}
