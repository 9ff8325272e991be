// SPDX-License-Identifier: MIT
// Organism: a form with validation.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A form that is validated before it is submitted.
///
/// Its button shows a spinner while checks and `onSubmit` are running. If there are errors, they
/// are listed above the fields, and the first invalid field gets the focus. While the form is
/// hidden, for example in another tab, its submission is paused. If the form is removed during the
/// checks, for example with its sheet, the submission is cancelled. The same form works full
/// screen, inline below the prompt, and line by line in linear mode.
///
/// *Sizing:* fills the width; as tall as its parts. Put it in a `ScrollView` if it can be taller
/// than the screen. *Keys:* Return moves from field to field and submits after the last one;
/// in a text editor, Option-Return does. *Tokens:* `form.*`, `button.primary.*`.
///
///     let form = FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
///     ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { account in save() }) {
///       ValidatedInput(form.name)
///     } actions: {
///       Button("Cancel") { dismiss() }
///     }
public struct ValidatedForm<Values, Content: View, Actions: View>: View {
  private let form: FormModel<Values>
  private let submitButtonTitle: String
  private let onSubmit: @MainActor (Values) async -> Void
  private let content: Content
  private let actions: Actions

  /// Creates a form with the fields of `content` and a button that submits `form`.
  ///
  /// - Parameters:
  ///   - form: The model with the values and the rules.
  ///   - submitButtonTitle: The label of the button that submits the form.
  ///   - onSubmit: Called with the values if all of them are valid. They then count as unchanged,
  ///    unless it calls `reject` or `reset` of the form.
  ///   - content: The fields, between the errors and the button.
  ///   - actions: Other buttons, after the one that submits the form. Those without a variant are
  ///    secondary buttons.
  public init(
    _ form: FormModel<Values>, submitButtonTitle: String,
    onSubmit: @escaping @MainActor (Values) async -> Void, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.form = form
    self.submitButtonTitle = submitButtonTitle
    self.onSubmit = onSubmit
    self.content = content()
    self.actions = actions()
  }

  /// The errors, the fields and the buttons.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ErrorSummary(form)
      content
      // The last row ends with the same space as the others.
      HStack {
        SubmitButton(form: form, title: submitButtonTitle)
        actions
      }
      .actionGroup()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { SubmitTask(form: form, action: onSubmit) }
  }
}

/// The submit button. It observes the form in its own body, so that the fields aren't updated with
/// it.
private struct SubmitButton<Values>: View {
  let form: FormModel<Values>
  let title: String

  var body: some View {
    PrimaryButton(title: title, isLoading: form.isSubmitting) { form.requestSubmit() }
  }
}

/// Runs the checks and the action of a submission.
private struct SubmitTask<Values>: View {
  let form: FormModel<Values>
  let action: @MainActor (Values) async -> Void

  var body: some View {
    let number = form.submissions
    Color.clear.task(id: number) {
      // The task of the previous number may start after this one was requested.
      if number == form.submissions { await form.continueSubmitting(action) }
    }
    .onAppear { form.views += 1 }
    .onDisappear { form.views -= 1 }
    .counted(in: form.allViews) { form.endSubmitting() }
    // Another form gets a task of its own.
    .id(ObjectIdentifier(form))
  }
}
