// SPDX-License-Identifier: MIT
// Template: the row of actions that stays at the bottom of a screen.

import CuriumTokens
import CuriumControls

/// A line, and beneath it actions side by side on the ground of bars.
struct PinnedActions<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack { content }
        .padding(.horizontal, ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(ComponentTokens.Page.actionBarColor)
  }
}
