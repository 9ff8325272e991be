// SPDX-License-Identifier: MIT
// Organism: a field of a form with its validation.

import CuriumControls
import Observation

/// A field of a form: its value, its name, its rules and the time of validation.
///
/// Rules are applied in order, and the first one that fails provides the message. A `check` runs
/// last, when the focus leaves the field and when the form is submitted, once per value. While it
/// runs, a spinner appears below the field. A result for an outdated value is ignored.
///
///     FormField(\Account.email, "Email", .email("Use the form you@example.org.")) { address in
///       await directory.knows(address) ? "This email is already in use." : nil
///     }
@MainActor public struct FormField<Values> {
  let state: FieldState<Values>

  /// Creates a field with the name `label` for the value at a key path.
  ///
  /// - Parameters:
  ///   - value: The key path of the value.
  ///   - label: The name of the field.
  ///   - rules: The rules, in the order of validation.
  ///   - timing: The time of validation; by default, when the focus leaves the field.
  ///   - check: Returns an error for a value, or `nil`, for example after a request to a server.
  public init<Value: Equatable>(
    _ value: WritableKeyPath<Values, Value>, _ label: String,
    _ rules: FieldRule<Values, Value>..., when timing: ValidationTiming = .onBlur,
    check: (@MainActor (Value) async -> String?)? = nil
  ) {
    state = FieldState(value, label, rules, timing, unreadable: nil, check)
  }

  /// Creates a field for a number or another value that the user enters as text.
  ///
  /// - Parameters:
  ///   - value: The key path of the value.
  ///   - label: The name of the field.
  ///   - unreadable: The error for text that can't be converted, instead of the one in `\.strings`.
  ///   - rules: The rules, in the order of validation.
  ///   - timing: The time of validation; by default, when the focus leaves the field.
  ///   - check: Returns an error for a value, or `nil`, for example after a request to a server.
  public init<Value: Equatable & LosslessStringConvertible>(
    _ value: WritableKeyPath<Values, Value>, _ label: String, unreadable: String,
    _ rules: FieldRule<Values, Value>..., when timing: ValidationTiming = .onBlur,
    check: (@MainActor (Value) async -> String?)? = nil
  ) {
    state = FieldState(value, label, rules, timing, unreadable: unreadable, check)
  }
}

/// Collects the fields of a form.
///
///     FormModel(Account()) {
///       FormField(\.name, "Name", .required("Enter your name."))
///     }
@resultBuilder @MainActor public enum FormFieldBuilder<Values> {
  /// Returns `field`.
  public static func buildExpression(_ field: FormField<Values>) -> [FormField<Values>] { [field] }
  /// Returns the fields in order.
  public static func buildBlock(_ fields: [FormField<Values>]...) -> [FormField<Values>] {
    buildArray(fields)
  }
  /// Returns the fields of a loop in order.
  public static func buildArray(_ fields: [[FormField<Values>]]) -> [FormField<Values>] {
    fields.flatMap { $0 }
  }
  /// Returns the fields of an `if`, or none.
  public static func buildOptional(_ fields: [FormField<Values>]?) -> [FormField<Values>] {
    fields ?? []
  }
  /// Returns the fields of the first branch.
  public static func buildEither(first fields: [FormField<Values>]) -> [FormField<Values>] {
    fields
  }
  /// Returns the fields of the second branch.
  public static func buildEither(second fields: [FormField<Values>]) -> [FormField<Values>] {
    fields
  }
}

/// The state of one field. Views observe its properties separately, so that typing in a field
/// redraws only that field.
@MainActor @Observable final class FieldState<Values> {
  @ObservationIgnored let key: PartialKeyPath<Values>
  @ObservationIgnored let label: String
  @ObservationIgnored let timing: ValidationTiming
  @ObservationIgnored private let rules: @MainActor (Values) -> String?
  @ObservationIgnored private let check: (@MainActor (Values) async -> String?)?
  @ObservationIgnored private let isSame: @MainActor (Values, Values) -> Bool
  @ObservationIgnored private let unreadable: String?
  /// The error for text that can't be converted, in a field without its own.
  @ObservationIgnored var defaultUnreadable = OrganismStrings().enterValid

