// SPDX-License-Identifier: MIT
// Organism: the values of a form, and what is wrong with them.

import CuriumControls
public import Observation

/// The values of a form, and what is wrong with them.
///
/// The values are a type of the app's own (here a structure with a `name` and an `age`), and each field is
/// found by its property:
///
///     struct SignUp: View {
///       @State private var form = FormModel(Account()) {
///         FormField(\.name, "Name", .required("Enter your name."))
///         FormField(\.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
///       }
///       var body: some View {
///         ValidatedForm(form, submitButtonTitle: "Create account", onSubmit: { await store($0) }) {
///           ValidatedInput(form.name, placeholder: "Ada Lovelace")
///           ValidatedInput(form.age)
///         }
///       }
///       private func store(_ account: Account) async {}
///     }
@MainActor @Observable @dynamicMemberLookup public final class FormModel<Values> {
  @ObservationIgnored private var storage: Values
  @ObservationIgnored private let initial: Values
  @ObservationIgnored let fields: [FieldState<Values>]
  /// Counts the changes, for who reads all values.
  private var revision = 0
  /// Counts how often it was to be submitted.
  private(set) var submissions = 0
  /// Whether what was submitted is being checked or stored.
  public private(set) var isSubmitting = false
  /// Counts who waits for that; the last one goes on.
  @ObservationIgnored private var run = 0
  @ObservationIgnored private var isActing = false
  /// `true` after a submission with errors, so that all of them are listed.
  private(set) var listsErrors = false

  /// A form that begins with `values`; Return goes through its fields in the order they are listed in.
  public init(_ values: Values, @FormFieldBuilder<Values> fields: () -> [FormField<Values>]) {
    storage = values
    initial = values
    self.fields = fields().map(\.state)
  }

  /// What stands in the form now, right or wrong.
  public var values: Values {
    _ = revision
    return storage
  }

  /// The field of a property.
  ///
  /// - Precondition: The property has a `FormField`.
  public subscript<Value>(dynamicMember key: WritableKeyPath<Values, Value>)
    -> FieldBinding<Values, Value>
  {
    guard let field = fields.first(where: { $0.key == key }) else {
      preconditionFailure("\(key) has no FormField in this form.")
    }
    return FieldBinding(model: self, key: key, field: field)
  }

  /// Whether something is said of any field now.
  public var isInvalid: Bool { fields.contains { $0.error != nil } }

  /// Says what is wrong with a field, as a server found out; it stands until the field changes.
  public func reject<Value>(_ key: WritableKeyPath<Values, Value>, _ message: String) {
    fields.first { $0.key == key }?.object(message)
  }

  /// Forgets what was entered, and what was said of it.
  public func reset() {
    storage = initial
    revision &+= 1
    listsErrors = false
    for field in fields { field.reset() }
  }

  /// Judges all fields and asks their checks, then calls `action` if nothing is wrong. The first field that is
  /// wrong then, or that `action` rejected, gets the focus.
  public func submit(_ action: @MainActor (Values) async -> Void) async {
    guard beginSubmitting() else { return }
    await finishSubmitting(action)
    // Nobody goes on with what was called off.
    if Task.isCancelled, !isActing { isSubmitting = false }
  }

  // MARK: For views

  /// Asks the view of the form to submit it.
  package func requestSubmit() {
    if isSubmitting { return }
    if beginSubmitting() { submissions &+= 1 }
  }

  /// Whether the rules are kept, so that there is something to wait for.
  private func beginSubmitting() -> Bool {
    if isSubmitting { return false }
    for field in fields { field.judge(storage) }
    if isInvalid {
      fail()
      return false
    }
    isSubmitting = true
    return true
  }

  func finishSubmitting(_ action: @MainActor (Values) async -> Void) async {
    guard isSubmitting, !isActing else { return }
    run &+= 1
    let mine = run
    for field in fields {
      // What is entered meanwhile is checked, too.
      while mine == run, !Task.isCancelled, field.needsCheck(storage) {
        await field.runCheck(storage)
      }
    }
    // A view that went away goes on when it comes back.
    if Task.isCancelled || mine != run { return }
    for field in fields { field.judge(storage) }
    if !isInvalid {
      listsErrors = false
      isActing = true
      await action(storage)
      isActing = false
    }
    isSubmitting = false
    if isInvalid { fail() }
  }

  private func fail() {
    listsErrors = true
    fields.first { $0.error != nil }?.requestFocus()
  }

  func read<Value>(_ key: KeyPath<Values, Value>, of field: FieldState<Values>) -> Value {
    _ = field.revision
    return storage[keyPath: key]
  }

  func write<Value>(
    _ value: Value, to key: WritableKeyPath<Values, Value>, of field: FieldState<Values>
  ) {
    storage[keyPath: key] = value
    didChange(field)
  }

  /// What was written cannot be read as a value; the value before it stays.
  func writeUnreadable(_ text: String, to field: FieldState<Values>) {
    didChange(field, draft: text)
  }

  private func didChange(_ field: FieldState<Values>, draft: String? = nil) {
    field.didChange(draft: draft)
    revision &+= 1
    // Rules may look at other fields than their own.
    for field in fields { field.review(storage) }
    if listsErrors, !isInvalid { listsErrors = false }
  }

  func blur(_ field: FieldState<Values>) { field.blur(storage) }

  /// Runs the check with this number, unless another was asked for since.
  func check(_ field: FieldState<Values>, number: Int) async {
    if field.isChecking, field.checks == number { await field.runCheck(storage) }
  }

  /// Return in a field: on to the next one that is shown, or submits behind the last.
  func goOn(from field: FieldState<Values>) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if let next = fields[(index + 1)...].first(where: { $0.controls > 0 }) {
      next.requestFocus()
    } else {
      requestSubmit()
    }
  }
}
