// SPDX-License-Identifier: MIT
// Views: a form.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A column of settings and fields, which scrolls if there isn't enough room.
///
/// The labels of pickers, sliders, steppers, gauges and `LabeledContent`, and the titles of text,
/// secure and number fields and combo boxes, share a column on the left. Their contents start in
/// the next column. A modifier of such a control, such as `.frame(width: 8)` or
/// `.textInputSuggestions`, applies to the label and the control. To modify only the control, put
/// it in a `LabeledContent`. A `Section` is a group on its own background, with the edges of a
/// card. Text fields and editors look like inputs, unless the environment has a `textFieldStyle`.
/// There is an empty row between two rows with backgrounds, such as fields, menus, segments and
/// steppers.
///
/// *Sizing:* fills the width and the height; hugs its rows where the size is unspecified, as in a
/// sheet. *Tokens:* `page.…`, `card.…`, `form.rowSpacing`.
///
///     struct Preferences: View {
///       @State private var name = ""
///       @State private var isPublic = false
///       var body: some View {
///         Form {
///           Section("Account") {
///             TextField("Name", text: $name)
///             Toggle("Public", isOn: $isPublic)
///           }
///         }
///       }
///     }
public struct Form<Content: View>: View {
  private let content: Content
  @State private var column = FormColumn(isForm: true)

  /// Creates a form with the rows of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows in a scroll view.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacingOfFields: ComponentTokens.Form.rowSpacing) { content }
        .environment(\.formColumn, column)
        .environment(\.formFieldFace, TextFieldFace(variant: .standard))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
