// SPDX-License-Identifier: MIT
// Atom: a button for irreversible actions.

public import CuriumControls
import CuriumTokens

/// A button for irreversible actions. Ask for confirmation before you perform them.
///
/// *Sizing:* same as `PrimaryButton`. *Keys:* Return and Space press it.
/// *Tokens:* `button.destructive.*`.
///
///     DestructiveButton(title: "Delete") { delete() }
public struct DestructiveButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button with the label `title` that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title on the danger colour.
  public var body: some View {
    Button(title, role: .destructive, action: action).variant(.destructive)
  }
}
