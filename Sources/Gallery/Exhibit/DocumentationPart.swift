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
          // Code is between fences, so every second part is code, after its language.
          let parts = text.split(separator: "```", omittingEmptySubsequences: false)
          ForEach(parts.indices, id: \.self) { index in
            let part = parts[index]
            let language = part.prefix { !$0.isNewline }
            if index % 2 == 0 {
              markdown(part)
            } else if language.isEmpty || language == "swift" {
              code(part.dropFirst(language.count))
            } else {
              markdown("```\(part)```")
            }
          }
        }
      }
      .padding(.trailing, DesignTokens.Spacing.lg)
      .padding(.leading, DesignTokens.Spacing.sm)
      .padding(.vertical, 1)
    }

    @ViewBuilder private func markdown(_ part: Substring) -> some View {
      let text = String(part.trimming(while: \.isNewline))
      if !text.isEmpty { MarkdownView(text) }
    }

    private func code(_ part: Substring) -> some View {
      let code = String(part.trimming(while: \.isNewline))
      return SwiftCode(code: SwiftCode.broken(code, width: width - SwiftCode.margin))
    }
  }
}
