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

  var body: some View {
    FieldWithEnd(content) {
      Image(systemName: "chevron.down")
        .foregroundStyle(color)
        .padding(.horizontal, Tokens.padding)
        .contentShape(Rectangle())
        .onTapGesture(perform: action)
        .accessibilityHidden()
    }
  }

  private var color: Color {
    isEnabled ? Tokens.chevronColor : Tokens.chevronColorDisabled
  }
}
