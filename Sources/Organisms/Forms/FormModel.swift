// SPDX-License-Identifier: MIT
// Organism: the values of a form and their validation.

import CuriumControls
public import Observation

/// The values of a form and their validation.
///
/// The app defines the type of the values, here a structure with a `name` and an `age`. Each field
/// is identified by its property:
///
///     struct SignUp: View {
///       @State private var form = FormModel(Account()) {
///         FormField(\.name, "Name", .required("Enter your name."))
///         FormField(
///           \.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
///       }
///       var body: some View {
///         ValidatedForm(form, submitButtonTitle: "Sign up", onSubmit: { await store($0) }) {
///           ValidatedInput(form.name, placeholder: "Ada Okafor")
///           ValidatedInput(form.age)
///         }
///       }
///       private func store(_ account: Account) async {}
///     }
@MainActor @Observable @dynamicMemberLookup public final class FormModel<Values> {
  @ObservationIgnored private var storage: Values
  /// The values of the last submission or reset, or the initial ones.
  private(set) var baseline: Values
  @ObservationIgnored let fields: [FieldState<Values>]
  /// The number of changes, as a dependency of views that read all values.
  private var revision = 0
  /// The number of submissions.
  private(set) var submissions = 0
  /// A Boolean value that indicates whether a submission is being checked or processed.
  public private(set) var isSubmitting = false
  /// The number of calls of `finishSubmitting`. Only the latest one continues.
  @ObservationIgnored private var run = 0
  @ObservationIgnored private var isActing = false
  /// `true` if the action of the current submission has rejected it.
  @ObservationIgnored private var isRejected = false
  /// `true` if the form's view runs the current submission.
  @ObservationIgnored private var isForView = false
  /// The number of views on the screen that can submit the form.
  @ObservationIgnored var views = 0
  /// The views that can submit the form, shown or hidden.
  @ObservationIgnored let allViews = ViewCount()
  /// `true` after a submission with errors, so that all of them are listed.
  private(set) var listsErrors = false

  /// Creates a form with the initial `values`. Return moves through the fields in the order of
  /// `fields`.
  public init(_ values: Values, @FormFieldBuilder<Values> fields: () -> [FormField<Values>]) {
    storage = values
    baseline = values
    self.fields = fields().map(\.state)
  }

  /// The current values, valid or not.
  public var values: Values {
    _ = revision
    return storage
  }

  /// Returns the field of the property at the key path `key`.
  ///
  /// - Precondition: The property has a `FormField`.
  public subscript<Value>(dynamicMember key: WritableKeyPath<Values, Value>)
    -> FieldBinding<Values, Value>
  {
    // A key path with an index is a new object each time. That of the field is always the same one,
    // so that views with the field compare equal.
    guard let field = fields.first(where: { $0.key == key }),
      let known = field.key as? WritableKeyPath<Values, Value>
    else { preconditionFailure("This form has no FormField for \(key).") }
    return FieldBinding(model: self, key: known, field: field)
  }

  /// A Boolean value that indicates whether any field has an error. A field that hasn't been
  /// validated yet has none.
  public var isInvalid: Bool { fields.contains { $0.error != nil } }

  /// Sets the error `message` on the field of `key`, for example from a server. It stays until the
  /// field changes.
  public func reject<Value>(_ key: WritableKeyPath<Values, Value>, _ message: String) {
    fields.first { $0.key == key }?.reject(message)
    reject()
  }

  /// Marks the current submission as failed without an error on a field. Call it in the action, for
  /// example if a file can't be written. The values then still count as changed.
  public func reject() { isRejected = true }

  /// Restores the values of the last submission, or else the initial ones, and removes all errors.
  /// A submission that is being checked ends. While the action of a submission runs, its values
  /// don't count yet.
  public func reset() { reset(to: baseline) }

  /// Sets all values, as unchanged, and removes all errors. Cancels a submission that is being
  /// checked.
  public func reset(to values: Values) {
    storage = values
    baseline = values
    revision &+= 1
    listsErrors = false
    for field in fields { field.reset() }
    // The action of a submission can't be stopped, but its checks can.
    run &+= 1
    if !isActing { isSubmitting = false }
  }

