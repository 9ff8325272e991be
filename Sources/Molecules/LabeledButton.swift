// SPDX-License-Identifier: MIT
// Molecule: a button behind the words that say what it is about.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A button behind the words that say what it is about.
///
/// Where room is short the words are cut, never the button.
///
/// *Sizing:* as wide as offered; one row. *Keys:* Return and Space press the button.
/// *Tokens:* `row.*`, `button.secondary.*`.
///
///     LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") { open() }
public struct LabeledButton: View {
  private let label: String
  private let title: String
  private let action: @MainActor () -> Void
  @Environment(\.isEnabled) private var isEnabled

  /// A button called `title` that calls `action`, behind `label`.
  public init(label: String, title: String, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.title = title
    self.action = action
  }

  /// The words at the left, the button at the right.
  public var body: some View {
    HStack(spacing: ComponentTokens.Row.spacing) {
      Text(label)
        .font(ComponentTokens.Row.titleFont.weight(isEnabled ? .regular : .light))
        .foregroundStyle(isEnabled ? ComponentTokens.Row.titleColor : .textDisabled)
        .lineLimit(1)
        // The button is read with it.
        .accessibilityHidden()
      Spacer(minLength: 0)
      SecondaryButton(title: title, action: action)
        .accessibilityHint(label)
        .layoutPriority(1)
    }
  }
}

package enum LabeledButtonPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      LabeledButton(label: "Sign-in alerts", title: "Turn on") {}.frame(maxWidth: 44)
    }
    Preview("Little room") {
      LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") {}.frame(width: 28)
    }
    Preview("Disabled") {
      LabeledButton(label: "Nothing to update", title: "Update") {}
        .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      LabeledButton(
        label: knobs.text("label", "Sign-in alerts"),
        title: knobs.text("title", "Turn on")
      ) {}
      .frame(width: knobs.length("width", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
