// SPDX-License-Identifier: MIT
// Views: the look of buttons in a group of actions.

import CuriumEngine
import CuriumViews
import CuriumTokens

extension View {
  /// Draws the buttons of a group of actions as secondary buttons, so that their titles don't look
  /// like a sentence. A button's own variant and a button style in the environment take precedence.
  package func actionGroup() -> some View { controlStyle(fallback: ActionButtonStyle()) }
}

/// Draws each button with its own variant, or as a secondary button if it has none.
private struct ActionButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DesignedButton(
      configuration: configuration, variant: configuration.variant ?? .secondary,
      size: configuration.size, alignment: configuration.alignment)
  }
}
