// SPDX-License-Identifier: MIT
// Page: the documentation of an exhibit.

import Curium
import CuriumControls

/// The documentation of a component from its source: purpose, sizing, keys, tokens, an example.
struct DocumentationPart: View {
  let exhibit: Exhibit

  var body: some View {
    ScrollView {
      Page(text: exhibit.documentation).focusable().focusEffectDisabled()
    }
  }

  /// The text. The arrow keys scroll it while it has the focus. A bar beside it indicates the
  /// focus.
  private struct Page: View {
    let text: String
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Image(systemName: "curium.row.marker")
          .foregroundStyle(ComponentTokens.Sidebar.markerColor)
          .hidden(!isFocused)
        MarkdownView(text)
      }
      .padding(.trailing, DesignTokens.Spacing.lg)
      .padding(.leading, DesignTokens.Spacing.sm)
      .padding(.vertical, 1)
    }
  }
}
