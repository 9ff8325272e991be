// SPDX-License-Identifier: MIT
// Template: a row of actions pinned at the bottom of a screen.

import CuriumTokens
import CuriumControls

/// A row of actions, with a line above and room below. Buttons without a variant are secondary.
struct PinnedActions<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  init(alignment: Alignment = .leading, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack { content }
        .actionGroup()
        .padding(.horizontal, ComponentTokens.Page.padding)
        .padding(.bottom, ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: alignment)
    }
    .background(ComponentTokens.Page.actionBarColor)
  }
}
