// SPDX-License-Identifier: MIT
// Atom: a label with the name of an action.

public import CuriumControls
import CuriumTokens

/// A label with the name of an action, on a solid background. It isn't interactive: put it in a
/// button to let the user perform the action.
///
/// *Sizing:* hugs its word, with `actionBadge.padding` around it; one row.
/// *Tokens:* `actionBadge.*`; while disabled, `button.primary.*Disabled`.
///
///     ActionBadge(label: "Update", style: .primary)
///     ActionBadge(label: "Remove", style: .destructive)
public struct ActionBadge: View {
  /// The meaning of the action.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// The main action of a screen.
    case primary
    /// A secondary action.
    case secondary
    /// An irreversible action.
    case destructive
  }

  private let label: String
  private let style: Style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.badgeStyle) private var badgeStyle
  @Environment(\.colorDepth) private var colorDepth

  /// Creates a badge that shows `label` in the colours of `style`.
  public init(label: String, style: Style) {
    self.label = label
    self.style = style
  }

  private var role: BadgeRole {
    switch style {
    case .primary: .primary
    case .secondary: .secondary
    case .destructive: .destructive
    }
  }

  /// The word on its background.
  public var body: some View {
    let look = badgeStyle.component(role, color: .brandPrimary, isEnabled: isEnabled)
    // Without colours, only the weight distinguishes the badge from disabled text.
    let font = isEnabled ? look.textStyle : look.textStyle.bold()
    let labelStyle = look.label.textStyle(font)
    Group {
      if colorDepth == .none {
        DLabel(text: label, style: labelStyle.background(.clear)).badgeGround(look)
      } else {
        DLabel(text: label, style: labelStyle)
      }
    }
    .accessibilityRole(.status)
  }
}
