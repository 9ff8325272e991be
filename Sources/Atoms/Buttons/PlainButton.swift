// SPDX-License-Identifier: MIT
// Atom: a button without a background.

public import CuriumControls
import CuriumTokens

/// A button without a background, for minor actions.
///
/// *Sizing:* hugs its title, with a column on each side; one row. *Keys:* Return and Space press
/// it.
/// *Tokens:* `button.plain.*`.
///
///     PlainButton(title: "Not now") { dismiss() }
public struct PlainButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button with the label `title` that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title in the accent colour, with a mark while it has the focus.
  public var body: some View {
    Button(title, action: action).variant(.plain)
  }
}
