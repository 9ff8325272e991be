// SPDX-License-Identifier: MIT
// Page: a theme in one row: text on its backgrounds, and its colours.

package import Curium

/// Text in three colours on three backgrounds, and seven colours of a theme.
///
/// *Sizing:* one row; 26 columns, 19 with narrow swatches, 11 with only one background, 7 without
/// text.
package struct ThemeStrip: View {
  /// The part of the strip that is shown.
  package enum Extent { case swatches, one, narrow, full }

  private let theme: AppTheme
  private let extent: Extent

  private static let colors: [Color] = [
    .brandPrimary, .brandSecondary, .brandAccent, .success, .warning, .error, .info,
  ]

  package init(theme: AppTheme, extent: Extent) {
    self.theme = theme
    self.extent = extent
  }

  package var body: some View {
    HStack(spacing: 0) {
      if extent != .swatches {
        Text(" Aa ").foregroundStyle(.textPrimary).background(.background)
      }
      if extent == .narrow || extent == .full {
        Text(" Aa ").foregroundStyle(.textSecondary).background(.surface)
        Text(" Aa ").foregroundStyle(.textMuted).background(.surfaceRaised)
      }
      ForEach(Self.colors, id: \.self) { color in
        Text(extent == .full ? "  " : " ").background(color)
      }
    }
    .themed(theme)
    .accessibilityHidden()
  }
}
