// SPDX-License-Identifier: MIT
// Page: the code of an exhibit's previews.

import Curium
import CuriumPreviews
import CuriumControls

/// The code of the playground, with the current values of its knobs, and of each variant.
struct CodePart: View {
  let exhibit: Exhibit
  let desk: ExhibitDesk

  var body: some View {
    let snippets = exhibit.snippets(desk.knobs(of: exhibit))
    GeometryReader { geometry in
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          ForEach(snippets) {
            CodeListing(
              snippet: $0, title: $0.name, width: geometry.size.width - CodeListing.pageMargin)
          }
          if let source = exhibit.source {
            Text(source).font(.caption).foregroundStyle(.textMuted)
          }
        }
        .padding(.horizontal, DesignTokens.Spacing.lg)
        .padding(.vertical, 1)
      }
      .scrollsWithOtherPane()
    }
  }
}

/// The name of a preview, its code, and a button that copies it.
struct CodeListing: View {
  /// The columns beside a listing on a page: its margins and the scrollbar.
  static let pageMargin = 7

  let snippet: Exhibit.Snippet
  let title: String
  /// The width of the listing in columns; longer lines are broken.
  let width: Int
  @Environment(\.terminal) private var terminal
  @Environment(ExhibitDesk.self) private var desk: ExhibitDesk?
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    // With 16 or no colours, code has no soft edge, so the title needs an empty row below it.
    VStack(alignment: .leading, spacing: colorDepth < .ansi256 ? 1 : 0) {
      HStack(spacing: 1) {
        Text(title).font(.caption)
          .foregroundStyle(.textMuted).lineLimit(1)
        Spacer()
        PlainButton(title: "Copy") {
          desk?.notice = terminal.copy(snippet.code) == .no ? .refused : .copied
        }
        .accessibilityLabel("Copy \(snippet.name)")
      }
      SwiftCode(code: SwiftCode.broken(snippet.code, width: width - SwiftCode.margin))
    }
  }
}
