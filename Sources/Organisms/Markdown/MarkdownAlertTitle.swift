// SPDX-License-Identifier: MIT
// Organism: the title of an alert in a Markdown document.

import CuriumMarkdown
import CuriumTokens
import CuriumControls

/// The icon and the title of an alert, in the fonts of a banner.
struct MarkdownAlertTitle: View {
  let alert: MarkdownAlert
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.Banner.spacing) {
      Image(systemName: alert.icon).accessibilityHidden()
      Text(alert.title(strings)).font(ComponentTokens.Banner.titleFont).lineLimit(1)
    }
    .foregroundStyle(alert.titleColor)
  }
}
