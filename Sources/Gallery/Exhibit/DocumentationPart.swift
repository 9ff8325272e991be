// SPDX-License-Identifier: MIT
// Page: the documentation of an exhibit.

import Curium
import CuriumControls
import CuriumTerminal

/// The documentation of a component from its source: purpose, sizing, keys, tokens, an example.
struct DocumentationPart: View {
  let exhibit: Exhibit
  /// `true` if the summary is above the tabs, so that the text doesn't repeat it.
  let hasSummary: Bool

  var body: some View {
    let details = hasSummary ? exhibit.details : ""
    GeometryReader { geometry in
      ScrollView {
        Page(
          text: details.isEmpty ? exhibit.documentation : details,
          width: geometry.size.width - CodeListing.pageMargin
        )
        .focusable().focusEffectDisabled()
      }
      .scrollsWithOtherPane()
    }
  }

  /// The text. The arrow keys scroll it while it has the focus. A bar beside it indicates the
  /// focus.
  private struct Page: View {
    let text: String
    /// The width of the text in columns.
    let width: Int
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Image(systemName: "curium.row.marker")
          .foregroundStyle(ComponentTokens.Sidebar.markerColor)
          .hidden(!isFocused)
        VStack(alignment: .leading, spacing: 1) {
          // Code is between fences, so every second part is code.
          let parts = text.split(separator: "```", omittingEmptySubsequences: false)
          ForEach(parts.indices, id: \.self) { index in
            let part = String(parts[index].trimming(while: \.isNewline))
            if index % 2 == 1 {
              SwiftCode(code: SwiftCode.broken(part, width: width - SwiftCode.margin))
            } else if !part.isEmpty {
              MarkdownView(part)
            }
          }
        }
      }
      .padding(.trailing, DesignTokens.Spacing.lg)
      .padding(.leading, DesignTokens.Spacing.sm)
      .padding(.vertical, 1)
    }
  }
}
