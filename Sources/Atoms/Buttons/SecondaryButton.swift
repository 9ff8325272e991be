// SPDX-License-Identifier: MIT
// Atom: a button for secondary actions.

public import CuriumControls
import CuriumTokens

/// A button for secondary actions.
///
/// *Sizing:* same as `PrimaryButton`. *Keys:* Return and Space press it.
/// *Tokens:* `button.secondary.*`.
///
///     SecondaryButton(title: "Cancel") { dismiss() }
public struct SecondaryButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button with the label `title` that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title on a subdued background.
  public var body: some View {
    Button(title, action: action).variant(.secondary)
  }
}
