// SPDX-License-Identifier: MIT
// Molecule: a control with its name above and a message below.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// The validation status of a field.
///
///     FormRow(label: "Name", status: .invalid("Enter your name.")) { TextField("", text: $name) }
public enum FieldStatus: Hashable, Sendable {
  /// No message.
  case plain
  /// The value is being checked, with a message.
  case checking(String)
  /// The value is invalid, with a message that says what to do.
  case invalid(String)
}

/// A control with its name above and a message below.
///
/// Text fields and editors look like inputs and show an error, unless the environment has a
/// `textFieldStyle`. A text field has a line below it, in the accent colour while the field has the
/// focus. A message replaces the line. An error also has space below it, so it can't be taken for a
/// part of the next row. It colours the name and the message, and the edge of the field while it
/// doesn't have the focus. A click on the name, the line or the message focuses the control. When
/// the control gets the focus, the views around it scroll until the whole row is visible, if there
/// is room.
///
/// *Sizing:* fills the width; one row for the name, the control, and a row for the line or the
/// message. An error adds an empty row. With compact spacing, there is only the message.
/// *Tokens:* `form.label`, `form.labelFont`, `form.spacing`, `form.error`, `form.errorFont`,
/// `form.checking`, `form.gap`.
///
///     FormRow(label: "Port", status: .invalid("Enter a number.")) {
///       StandardTextField(placeholder: "8080", text: $port, keyboardType: .numberPad)
///     }
public struct FormRow<Content: View>: View {
  private let label: String
  private let status: FieldStatus
  private let content: Content
  @FocusState private var isFocused: Bool

  /// Creates a row for a control with the name `label`.
  ///
  /// - Parameters:
  ///   - label: The name above the control. An empty name, for a control that shows its own, takes
  ///    up no row.
  ///   - status: The validation status, with the message below the control.
  ///   - content: The control between the name and the message.
  public init(
    label: String, status: FieldStatus = .plain, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.status = status
    self.content = content()
  }

  /// The name, the control and the message.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !label.isEmpty {
        Text(label)
          .font(ComponentTokens.Form.labelFont)
          .ink(labelColor)
          .lineLimit(1)
          // The control has the same name.
          .accessibilityHidden()
      }
      control.fieldLine(isShown: status == .plain)
      words
    }
    .fieldRow()
    .padding(.bottom, isInvalid ? ComponentTokens.Form.spacing : .none)
  }

  /// The colour of the name. An error is more important than the focus, which the edge of the field
  /// shows.
  private var labelColor: Color {
    if isInvalid { return ComponentTokens.Form.errorColor }
    var state = ControlState()
    state.isFocused = isFocused
    return ComponentTokens.Form.labelColors[state]
  }

  private var isInvalid: Bool {
    if case .invalid = status { true } else { false }
  }

  /// The control with the row's name, or with its own if the row has none.
  private var control: some View {
    content
      .accessibilityFieldName(label, isInvalid: isInvalid)
      .formFields(hasError: isInvalid)
      .focused($isFocused)
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
      .frame(minHeight: ComponentTokens.Form.spacing, alignment: .topLeading)
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
