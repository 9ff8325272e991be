// SPDX-License-Identifier: MIT
// Organism: the errors of a form, with links to the fields.

import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// The errors of a form after the user tries to submit it. Each line leads to its field.
///
/// The summary disappears with the last error. A form with a single field has no summary, because
/// the field shows its own error.
///
/// *Sizing:* fills the width; as high as the messages. It takes up no space if there are no errors
/// to list.
/// *Keys:* Return and Space go to the field. *Tokens:* `form.error`, `form.errorFont`, `form.gap`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ErrorSummary(form)
public struct ErrorSummary<Values>: View {
  private let form: FormModel<Values>

  /// Creates a summary of the errors of `form`.
  public init(_ form: FormModel<Values>) { self.form = form }

  /// A line for each invalid field.
  public var body: some View {
    if form.listsErrors, form.fields.count > 1 || form.fields.first?.controls == 0 {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(form.fields.filter { $0.error != nil }, id: \.key) { field in
          ErrorLine(label: field.label, message: field.error ?? "") { field.requestFocus() }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The error of one field.
private struct ErrorLine: View {
  let label: String
  let message: String
  let action: @MainActor () -> Void

  var body: some View {
    Interactive(role: .link, action: action) { state in
      HStack(alignment: .top, spacing: ComponentTokens.Form.gap) {
        Image(systemName: state.isFocused ? "chevron.right" : "curium.input.error")
        line(state)
          .font(ComponentTokens.Form.errorFont)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .foregroundStyle(ComponentTokens.Form.errorColor)
    }
  }

  private func line(_ state: ControlState) -> Text {
    let words = Text("\(label): \(message)")
    return state.isFocused || state.isHovered ? words.underline() : words
  }
}
