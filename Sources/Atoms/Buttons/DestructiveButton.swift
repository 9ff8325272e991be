// SPDX-License-Identifier: MIT
// Atom: a button for irreversible actions.

public import CuriumControls
import CuriumTokens

/// A button for irreversible actions. Ask for confirmation before you perform them.
///
/// *Sizing, Keys:* as `PrimaryButton`. *Tokens:* `button.destructive.*`.
///
///     DestructiveButton(title: "Delete") { delete() }
public struct DestructiveButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title on the danger colour.
  public var body: some View {
    Button(role: .destructive, action: action) { ButtonTitle(title: title, isLoading: false) }
      .buttonStyle(CapsuleButtonStyle(ComponentTokens.Button.Destructive.self))
  }
}

package enum DestructiveButtonPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { DestructiveButton(title: "Delete") {} }
    Preview("Disabled") { DestructiveButton(title: "Delete") {}.disabled(true) }
    Preview("Playground") { knobs in
      DestructiveButton(title: knobs.text("title", "Delete")) {}
        .frame(width: knobs.length("width", 12, in: 0...40))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
