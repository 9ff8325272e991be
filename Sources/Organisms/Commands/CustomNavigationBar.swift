// SPDX-License-Identifier: MIT
// Organism: a navigation bar with a title and two actions.

import CuriumAtoms
import CuriumTokens
public import CuriumControls
import CuriumNavigation

/// A navigation bar with a title between two actions.
///
/// The title is centred in the bar, regardless of the actions. A long title takes all the space
/// that they leave.
///
/// *Sizing:* fills the width; one row.
/// *Keys:* Tab moves to the actions.
/// *Tokens:* `nav.*`, `button.icon.*`.
///
///     CustomNavigationBar(title: "Settings", leftAction: { dismiss() })
public struct CustomNavigationBar: View {
  private let title: String
  private let leftAction: (@MainActor () -> Void)?
  private let rightAction: (@MainActor () -> Void)?
  private let leftIcon: String?
  private let rightIcon: String?

  /// Creates a bar. A button needs both an action and an icon; otherwise it is omitted.
  ///
  /// - Parameters:
  ///   - title: The title of the screen, in the centre.
  ///   - leftAction: Called when the user presses the button on the left; `nil` for no button.
  ///   - rightAction: Called when the user presses the button on the right; `nil` for no button.
  ///   - leftIcon: The name of the icon on the left.
  ///   - rightIcon: The name of the icon on the right.
  public init(
    title: String, leftAction: (@MainActor () -> Void)? = nil,
    rightAction: (@MainActor () -> Void)? = nil, leftIcon: String? = "chevron.left",
    rightIcon: String? = nil
  ) {
    self.title = title
    self.leftAction = leftAction
    self.rightAction = rightAction
    self.leftIcon = leftIcon
    self.rightIcon = rightIcon
  }

  /// The title, with the actions at both ends.
  public var body: some View {
    BarLayout {
      HStack(spacing: 0) {
        if let leftIcon, let leftAction {
          IconButton(systemName: leftIcon, action: leftAction)
            .padding(.trailing, DesignTokens.Spacing.xs)
        }
      }
      Text(title)
        .font(ComponentTokens.Nav.titleFont)
        .foregroundStyle(ComponentTokens.Nav.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      HStack(spacing: 0) {
        if let rightIcon, let rightAction {
          IconButton(systemName: rightIcon, action: rightAction)
            .padding(.leading, DesignTokens.Spacing.xs)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, ComponentTokens.Nav.padding)
    .pageBackground(ComponentTokens.Nav.backgroundColor)
    .accessibilityRole(.navigationBar)
    .accessibilityLabel(title)
  }
}
