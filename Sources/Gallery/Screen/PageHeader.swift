// SPDX-License-Identifier: MIT
// Page: the title of a page, the same on all pages.

package import Curium
import CuriumControls

/// The title of a page and its kind, with a description below. On a low page, the header has only
/// one row: the title, and the kind or, without one, the description.
package struct PageHeader: View {
  private let title: String
  private let summary: String
  private let kind: String?
  private let height: Int

  /// Creates the header of a page with `height` rows.
  package init(_ title: String, summary: String, kind: String? = nil, height: Int) {
    self.title = title
    self.summary = summary
    self.kind = kind
    self.height = height
  }

  /// The rows of a header with a description in one row.
  static let tallRows = 4

  /// Returns whether the header of a page with `height` rows has a row for the description. In a
  /// window of 30 rows, a page has 27.
  static func hasSummary(in height: Int) -> Bool { height >= 27 }

  package var body: some View {
    let isTall = Self.hasSummary(in: height)
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: isTall ? 2 : 1) {
        Text(title).font(.title).foregroundStyle(.accentColor).lineLimit(1).layoutPriority(1)
          .accessibilityRole(.heading)
        if isTall {
          Spacer()
          if let kind { note(kind).lineLimit(1) }
        } else {
          note("·").accessibilityHidden()
          note(kind ?? summary).lineLimit(2)
        }
      }
      if isTall { Text(summary).foregroundStyle(.textSecondary).lineLimit(2) }
    }
    .padding(.bottom, height >= 17 || kind == nil ? 1 : 0)
    // In lower windows, the line below the tabs of the gallery is the row above the page.
    .padding(.top, isTall || (16..<20).contains(height) ? 1 : 0)
  }

  private func note(_ text: String) -> some View {
    Text(text).foregroundStyle(.textMuted)
  }
}
