// SPDX-License-Identifier: MIT
// Molecule: the common look of rows for options, switches and actions.

import CuriumTokens
import CuriumControls

/// A row with a title, which is truncated, and a subtitle, which wraps. The trailing views end in
/// its last column, as fields do. A bar in the column before the row marks the focus; in terminals
/// with 16 or no colours, the title is also underlined. The caller sets the colours of the leading
/// and trailing views, and the space after the leading ones.
struct RowLook<Leading: View, Trailing: View>: View {
  let title: String
  let subtitle: String?
  let state: ControlState
  @ViewBuilder let leading: (RowComposableStyle) -> Leading
  @ViewBuilder let trailing: (RowComposableStyle) -> Trailing
  @Environment(\.rowStyle) private var style

  var body: some View {
    let look = style.component(.row, state: state)
    HStack(alignment: .top, spacing: 0) {
      leading(look)
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(look.titleFont)
          .ink(look.titleColor)
          .underlined(while: state.isHovered && state.isEnabled || state.isFocused)
        if let subtitle {
          Text(subtitle)
            .font(look.subtitleFont)
            // On the background of the focus too.
            .ink(look.subtitleColor.legible())
            .lineLimit(nil)
        }
      }
      Spacer(minLength: look.spacing)
      trailing(look)
    }
    .lineLimit(1)
    .groundWithMargin(look.background, isMarked: state.isFocused) {
      EdgeBar(color: look.markerColor).frame(width: ComponentTokens.Control.edge)
    }
  }
}
