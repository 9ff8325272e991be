// SPDX-License-Identifier: MIT
// Page: a sample of a colour.

package import Curium
import CuriumTerminal
package import CuriumTokens

/// A colour as a fill, with a column at each side. If the colour is hardly visible on the page, the
/// columns have edges.
package struct ColorSwatch: View {
  /// The contrast with the page above which a colour needs no edges.
  private static let visibleContrast = 1.5

  private let color: Color
  private let width: Length
  @Environment(\.appTheme) private var theme

  /// Creates a sample of `color` with a fill of `width` columns.
  package init(_ color: Color, width: Length) {
    self.color = color
    self.width = width
  }

  package var body: some View {
    color.frame(width: width, height: 1)
      .padding(.horizontal, 1)
      .overlay(alignment: .leading) { edge("▐").hidden(isVisible) }
      .overlay(alignment: .trailing) { edge("▌").hidden(isVisible) }
      .accessibilityHidden()
  }

  /// `true` if the fill differs enough from the page.
  private var isVisible: Bool {
    let fill = color.resolve(in: theme)
    let page = Color.background.resolve(in: theme).color
    return Contrast.ratio(fill.color.blended(over: page, alpha: fill.alpha), page)
      .map { $0 >= Self.visibleContrast } ?? false
  }

  private func edge(_ half: String) -> some View { Text(half).foregroundStyle(.borderSubtle) }
}
