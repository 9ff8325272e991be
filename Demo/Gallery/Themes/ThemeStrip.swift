// SPDX-License-Identifier: MIT
// Page: a theme in one row: text on its grounds, and its colours.

import Curium

/// Text in three inks on three grounds, and seven colours of a theme.
///
/// *Sizing:* 26 columns, 19 with narrow swatches, 11 with one ground alone, 7 without;
/// one row.
struct ThemeStrip: View {
  /// How much room there is for it.
  enum Extent { case swatches, one, narrow, full }

  let theme: AppTheme
  let extent: Extent

  private static let colors: [Color] = [
    .brandPrimary, .brandSecondary, .brandAccent, .success, .warning, .error, .info,
  ]

  var body: some View {
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
