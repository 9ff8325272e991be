// SPDX-License-Identifier: MIT
// Page: a sample of a colour.

package import Curium
package import CuriumTokens

/// A colour as a fill between two edges, which make it visible even if the page has this colour.
package struct ColorSwatch: View {
  private let color: Color
  private let width: Length

  /// Creates a sample of `color` with a fill of `width` columns.
  package init(_ color: Color, width: Length) {
    self.color = color
    self.width = width
  }

  package var body: some View {
    color.frame(width: width, height: 1)
      .padding(.horizontal, 1)
      .overlay(alignment: .leading) { edge("▐") }
      .overlay(alignment: .trailing) { edge("▌") }
      .accessibilityHidden()
  }

  private func edge(_ half: String) -> some View { Text(half).foregroundStyle(.borderSubtle) }
}
