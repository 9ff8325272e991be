// SPDX-License-Identifier: MIT
// Molecule: the common look of rows for options, switches and actions.

import CuriumTokens
import CuriumControls

/// A row with a title, which is truncated, and a subtitle, which wraps. A bar on the left edge
/// marks the focus. The caller sets the colours of the leading and trailing views.
struct RowLook<Leading: View, Trailing: View>: View {
  let title: String
  let subtitle: String?
  let state: ControlState
  @ViewBuilder let leading: () -> Leading
  @ViewBuilder let trailing: () -> Trailing

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      leading().padding(.trailing, ComponentTokens.Row.spacing)
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(ComponentTokens.Row.titleFont)
          .ink(ComponentTokens.Row.titleColor)
        if let subtitle {
          Text(subtitle)
            .font(ComponentTokens.Row.subtitleFont)
            .ink(ComponentTokens.Row.subtitleColor)
            .lineLimit(nil)
        }
      }
      Spacer(minLength: ComponentTokens.Row.spacing)
      trailing().padding(.trailing, ComponentTokens.Row.spacing)
    }
    .focusEdge(ComponentTokens.Row.markerColor, isShown: state.isFocused)
    .lineLimit(1)
    .background(ComponentTokens.Row.backgroundColors[state])
  }
}