  /// The current error message.
  private(set) var error: String?
  /// `true` if a check has been requested or is running.
  private(set) var isChecking = false
  /// The number of requested checks.
  private(set) var checks = 0
  /// The number of changes of the value.
  private(set) var revision = 0
  /// The number of focus requests.
  private(set) var focusRequests = 0
  /// `true` if the next invalid field gets the requested focus while this one is disabled.
  @ObservationIgnored var passesFocusOn = false
  /// The number of visible controls for the field.
  var controls = 0
  /// `true` if the controls for the field are enabled.
  @ObservationIgnored var isEnabled = true
  /// `true` if a control for the field is visible. Reading it in a body adds no dependency.
  var isShown: Bool { _controls > 0 }
  /// The text in the field.
  private(set) var draft = TextDraft()
  @ObservationIgnored private var isEdited = false
  /// `true` if the field has been validated. It is then validated with every change.
  @ObservationIgnored private var isValidated = false
  /// The result of the check, with the values that were checked.
  @ObservationIgnored private var checkResult: (values: Values, message: String?)?
  /// The `revision` of the value that is being checked.
  @ObservationIgnored private var runningRevision: Int?
  /// The tasks that wait for that check.
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  /// An error set by the app. It stays until the value changes.
  @ObservationIgnored private var appError: String?

  init<Value: Equatable>(
    _ value: WritableKeyPath<Values, Value>, _ label: String, _ rules: [FieldRule<Values, Value>],
    _ timing: ValidationTiming, unreadable: String?, _ check: (@MainActor (Value) async -> String?)?
  ) {
    key = value
    self.label = label
    self.timing = timing
    self.unreadable = unreadable
    self.rules = { values in
      for rule in rules {
        if let words = rule.error(values[keyPath: value], values) { return words }
      }
      return nil
    }
    if let check {
      self.check = { values in await check(values[keyPath: value]) }
    } else {
      self.check = nil
    }
    isSame = {
      let (one, other) = ($0[keyPath: value], $1[keyPath: value])
      // A value like NaN isn't equal to itself.
      return one == other || one != one && other != other
    }
  }

  func didChange(draft: TextDraft) {
    self.draft = draft
    isEdited = true
    appError = nil
    isChecking = false
    revision &+= 1
    if timing == .whileTyping { isValidated = true }
  }

  /// Validates the field again if it has been validated before.
  func review(_ values: Values) {
    if isValidated { set(currentError(values)) }
  }

  /// Validates the field now and with every later change.
  func validate(_ values: Values) {
    isValidated = true
    set(currentError(values))
  }

  /// Called when the focus leaves the field. A field that wasn't edited isn't validated.
  func blur(_ values: Values) {
    if isEdited { draft.end() }
    guard timing != .onSubmit, isEdited else { return }
    validate(values)
    if error == nil, needsCheck(values) { requestCheck() }
  }

  func needsCheck(_ values: Values) -> Bool {
    guard check != nil else { return false }
    return checkResult.map { !isSame($0.values, values) } ?? true
  }

  func requestCheck() {
    if isChecking { return }
    isChecking = true
    checks &+= 1
  }

  /// Runs the check, or waits for it if it is already running. A result for an outdated value is
  /// ignored.
  func runCheck(_ values: Values) async {
    guard let check else { return }
    let asked = revision
    if runningRevision == asked {
      await withCheckedContinuation { waiting.append($0) }
      // The running check may have been cancelled.
      if asked == revision, !Task.isCancelled, needsCheck(values) { await runCheck(values) }
      return
    }
    runningRevision = asked
    isChecking = true
    let message = await check(values)
    if asked == revision {
      runningRevision = nil
      isChecking = false
      if !Task.isCancelled {
        checkResult = (values, message)
        review(values)
      }
    }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func reject(_ message: String) {
    appError = message
    isValidated = true
    set(message)
  }

  func requestFocus() { focusRequests &+= 1 }

  /// Restores the initial state.
  func reset() {
    isEdited = false
    isValidated = false
    isChecking = false
    checkResult = nil
    appError = nil
    draft = TextDraft()
    revision &+= 1
    set(nil)
  }

  private func set(_ message: String?) {
    if error != message { error = message }
  }

  private func currentError(_ values: Values) -> String? {
    if draft.isUnreadable { return unreadable ?? defaultUnreadable }
    if let message = appError ?? rules(values) { return message }
    return checkResult.flatMap { isSame($0.values, values) ? $0.message : nil }
  }
}
