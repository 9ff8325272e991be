// SPDX-License-Identifier: MIT
// Organism: the errors of a form, with links to the fields.

import CuriumTokens
public import CuriumControls

/// A message that says how many fields of a form need attention, with a link to each of them.
///
/// It appears after the user tries to submit the form. The fields themselves say what to do. A
/// field that isn't on the screen is listed with its error.
///
/// The summary disappears with the last error. A form with a single field has no summary, because
/// the field shows its own error.
///
/// *Sizing:* fills the width; one row, or more if the names of the fields don't fit, and
/// `form.spacing` below. It takes up no space if there are no errors to list.
/// *Keys:* Return and Space go to the field.
/// *Tokens:* `form.error`, `form.errorFont`, `form.gap`, `form.spacing`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ErrorSummary(form)
public struct ErrorSummary<Values>: View {
  private let form: FormModel<Values>
  @Environment(\.strings) private var strings

  /// Creates a summary of the errors of `form`.
  public init(_ form: FormModel<Values>) { self.form = form }

  /// The number of fields and their names, and the errors of fields that aren't on the screen.
  public var body: some View {
    if form.listsErrors, form.fields.count > 1 || form.fields.first?.controls == 0 {
      let invalid = form.fields.filter { $0.error != nil }
      let shown = invalid.filter { $0.controls > 0 }
      VStack(alignment: .leading, spacing: 0) {
        if !shown.isEmpty { fields(shown) }
        ForEach(invalid.filter { $0.controls == 0 }, id: \.key) { field in
          ErrorLine { Text("\(field.label): \(field.error ?? "")") }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, ComponentTokens.Form.spacing)
    }
  }

  private func fields(_ fields: [FieldState<Values>]) -> some View {
    ErrorLine {
      FlowLayout(spacing: ComponentTokens.Form.gap) {
        Text(words(fields.count))
        ForEach(fields, id: \.key) { field in
          HStack(spacing: 0) {
            FieldLink(label: field.label) { field.requestFocus() }
            if field !== fields.last { Text(",").accessibilityHidden() }
          }
        }
      }
    }
  }

  private func words(_ count: Int) -> String {
    count == 1
      ? strings.fieldNeedsAttention : Strings.fill(strings.fieldsNeedAttention, "\(count)")
  }
}

/// An icon before a message.
private struct ErrorLine<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    HStack(alignment: .top, spacing: ComponentTokens.Form.gap) {
      Image(systemName: "curium.input.error")
      content.font(ComponentTokens.Form.errorFont)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .foregroundStyle(ComponentTokens.Form.errorColor)
  }
}

/// The name of a field, which leads to it.
private struct FieldLink: View {
  let label: String
  let action: @MainActor () -> Void

  var body: some View {
    Interactive(role: .link, action: action) { state in
      let name = Text(label).underline()
      (state.isFocused || state.isHovered ? name.bold() : name).lineLimit(1)
        .background(ComponentTokens.Control.backgroundColors[state])
    }
  }
}
