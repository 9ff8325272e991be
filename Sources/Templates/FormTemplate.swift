// SPDX-License-Identifier: MIT
// Template: a form with a submit button.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A form with a large title and fields, which scroll, and a submit button pinned at the bottom.
///
/// While the form is being submitted (`isLoading`), the button shows a spinner, and the form is
/// disabled. The focus stays where it is.
///
/// *Sizing:* fills the available space. The fields are at most `form.width` wide.
/// *Keys:* Tab moves between the fields and the button; Return and Space press it.
/// *Tokens:* `page.*`, `form.width`, `button.primary.*`.
///
///     FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: isInstalling) {
///       save()
///     } content: {
///       StandardTextField(placeholder: "Name", text: $name)
///     }
public struct FormTemplate<Content: View>: View {
  private let title: String
  private let submitButtonTitle: String
  private let isLoading: Bool
  private let onSubmit: @MainActor () -> Void
  private let content: Content

  /// Creates a form with a title and a button that calls `onSubmit`.
  ///
  /// - Parameters:
  ///   - title: The title above the fields.
  ///   - submitButtonTitle: The label of the button that submits the form.
  ///   - isLoading: `true` while the form is being submitted.
  ///   - onSubmit: Called when the user submits the form.
  ///   - content: The fields, which scroll above the button.
  public init(
    title: String, submitButtonTitle: String, isLoading: Bool = false,
    onSubmit: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.submitButtonTitle = submitButtonTitle
    self.isLoading = isLoading
    self.onSubmit = onSubmit
    self.content = content()
  }

  /// The title, the fields and the button.
  public var body: some View {
    ContentAboveActions {
      PageScroll {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) {
          Text(title)
            .font(ComponentTokens.Page.titleFont)
            .lineLimit(1)
            .accessibilityRole(.heading)
          VStack(alignment: .leading, spacing: 0) { content }
            .disabled(isLoading)
            .keepsFocusWhenDisabled(isLoading)
        }
        .frame(maxWidth: ComponentTokens.Form.width, alignment: .leading)
      }
      PinnedActions {
        PrimaryButton(title: submitButtonTitle, isLoading: isLoading, action: onSubmit)
      }
    }
    .pageBackground(ComponentTokens.Page.backgroundColor)
  }
}
