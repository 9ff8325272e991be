// SPDX-License-Identifier: MIT
// Atom: a button for secondary actions.

public import CuriumControls
import CuriumTokens

/// A button for secondary actions.
///
/// *Sizing, Keys:* as `PrimaryButton`. *Tokens:* `button.secondary.*`.
///
///     SecondaryButton(title: "Cancel") { dismiss() }
public struct SecondaryButton: View {
  private let title: String
  private let action: @MainActor () -> Void

  /// Creates a button that calls `action`.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// The title on a subdued background.
  public var body: some View {
    Button(action: action) { ButtonTitle(title: title, isLoading: false) }
      .buttonStyle(CapsuleButtonStyle(ComponentTokens.Button.Secondary.self))
  }
}

package enum SecondaryButtonPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { SecondaryButton(title: "Cancel") {} }
    Preview("Disabled") { SecondaryButton(title: "Cancel") {}.disabled(true) }
    Preview("Playground") { knobs in
      SecondaryButton(title: knobs.text("title", "Cancel")) {}
        .frame(width: knobs.length("width", 12, in: 0...40))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
