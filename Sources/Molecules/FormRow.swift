// SPDX-License-Identifier: MIT
// Molecule: a control under its name, above what is wrong with it.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// How what a field holds is judged.
///
///     FormRow(label: "Name", status: .invalid("Enter your name.")) { TextField("", text: $name) }
public enum FieldStatus: Hashable, Sendable {
  /// Nothing is to be said.
  case plain
  /// It is being looked into, which the words say.
  case checking(String)
  /// It cannot be accepted, and the words say what to do.
  case invalid(String)
}

/// A control under its name, above what is wrong with it.
///
/// The words beneath come and go without moving the focus; they wrap.
///
/// *Sizing:* as wide as offered; a row for the name, the control, and the words.
/// *Tokens:* `form.label`, `form.labelFont`, `form.error`, `form.errorFont`, `form.checking`, `form.gap`.
///
///     FormRow(label: "Port", status: .invalid("Enter a number.")) {
///       StandardTextField(placeholder: "8080", text: $port, keyboardType: .numberPad)
///     }
public struct FormRow<Content: View>: View {
  private let label: String
  private let status: FieldStatus
  private let content: Content
  @Environment(\.isEnabled) private var isEnabled

  /// A row for a control called `label`; without a name, as where the control says it itself, no room is
  /// taken for it.
  public init(
    label: String, status: FieldStatus = .plain, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.status = status
    self.content = content()
  }

  /// The name, the control and the words.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !label.isEmpty {
        Text(label)
          .font(labelFont)
          .foregroundStyle(isEnabled ? ComponentTokens.Form.labelColor : .textDisabled)
          .lineLimit(1)
          // The control has the same name.
          .accessibilityHidden()
      }
      control
      words
    }
  }

  private var labelFont: Font {
    let font = ComponentTokens.Form.labelFont
    return isEnabled ? font : font.weight(.light)
  }

  private var isInvalid: Bool {
    if case .invalid = status { true } else { false }
  }

  /// A name is lent to the control where there is one, so that a control keeps its own.
  private var control: some View {
    NamedControl(label: label, content: content)
      .accessibilityInvalid(isInvalid)
  }

  @ViewBuilder private var words: some View {
    switch status {
    case .plain: EmptyView()
    case .checking(let words):
      HStack(spacing: ComponentTokens.Form.gap) {
        ProgressView()
        Text(words).lineLimit(1)
      }
      .foregroundStyle(ComponentTokens.Form.checkingColor)
      .accessibilityRole(.progress)
      .accessibilityLabel(words)
    case .invalid(let words):
      HStack(alignment: .top, spacing: ComponentTokens.Form.gap) {
        Image(systemName: "curium.input.error")
        Text(words).font(ComponentTokens.Form.errorFont)
      }
      .foregroundStyle(ComponentTokens.Form.errorColor)
      .accessibilityRole(.status)
      .accessibilityLabel(words)
    }
  }
}

/// A control that is called by the words above it.
private struct NamedControl<Content: View>: View {
  let label: String
  let content: Content

  var body: some View {
    if label.isEmpty { content } else { content.accessibilityLabel(label) }
  }
}

package enum FormRowPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(1) { choice in
        FormRow(label: "Plan") {
          Picker("Plan", selection: choice) {
            Text("Personal").tag(1)
            Text("Team").tag(2)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
      }
    }
    Preview("Invalid") {
      StatefulPreview(false) { isAccepted in
        FormRow(label: "", status: .invalid("Accept the terms to go on.")) {
          CheckBox(text: "I accept the terms", isSelected: isAccepted)
        }
      }
    }
    Preview("Checking") {
      StatefulPreview("ada") { name in
        FormRow(label: "User name", status: .checking("Checking the name…")) {
          StandardTextField(placeholder: "", text: name)
        }
      }
    }
    Preview("Playground") { knobs in
      FormRow(
        label: knobs.text("label", "User name"),
        status: knobs.choice(
          "status",
          of: [
            ".plain": FieldStatus.plain, ".checking(\"Is it free?\")": .checking("Is it free?"),
            ".invalid(\"It is taken.\")": .invalid("It is taken."),
          ])
      ) {
        StandardTextField(placeholder: "ada", text: knobs.binding("text", "grace"))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
