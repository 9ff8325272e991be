// SPDX-License-Identifier: MIT
// Molecule: a card that performs an action.

public import CuriumTokens
public import CuriumControls
import CuriumAtoms

/// A card that performs an action: an icon, a title and a subtitle.
///
/// *Sizing:* fills the width; two rows and `quickAction.padding`, or a frame in terminals with 16
/// or no colours. *Keys:* Return and Space press it; it is a single Tab stop.
/// *Tokens:* `quickAction.*`, `row.spacing`, `iconBadge.tint` and `color`.
///
///     QuickActionCard(
///       title: "New package", subtitle: "From a template", icon: "plus", color: .success
///     ) {
///       open()
///     }
public struct QuickActionCard: View {
  private let title: String
  private let subtitle: String
  private let icon: String
  private let color: Color
  private let action: @MainActor () -> Void

  @Environment(\.rowStyle) private var style
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a card that calls `action`.
  ///
  /// - Parameters:
  ///   - title: The name of the action.
  ///   - subtitle: A second line below the title.
  ///   - icon: The name of the icon before the text.
  ///   - color: The colour of the icon.
  ///   - action: Called when the user presses the card.
  public init(
    title: String, subtitle: String, icon: String, color: Color,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.color = color
    self.action = action
  }

  /// The icon, the text and a chevron.
  public var body: some View {
    let (style, showsFocusInFrame) = (style, showsFocusInFrame)
    Interactive(action: action) { state in
      let look = style.component(.card, state: state)
      let ground =
        showsFocusInFrame
        ? style.component(.card, state: ControlState()).background : look.background
      HStack(alignment: .top, spacing: 0) {
        IconBadge(icon: icon, color: color, size: 1)
          .padding(.leading, ComponentTokens.Row.spacing)
          .layoutPriority(1)
        words(look).padding(.leading, look.spacing)
        Spacer(minLength: 0)
        Image(systemName: "chevron.right")
          .ink(look.iconColor)
          .padding(.horizontal, ComponentTokens.QuickAction.padding)
      }
      .padding(.vertical, colorDepth < .ansi256 ? .none : ComponentTokens.QuickAction.padding)
      .focusEdge(look.markerColor, isShown: state.isFocused && !showsFocusInFrame)
      .outlinedBackground(
        ground, border: showsFocusInFrame && state.isFocused ? look.markerColor : .border)
    }
    .accessibilityLabel(title)
    .accessibilityHint(subtitle)
  }

  /// With 16 colours, a fill would reach beyond the frame.
  private var showsFocusInFrame: Bool { colorDepth == .ansi16 }

  private func words(_ look: RowComposableStyle) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(look.titleFont)
        .ink(look.titleColor)
      Text(subtitle)
        .font(look.subtitleFont)
        .ink(look.subtitleColor)
    }
    .lineLimit(1)
  }
}
