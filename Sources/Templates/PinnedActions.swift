// SPDX-License-Identifier: MIT
// Template: a row of actions pinned at the bottom of a screen.

import CuriumTokens
import CuriumControls

/// A row of actions, with a line above and room below.
struct PinnedActions<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack { content }
        .padding(.horizontal, ComponentTokens.Page.padding)
        .padding(.bottom, ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(ComponentTokens.Page.actionBarColor)
  }
}
