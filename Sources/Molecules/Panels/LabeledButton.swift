// SPDX-License-Identifier: MIT
// Molecule: a description with a button.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A description with a button.
///
/// If there isn't enough room, the description is truncated, never the button.
///
/// *Sizing:* fills the width; one row. *Keys:* Return and Space press the button.
/// *Tokens:* `row.*`, `button.secondary.*`.
///
///     LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") { open() }
public struct LabeledButton: View {
  private let label: String
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button with the label `title` that calls `action`, after the description `label`.
  public init(label: String, title: String, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.title = title
    self.action = action
  }

  /// The description on the left, the button on the right.
  public var body: some View {
    HStack(spacing: ComponentTokens.Row.spacing) {
      Text(label)
        .font(ComponentTokens.Row.titleFont)
        .ink(ComponentTokens.Row.titleColor)
        .lineLimit(1)
        // Screen readers read the description with the button.
        .accessibilityHidden()
      Spacer(minLength: 0)
      SecondaryButton(title: title, action: action)
        .accessibilityHint(label)
        .layoutPriority(1)
    }
  }
}