  /// Validates all fields and runs their checks, then calls `action` if there are no errors. The
  /// first invalid field that can take the focus, or one rejected by `action`, gets it.
  ///
  /// After the action, the submitted values count as unchanged, unless it has called `reject` or
  /// `reset`, or was cancelled.
  ///
  /// - Returns: `true` if `action` ran, wasn't cancelled, and didn't call `reject`.
  @discardableResult
  public func submit(_ action: @MainActor (Values) async -> Void) async -> Bool {
    guard beginSubmitting(forView: false) else { return false }
    let succeeded = await finishSubmitting(action)
    // Nothing else continues a cancelled submission.
    if succeeded == nil { isSubmitting = false }
    return succeeded ?? false
  }

  /// Validates all fields and has the view of the form submit it, like its button does: for a
  /// command or a menu item outside of the view.
  public func requestSubmit() {
    if beginSubmitting(forView: true) { submissions &+= 1 }
  }

  // MARK: For views

  /// Runs the checks of a submission that `requestSubmit()` has begun, then its action.
  func continueSubmitting(_ action: @MainActor (Values) async -> Void) async {
    if isForView { await finishSubmitting(action) }
  }

  /// Ends a submission whose view is gone. Its action can't be stopped.
  func endSubmitting() {
    guard isSubmitting, isForView, !isActing else { return }
    run &+= 1
    isSubmitting = false
  }

  /// Validates all fields and begins a submission. Returns `false` if there are errors.
  private func beginSubmitting(forView: Bool) -> Bool {
    if isSubmitting { return false }
    for field in fields { field.validate(storage) }
    if isInvalid {
      fail()
      return false
    }
    isSubmitting = true
    isForView = forView
    return true
  }

  /// Runs the checks of the current submission, then its action. Returns whether the action
  /// succeeded; `nil` if the task was cancelled before it, so the submission can be continued.
  @discardableResult
  private func finishSubmitting(_ action: @MainActor (Values) async -> Void) async -> Bool? {
    guard isSubmitting, !isActing else { return false }
    run &+= 1
    let mine = run
    // Values entered in the meantime are checked too, also in fields whose check is over.
    while mine == run, !Task.isCancelled,
      let field = fields.first(where: { $0.needsCheck(storage) })
    {
      await field.runCheck(storage)
    }
    if mine != run { return false }
    // If the view is hidden, it continues when it is shown again.
    if Task.isCancelled { return nil }
    for field in fields { field.validate(storage) }
    var succeeded = false
    if !isInvalid {
      listsErrors = false
      succeeded = await act(on: storage, action)
    }
    isSubmitting = false
    if isInvalid { fail() }
    return succeeded
  }

  /// Calls the action of a submission, and returns whether it succeeded. If so, its values are the
  /// new baseline. A cancelled action may have failed.
  private func act(on submitted: Values, _ action: @MainActor (Values) async -> Void) async
    -> Bool
  {
    let mine = run
    isActing = true
    isRejected = false
    await action(submitted)
    isActing = false
    if isRejected || Task.isCancelled { return false }
    // After a reset, the baseline is that of the reset.
    if mine == run { baseline = submitted }
    return true
  }

  private func fail() {
    listsErrors = true
    focusError()
  }

  func read<Value>(_ key: KeyPath<Values, Value>, of field: FieldState<Values>) -> Value {
    _ = field.revision
    return storage[keyPath: key]
  }

  /// Stores a value and the text that it was read from. Without a value, the previous one stays.
  func write<Value>(
    _ value: Value?, to key: WritableKeyPath<Values, Value>, of field: FieldState<Values>,
    draft: TextDraft = TextDraft()
  ) {
    if let value { storage[keyPath: key] = value }
    field.didChange(draft: draft)
    revision &+= 1
    review()
  }

  /// Stores the text of a control that isn't a valid value, or `nil`.
  func report(_ text: UnreadableText?, by control: Namespace.ID, of field: FieldState<Values>) {
    if field.setUnreadableText(text, of: control) { review() }
  }

  /// Discards invalid text of `field`, because the user can't correct it anymore.
  func discardUnreadableDraft(of field: FieldState<Values>) {
    if field.discardUnreadableDraft() { review() }
  }

  /// Validates the fields again. Rules can depend on other fields.
  private func review() {
    for field in fields { field.review(storage) }
    if listsErrors, !isInvalid { listsErrors = false }
  }

  func blur(_ field: FieldState<Values>) { field.blur(storage) }

  /// Runs the check with this number, unless a newer one was requested.
  func check(_ field: FieldState<Values>, number: Int) async {
    if field.isChecking, field.checks == number { await field.runCheck(storage) }
  }
}
